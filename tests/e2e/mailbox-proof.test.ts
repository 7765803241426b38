import { routes } from '@stratomate/contracts/routes'
import { type Product, removeProduct, startProduct } from '@stratomate/commands/start-product'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from './testing/page-checks/find-violations.ts'
import { joinInBrowser } from './testing/join-in-browser.ts'
import { openBrowser } from './testing/open-browser.ts'
import { readMailedCode } from './testing/read-mailed-code.ts'

const owner = { email: 'owner@example.com', password: 'marble kettle sunrise' }
const stranger = { email: owner.email, password: 'violet copper ladder' }

let product: Product
let browser: Browser
beforeAll(async () => {
  product = await startProduct({ env: { ADMIN_EMAIL: owner.email, ADMIN_SECOND_FACTOR: 'demanded' } })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await removeProduct(product)
})

async function openPage(path: string, width = 390): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width, height: 844 } })
  const page = await context.newPage()
  await page.goto(`${product.origin}${path}`)
  await page.locator('footer input[type=radio]:checked').waitFor()
  return page
}

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const isSignedIn = async (context: BrowserContext) =>
  (await context.request.get(`${product.origin}${routes.readUser.path}`)).ok()

/** Fills in the form of the page and waits for the next one. */
async function fillSignUp(page: Page, { email, password }: typeof owner): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Country').selectOption('DE')
  await page.getByLabel(/18 or older/).check()
  await page.getByLabel(/I accept the/).check()
  await press(page, 'Sign up')
}

/** The link in the newest email, as the mailbox page shows it. */
async function mailedFactorLink(): Promise<string> {
  const mails = await (await fetch(`${product.origin}/dev/mailbox.json`)).text()
  return /account\?tab=security&factorLink=[\w-]+/u.exec(mails)?.[0] ?? 'no link was mailed'
}

test('a guessable password is refused at its field, in words', async () => {
  const page = await openPage('/sign-up')
  await fillSignUp(page, { email: 'weak@example.com', password: 'password12' })
  const field = page.locator('[name=password][aria-invalid=true]')
  await field.waitFor()
  const ids = (await field.getAttribute('aria-describedby')) ?? ''
  const errorId = ids.split(' ').find((id) => id.endsWith('-error')) ?? 'none'

  expect(await page.locator(`[id="${errorId}"]`).innerText()).toContain('Easy to guess')
  await page.context().close()
})

test('a mailed code opens nothing in a browser that did not ask, and the page says where to go', async () => {
  const first = await openPage('/sign-up')
  await fillSignUp(first, stranger)
  await first.waitForURL(/\/verify-email/)
  const code = await readMailedCode(product, owner.email)
  const second = await openPage(`/verify-email?email=${encodeURIComponent(owner.email)}&code=${code}`)
  await press(second, 'Verify email')
  const summary = second.locator('form [role=alert]')
  await summary.waitFor()

  expect(await summary.innerText()).toContain('in this browser')
  expect(await isSignedIn(second.context())).toBe(false)
  expect(await findViolations(second)).toEqual([])
  await second.getByRole('link', { name: 'Sign up here' }).click()
  await second.waitForURL(/\/sign-up/)
  await first.context().close()
  await second.context().close()
})

test.each(['//evil.test/x', 'https://evil.test/', '/\\\\evil.test', '/a/..//evil.test'])(
  'a mailed link keeps who comes from %s on this site',
  async (returnTo) => {
    const email = `led-${returnTo.length}@example.com`
    const asked = `returnTo=${encodeURIComponent(returnTo)}`
    const page = await openPage(`/sign-up?${asked}`)
    await fillSignUp(page, { email, password: 'marble kettle sunrise' })
    await page.waitForURL(/\/verify-email/)
    const code = await readMailedCode(product, email)
    const mailed = await page.context().newPage()
    await mailed.goto(`${product.origin}/verify-email?email=${encodeURIComponent(email)}&code=${code}&${asked}`)
    await mailed.waitForURL(`${product.origin}/pricing#free-trial`)

    expect(await isSignedIn(mailed.context())).toBe(true)
    await page.context().close()
  },
)

test('the owner of the address of the settings sets up the first second factor by a mailed link', async () => {
  const page = await openPage('/sign-up', 1280)
  await joinInBrowser(page, product, owner)
  await page.goto(`${product.origin}/account?tab=security`)
  await press(page, 'Send me the link')
  await page.getByText('The link is on its way.').waitFor()
  const before = await page.getByRole('button', { name: 'Set up an authenticator app' }).count()
  const violations = await findViolations(page)
  await page.goto(`${product.origin}/${await mailedFactorLink()}`)
  await press(page, 'Set up a second factor in this session')
  await press(page, 'Set up an authenticator app')
  await page.getByText('Type this key into your authenticator app').waitFor()

  expect(before).toBe(0)
  expect(violations).toEqual([])
  await page.context().close()
})
