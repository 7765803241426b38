import type { NamedProcess } from '@stratomate/commands/named-process'
import { type Product, removeProduct, startProduct } from '@stratomate/commands/start-product'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from './testing/page-checks/find-violations.ts'
import type { watchComplaints } from './testing/page-checks/watch-complaints.ts'
import { keepPicture } from './testing/keep-picture.ts'
import { openBrowser } from './testing/open-browser.ts'
import {
  largeWindow,
  openDesktopWindow,
  passFirstSteps,
  shownCode,
  smallWindow,
} from './testing/open-desktop-window.ts'
import { payLicence } from './testing/pay-licence.ts'
import { signInMember } from './testing/sign-in-member.ts'
import { startDesktopWindow, startTerminal } from './testing/start-trading.ts'
import { stopAtBrokenStep } from './testing/stop-at-broken-step.ts'

let product: Product
let browser: Browser
let page: Page
let complaints: ReturnType<typeof watchComplaints>
const programs: NamedProcess[] = []

beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser()
  const owner = await browser.newContext()
  const member = await signInMember(owner, product)
  // A trial has one indicator: that of a chart.
  await payLicence(owner, { product, plan: 'elite' })
  const desktop = startDesktopWindow(product)
  programs.push(desktop)
  const opened = await openDesktopWindow(browser, desktop)
  page = opened.page
  complaints = opened.complaints
  await member.approveDevice(await shownCode(page))
  programs.push(startTerminal(product, { charts: 3, speed: 60 }))
  await passFirstSteps(page)
  await page.keyboard.press('Control+4')
  await page.getByRole('button', { name: 'Outside signals' }).click()
}, 120_000)
afterAll(async () => {
  for (const program of programs.toReversed()) await program.stop()
  await browser.close()
  await removeProduct(product)
})

stopAtBrokenStep()

const shoot = (name: string) => keepPicture(page, `outside ${name}`)
const card = (name: string) => page.getByRole('region', { name })
const add = async (kind: string, name: string) => {
  await page.getByLabel('Where the signals come from').selectOption({ label: kind })
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByRole('button', { name: 'Add source' }).click()
  await card(name).waitFor()
}
const looksRight = async (name: string) => {
  for (const theme of ['light', 'dark']) {
    await page.evaluate((chosen) => document.documentElement.setAttribute('data-theme', chosen), theme)
    for (const size of [largeWindow, smallWindow]) {
      await page.setViewportSize(size)
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      await shoot(`${name} ${theme} ${size.width}`)
    }
    expect(await findViolations(page), `${name} ${theme}`).toEqual([])
  }
}

test('a source is added by its name, its address is shown once, and its alert becomes a trade that is called unproven', async () => {
  await page.getByText('No source yet. Add one below.').waitFor()
  await looksRight('empty')
  await page.getByRole('button', { name: 'Add source' }).click()
  await page.getByText('Give the source a name.').waitFor()
  await add('Alerts of TradingView', 'Gold club')
  const place = page.getByRole('region', { name: 'Address of the alerts' })
  const address = await place.getByText(/^http:\/\/127/).innerText()
  await looksRight('address')
  await page.getByRole('button', { name: 'I have copied it' }).click()
  expect(await page.getByText(address).count()).toBe(0)

  const send = async () => {
    const body = `BUY EURUSD ${new Date().toISOString()} M5`
    return (await (await fetch(address, { method: 'POST', body })).json()) as { ok: boolean; message: string }
  }
  await page.getByRole('button', { name: 'START TRADING', exact: true }).click()
  await page.getByRole('button', { name: 'STOP', exact: true }).waitFor()
  expect((await send()).message).toContain('switched off')
  await card('Gold club').getByLabel('Trade its signals').click()
  await page.getByRole('checkbox', { name: 'Trade its signals', checked: true }).waitFor()
  await page.getByText('Trading runs.').waitFor()
  await card('Gold club').getByLabel('Try a message').fill('hello')
  await card('Gold club').getByRole('button', { name: 'Read it' }).click()
  await card('Gold club').getByText('No signal. The message says neither buy nor sell.').waitFor()
  expect(await send()).toEqual({ ok: true, message: 'EURUSD buy: The order was sent.' })
  await card('Gold club').getByText('Today 1 trade,').waitFor()
  await page.getByText('Amount, limits and time zone').click()
  await looksRight('source')
  await page.keyboard.press('Control+3')
  await page.getByText('Unproven source: Gold club').first().waitFor()
  await shoot('trades')
})

test('a list is looked at line by line before anything of it waits, and a source goes only after a second press', async () => {
  await page.keyboard.press('Control+4')
  await page.getByRole('button', { name: 'Outside signals' }).click()
  await add('Timed list', 'Evening list')
  const list = card('Evening list')
  await list.getByLabel('Day of the list').fill('2099-01-02')
  await list.getByLabel('Signals, one a line').fill('GBPJPY 00:20 CALL M5 gale\nGBPJPY sometimes CALL')
  await list.getByRole('button', { name: 'Show what is read' }).click()
  await list.getByText('Larger trades after a loss are never placed.').waitFor()
  await list.getByText(/^Not taken\./).waitFor()
  await looksRight('list')
  await list.getByRole('button', { name: 'Plan this signal' }).click()
  await list.getByText(/^1 signal waits/).waitFor()
  await list.getByRole('button', { name: 'Remove Evening list' }).click()
  await list.getByText('Press again to remove').click()
  await list.waitFor({ state: 'detached' })
  await add('Telegram channel', 'Channel')
  await card('Channel').getByText('No bot yet: nothing is read.').waitFor()
  await looksRight('channel')
  expect(complaints(/./)).toEqual([])
})
