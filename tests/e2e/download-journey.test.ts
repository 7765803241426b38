import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { NamedProcess } from '@stratomate/commands/named-process'
import { type Product, removeProduct, startProduct } from '@stratomate/commands/start-product'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from './testing/page-checks/find-violations.ts'
import { keepPicture } from './testing/keep-picture.ts'
import { openBrowser } from './testing/open-browser.ts'
import { openDesktopWindow, smallWindow } from './testing/open-desktop-window.ts'
import { type Member, signInMember } from './testing/sign-in-member.ts'
import { startPackage, startTerminal } from './testing/start-trading.ts'
import { stopAtBrokenStep } from './testing/stop-at-broken-step.ts'
import { unpackZip } from './testing/unpack-zip.ts'

let product: Product
let browser: Browser
let owner: BrowserContext
let member: Member
let site: Page
let window: Page
/** Empty until the package is unpacked into it. */
let folder: string
/** The folder for the data of this computer's user. */
let person: string
const programs: NamedProcess[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'stratomate-downloaded-'))
  person = join(folder, 'person')
  product = await startProduct()
  browser = await openBrowser()
  owner = await browser.newContext()
  member = await signInMember(owner, product)
  site = await owner.newPage()
})
afterAll(async () => {
  for (const program of programs.toReversed()) await program.stop()
  await browser.close()
  await removeProduct(product)
  await rm(folder, { recursive: true, force: true })
})

stopAtBrokenStep()

/** Notes when the page shows the words, however briefly. */
async function noteSaid(page: Page, words: string): Promise<void> {
  await page.evaluate((looked) => {
    const look = () => {
      if (document.body.innerText.includes(looked)) document.body.dataset['said'] = 'yes'
    }
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true })
  }, words)
}

test('the ZIP of the download page is what the page says, and leads to this site', async () => {
  await site.goto(`${product.origin}/download`)
  const [download] = await Promise.all([
    site.waitForEvent('download'),
    site.getByRole('link', { name: /Download ZIP/ }).click(),
  ])
  const bytes = await readFile(await download.path())
  await site.getByText('Check the file by its SHA-256').click()
  await site.getByText(createHash('sha256').update(bytes).digest('hex')).waitFor()
  const names = await unpackZip(bytes, folder)

  expect(names).toContain('README.txt')
  expect(await readFile(join(folder, 'stratomate-service.json'), 'utf8')).toContain(`"origin":"${product.origin}"`)
})

test('data of an earlier version beside the program are offered, and taken over in the window', async () => {
  const earlier = join(folder, '.data/desktop')
  const old = startPackage(folder, person, ['--headless', '--data', earlier])
  programs.push(old)
  await old.says(/waiting for charts/)
  await old.stop()
  await writeFile(join(earlier, 'settings.json'), '{"stake":25}')
  const desktop = startPackage(folder, person)
  programs.push(desktop)
  const { page: first, address: firstAddress } = await openDesktopWindow(browser, desktop)
  await first.getByRole('heading', { name: 'Data of an earlier version' }).waitFor()
  await first.getByText(earlier, { exact: true }).waitFor()
  expect(await findViolations(first)).toEqual([])
  await keepPicture(first, 'window earlier data')
  await first.getByRole('button', { name: 'Take over' }).click()
  const [, address = ''] = await desktop.says(
    new RegExp(`The window: (${new URL(firstAddress).protocol}//[^:]+:(?!${new URL(firstAddress).port})\\S+)`, 'u'),
  )
  await first.close()
  window = await (await browser.newContext({ viewport: smallWindow })).newPage()
  await window.goto(address)

  await window.getByRole('heading', { name: 'Connect this computer' }).waitFor()
  expect(await window.getByRole('heading', { name: 'Data of an earlier version' }).count()).toBe(0)
  expect(await readFile(join(person, 'stratomate-desktop/settings.json'), 'utf8')).toBe('{"stake":25}')
  expect(existsSync(earlier)).toBe(false)
})

test('started without arguments it belongs to the site, and another address may be tried before the sign-in', async () => {
  await window.getByText(product.origin, { exact: true }).waitFor()
  const code = window.getByText(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/)
  await code.waitFor()
  const change = async (address: string) => {
    await window.getByRole('button', { name: 'Change address' }).click()
    await window.getByLabel('Address of the service').fill(address)
    await window.getByRole('button', { name: 'Save address' }).click()
  }
  await change('http://trader.example')
  await window.getByText('The server trader.example must be reached by https').waitFor()
  expect(await findViolations(window)).toEqual([])
  await window.getByRole('button', { name: 'Cancel' }).click()
  await change('http://127.0.0.1:9')
  await window.getByText('The server at http://127.0.0.1:9 cannot be reached').waitFor()
  expect(await code.count()).toBe(0)
  await change(product.origin)
  await code.waitFor()
  await member.approveDevice(await code.innerText())

  await window.getByRole('heading', { name: 'Connect MetaTrader 5' }).waitFor()
  expect(existsSync(join(person, 'stratomate-desktop/journal.db'))).toBe(true)
})

test('it trades on paper, and the trade stands on the dashboard', async () => {
  const common = join(person, 'stratomate-desktop/common')
  programs.push(startTerminal({ dataDir: person, common }, { charts: 1, speed: 600 }))
  await window.getByRole('button', { name: 'Go to the charts' }).click()
  await window.getByRole('button', { name: /^Favorite /, pressed: false }).click()
  await noteSaid(window, 'nothing is traded now')
  await window.getByRole('button', { name: 'START TRADING', exact: true }).click()
  await site.goto(`${product.origin}/dashboard`)
  await site
    .getByRole('row', { name: /CALL|PUT/ })
    .first()
    .waitFor({ timeout: 90_000 })

  expect(await window.locator('body').getAttribute('data-said')).toBeNull()
  // The dashboard may have been told of the trade before the window.
  await expect.poll(() => window.getByRole('contentinfo').innerText()).toMatch(/Today's Trades\s+[1-9]\d* of 10/)
})

test('the settings show the address, which stays while the computer is signed in', async () => {
  await window.keyboard.press('Control+4')
  await window.getByRole('heading', { name: 'Account' }).waitFor()

  expect(await window.getByText(product.origin, { exact: true }).count()).toBe(1)
  expect(await window.getByRole('button', { name: 'Change address' }).count()).toBe(0)
})
