import { routes } from '@stratomate/contracts/routes'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from './testing/page-checks/find-violations.ts'
import { joinInBrowser, type Person } from './testing/join-in-browser.ts'
import { openBrowser } from './testing/open-browser.ts'
import { type Product, removeProduct, startProduct } from '@stratomate/commands/start-product'
import { watchComplaints } from './testing/page-checks/watch-complaints.ts'

const person: Person = { email: 'key@example.com', password: 'correct horse battery' }

// One person goes through all of it, the deletion last.
let product: Product
let browser: Browser
let context: BrowserContext
let page: Page
let complaints: ReturnType<typeof watchComplaints>

beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser()
  context = await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } })
  page = await context.newPage()
  complaints = watchComplaints(page)
  await addAuthenticator(page)
  await joinInBrowser(page, product, person)
})
afterAll(async () => {
  await browser.close()
  await removeProduct(product)
})

/** A fingerprint reader inside the browser, which always says yes. */
async function addAuthenticator(target: Page): Promise<void> {
  const session = await target.context().newCDPSession(target)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

const main = () => page.getByRole('main')
const press = (name: string) => main().getByRole('button', { name, exact: true }).click()
const openSecurity = async () => {
  await page.goto(`${product.origin}/account?tab=security`)
  await main().getByRole('heading', { name: 'Passkeys' }).waitFor()
}
/** Signs out from elsewhere: a page that is still open would be refused what it fetches until it has noticed. */
const signOut = async () => {
  await page.goto('about:blank')
  await context.request.post(`${product.origin}${routes.signOut.path}`)
}
const isSignedIn = async () => (await context.request.get(`${product.origin}${routes.readUser.path}`)).ok()

test('a passkey is added, and named after the browser', async () => {
  await openSecurity()
  await press('Add a passkey')
  await main().getByText('Not used yet.').waitFor()

  expect(await main().getByRole('button', { name: 'Rename Chrome on Linux' }).count()).toBe(1)
})

test('it is renamed, not to nothing, and the name stays', async () => {
  await press('Rename Chrome on Linux')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill(' ')
  await dialog.getByRole('button', { name: 'Save' }).click()
  const refusal = await dialog.getByRole('alert').innerText()
  await dialog.getByLabel('Name').fill('Desk at home')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await main().getByText('Desk at home').waitFor()
  await page.reload()
  await main().getByText('Desk at home').waitFor()

  expect(refusal).toContain('Give it a name')
  expect(await dialog.count()).toBe(0)
})

test('it signs in without anything typed, and leads where the person wanted to go', async () => {
  await signOut()
  await page.goto(`${product.origin}/login?returnTo=%2Faccount%3Ftab%3Dsecurity%23main`)
  await press('Log in with a passkey')
  await main()
    .getByText(/Last used/u)
    .first()
    .waitFor()

  expect(await isSignedIn()).toBe(true)
  expect(page.url()).toBe(`${product.origin}/account?tab=security#main`)
})

test.each([360, 1280])('the pages read well at %i px: nothing scrolls sideways, axe finds nothing', async (width) => {
  await page.setViewportSize({ width, height: 844 })
  const found: string[] = []
  for (const path of ['/account?tab=security', '/login']) {
    await page.goto(`${product.origin}${path}`)
    await main()
      .getByText(/Desk at home|Log in with a passkey/u)
      .first()
      .waitFor()
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    if (over > 0) found.push(`${path} is ${over} px too wide`)
    found.push(...(await findViolations(page)).map((violation) => `${path}: ${violation}`))
  }

  expect(found).toEqual([])
})

test('a browser without passkeys shows no button for one', async () => {
  const old = await browser.newContext()
  await old.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'))
  const other = await old.newPage()
  await other.goto(`${product.origin}/login`)
  await other.getByRole('button', { name: 'Log In', exact: true }).waitFor()

  expect(await other.getByRole('button', { name: 'Log in with a passkey' }).count()).toBe(0)
  await old.close()
})

test('removed, it signs nobody in any more', async () => {
  await openSecurity()
  await press('Remove Desk at home')
  await main().getByText('Desk at home is removed.').waitFor()
  const complaintsSoFar = complaints()
  await signOut()
  await page.goto(`${product.origin}/login`)
  await press('Log in with a passkey')
  await main().getByText('This passkey was not accepted.').waitFor()

  expect(complaintsSoFar).toEqual([])
  expect(await isSignedIn()).toBe(false)
})
