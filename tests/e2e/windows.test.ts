import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ChildProcess } from 'node:child_process'
import { windowPaths } from '@stratomate/contracts/desktop-window/values'
import { percentile } from '@stratomate/std/statistics'
import { repository } from '@stratomate/commands/repository'
import { times } from '@stratomate/commands/soak-scale'
import { type Product, removeProduct, startProduct } from '@stratomate/commands/start-product'
import {
  endWindows,
  runOnWindows,
  windowsDrive,
  windowsIsMissing,
  windowsPerson,
} from '@stratomate/commands/windows/windows-root'
import { pinnedVersion, readRuntime } from '@stratomate/packaging/pinned-runtime'
import { build } from 'rolldown'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { keepPicture } from './testing/keep-picture.ts'
import { openBrowser } from './testing/open-browser.ts'
import { smallWindow } from './testing/open-desktop-window.ts'
import { payLicence } from './testing/pay-licence.ts'
import { publishApp } from './testing/publish-app.ts'
import { signInMember } from './testing/sign-in-member.ts'
import { stopAtBrokenStep } from './testing/stop-at-broken-step.ts'
import { unpackZip } from './testing/unpack-zip.ts'

/** What a customer with Windows does, beginning with the download: the real setup and the real program, under Wine. */
const admin = { email: 'admin@example.com', password: 'correct horse battery' }
const name = 'Stratomate Desktop'
const startKey = 'HKCU\\Software\\Microsoft\\Windows\\CurrentVersion\\Run'
const output = () => join(windowsDrive, 'output.txt')
const home = () => join(windowsPerson(), 'AppData/Local/Programs', name)
const data = () => join(windowsPerson(), 'AppData/Local', name)
const stampPath = () => join(home(), 'stratomate-service.json')
const setup = (...args: readonly string[]) => [`"C:\\package\\${name} Setup.exe" ${args.join(' ')}`]

let product: Product
let browser: Browser
let zip: Buffer
let page: Page
let app: ChildProcess
const terminals: ChildProcess[] = []
const whyNot = windowsIsMissing() ?? setupIsMissing()

beforeAll(async () => {
  if (whyNot !== null) return
  endWindows()
  for (const place of [home(), data(), join(windowsDrive, 'package'), output()])
    rmSync(place, { recursive: true, force: true })
  await ended(runOnWindows([`reg delete ${startKey} /v "${name}" /f`]))
  product = await startProduct({ env: { ADMIN_EMAIL: admin.email } })
  browser = await openBrowser()
})
afterAll(async () => {
  if (whyNot !== null) return
  endWindows()
  await browser.close()
  await removeProduct(product)
})
beforeEach(({ skip }) => {
  if (whyNot !== null) skip(whyNot)
})
stopAtBrokenStep()

function setupIsMissing(): string | null {
  const list = join(repository, 'tools/packaging/build/packages.json')
  const hasSetup = existsSync(list) && readFileSync(list, 'utf8').includes('"hasExecutable": true')
  return hasSetup ? null : 'the setup of these sources was not built: npm run soak:windows builds it'
}

const ended = (program: ChildProcess) => new Promise<number | null>((resolve) => program.once('exit', resolve))

/**
 * Starts the installed program as a shortcut does, in a folder other than its own, and opens the address that it
 * prints.
 */
async function startApp(): Promise<void> {
  rmSync(output(), { force: true })
  const program = `"%LOCALAPPDATA%\\Programs\\${name}\\${name}.exe" --browser none`
  app = runOnWindows(['cd C:\\windows\\system32', `${program} > C:\\output.txt 2>&1 < nul`])
  const address = () =>
    existsSync(output()) ? /The window: (http\S+)/u.exec(readFileSync(output(), 'utf8'))?.[1] : undefined
  await expect.poll(address, { timeout: 60_000 }).toBeDefined()
  page = await (await browser.newContext({ viewport: smallWindow })).newPage()
  await page.goto(address() ?? '')
}

/** The simulated terminal as one script, and the Windows program that runs it. */
async function bundleTerminal(): Promise<void> {
  const entry = join(repository, 'tools/simulators/src/terminal/main.ts')
  await build({ input: entry, platform: 'node', output: { file: join(windowsDrive, 'terminal.mjs'), format: 'esm' } })
  await writeFile(join(windowsDrive, 'node.exe'), readRuntime(pinnedVersion(), product.dataDir))
}

/** The whole log of the app, over all of its starts. */
function logOf(): string {
  const files = readdirSync(data(), { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.log'))
  expect(files).not.toEqual([])
  return files.map((file) => readFileSync(join(data(), file), 'utf8')).join('')
}

test('the download holds the setup and where it comes from, and installs silently for one person', async () => {
  zip = Buffer.from(await (await fetch(`${product.origin}/downloads/stratomate-desktop.zip`)).arrayBuffer())
  const names = await unpackZip(zip, join(windowsDrive, 'package'))
  expect(names).toContain(`${name} Setup.exe`)
  await ended(runOnWindows(setup('/S')))

  expect(readdirSync(home())).toEqual(
    expect.arrayContaining([`${name}.exe`, 'Uninstall.exe', 'stratomate-service.json']),
  )
  expect(readFileSync(stampPath(), 'utf8')).toContain(`"origin":"${product.origin}"`)
})

/** The key of a license without limits, as shown after the payment. */
async function buyKey(): Promise<string> {
  const context = await browser.newContext()
  await signInMember(context, product)
  const paymentId = await payLicence(context, { product, plan: 'elite' })
  const shop = await context.newPage()
  await shop.goto(`${product.origin}/payment-success?payment_intent=${paymentId}&redirect_status=succeeded`)
  await shop.getByRole('button', { name: 'Create the key' }).click()
  return (await shop.locator('.font-mono.select-all').innerText()).trim()
}

test('it starts from another folder, keeps its data with the person, and is signed in by a license key', async () => {
  await startApp()
  await page.getByRole('textbox', { name: 'License key' }).fill(await buyKey())
  await page.getByRole('button', { name: 'Use license key' }).click()
  await page.getByRole('heading', { name: 'Connect MetaTrader 5' }).waitFor()

  expect(readdirSync(data())).toContain('journal.db')
  // Windows itself has encrypted it; the next starts show that Windows can also decrypt it.
  expect(readFileSync(join(data(), 'credential.json'), 'utf8')).toMatch(/^sealed:dpapi:/u)
  expect(readdirSync(join(windowsDrive, 'windows/system32')).includes('.data')).toBe(false)
  const common = join(windowsPerson(), 'AppData/Roaming/MetaQuotes/Terminal/Common/Files')
  expect(readdirSync(common)).toContain('stratomate-bridge.json')
})

test('it is started with Windows when that is switched on, and the doctor looks at every link', async () => {
  await page.getByRole('button', { name: 'Do this later' }).click()
  await page.getByRole('tab', { name: /^Settings/u }).click()
  await page.getByRole('button', { name: 'Windows', exact: true }).click()
  await page.getByRole('group', { name: 'Start with Windows' }).getByRole('radio', { name: 'On' }).click()
  await page.getByText('Saved', { exact: true }).waitFor()
  await ended(runOnWindows([`reg query ${startKey} /v "${name}" > C:\\started.txt 2>&1 < nul`]))
  await page.getByRole('button', { name: 'Diagnostics', exact: true }).click()
  await page.getByRole('button', { name: 'Check everything' }).click()
  await page.getByRole('button', { name: 'Check again' }).waitFor()
  await keepPicture(page, 'windows doctor')

  const started = readFileSync(join(windowsDrive, 'started.txt'), 'utf8')
  expect(started).toContain(`\\Programs\\${name}\\${name}.exe`)
  expect(started).toContain('--data')
  expect(await page.getByRole('listitem').filter({ hasText: 'Well: ' }).count()).toBeGreaterThan(3)
})

test('a newer version is fetched, replaces the one that runs, and opens again', async () => {
  await publishApp(browser, product, { admin, zip })
  const before = readFileSync(stampPath(), 'utf8')
  const starts = logOf().split('waiting for charts').length

  await page.getByRole('button', { name: 'Version', exact: true }).click()
  await page.getByRole('button', { name: 'Look for a newer version' }).click()
  await page.getByRole('heading', { name: /is ready$/u }).waitFor()
  await keepPicture(page, 'windows update ready')
  await page.getByRole('button', { name: /^Install /u }).click()
  await ended(app)

  await expect.poll(() => readFileSync(stampPath(), 'utf8'), { timeout: 60_000 }).not.toBe(before)
  await expect.poll(() => logOf().split('waiting for charts').length, { timeout: 60_000 }).toBe(starts + 1)
  // The setup has opened it without an address that this journey could read.
  endWindows()
  await startApp()
})

type DayTrade = { latency: { signalToAppMs: number; appToOrderMs: number | null } }

async function tradesOfDay(): Promise<DayTrade[]> {
  const day = new Date().toISOString().slice(0, 10)
  const answer = await page.request.get(new URL(`${windowPaths.export}?day=${day}&format=json`, page.url()).href)
  // Safe: the app writes the day by its own type.
  return ((await answer.json()) as { trades: DayTrade[] }).trades
}

const ordersMin = times(10, 100)

test(`a terminal on that Windows drives ${ordersMin} orders over the named pipe, on paper`, async () => {
  await bundleTerminal()
  const common = '%APPDATA%\\MetaQuotes\\Terminal\\Common\\Files'
  const terminal = `C:\\node.exe C:\\terminal.mjs --charts 10 --speed 240 --seed 7 --quiet --common "${common}"`
  terminals.push(runOnWindows([`${terminal} > C:\\terminal.txt 2>&1 < nul`]))
  const stars = (pressed: boolean) => page.getByRole('button', { name: /^Favorite /u, pressed })
  await expect.poll(() => stars(false).count(), { timeout: 30_000 }).toBe(10)
  for (let left = 9; left >= 0; left -= 1) {
    await stars(false).first().click()
    await expect.poll(() => stars(false).count()).toBe(left)
  }
  await page.getByRole('button', { name: 'START TRADING', exact: true }).click()
  await page.getByRole('tab', { name: /^Alerts Log/u }).click()

  await page
    .getByText(/^Traded \$10\.00\./u)
    .first()
    .waitFor({ timeout: 90_000 })
  await expect.poll(async () => (await tradesOfDay()).length, { timeout: 240_000 }).toBeGreaterThanOrEqual(ordersMin)
  const sorted = (await tradesOfDay())
    .map(({ latency: { signalToAppMs, appToOrderMs } }) => signalToAppMs + (appToOrderMs ?? 0))
    .toSorted((one, other) => one - other)
  const place = (percent: number) => percentile(sorted, percent)
  console.log(`${sorted.length} orders over the pipe: p50 ${place(50)} ms, p95 ${place(95)} ms, p99 ${place(99)} ms`)
  await keepPicture(page, 'windows trades')
  await page.getByRole('button', { name: 'Panic stop' }).click()
})

test('after a power cut it starts again, is still signed in and follows the open trade', async () => {
  endWindows()
  await ended(app)
  await startApp()
  await page.getByText(/^Trading is stopped\./u).waitFor()
  await page.getByRole('tab', { name: /^Trades/u }).click()
  await page.getByRole('row').filter({ hasText: '$10.00' }).first().waitFor()
  await keepPicture(page, 'windows after the power cut')

  expect(logOf()).not.toMatch(/damaged|WARNING The journal/u)
  endWindows()
})

test('uninstalled, the program is gone and what belongs to the person stays', async () => {
  await ended(runOnWindows([`"%LOCALAPPDATA%\\Programs\\${name}\\Uninstall.exe" /S`]))
  await expect.poll(() => existsSync(join(home(), `${name}.exe`)), { timeout: 60_000 }).toBe(false)
  await ended(runOnWindows([`reg query ${startKey} /v "${name}" > C:\\started.txt 2>&1 < nul`]))

  expect(readFileSync(join(windowsDrive, 'started.txt'), 'utf8')).not.toContain('--data')
  expect(readdirSync(data())).toContain('journal.db')
})
