import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { listeningPort } from '@stratomate/std/ports'
import { desktopClientId } from '@stratomate/contracts'
import { desktopRoutes } from '@stratomate/contracts/desktop/routes'
import { routes } from '@stratomate/contracts/routes'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findViolations } from './testing/page-checks/find-violations.ts'
import { joinInBrowser, type Person } from './testing/join-in-browser.ts'
import { openBrowser } from './testing/open-browser.ts'
import { type Product, removeProduct, startProduct } from '@stratomate/commands/start-product'
import { watchComplaints } from './testing/page-checks/watch-complaints.ts'

const person: Person = { email: 'ann.lee@example.com', password: 'correct horse battery' }
const renewed: Person = { ...person, password: 'another horse battery' }
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

// One person goes through all of it; the deletion comes last.
let product: Product
let browser: Browser
let context: BrowserContext
let page: Page
let complaints: ReturnType<typeof watchComplaints>

beforeAll(async () => {
  product = await startProduct({ env: { WEBHOOKS_TO_LOOPBACK: 'on' } })
  browser = await openBrowser()
  context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } })
  page = await context.newPage()
  complaints = watchComplaints(page)
  await joinInBrowser(page, product, person)
})
afterAll(async () => {
  await browser.close()
  await removeProduct(product)
})

const tab = (name: string) => page.getByRole('tab', { name, exact: true })
const press = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click()
const dialog = () => page.getByRole('dialog')

async function open(name: string): Promise<void> {
  await page.goto(`${product.origin}/account?tab=${name}`)
  await page.locator(`[role=tab][aria-selected=true]`).waitFor()
}

/** The same person in a second browser. */
async function signInElsewhere({ email, password }: Person, userAgent: string): Promise<BrowserContext> {
  const other = await browser.newContext({ userAgent })
  const answer = await other.request.post(`${product.origin}${routes.signIn.path}`, { data: { email, password } })
  expect(answer.ok()).toBe(true)
  return other
}

async function isSignedIn(one: BrowserContext): Promise<boolean> {
  return (await one.request.get(`${product.origin}${routes.readUser.path}`)).ok()
}

async function connectComputer(name: string): Promise<void> {
  const asked = await fetch(`${product.origin}${routes.requestDeviceCode.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_id: desktopClientId, computer_name: name, app_version: '1.2.3' }),
  })
  // Safe: the service answers successes with the endpoint's own schema.
  const codes = (await asked.json()) as { device_code: string; user_code: string }
  const place = `${product.origin}/api/auth/device/${codes.user_code}`
  await context.request.get(place)
  await context.request.post(`${place}/decision`, { data: { decision: 'approve' } })
  await fetch(`${product.origin}${desktopRoutes.exchangeDesktopToken.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ grantType: 'device_code', clientId: desktopClientId, deviceCode: codes.device_code }),
  })
}

test('a visitor is sent to sign in and comes back to the tab', async () => {
  const answer = await fetch(`${product.origin}/account?tab=privacy`, { redirect: 'manual' })

  expect(answer.headers.get('location')).toBe('/api/login?returnTo=%2Faccount%3Ftab%3Dprivacy')
})

test('the menu leads here, tabs go by arrow keys and stand in the address', async () => {
  await page.goto(`${product.origin}/dashboard`)
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.locator('header').getByRole('link', { name: 'Account', exact: true }).click()
  await tab('Profile').focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  const address = page.url()
  await page.keyboard.press('Home')

  expect(new URL(address).searchParams.get('tab')).toBe('devices')
  expect(new URL(page.url()).search).toBe('')
  expect(await tab('Profile').evaluate((element) => element === document.activeElement)).toBe(true)
})

test('a changed name is saved, shown beside the button and in the menu, and survives a reload', async () => {
  await open('profile')
  const save = page.getByRole('button', { name: 'Save', exact: true })
  const unchanged = [await save.isDisabled(), await save.getAttribute('aria-describedby')]
  const reason = await page.getByText('No changes yet', { exact: true }).getAttribute('id')
  await page.getByLabel('First name').fill('')
  await press('Save')
  const refusal = await page.locator('form [role=alert]').innerText()
  await page.getByLabel('First name').fill('Zoë')
  await page.getByLabel('Country', { exact: true }).selectOption('DE')
  await press('Save')
  await page.getByText('Saved', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.locator('header').getByText('Zoë Lee').waitFor()
  await page.reload()

  expect(unchanged).toEqual([true, reason])
  expect(refusal).toContain('Enter your first name')
  await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Zoë')
  expect(await page.getByLabel('Country', { exact: true }).inputValue()).toBe('DE')
})

describe('security', () => {
  test('another session is signed out, and only that one', async () => {
    const phone = await signInElsewhere(person, iPhone)
    await open('security')
    await page.getByText('Safari on iPhone').waitFor()
    const marks = await page.getByText('This one').count()
    await press('Sign out Safari on iPhone')
    await page.getByText('Signed out.', { exact: true }).waitFor()
    await page.getByText('Safari on iPhone').waitFor({ state: 'detached' })

    expect(marks).toBe(1)
    expect([await isSignedIn(phone), await isSignedIn(context)]).toEqual([false, true])
    await phone.close()
  })

  test('everything but this browser is signed out at once', async () => {
    const others = [await signInElsewhere(person, iPhone), await signInElsewhere(person, iPhone)]
    await open('security')
    await press('Sign out everywhere else')
    await page.getByText('Signed out everywhere else.').waitFor()

    expect(await Promise.all([...others, context].map(isSignedIn))).toEqual([false, false, true])
    for (const other of others) await other.close()
  })

  test('a new password needs the present one, ends the other sessions and replaces the old one', async () => {
    const phone = await signInElsewhere(person, iPhone)
    await open('security')
    await page.getByLabel('Current password').fill('not this one')
    await page.getByLabel('New password').fill(renewed.password)
    await press('Change password')
    const refusal = await page.locator('form [role=alert]').innerText()
    await page.getByLabel('Current password').fill(person.password)
    await press('Change password')
    await page.getByText('Saved. Every other browser is signed out.').waitFor()
    const old = await fetch(`${product.origin}${routes.signIn.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(person),
    })

    expect(refusal).toContain('That is not your current password.')
    expect(old.status).toBe(401)
    expect([await isSignedIn(phone), await isSignedIn(context)]).toEqual([false, true])
    expect(await page.getByLabel('Current password').inputValue()).toBe('')
    await phone.close()
  })
})

test('a computer is paused, resumed and, after a question, removed', async () => {
  await connectComputer('DESK-7')
  await open('devices')
  await page.getByText('Stratomate Desktop 1.2.3').waitFor()
  await press('Pause DESK-7')
  await page.getByText('Paused', { exact: true }).waitFor()
  await press('Resume DESK-7')
  await page.getByText('Offline', { exact: true }).waitFor()
  await press('Remove DESK-7')
  await dialog().getByRole('button', { name: 'Cancel' }).click()
  const kept = await page.getByText('DESK-7', { exact: true }).count()
  await press('Remove DESK-7')
  await dialog().getByRole('button', { name: 'Remove', exact: true }).click()
  await page.getByText('No computer is connected').waitFor()

  expect(kept).toBe(1)
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('DESK-7 is removed')
})

test('a program gets a token that is shown once, reads with it, and is refused after it was removed', async () => {
  await open('security')
  await press('Make a token')
  await dialog().getByLabel('Name').fill('Trade sheet')
  await dialog().getByLabel('Reads trades').uncheck()
  await dialog().getByRole('button', { name: 'Make the token' }).click()
  await dialog().getByText('Choose what it may do').first().waitFor()
  await dialog().getByLabel('Reads trades').check()
  await dialog().getByRole('button', { name: 'Make the token' }).click()
  const secret = await page.getByText(/^smt_/u).innerText()
  // It is shown once: its button is in sight, whatever the height of the window.
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain(secret)
  const copy = await page.getByRole('button', { name: 'Copy the token' }).boundingBox()
  expect(copy === null ? Number.NaN : copy.y + copy.height).toBeLessThan(page.viewportSize()?.height ?? 0)
  const read = () =>
    fetch(`${product.origin}${routes.listTrades.path}`, { headers: { authorization: `Bearer ${secret}` } })
  expect((await read()).status).toBe(200)

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await press('Copy a first call')
  await page.getByText('Copied').waitFor()
  const lines = await page.evaluate(() => navigator.clipboard.readText())
  const [, token] = /^TOKEN='(\S+)'$/mu.exec(lines) ?? []
  const [, address = ''] = /^curl '(\S+)'/mu.exec(lines) ?? []
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } })
  expect([token, await answer.json()]).toEqual([secret, { items: [], nextCursor: null }])

  await page.reload()
  await page.getByText(/Reads trades.*Last used/u).waitFor()
  const shownAgain = await page.getByText(secret).count()
  await press('Remove Trade sheet')
  await page.getByText('Trade sheet is removed').waitFor()

  expect([shownAgain, (await read()).status]).toEqual([0, 401])
})

test('a webhook is added, tested, fails, is switched off and on, and replays what was lost', async () => {
  let status = 410
  const program = createServer((_request, response) => response.writeHead(status).end())
  await new Promise<void>((opened) => program.listen(0, '127.0.0.1', opened))
  const host = `127.0.0.1:${listeningPort(program)}`
  await open('security')
  await page.getByText('No webhooks yet.').waitFor()
  await press('Add a webhook')
  await dialog().getByRole('button', { name: 'Add the webhook' }).click()
  await dialog().getByText('Give the address of your program').first().waitFor()
  await dialog().getByLabel('Address').fill(`http://${host}/hook`)
  await dialog().getByRole('button', { name: 'Add the webhook' }).click()
  const secret = await page.getByText(/^whsec_/u).innerText()
  await press(`Send a test to ${host}`)
  await press(`Deliveries to ${host}`)
  await page.getByText('Your program answered 410').waitFor()
  await page.reload()
  await press(`Deliveries to ${host}`)
  await page.getByText('Switched off, because').waitFor()
  const offViolations = await findViolations(page)
  status = 204
  await press(`Switch on ${host}`)
  await page.getByRole('button', { name: /^Send webhook\.test of .* again$/u }).click()
  await page.getByText('Taken with status 204 after 1 try.').waitFor()
  const shownAgain = await page.getByText(secret).count()
  await press(`Remove ${host}`)
  await page.getByText('No webhooks yet.').waitFor()
  program.closeAllConnections()
  program.close()

  expect([shownAgain, offViolations]).toEqual([0, []])
})

test('preferences hold at once, in the footer too', async () => {
  await open('preferences')
  await page.getByRole('main').getByRole('radio', { name: 'Light' }).check()
  await page.getByRole('main').getByLabel('Single-key shortcuts are on').uncheck()
  await page.keyboard.press('Tab')
  await page.keyboard.press('?')
  const theme = await page.evaluate(() => document.documentElement.dataset['theme'])
  const inFooter = await page.locator('footer').getByRole('radio', { name: 'Light' }).isChecked()

  expect([theme, inFooter]).toEqual(['light', true])
  expect(await dialog().count()).toBe(0)
  await page.getByRole('main').getByLabel('Single-key shortcuts are on').check()
})

test('time zone, density and language are kept with the account: another browser has them', async () => {
  await open('preferences')
  await page.getByLabel('Time zone').selectOption('Asia/Tokyo')
  await page.getByText(/Sent after \d\d:\d\d.GMT\+9/u).waitFor()
  await page.getByRole('radio', { name: 'Compact' }).click()
  await page.locator('[data-density=compact]').waitFor()
  const stored = page.waitForResponse('**/api/account/preferences')
  await page.getByRole('radio', { name: 'Español' }).click()
  await stored
  const focused = await page.evaluate(() => document.activeElement?.getAttribute('type'))
  const other = await signInElsewhere(renewed, iPhone)
  const there = await other.newPage()
  await there.goto(`${product.origin}/account?tab=preferences`)
  await there.getByText(/Sent after \d\d:\d\d.GMT\+9/u).waitFor()
  await there.locator('[data-density=compact]').waitFor()
  await there.locator('input[value=es]:checked').waitFor()
  await there.goto(`${product.origin}/pricing`)
  await there.getByRole('link', { name: 'Leer en español' }).waitFor()
  await there.goto(`${product.origin}/account?tab=preferences`)

  expect(focused).toBe('radio')
  expect(await there.getByLabel('Time zone').inputValue()).toBe('Asia/Tokyo')
  await page.getByLabel('Time zone').selectOption('')
  await page.getByRole('radio', { name: 'English' }).click()
  await other.close()
})

test('a kind of mail is switched off and stays off; receipts are no choice', async () => {
  await open('preferences')
  const box = page.getByRole('main').getByLabel('Before the free trial ends')
  const kept = page.waitForResponse(
    (answer) => answer.url().endsWith('/mail-settings') && answer.request().method() === 'PATCH',
  )
  await box.click()
  await kept
  await page.reload()
  await box.waitFor()

  expect(await box.isChecked()).toBe(false)
  expect(
    await page
      .getByRole('main')
      .getByLabel(/receipt/iu)
      .count(),
  ).toBe(0)
})

test('everything about the person comes as one file', async () => {
  await open('privacy')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download my data' }).click(),
  ])
  const text = await readFile(await download.path(), 'utf8')

  expect(download.suggestedFilename()).toMatch(/^stratomate-data-\d{4}-\d\d-\d\d\.json$/)
  expect(JSON.parse(text)).toMatchObject({
    account: [{ email: person.email, firstName: 'Zoë', country: 'DE' }],
    devices: [{ name: 'DESK-7' }],
  })
  expect(text).toContain('account.change-password')
})

test.each([360, 1280])('every tab reads well at %i px: nothing scrolls sideways, axe finds nothing', async (width) => {
  await page.setViewportSize({ width, height: 844 })
  const found: string[] = []
  for (const name of ['profile', 'security', 'devices', 'preferences', 'privacy']) {
    await open(name)
    await page.locator('main h2').first().waitFor()
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    if (over > 0) found.push(`${name} is ${over} px too wide`)
    found.push(...(await findViolations(page)).map((violation) => `${name}: ${violation}`))
  }
  await press('Delete account')
  found.push(...(await findViolations(page)))
  await page.keyboard.press('Escape')

  expect(found).toEqual([])
})

test('the account is deleted by its typed email, and nothing of it opens any more', async () => {
  // What the bell has requested is answered before the account is gone.
  const bell = page.waitForResponse((answer) => answer.url().includes(`${routes.listNotifications.path}?limit=`))
  await open('privacy')
  await bell
  await page.getByRole('main').getByRole('button', { name: 'Delete account' }).press('Enter')
  await dialog().getByLabel('Your email').fill('somebody@example.com')
  await dialog().getByLabel('Password', { exact: true }).fill(renewed.password)
  await page.keyboard.press('Enter')
  const refusal = await dialog().getByRole('alert').innerText()
  await dialog().getByLabel('Your email').fill(person.email)
  await page.keyboard.press('Enter')
  await dialog().getByText('You are signed out everywhere.').waitFor()
  const complaintsSoFar = complaints(/\/api\/(?:account|subscriptions)/)
  await dialog().getByRole('button', { name: 'Go to the home page' }).click()
  await page.locator('header').getByRole('link', { name: 'Log In' }).waitFor()
  const signIn = await context.request.post(`${product.origin}${routes.signIn.path}`, { data: renewed })
  const mails = await (await fetch(`${product.origin}/dev/mailbox`)).text()

  expect(refusal).toContain('Not the email of this account')
  expect(complaintsSoFar).toEqual([])
  expect(signIn.status()).toBe(401)
  expect(mails).toContain('account is deleted')
})
