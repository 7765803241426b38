import { join } from 'node:path'
import type { NamedProcess } from '@stratomate/commands/named-process'
import { type Product, removeProduct, startProduct } from '@stratomate/commands/start-product'
import { layoutProgram, openChart, readingsProgram, superTrendProgram } from '@stratomate/terminal/testing/expert-chart'
import { needsCompiler } from '@stratomate/terminal/testing/needs-compiler'
import type { TestTerminal } from '@stratomate/terminal/testing/test-terminal'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from './testing/page-checks/find-violations.ts'
import { keepPicture } from './testing/keep-picture.ts'
import { openBrowser } from './testing/open-browser.ts'
import {
  largeWindow,
  openDesktopWindow,
  passFirstSteps,
  shownCode,
  smallWindow,
} from './testing/open-desktop-window.ts'
import { signInMember } from './testing/sign-in-member.ts'
import { startDesktopWindow } from './testing/start-trading.ts'
import { stopAtBrokenStep } from './testing/stop-at-broken-step.ts'
import type { watchComplaints } from './testing/page-checks/watch-complaints.ts'

let product: Product
let browser: Browser
let desktop: NamedProcess
let page: Page
let complaints: ReturnType<typeof watchComplaints>
let unread: TestTerminal
let ours: TestTerminal
const terminals: TestTerminal[] = []
const programs: NamedProcess[] = []

needsCompiler()

beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser()
  const owner = await browser.newContext()
  const member = await signInMember(owner, product)
  await openWindow()
  await member.approveDevice(await shownCode(page))
}, 120_000)
afterAll(async () => {
  for (const terminal of terminals) terminal.kill()
  for (const program of programs.toReversed()) await program.stop()
  await browser.close()
  await removeProduct(product)
})

stopAtBrokenStep()

async function openWindow(): Promise<void> {
  desktop = startDesktopWindow(product)
  programs.push(desktop)
  const opened = await openDesktopWindow(browser, desktop)
  page = opened.page
  complaints = opened.complaints
}

/** A chart of the terminal with our Expert Advisor on it, as on a person's computer. */
async function chartOf(symbol: string): Promise<TestTerminal> {
  const terminal = await openChart(join(product.dataDir, 'desktop', 'common'), symbol)
  terminals.push(terminal)
  return terminal
}

const sourceButton = (symbol: string) => page.getByRole('button', { name: `Source of ${symbol} M1` })
const heading = (symbol: string) => page.getByRole('heading', { name: `Source of ${symbol} M1` })
const rowOf = (symbol: string) => page.getByRole('row').filter({ has: sourceButton(symbol) })
const use = () => page.getByRole('button', { name: 'Use this source' })
const shoot = (name: string) => keepPicture(page, `source ${name}`)

test('a chart with two foreign indicators has a row that says what is missing, with the terminal’s code', async () => {
  ours = await chartOf('EURUSD')
  await ours.addIndicator(superTrendProgram)
  await ours.addExpert()
  await passFirstSteps(page)
  await rowOf('EURUSD').getByText('Super_Trend').waitFor()
  unread = await chartOf('GBPUSD')
  await unread.addIndicator(layoutProgram, { kind: 0, title: 'Arrow Wizard 3' })
  await unread.addIndicator(layoutProgram, { kind: 0, title: 'Reversal Zones', every: 11 })
  await unread.addIndicator(readingsProgram, { draws: 'true' })
  await unread.addExpert()

  await rowOf('GBPUSD').getByText('(source_choice)').waitFor()
  await shoot('charts')
  expect(await findViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

const rules = (texts = '') => page.getByRole('button', { name: `Rules of EURUSD M1: ${texts}` })

/** A picture in each size and theme. */
async function shootAll(name: string): Promise<void> {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((value) => void (document.documentElement.dataset['theme'] = value), theme)
    for (const [size, viewport] of [
      ['small', smallWindow],
      ['large', largeWindow],
    ] as const) {
      await page.setViewportSize(viewport)
      await shoot(`${name} ${theme} ${size}`)
    }
  }
  await page.setViewportSize(smallWindow)
}

test('a favorite has rules of its own: who agrees, an entry before the close that the chart hears of, the end of a trade', async () => {
  await page.getByRole('button', { name: 'Favorite EURUSD M1' }).click()
  await rules('none').waitFor()
  await rules().press('Enter')
  await page.getByRole('heading', { name: 'Rules of EURUSD M1' }).waitFor()
  await page.getByLabel('Who has to agree').selectOption('same_candle')
  await page.getByLabel('Entry').selectOption('5')
  await page.getByRole('alert').getByText('Choose one of the two.').waitFor()
  await page.getByLabel('Who has to agree').selectOption('longer_timeframe')
  await page.getByLabel('Entry').selectOption('5')
  await page.getByText('Unconfirmed: the arrow may be gone').waitFor()
  await page.getByLabel('A trade ends with').selectOption('candle_close')
  await expect.poll(() => ours.panel).toContain('Sends unconfirmed signals 5 s before the close')
  expect(await findViolations(page)).toEqual([])
  await shootAll('rules')

  await page.getByRole('button', { name: 'Charts', exact: true }).click()
  await rules('longer timeframe agrees, 5 s before the close, unconfirmed, ends with the candle').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
})

test('a chart gets a money plan of its own after its worst case was read, and gives it back', async () => {
  await rules().click()
  await page.getByRole('button', { name: 'Give it a plan of its own' }).click()
  await page.getByLabel('Money plan', { exact: true }).selectOption('martingale')
  await page.getByRole('button', { name: 'Show the worst case' }).click()
  await page.getByLabel(/^I have read the worst case/).check()
  await shootAll('own plan')
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Switch this plan on' }).click()
  await page.getByText('On now: Martingale').waitFor()
  await page.getByRole('button', { name: 'Charts', exact: true }).click()
  await page.getByText('Rules: 4 on').waitFor()
  await page.getByText('5 s early, unconfirmed').waitFor()
  await shootAll('charts with rules')
  await rules().click()
  await page.getByRole('button', { name: 'Use the general plan' }).click()
  await page.getByText('The plan in the settings decides').waitFor()
  await page.getByLabel('Entry').selectOption('')
  await page.getByRole('button', { name: 'Charts', exact: true }).click()

  await rules('longer timeframe agrees, ends with the candle').waitFor()
  await expect.poll(() => ours.panel).not.toContain('unconfirmed')
})

test('events of the terminal’s own calendar keep trades back around them, as the person has chosen', async () => {
  ours.addEvent({ at: Math.floor(Date.now() / 1_000) + 600, currency: 'USD', importance: 3, name: 'Nonfarm Payrolls' })
  await page.getByRole('tab', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Hours and news' }).click()
  await page.getByLabel('Events of MetaTrader 5').selectOption('high')
  await page.getByLabel('Minutes before').fill('1.5')
  await page.getByRole('button', { name: 'Save events' }).click()
  await page.getByText('Enter a whole number from 0 to 240.').waitFor()
  await page.getByLabel('Minutes before').fill('20')
  await page.getByRole('button', { name: 'Save events' }).click()
  await page.getByRole('list', { name: 'Next events' }).getByText('USD Nonfarm Payrolls, high importance').waitFor()
  await shootAll('calendar')
  expect(await findViolations(page)).toEqual([])
  await page.getByLabel('Events of MetaTrader 5').selectOption('off')
  await page.getByRole('button', { name: 'Save events' }).click()
  await page.getByRole('list', { name: 'Next events' }).waitFor({ state: 'detached' })
  await page.getByRole('tab', { name: 'Charts/Favorites' }).click()
})

test('the source is looked at with a preview, turned round and chosen by keyboard', async () => {
  await sourceButton('GBPUSD').press('Enter')
  await heading('GBPUSD').waitFor()
  expect(await heading('GBPUSD').evaluate((it) => it === document.activeElement)).toBe(true)
  const list = page.getByRole('group', { name: 'Signals come from' })
  await list.getByText('What the chart finds automatically').waitFor()
  await list.getByRole('radio', { name: /^Arrow Wizard 3/ }).check()
  await page.getByText(/would have bought 1\d times and sold 1\d times/).waitFor()
  expect(
    await page
      .getByRole('table', { name: /^Buffers over the last 500/ })
      .getByRole('row')
      .count(),
  ).toBe(6)
  await shoot('arrows')
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Swap buys and sells' }).press('Enter')
  expect(await page.getByLabel('Buys', { exact: true }).inputValue()).toBe('1')
  await use().press('Enter')
  await page.getByRole('button', { name: 'In use' }).waitFor()
  await page.getByRole('button', { name: 'Charts', exact: true }).click()

  await rowOf('GBPUSD').getByText('Arrow Wizard 3').waitFor()
  await rowOf('GBPUSD').getByText('Source: chosen').waitFor()
  expect(await rowOf('GBPUSD').getByText('source_choice').count()).toBe(0)
})

test('each way of reading has its preview, and what draws lines cannot be used', async () => {
  await sourceButton('GBPUSD').click()
  await page.getByRole('radio', { name: /^Readings/ }).check()
  expect(await page.getByLabel('Read as').inputValue()).toBe('sign')
  await shoot('sign')
  await page.getByLabel('Read as').selectOption('colour')
  expect(await page.getByLabel('Buffer', { exact: true }).inputValue()).toBe('2')
  await shoot('colors')
  await page.getByLabel('Read as').selectOption('arrows')
  await page.getByText('it is a line, not signals').waitFor()
  expect(await use().isDisabled()).toBe(true)
  await shoot('line')
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('radio', { name: /^Arrows drawn as objects/ }).check()
  expect(await page.getByLabel('Buys', { exact: true }).inputValue()).toBe('Readings up *.*.* *:* #233')
  await use().click()
  await page.getByRole('button', { name: 'In use' }).waitFor()
  await shoot('objects')
  expect(await findViolations(page)).toEqual([])
})

test('the source is whole at both sizes in both themes', async () => {
  await page.getByRole('radio', { name: /^Arrow Wizard 3/ }).check()
  for (const theme of ['Light', 'Dark']) {
    await page.getByRole('tab', { name: 'Settings' }).click()
    await page.getByRole('button', { name: 'Look and sound' }).click()
    await page.getByRole('radio', { name: theme, exact: true }).click()
    await page.locator(`html[data-theme=${theme.toLowerCase()}]`).waitFor()
    await page.getByRole('tab', { name: 'Charts/Favorites' }).click()
    for (const size of [smallWindow, largeWindow]) {
      await page.setViewportSize(size)
      await shoot(`charts ${theme} ${size.width}`)
      await sourceButton('GBPUSD').click()
      await page.getByRole('radio', { name: /^Arrow Wizard 3/ }).check()
      await shoot(`${theme} ${size.width}`)
      expect(await findViolations(page), `${theme} ${size.width}`).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      await page.getByRole('button', { name: 'Charts', exact: true }).click()
    }
  }
  await page.setViewportSize(smallWindow)
})

test('the button on the chart stops trading in the app, which says where that was asked', async () => {
  await page.getByRole('button', { name: 'START TRADING', exact: true }).click()
  await page.getByRole('button', { name: 'STOP', exact: true }).waitFor()
  await expect.poll(() => unread.panel, { timeout: 10_000 }).toContain('Stop trading')
  unread.clickPanel()

  await page.getByText('Stopped on the chart of GBPUSD. Press START TRADING when you are ready.').waitFor()
  await expect
    .poll(() => unread.panel, { timeout: 10_000 })
    .toContain('trading is paused: Stopped on the chart of GBPUSD')
})

test('after a restart of the app the choice is in force, and taken back the chart asks again', async () => {
  await page.getByRole('tab', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Diagnostics' }).click()
  await page.getByRole('button', { name: 'Quit' }).click()
  expect(await desktop.ended).toBe(0)
  expect(complaints(/./)).toEqual([])
  await openWindow()
  await rowOf('GBPUSD').getByText('Readings up').waitFor({ timeout: 30_000 })
  await sourceButton('GBPUSD').click()
  await page.getByRole('radio', { name: /^What the chart finds/ }).check()
  await page.getByRole('button', { name: 'Let the chart find it' }).click()
  await page.getByRole('button', { name: 'In use' }).waitFor()
  await page.getByRole('button', { name: 'Charts', exact: true }).click()

  await rowOf('GBPUSD').getByText('(source_choice)').waitFor()
})

test('the doctor names the chart with the same code, and a chart that is closed says so', async () => {
  await page.getByRole('tab', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Diagnostics' }).click()
  await page.getByRole('button', { name: 'Check everything' }).click()
  await page.getByText(/^Choose one under Source in the row of the chart\. \(source_choice: /).waitFor()
  await page.getByRole('tab', { name: 'Charts/Favorites' }).click()
  await sourceButton('GBPUSD').click()
  await heading('GBPUSD').waitFor()
  unread.kill()

  await sourceButton('EURUSD').waitFor()
  await heading('GBPUSD').waitFor({ state: 'detached' })
  expect(complaints(/./)).toEqual([])
})
