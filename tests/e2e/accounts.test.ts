import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { navigations, routes } from '@stratomate/contracts/routes'
import { type OidcProviderDouble, startOidcProvider } from '@stratomate/simulators/oidc/start-oidc-provider'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { joinInBrowser, type Person } from './testing/join-in-browser.ts'
import { keepPicture } from './testing/keep-picture.ts'
import { openBrowser } from './testing/open-browser.ts'
import { findViolations } from './testing/page-checks/find-violations.ts'
import { readMailedCode, readMailedLink } from './testing/read-mailed-code.ts'
import { type Product, removeProduct, startProduct } from '@stratomate/commands/start-product'

const person: Person = { email: 'kim@example.com', password: 'correct horse battery' }

let product: Product
let browser: Browser
let provider: OidcProviderDouble
// Sign-ins are limited to ten a minute, so journeys that begin signed in share one session.
let signedIn: Awaited<ReturnType<BrowserContext['storageState']>>

beforeAll(async () => {
  provider = await startOidcProvider()
  product = await startProduct({ env: provider.settings })
  provider.register(`${product.origin}${navigations.oidcCallback}`)
  browser = await openBrowser()
  await withPage('/', async (page, context) => {
    await joinInBrowser(page, product, person)
    signedIn = await context.storageState()
  })
})
afterAll(async () => {
  await browser.close()
  await removeProduct(product)
  await provider.close()
})

/** A fresh browser in which nobody is signed in, with one page, for as long as `walk` takes. */
async function withPage(path: string, walk: (page: Page, context: BrowserContext) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(`${product.origin}${path}`)
  await page.locator('footer input[type=radio]:checked').waitFor()
  await walk(page, context)
  await context.close()
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const password = (page: Page) => page.locator('input[name=password]')
const summary = (page: Page) => page.locator('form [role=alert]')
const hasFocus = (page: Page) => summary(page).evaluate((element) => element === document.activeElement)
const pathOf = (page: Page) => new URL(page.url()).pathname

async function signIn(page: Page, { email, password: secret }: Person): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await password(page).fill(secret)
  await press(page, 'Log In')
}

async function isSignedIn(context: BrowserContext): Promise<boolean> {
  return (await context.request.get(`${product.origin}${routes.readUser.path}`)).ok()
}

/** The text below a field, found the way a screen reader finds it. */
async function errorOf(page: Page, name: string): Promise<string> {
  const field = page.locator(`[name=${name}][aria-invalid=true]`)
  const ids = (await field.getAttribute('aria-describedby')) ?? ''
  const errorId = ids.split(' ').find((id) => id.endsWith('-error')) ?? 'none'
  return (await page.locator(`[id="${errorId}"]`).innerText()).trim()
}

test('a form that is sent before the script of the page runs waits for it, and the address never tells', async () => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  let letScriptsCome = () => undefined as void
  const asked = new Promise<void>((resolve) => (letScriptsCome = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await asked
    await route.continue()
  })
  await page.goto(`${product.origin}/login`, { waitUntil: 'commit' })
  await signIn(page, person)
  letScriptsCome()
  await page.waitForURL('**/dashboard')

  expect(await isSignedIn(context)).toBe(true)
  expect(addresses.filter((address) => address.includes('password='))).toEqual([])
  await context.close()
})

describe('signing up', () => {
  test('each wrong field says what is wrong, and a summary with the focus leads to it', () =>
    withPage('/sign-up', async (page) => {
      await page.getByLabel('Email').fill('no-address')
      await password(page).fill('short')
      await press(page, 'Sign up')
      await summary(page).waitFor()
      const wrong = {
        email: 'Please enter a valid email address',
        password: 'Use at least 10 characters',
        country: 'Choose your country',
        adult: 'You must be 18 or older',
        riskAccepted: 'Please read and accept the terms and the risk',
      }

      await expect.poll(() => hasFocus(page)).toBe(true)
      expect(await summary(page).getByRole('listitem').count()).toBe(5)
      for (const [name, message] of Object.entries(wrong)) expect(await errorOf(page, name)).toBe(message)
      await summary(page).getByRole('link', { name: 'Country' }).click()
      expect(await page.evaluate(() => document.activeElement?.id)).toBe('country')
    }))

  test('a wrong code is refused in words, and the right one still works afterwards', () =>
    withPage('/sign-up', async (page) => {
      const other = { email: 'lou@example.com', password: 'correct horse battery' }
      await fillSignUp(page, other)
      await page.waitForURL(/\/verify-email/)
      const code = await readMailedCode(product, other.email)
      await page.getByLabel('Code').fill(code === '000000' ? '000001' : '000000')
      await summary(page).waitFor()
      const refusal = await summary(page).innerText()
      await page.getByLabel('Code').fill(`${code.slice(0, 3)} ${code.slice(3)}`)
      await page.waitForURL('**/pricing#free-trial')
      await page.getByRole('button', { name: 'Account menu' }).click()
      await page.getByRole('banner').getByRole('link', { name: 'Log out' }).waitFor()

      // A person without a name is called by their email address, once.
      expect(await page.getByRole('banner').getByText(other.email).count()).toBe(1)
      expect(refusal).toBe('That code is incorrect or has expired. Check it, or press “Send a new code”.')
    }))

  test.each([390, 1280])('the field of the code has the focus, with its hint, and nothing moves (%i px)', (width) =>
    withPage('/sign-up', async (page) => {
      await page.setViewportSize({ width, height: 844 })
      const other = { email: `types-at-once-${width}@example.com`, password: 'correct horse battery' }
      await fillSignUp(page, other)
      await page.waitForURL(/\/verify-email/)
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('code')

      expect(await described(page)).toBe('Six digits from the email we sent.')
      expect(await page.evaluate(() => window.scrollY)).toBe(0)
      await page.reload()
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('code')
    }),
  )

  test('who waits for a code where no mail is sent is led to the mailbox that has it', () =>
    withPage('/sign-up', async (page) => {
      const waiting = { ...person, email: 'waits-for-a-code@example.com' }
      await fillSignUp(page, waiting)
      await page.waitForURL(/\/verify-email/)
      const [mailbox] = await Promise.all([
        page.waitForEvent('popup'),
        page.getByRole('link', { name: 'Open its mailbox' }).click(),
      ])

      const code = await readMailedCode(product, waiting.email)
      await mailbox.getByText(code).first().waitFor()

      expect(new URL(mailbox.url()).pathname).toBe('/dev/mailbox')
      // In a window the browser says that the page is back; one without a window never lost it.
      await page.evaluate(() => window.dispatchEvent(new Event('focus')))
      await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('code')
    }))

  test('who logs in before the code is led to it and need not name the address again', () =>
    withPage('/sign-up', async (page) => {
      const early = { ...person, email: 'logs-in-early@example.com' }
      await fillSignUp(page, early)
      await page.waitForURL(/\/verify-email/)
      await page.goto(`${product.origin}/login`)
      await page.getByLabel('Email').fill(early.email)
      await password(page).fill(early.password)
      await press(page, 'Log In')
      await page.getByRole('link', { name: 'Enter the code' }).click()
      await page.waitForURL(/\/verify-email/)

      expect(new URL(page.url()).searchParams.get('email')).toBe(early.email)
      await expect.poll(() => page.getByRole('main').getByText(early.email).count()).toBe(1)
    }))

  test('a known address is told nothing new on the screen, and its owner is told by mail', () =>
    withPage('/sign-up', async (page) => {
      await fillSignUp(page, person)
      const heading = page.getByRole('heading', { level: 1, name: 'Verify your email' })
      await heading.waitFor()
      const mails = await (await fetch(`${product.origin}/dev/mailbox`)).text()

      expect(pathOf(page)).toBe('/verify-email')
      expect(mails).toMatch(/already|have an account/i)
    }))
})

async function fillSignUp(page: Page, { email, password: secret }: Person): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Create your account' }).waitFor()
  await page.getByLabel('Email').fill(email)
  await password(page).fill(secret)
  await page.getByLabel('Country').selectOption('DE')
  await page.getByLabel(/18 or older/).check()
  await page.getByLabel(/I accept the/).check()
  await press(page, 'Sign up')
}

/** What is read out with the focused control, after its name. */
const described = (page: Page) =>
  page.evaluate(() => {
    const ids = document.activeElement?.getAttribute('aria-describedby')?.split(' ') ?? []
    return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
  })

/** Signs in on an open login page with the code that is mailed. */
async function signInByCode(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'One-time code' }).click()
  await page.getByLabel('Email').fill(person.email)
  await press(page, 'Send code')
  await page.getByText('If there is an account for').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('code')
  // Back from the mailbox, where a press beside the field had taken the focus from it.
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    window.dispatchEvent(new Event('focus'))
  })
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('code')
  expect(await described(page)).toContain(`If there is an account for ${person.email}, a code is on its way.`)
  await page.getByRole('textbox', { name: 'Code' }).fill(await readMailedCode(product, person.email))
  await press(page, 'Log In')
}

describe('signing in', () => {
  test('a wrong password is refused without telling which half is wrong', () =>
    withPage('/login', async (page) => {
      await signIn(page, { ...person, password: 'something else 1' })
      await summary(page).waitFor()

      expect(await summary(page).innerText()).toBe('Incorrect email or password.')
      await expect.poll(() => hasFocus(page)).toBe(true)
    }))

  test('a one-time code signs in and leads where the person wanted to go', () =>
    withPage('/login?returnTo=%2Fdevice', async (page) => {
      await signInByCode(page)
      await page.waitForURL('**/device')

      await expect.poll(() => page.getByRole('button', { name: 'Account menu' }).isVisible()).toBe(true)
    }))

  test('the way back survives the change from log in to sign up', () =>
    withPage('/login?returnTo=%2Fdevice%3Fcode%3DABCD', async (page) => {
      await page.getByRole('link', { name: 'Sign up' }).click()
      await page.waitForURL(/\/sign-up/)

      expect(new URL(page.url()).searchParams.get('returnTo')).toBe('/device?code=ABCD')
    }))

  test.each(['//evil.test', '/\\evil.test', 'https://evil.test/'])('a way back to %s stays on this site', (returnTo) =>
    withPage(`/login?returnTo=${encodeURIComponent(returnTo)}`, async (page) => {
      await signIn(page, person)
      await page.getByRole('button', { name: 'Account menu' }).waitFor()
      const led = await fetch(`${product.origin}/api/login?returnTo=${encodeURIComponent(returnTo)}`, {
        redirect: 'manual',
      })

      expect(new URL(page.url()).origin).toBe(product.origin)
      expect(new URL(led.headers.get('location') ?? '', product.origin).origin).toBe(product.origin)
    }),
  )

  test('too many tries are refused with the seconds to wait', () =>
    withPage('/login', async (page, context) => {
      const data = { email: 'mallory@example.com', password: 'a guess at it' }
      const statuses: number[] = []
      for (let count = 0; count < 11; count += 1) {
        statuses.push((await context.request.post(`${product.origin}${routes.signIn.path}`, { data })).status())
      }
      await signIn(page, data)
      await summary(page).waitFor()

      expect(statuses.at(-1)).toBe(429)
      expect(await summary(page).innerText()).toMatch(/^Too many attempts\. Try again in \d+ seconds?\.$/)
    }))
})

describe('logging out', () => {
  test('a picture, a frame or a link of another site signs nobody out', () =>
    withPage('/login', async (page, context) => {
      await context.addCookies(signedIn.cookies)
      const target = `${product.origin}/api/logout`
      const lure = `<img src="${target}"><iframe src="${target}"></iframe><a href="${target}">Free signals</a>`
      const site = createServer((_request, response) => {
        response.setHeader('content-type', 'text/html').end(lure)
      }).listen(0, '127.0.0.1')
      await new Promise((resolve) => site.once('listening', resolve))
      // Safe: the server listens on a port, not on a pipe.
      const { port } = site.address() as AddressInfo
      await page.goto(`http://127.0.0.1:${port}/`, { waitUntil: 'load' })
      const afterPicture = await isSignedIn(context)
      await page.getByRole('link', { name: 'Free signals' }).click()
      await page.getByRole('heading', { name: 'Log out?' }).waitFor()
      const afterLink = await isSignedIn(context)
      site.closeAllConnections()
      site.close()

      expect([afterPicture, afterLink]).toEqual([true, true])
    }))

  test('the menu logs out and leads home', () =>
    withPage('/login', async (page, context) => {
      await context.addCookies(signedIn.cookies)
      await page.goto(`${product.origin}/dashboard`)
      await page.getByRole('button', { name: 'Account menu' }).click()
      await page.locator('header').getByRole('link', { name: 'Log out' }).click()
      await page.locator('header').getByRole('link', { name: 'Log In' }).waitFor()

      expect(pathOf(page)).toBe('/')
      expect(await isSignedIn(context)).toBe(false)
      await page.goto(`${product.origin}/dashboard`)
      expect(pathOf(page)).toBe('/login')
    }))
})

const goods = [
  '/subscribe?tier=new_trader',
  '/subscribe?tier=pro_trader',
  '/subscribe?tier=elite_trader',
  '/checkout?plan=basic',
  '/checkout?plan=pro',
  '/checkout?plan=elite',
] as const

describe('what somebody came to buy is still there after the sign-in', () => {
  const addressOf = (page: Page) => page.url().slice(product.origin.length)
  const returnOf = async (link: ReturnType<Page['locator']>) =>
    new URL((await link.getAttribute('href')) ?? '', product.origin).searchParams.get('returnTo')
  /** From the page of what is sold to the log-in, by its links. */
  const toLogin = async (page: Page) => {
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click()
    await page.getByRole('heading', { level: 1, name: 'Log in' }).waitFor()
  }

  test.each(goods)('every link on the way from %s leads back there', (address) =>
    withPage(address, async (page) => {
      const header = await returnOf(page.locator('header').getByRole('link', { name: 'Log In' }))
      await toLogin(page)
      const links = ['Sign up', 'Forgot password', 'Log In'].map((name) =>
        page.getByRole('link', { name, exact: true }),
      )

      expect([header, ...(await Promise.all(links.map(returnOf)))]).toEqual(Array(4).fill(address))
    }),
  )

  test('by a password', () =>
    withPage('/checkout?plan=basic', async (page) => {
      await toLogin(page)
      await signIn(page, person)
      await page.getByRole('button', { name: 'Pay $199.00' }).waitFor()

      expect(addressOf(page)).toBe('/checkout?plan=basic')
    }))

  test('by a one-time code, with the hash', () =>
    withPage('/login?returnTo=%2Fsubscribe%3Ftier%3Dnew_trader%23main', async (page) => {
      await signInByCode(page)
      await page.getByRole('heading', { name: 'New Trader' }).waitFor()

      expect(addressOf(page)).toBe('/subscribe?tier=new_trader#main')
    }))

  test('by signing up, also through the link of the mail in another tab', () =>
    withPage('/checkout?plan=elite', async (page, context) => {
      const other = { email: `${randomUUID()}@example.com`, password: 'correct horse battery' }
      await toLogin(page)
      await page.getByRole('link', { name: 'Sign up', exact: true }).click()
      await fillSignUp(page, other)
      await page.getByText(`We have sent a code to ${other.email}`).waitFor()
      const mailed = await context.newPage()
      await mailed.goto(await readMailedLink(product, other.email))
      await mailed.getByRole('button', { name: 'Pay $499.00' }).waitFor()

      expect(addressOf(mailed)).toBe('/checkout?plan=elite')
    }))

  test('by logging in again, when the session has ended before "Start now" is sent', () =>
    withPage('/login', async (page, context) => {
      await context.request.post(`${product.origin}${routes.signIn.path}`, { data: person })
      await page.goto(`${product.origin}/subscribe?tier=elite_trader`)
      await page.getByText('Start now', { exact: true }).click()
      await context.clearCookies()
      await press(page, 'Continue to payment')
      await page.getByRole('link', { name: 'Log in again' }).click()
      await signIn(page, person)
      await page.getByRole('heading', { name: 'Elite Trader' }).waitFor()

      expect(addressOf(page)).toBe('/subscribe?tier=elite_trader')
    }))

  test('by a link that is pressed before the script of the page runs', async () => {
    const context = await browser.newContext()
    const page = await context.newPage()
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto(`${product.origin}/login?returnTo=%2Fcheckout%3Fplan%3Dpro#a`)
    await page.getByRole('link', { name: 'Sign up', exact: true }).click()
    await page.waitForURL(/\/sign-up/)

    expect(new URL(page.url()).searchParams.get('returnTo')).toBe('/checkout?plan=pro#a')
    await context.close()
  })
})

describe('continuing with the identity provider', () => {
  const nia = { subject: 'nia', email: 'nia@example.com', isVerified: true, firstName: 'Nia', lastName: 'Ray' }
  const leave = async (page: Page, tier: string) => {
    await page.waitForURL(`**/subscribe?tier=${tier}`)
    // The prices have a link to the log-in too.
    await page.getByText('Your subscription belongs to this address.').getByRole('link', { name: 'Log in' }).click()
    await press(page, 'Continue with Acme ID')
  }

  test('leads from the prices by the consents to the chosen tier, and straight to it the second time', () =>
    withPage('/pricing', async (page, context) => {
      provider.become(nia)
      await page.locator('a[href="/subscribe?tier=new_trader"]').first().click()
      await leave(page, 'new_trader')
      await page.getByText('nia@example.com').waitFor()
      await keepPicture(page, 'oidc-complete-sign-up')
      const violations = await findViolations(page)
      await press(page, 'Create account')
      const missing = [
        await errorOf(page, 'country'),
        await errorOf(page, 'adult'),
        await errorOf(page, 'riskAccepted'),
      ]
      const wasSignedIn = await isSignedIn(context)
      await page.getByLabel('Country').selectOption('DE')
      await page.getByLabel(/18 or older/).check()
      await page.getByLabel(/I accept the/).check()
      await press(page, 'Create account')
      await page.waitForURL('**/subscribe?tier=new_trader')
      await page.getByRole('button', { name: 'Account menu' }).waitFor()
      await page.goto(`${product.origin}/api/logout`)
      await page.goto(`${product.origin}/subscribe?tier=elite_trader`)
      await leave(page, 'elite_trader')
      await page.getByRole('button', { name: 'Account menu' }).waitFor()

      expect(violations).toEqual([])
      expect(missing).not.toContain('')
      expect(wasSignedIn).toBe(false)
      expect(new URL(page.url()).searchParams.get('tier')).toBe('elite_trader')
    }))

  test('with the aim of a trial begins it when the account is made, as a sign-up with a password does', () =>
    withPage('/pricing?tier=pro_trader', async (page) => {
      provider.become({ ...nia, subject: 'ola', email: 'ola@example.com' })
      await page.locator('#free-trial').getByRole('link', { name: 'Start free trial' }).click()
      await press(page, 'Continue with Acme ID')
      await page.getByText('ola@example.com').waitFor()
      await page.getByLabel('Country').selectOption('DE')
      await page.getByLabel(/18 or older/).check()
      await page.getByLabel(/I accept the/).check()
      await press(page, 'Create account')
      await page.getByText(/Your trial runs until/).waitFor()
      await keepPicture(page, 'oidc-trial')

      expect(await page.getByRole('button', { name: 'Start free trial' }).count()).toBe(0)
    }))

  test('shows the connection in the account, and how to disconnect it', () =>
    withPage('/login?returnTo=%2Faccount%3Ftab%3Dsecurity', async (page) => {
      provider.become({ ...nia, subject: 'kim', email: person.email })
      await press(page, 'Continue with Acme ID')
      await page.getByRole('button', { name: 'Disconnect' }).click()
      await page.getByText('It has not logged in to this account since').waitFor()
      await keepPicture(page, 'oidc-account')
      await page.goto(`${product.origin}/api/logout`)
      await page.goto(`${product.origin}/login`)
      await press(page, 'Continue with Acme ID')
      await page.getByText('is not connected to that sign-in').waitFor()

      expect(pathOf(page)).toBe('/login')
    }))

  test('that is cancelled there says so on the login page, with the way back', () =>
    withPage('/sign-up?returnTo=%2Fdevice', async (page) => {
      provider.become(null)
      await page.setViewportSize({ width: 390, height: 844 })
      await press(page, 'Continue with Acme ID')
      await page.getByText('The sign-in was declined.').waitFor()
      await keepPicture(page, 'oidc-login')

      expect(new URL(page.url()).searchParams.get('returnTo')).toBe('/device')
    }))
})

test('a forgotten password is set anew by a code, which ends the other sessions', () =>
  withPage('/forgot-password?returnTo=%2Fsubscribe%3Ftier%3Dpro_trader', async (page, context) => {
    const other = await browser.newContext()
    await other.request.post(`${product.origin}${routes.signIn.path}`, { data: person })
    const wasSignedIn = await isSignedIn(other)
    await page.getByLabel('Email').fill(person.email)
    await press(page, 'Send code')
    await page.getByText('If there is an account for').waitFor()
    // The email leads to this page too, in a tab of its own.
    await page.goto(await readMailedLink(product, person.email))
    const renewed = { ...person, password: 'another horse battery' }
    await page.getByRole('textbox', { name: 'Code' }).fill(await readMailedCode(product, person.email))
    await password(page).fill(renewed.password)
    await press(page, 'Set new password')
    await page.getByText('Your new password is set.').waitFor()
    const isStillSignedIn = await isSignedIn(other)
    await page.getByRole('main').getByRole('link', { name: 'Log In', exact: true }).click()
    await signIn(page, renewed)
    await page.waitForURL('**/subscribe?tier=pro_trader')

    expect([wasSignedIn, isStillSignedIn]).toEqual([true, false])
    expect(await isSignedIn(context)).toBe(true)
    await other.close()
  }))
