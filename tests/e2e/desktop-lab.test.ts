import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readCandleFile } from '@stratomate/candles/read-candle-file'
import type { NamedProcess } from '@stratomate/commands/named-process'
import { type Product, removeProduct, startProduct } from '@stratomate/commands/start-product'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepPicture } from './testing/keep-picture.ts'
import { openBrowser } from './testing/open-browser.ts'
import { barFrame, helloFrame, openChart, signalFrame } from './testing/open-chart.ts'
import {
  largeWindow,
  openDesktopWindow,
  passFirstSteps,
  shownCode,
  smallWindow,
} from './testing/open-desktop-window.ts'
import { findBareShares } from './testing/page-checks/find-bare-shares.ts'
import { findTightText } from './testing/page-checks/find-tight-text.ts'
import { findViolations } from './testing/page-checks/find-violations.ts'
import type { watchComplaints } from './testing/page-checks/watch-complaints.ts'
import { recordWalk } from './testing/record-walk.ts'
import { signInMember } from './testing/sign-in-member.ts'
import { startDesktopWindow } from './testing/start-trading.ts'
import { writeJournal } from './testing/write-journal.ts'
import { stopAtBrokenStep } from './testing/stop-at-broken-step.ts'

const aheadS = 7_200

let product: Product
let browser: Browser
let page: Page
let complaints: ReturnType<typeof watchComplaints>
/** The day, in UTC, on which the app judged a signal. */
let day: string
const programs: NamedProcess[] = []

const use = () => page.getByRole('button', { name: 'Test on EURUSD-OTC M1' })
const live = () => page.getByRole('region', { name: 'Live against lab' })

beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser()
  const { set, traded } = await recordWalk(product.dataDir)
  writeJournal(join(product.dataDir, 'desktop'), Date.now())
  const owner = await browser.newContext()
  const member = await signInMember(owner, product)
  const desktop = startDesktopWindow(product)
  programs.push(desktop)
  const opened = await openDesktopWindow(browser, desktop)
  page = opened.page
  complaints = opened.complaints
  await member.approveDevice(await shownCode(page))
  await page.getByRole('heading', { name: 'Connect MetaTrader 5' }).waitFor()
  const { sim: _simulated, ...hello } = helloFrame('', 'run-1')
  const chart = openChart(product.dataDir)
  const bar = (set.columns.time[traded.index] ?? 0) + aheadS
  chart.send({ ...hello, token: chart.token })
  chart.send(barFrame({ run: 'run-1', seq: 1, bar }), {
    ...signalFrame({ run: 'run-1', seq: 2, bar }),
    side: traded.side,
  })
  day = new Date().toISOString().slice(0, 10)
  await passFirstSteps(page)
}, 120_000)
afterAll(async () => {
  for (const program of programs.toReversed()) await program.stop()
  await browser.close()
  await removeProduct(product)
})

stopAtBrokenStep()

test('recorded candles are listed with their span, gaps and size, and saved as a file that the lab reads', async () => {
  await page.keyboard.press('Control+5')
  const row = page.getByRole('listitem').filter({ has: use() })
  await expect.poll(async () => row.innerText()).toMatch(/2,995 candles, .* UTC\s+1 gap, 5 candles missing, \d+ kB/)
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Save EURUSD-OTC M1' }).click(),
  ])
  const file = await readCandleFile(await readFile(await download.path()), download.suggestedFilename())

  expect([file.set.symbol, file.checks.candles, file.checks.gaps]).toEqual(['EURUSD-OTC', 2_995, 1])
  expect(await findViolations(page)).toEqual([])
})

test('the rule is tested on them in a worker of the window, by keys alone', async () => {
  await use().focus()
  await page.keyboard.press('Enter')
  await page.getByText('Fingerprint').waitFor()
  await page.getByRole('button', { name: 'Test this rule' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('region', { name: 'Result' }).waitFor()
  const text = await page.getByRole('region', { name: 'Result' }).innerText()

  expect(text).toContain('EURUSD-OTC, the first 70 % of the candles')
  expect(text).toContain('Tried on these candles so far: 1.')
  expect(await findBareShares(page)).toEqual([])
})

test('a day of the journal stands beside the lab without a file, each difference with its reason', async () => {
  await live().getByLabel('Trading day, UTC').fill(day)
  await live().getByRole('button', { name: 'Compare this day' }).click()
  const table = live().getByRole('table')
  await table.waitFor()
  const rows = await table.getByRole('row').allInnerTexts()

  expect(rows.join('\n')).toMatch(/The app refused it: .+/)
  expect(rows.join('\n')).toContain('The app had no such signal, or was not trading')
})

test('it fits the smallest and a large window in both themes', async () => {
  const look = (theme: string) => page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme)
  for (const theme of ['dark', 'light']) {
    for (const size of [smallWindow, largeWindow]) {
      await page.setViewportSize(size)
      await look(theme)
      for (const name of ['Candles', 'Result', 'Live against lab']) {
        await page.getByRole('region', { name, exact: true }).scrollIntoViewIfNeeded()
        await page.getByRole('heading', { name, exact: true }).evaluate((heading) => heading.scrollIntoView())
        await keepPicture(page, `window lab ${name} ${theme} ${size.width}`)
      }
      expect(await findTightText(page)).toEqual([])
      expect(await page.evaluate(() => [scrollY, document.body.scrollTop])).toEqual([0, 0])
    }
    expect(await findViolations(page)).toEqual([])
  }
})

test('the journal is counted by what people choose, each share with all that belongs to it, and saved', async () => {
  await page.keyboard.press('Control+6')
  const tab = page.getByRole('region', { name: 'Statistics' })
  await tab
    .getByText(/% won of 240 trades \(95\s% interval [\d.]+\s% to [\d.]+\s%\); break-even is 53\.5\s%/u)
    .waitFor()
  const cells = tab.getByRole('region', { name: 'Where they were won' })
  await tab.getByLabel('By', { exact: true }).selectOption('source')
  await cells.getByText('Unproven source: Room 7').waitFor()
  const rows = (await cells.getByRole('listitem').allInnerTexts()).map((row) => row.replaceAll(/\s+/gu, ' '))
  const saving = page.waitForEvent('download')
  await tab.getByRole('button', { name: 'Save as CSV' }).click()
  const csv = await readFile(await (await saving).path(), 'utf8')
  for (const theme of ['light', 'dark']) {
    for (const size of [smallWindow, largeWindow]) {
      await page.setViewportSize(size)
      await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme)
      await tab.getByRole('heading', { name: 'Statistics' }).evaluate((heading) => heading.scrollIntoView())
      await keepPicture(page, `window statistics ${theme} ${size.width}`)
      await cells.evaluate((region) => region.scrollIntoView())
      await keepPicture(page, `window statistics cells ${theme} ${size.width}`)
      expect(await findTightText(page)).toEqual([])
    }
    expect([...(await findBareShares(page)), ...(await findViolations(page))]).toEqual([])
  }
  await tab.getByRole('radio', { name: '7 days' }).check()
  await tab
    .getByText(/\d+ won and \d+ lost; break-even is 53\.5\s%\./u)
    .first()
    .waitFor()

  expect(rows[0]).toMatch(/^Indicators of charts .*% won of 200 trades/u)
  expect(rows.slice(1).join()).toMatch(
    /Unproven source: Room 7 .*\d+ won and \d+ lost;.*By hand .*\d+ won and \d+ lost;/u,
  )
  expect(csv).toMatch(/^source,by_hand,\d+,\d+,0,,,,/mu)
})

test('tries last longer than the window, and deleted candles are gone', async () => {
  await page.reload()
  await page.getByRole('tab', { name: 'Strategy Lab' }).click()
  await use().click()
  await page.getByText('Fingerprint').waitFor()
  await page.getByRole('button', { name: 'Test this rule' }).click()
  await page.getByText('Tried on these candles so far: 1.').waitFor()
  await page.getByRole('button', { name: 'Delete EURUSD-OTC M1' }).click()
  await page.getByText('Nothing is recorded yet.').waitFor()

  expect(complaints()).toEqual([])
})
