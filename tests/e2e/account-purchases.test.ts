import { desktopRoutes } from '@stratomate/contracts/desktop/routes'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findViolations } from './testing/page-checks/find-violations.ts'
import { joinInBrowser, type Person } from './testing/join-in-browser.ts'
import { openBrowser } from './testing/open-browser.ts'
import { payLicence } from './testing/pay-licence.ts'
import { type Product, removeProduct, startProduct } from '@stratomate/commands/start-product'
import { watchComplaints } from './testing/page-checks/watch-complaints.ts'

const person: Person = { email: 'buyer@example.com', password: 'correct horse battery' }

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
  await joinInBrowser(page, product, person)
})
afterAll(async () => {
  await browser.close()
  await removeProduct(product)
})

const main = () => page.getByRole('main')
const press = (name: string) => main().getByRole('button', { name, exact: true }).click()
const openTab = async (name: string) => {
  await page.goto(`${product.origin}/account?tab=${name}`)
  await page.locator('[role=tab][aria-selected=true]').waitFor()
}
const shownKey = async () => (await main().locator('.font-mono.select-all').innerText()).trim()

const pay = (plan: 'basic' | 'pro' | 'elite') => payLicence(context, { product, plan })
const activate = (key: string, computerName: string) =>
  fetch(`${product.origin}${desktopRoutes.activateDesktop.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ key, computerName }),
  })

test('whoever has bought nothing is told so and led on', async () => {
  await openTab('licenses')
  await main().getByText('No license yet').waitFor()
  await openTab('billing')
  await main().getByText('Nothing was charged so far').waitFor()
  await main().getByText('No plan yet').waitFor()

  expect(await main().getByRole('link', { name: 'See the plans' }).getAttribute('href')).toBe('/pricing')
})

describe('a license', () => {
  test('shows its key on the page after the payment, once', async () => {
    const paymentId = await pay('pro')
    const address = `${product.origin}/payment-success?payment_intent=${paymentId}&redirect_status=succeeded`
    await page.goto(address)
    await press('Create the key')
    const key = await shownKey()
    await page.goto(address)
    await main().getByText('was shown before').waitFor()

    expect(key).toMatch(/^(?:[A-Z0-9]{5}-){4}[A-Z0-9]{5}$/u)
    expect(await main().innerText()).not.toContain(key)
    expect((await activate(key, 'DESK-1')).status).toBe(200)
  })

  test('names its computers, and a new key signs them out', async () => {
    await openTab('licenses')
    await main().getByText('Connected with it: DESK-1.').waitFor()
    await press('Replace the key: Pro license')
    const dialog = page.getByRole('dialog')
    const question = await dialog.innerText()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await press('Replace the key: Pro license')
    await dialog.getByRole('button', { name: 'Replace the key' }).click()
    const key = await shownKey()
    await main().getByText('Connected with it').waitFor({ state: 'detached' })
    const focused = await page.evaluate(() => document.activeElement?.textContent)
    const again = await activate(key, 'DESK-2')
    await page.reload()
    await main().getByText('Connected with it: DESK-2.').waitFor()

    expect(question).toContain('DESK-1')
    expect(focused).toContain(key)
    expect(again.status).toBe(200)
    expect(await main().innerText()).not.toContain(key)
  })

  test('of the highest tier leads to support for its strategy', async () => {
    const paymentId = await pay('elite')
    await page.goto(`${product.origin}/payment-success?payment_intent=${paymentId}&redirect_status=succeeded`)
    await main().getByText('Your license key').waitFor()
    await openTab('licenses')
    const link = main().getByRole('link', { name: 'Tell us what you need' })

    expect(await link.getAttribute('href')).toBe('/support?topic=custom-strategy#contact')
  })
})

test('what was paid stands in the list and opens its receipt at the provider', async () => {
  await openTab('billing')
  const invoices = main().getByRole('region', { name: 'Invoices and receipts' })
  await invoices.getByText('Elite license').waitFor()
  const rows = await invoices.locator('li').allInnerTexts()
  const [receipt] = await Promise.all([
    context.waitForEvent('page'),
    main()
      .getByRole('link', { name: /^Receipt of/u })
      .first()
      .click(),
  ])
  await receipt.getByRole('heading', { name: 'Receipt' }).waitFor()

  expect(rows.map((row) => /\$\d+\.\d\d/u.exec(row)?.[0])).toEqual(['$499.00', '$321.00'])
  expect(await receipt.locator('main').innerText()).toContain('Elite license')
  await receipt.close()
})

test.each([360, 1280])('the tabs read well at %i px: nothing scrolls sideways, axe finds nothing', async (width) => {
  await page.setViewportSize({ width, height: 844 })
  const found: string[] = []
  for (const name of ['licenses', 'billing']) {
    await openTab(name)
    const parts = name === 'billing' ? ['Plan', 'Invoices and receipts'] : [/license/iu]
    for (const part of parts)
      await main().getByRole('region', { name: part }).first().getByText('Elite license').waitFor()
    if (name === 'licenses') {
      await press('Replace the key: Pro license')
      await page.getByRole('dialog').getByRole('button', { name: 'Replace the key' }).click()
      await shownKey()
    }
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    if (over > 0) found.push(`${name} is ${over} px too wide`)
    found.push(...(await findViolations(page)).map((violation) => `${name}: ${violation}`))
  }

  expect(found).toEqual([])
  expect(complaints(/\/api\/subscriptions\//u)).toEqual([])
})
