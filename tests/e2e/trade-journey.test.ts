import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import { openDemoAccount } from '@stratomate/commands/demo-account'
import type { NamedProcess } from '@stratomate/commands/named-process'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approveInBrowser, joinInBrowser, startTrialInBrowser } from './testing/join-in-browser.ts'
import { openBrowser } from './testing/open-browser.ts'
import { type Product, removeProduct, startProduct } from '@stratomate/commands/start-product'
import { startDesktop, startTerminal } from './testing/start-trading.ts'
import { stopAtBrokenStep } from './testing/stop-at-broken-step.ts'

const person = { email: 'ann@example.com', password: 'correct horse battery' }

let product: Product
let browser: Browser
let page: Page
const programs: NamedProcess[] = []

beforeAll(async () => {
  product = await startProduct({ database: 'embedded' })
  browser = await openBrowser()
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  page = await context.newPage()
})
afterAll(async () => {
  for (const program of programs.toReversed()) await program.stop()
  await browser.close()
  await removeProduct(product)
})

stopAtBrokenStep()

const linesWith = (desktop: NamedProcess, words: string) => desktop.lines().filter((line) => line.includes(words))
const acceptedIn = (desktop: NamedProcess) => linesWith(desktop, 'accepted by the broker')
const tradeRows = () => page.getByRole('row').filter({ hasText: /CALL|PUT/ })

/** Waits until the page shows at least this many trades, without reloading it. */
async function untilTradesShown(count: number): Promise<void> {
  await expect.poll(() => tradeRows().count(), { timeout: 60_000, interval: 250 }).toBeGreaterThanOrEqual(count)
}

// One journey in steps: each step needs those before it, so they share one product and one page.
test('a stranger signs up, verifies the email by the mailbox and starts the free trial', async () => {
  await joinInBrowser(page, product, person)
  await startTrialInBrowser(page, product)

  await page.getByText('Subscription Overview').waitFor()
  expect(await page.getByText('Trial', { exact: true }).first().isVisible()).toBe(true)
  expect(await page.getByText('Trades remaining').isVisible()).toBe(true)
})

test('the desktop app is signed in by its code, and trades appear on the dashboard without a reload', async () => {
  const desktop = startDesktop(product)
  programs.push(desktop)
  const [, userCode = ''] = await desktop.says(/enter the code ([A-Z0-9]{4}-[A-Z0-9]{4})/)
  await approveInBrowser(page, product, userCode)
  await desktop.says(/trades reserved/)

  await page.goto(`${product.origin}/dashboard`)
  programs.push(startTerminal(product, { charts: 3, speed: 600 }))
  // Filters come with the first row. Refused signals are rows too, and on a slow machine there are more of them than one
  // page of the list holds.
  await page.getByRole('tab', { name: 'Trades' }).click()
  await untilTradesShown(2)

  expect(await tradeRows().first().innerText()).toMatch(/\d\s(?:ms|s)\b/)
})

test('while the server is down the desktop goes on inside its lease and reports later', async () => {
  const [desktop] = programs
  if (desktop === undefined) throw new Error('The desktop is not running.')
  const { port } = new URL(product.origin)
  await product.kill()
  const before = acceptedIn(desktop).length
  await expect.poll(() => acceptedIn(desktop).length, { timeout: 60_000 }).toBeGreaterThanOrEqual(before + 2)

  product = await startProduct({ dataDir: product.dataDir, env: { PORT: port } })
  await untilTradesShown(before + 2)

  expect(await page.getByText('Trades remaining').isVisible()).toBe(true)
})

test('after ten trades the desktop stops with the daily limit and says when it resets', async () => {
  const [desktop] = programs
  if (desktop === undefined) throw new Error('The desktop is not running.')

  const [line] = await desktop.says(/Daily limit reached.*/)
  await untilTradesShown(10)
  await page.getByRole('main').getByText('Trading is paused until the daily limit resets').waitFor()

  expect(line).toMatch(/resumes at \d\d:\d\d/)
  expect(acceptedIn(desktop)).toHaveLength(10)
})

test('a signal that was refused stands in the activity with its reason', async () => {
  await page.getByRole('tab', { name: 'Alerts' }).click()
  await expect
    .poll(() => page.getByText(/All chart slots of the plan are in use|The daily limit is reached/).count(), {
      timeout: 30_000,
    })
    .toBeGreaterThan(0)
})

test('after a restart of the service everything is still there', async () => {
  const { port } = new URL(product.origin)
  await product.stop()
  product = await startProduct({ dataDir: product.dataDir, env: { PORT: port } })

  await page.reload()
  await page.getByRole('tab', { name: 'Trades' }).click()
  await untilTradesShown(10)

  expect(await page.getByText('Subscription Overview').isVisible()).toBe(true)
})

test('two computers of one account: what the first leaves the second places, together ten and none more', async () => {
  const account = await openDemoAccount(product.origin, join(product.dataDir, 'pair.json'))
  const signIn = async (name: string) => {
    const dataDir = await mkdtemp(join(product.dataDir, name))
    const desktop = startDesktop({ origin: product.origin, dataDir })
    programs.push(desktop)
    const [, code = ''] = await desktop.says(/enter the code ([A-Z0-9]{4}-[A-Z0-9]{4})/)
    await account.approveDevice(code)
    return { dataDir, desktop }
  }
  const pair = await Promise.all([signIn('one-'), signIn('two-')])
  const isFirst = (one: (typeof pair)[number]) => linesWith(one.desktop, '10 trades reserved').length > 0
  await expect.poll(() => pair.filter(isFirst).length, { timeout: 30_000 }).toBe(1)
  const [first, second] = isFirst(pair[0]) ? pair : [pair[1], pair[0]]
  await second.desktop.says(/Another computer of this account holds the trades that are left today/)
  const placed = () => [first, second].map((one) => acceptedIn(one.desktop).length)
  // The second computer gets candles faster, so that the rest of the day does not take long.
  for (const [{ dataDir }, speed] of [
    [first, 900],
    [second, 3_000],
  ] as const)
    programs.push(startTerminal({ dataDir }, { charts: 2, speed }))
  await expect.poll(() => placed()[0], { timeout: 30_000, interval: 50 }).toBeGreaterThan(0)
  expect(placed()[1]).toBe(0)

  await first.desktop.stop()
  await expect.poll(() => placed().reduce((sum, count) => sum + count, 0), { timeout: 60_000 }).toBe(10)
  // Fifty more candles with their signals.
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  const [own = 0, other = 0] = placed()
  expect(other).toBeGreaterThan(0)
  expect(own + other).toBe(10)
})
