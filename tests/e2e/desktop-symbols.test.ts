import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { NamedProcess } from '@stratomate/commands/named-process'
import { type Product, removeProduct, startProduct } from '@stratomate/commands/start-product'
import { windowPaths } from '@stratomate/contracts/desktop-window/values'
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
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
import { type Member, signInMember } from './testing/sign-in-member.ts'
import { startDeriv, startDesktopWindow, startPocketOption, startRecording } from './testing/start-trading.ts'
import { stopAtBrokenStep } from './testing/stop-at-broken-step.ts'
import type { watchComplaints } from './testing/page-checks/watch-complaints.ts'

/** A suffix, an OTC mark, two pairs in one name, and a name that means nothing. */
const symbols = ['EURUSDpro', 'GBPUSD-OTC', 'EURUSDJPY', 'MyEuro'] as const

let product: Product
let browser: Browser
let owner: BrowserContext
let member: Member
let desktop: NamedProcess
let broker: NamedProcess
let terminal: NamedProcess
let files: string[]
let page: Page
let complaints: ReturnType<typeof watchComplaints>
const programs: NamedProcess[] = []

beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser()
  owner = await browser.newContext({ viewport: largeWindow })
  member = await signInMember(owner, product)
  broker = startPocketOption(product)
  const beside = startDeriv(product)
  programs.push(broker, beside)
  await chooseSimulator((await broker.says(/Sign in at (http:\S+)\//))[1] ?? '')
  const [, origin = '', accountId = '', token = ''] = await beside.says(/: (http:\S+), account (\S+), token (\S+)/)
  await keepBeside({ origin, accountId, token })
  await openWindow()
  await member.approveDevice(await shownCode(page))
  files = await recordings()
  openTerminal()
  await passFirstSteps(page)
}, 120_000)
afterAll(async () => {
  for (const program of programs.toReversed()) await program.stop()
  await browser.close()
  await removeProduct(product)
})

stopAtBrokenStep()

/** The app starts with the simulated broker, signed in as if on its page. */
async function chooseSimulator(origin: string): Promise<void> {
  const folder = join(product.dataDir, 'desktop')
  await mkdir(folder, { recursive: true })
  const auth = (await (await fetch(`${origin}/sign-in`, { method: 'POST' })).json()) as unknown
  const socketUrl = `${origin.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`
  const session = { socketUrl, origin, userAgent: 'A browser of tests', auth }
  await writeFile(join(folder, 'pocket-option-demo.session'), JSON.stringify(session))
  const choice = { broker: 'pocket_option', account: 'demo', simulator: origin }
  await writeFile(join(folder, 'broker.json'), JSON.stringify(choice))
}

/** A second simulated broker is connected, and switched off. */
async function keepBeside({ origin, accountId, token }: Record<'origin' | 'accountId' | 'token', string>) {
  const folder = join(product.dataDir, 'desktop')
  await writeFile(join(folder, 'deriv-token'), token)
  const choice = { broker: 'deriv', account: 'demo', accountId, simulator: origin }
  await writeFile(join(folder, 'accounts.json'), JSON.stringify({ accounts: [{ choice, isOn: false }] }))
}

/** An hour of quiet candles for each symbol, near the price that the simulated broker reports for every asset. */
async function recordings(): Promise<string[]> {
  const lines = Array.from({ length: 1_500 }, (_, index) => {
    const time = new Date(Date.UTC(2026, 10, 16) + index * 60_000).toISOString()
    const [day = '', clock = ''] = time.split('T')
    const close = index % 2 === 0 ? '1.10003' : '1.10005'
    return [day.replaceAll('-', '.'), clock.slice(0, 8), '1.10004', '1.10006', '1.10002', close, '10', '0', '1'].join(
      '\t',
    )
  })
  const names = ['DATE', 'TIME', 'OPEN', 'HIGH', 'LOW', 'CLOSE', 'TICKVOL', 'VOL', 'SPREAD']
  const header = names.map((name) => `<${name}>`).join('\t')
  const files = symbols.map((symbol) => join(product.dataDir, `${symbol}_M1.csv`))
  for (const file of files) await writeFile(file, [header, ...lines].join('\n'))
  return files
}

async function openWindow(): Promise<void> {
  desktop = startDesktopWindow(product)
  programs.push(desktop)
  const opened = await openDesktopWindow(browser, desktop)
  page = opened.page
  complaints = opened.complaints
}

function openTerminal(): void {
  terminal = startRecording(product, files.join(','), '60')
  programs.push(terminal)
}

const table = () => page.getByRole('table', { name: /^Symbols of your charts/ })
const asset = (symbol: string) => page.getByLabel(`Asset of ${symbol}`)
const optionsOf = (symbol: string) => asset(symbol).getByRole('option').allInnerTexts()
const rowOf = (symbol: string) =>
  table()
    .getByRole('row')
    .filter({ has: page.getByLabel(`Asset of ${symbol}`) })
const testButton = (symbol: string) => page.getByRole('button', { name: `Test ${symbol}` })
const shoot = (name: string) => keepPicture(page, `symbols ${name}`)

test('a chart whose symbol nobody can tell says so, and leads to the symbol map', async () => {
  const way = page.getByRole('button', { name: 'Choose its asset: MyEuro' })
  await way.waitFor()
  await page.getByText('More than one asset fits this symbol.').waitFor()
  await shoot('charts')
  expect(await findViolations(page)).toEqual([])
  await way.click()

  await page.getByRole('heading', { name: 'Symbol map' }).waitFor()
  await rowOf('EURUSDpro').getByText('Open now').waitFor()
  expect(await asset('EURUSDpro').locator('option:checked').innerText()).toBe('Automatic: EUR/USD (EURUSD)')
  expect(await asset('GBPUSD-OTC').locator('option:checked').innerText()).toContain('GBPUSD_otc')
  await rowOf('EURUSDJPY').getByText('more than one asset fits').waitFor()
  await rowOf('MyEuro').getByText('lists nothing under this name').waitFor()
})

test('a chart is offered assets of its own kind only, and the app takes no other either', async () => {
  await expect.poll(() => optionsOf('GBPUSD-OTC')).toContain('EUR/USD OTC (EURUSD_otc)')
  expect((await optionsOf('GBPUSD-OTC')).slice(1).filter((text) => !text.includes('_otc'))).toEqual([])
  expect((await optionsOf('MyEuro')).filter((text) => text.includes('_otc'))).toEqual([])

  const crossing = {
    kind: 'choose_asset',
    account: 'pocket-option:demo',
    symbol: 'MyEuro',
    isCustom: false,
    asset: 'EURUSD_otc',
  }
  const reply = await page.evaluate(
    async ([path, body]) => {
      const headers = { 'content-type': 'application/json' }
      return (await fetch(path, { method: 'POST', headers, body })).text()
    },
    [windowPaths.actions, JSON.stringify(crossing)] as const,
  )
  expect(reply).toContain('OTC charts never trade other assets')
})

test('an asset is chosen by hand and tested at the broker without an order', async () => {
  await asset('MyEuro').selectOption('')
  await testButton('MyEuro').click()
  await page.getByRole('status').getByText('Choose its asset in this row.').waitFor()
  await shoot('unknown')
  await asset('MyEuro').selectOption('EURUSD')
  await rowOf('MyEuro').getByText('Open now, chosen by you').waitFor()
  await testButton('MyEuro').click()
  await page.getByRole('status').getByText('No order was placed.').waitFor()
  await page.getByText(/^Payout for \d+ min/).waitFor()

  expect(await page.getByRole('contentinfo').innerText()).toMatch(/Today's Trades\s+0 of 10/)
  expect(await findViolations(page)).toEqual([])
})

test('with a second broker the person chooses whose map is shown, and each keeps its own', async () => {
  const account = page.getByLabel('Account', { exact: true })
  expect(await account.count()).toBe(0)
  await page.getByRole('button', { name: 'Broker', exact: true }).click()
  await page.getByRole('button', { name: 'Switch on Deriv, Demo' }).click()
  await page.getByRole('button', { name: 'Switch off Deriv, Demo' }).waitFor()
  await shoot('two brokers')
  await page.getByRole('button', { name: 'Symbol map', exact: true }).click()
  await account.selectOption('Deriv, Demo')
  await rowOf('MyEuro').getByText('lists nothing under this name').waitFor()
  await asset('MyEuro').selectOption('frxEURUSD')
  await rowOf('MyEuro').getByText('Open now, chosen by you').waitFor()
  await testButton('MyEuro').click()
  await page.getByRole('status').getByText('No order was placed.').waitFor()
  await shoot('second account')
  expect(await findViolations(page)).toEqual([])

  await account.selectOption('Pocket Option, Demo')
  await rowOf('MyEuro').getByText('Open now, chosen by you').waitFor()
  expect(await asset('MyEuro').inputValue()).toBe('EURUSD')
})

/** What `open` opens from the settings, checked in every size and theme. */
async function inBothThemes(
  open: () => Promise<void>,
  look: (size: typeof smallWindow, name: string) => Promise<void>,
) {
  for (const theme of ['Light', 'Dark']) {
    await page.getByRole('button', { name: 'Look and sound' }).click()
    await page.getByRole('radio', { name: theme, exact: true }).click()
    await page.locator(`html[data-theme=${theme.toLowerCase()}]`).waitFor()
    await open()
    for (const size of [smallWindow, largeWindow]) {
      await page.setViewportSize(size)
      await look(size, `${theme} ${size.width}`)
      expect(await findViolations(page), `${theme} ${size.width}`).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    }
    await page.getByRole('tab', { name: 'Settings' }).click()
  }
  await page.setViewportSize(smallWindow)
}

test('the map is whole at both sizes in both themes', async () => {
  const open = () => page.getByRole('button', { name: 'Symbol map', exact: true }).click()
  await inBothThemes(open, async (_, name) => {
    expect(await asset('MyEuro').inputValue()).toBe('EURUSD')
    await shoot(`above ${name}`)
    await testButton('MyEuro').click()
    await page.getByRole('status').getByText('No order was placed.').waitFor()
    await shoot(name)
  })
})

/** Favorites stand first, so the next star is pressed once the row of the last one has moved. */
async function favor(symbol: string, isWanted: boolean): Promise<void> {
  const star = page.getByRole('button', { name: new RegExp(`^Favorite ${symbol}`) })
  if ((await star.getAttribute('aria-pressed')) !== String(isWanted)) await star.click()
  await expect.poll(() => star.getAttribute('aria-pressed')).toBe(String(isWanted))
}

/** Presses again while the app refuses: on a busy machine a price can be older than two seconds. */
async function placeByHand(symbol: string, row: Locator): Promise<void> {
  const isPlaced = () =>
    row.waitFor({ timeout: 5_000 }).then(
      () => true,
      () => false,
    )
  do {
    await page.getByRole('tab', { name: 'Charts/Favorites' }).click()
    await page.getByRole('button', { name: new RegExp(`^CALL ${symbol}.* by hand$`) }).click()
    await page.getByRole('tab', { name: 'Trades' }).click()
  } while (!(await isPlaced()))
}

test('trades of two accounts say with which of them each was placed', async () => {
  const charts = ['EURUSDpro', 'MyEuro']
  await page.getByRole('tab', { name: 'Charts/Favorites' }).click()
  for (const symbol of charts) await favor(symbol, true)
  await page.getByRole('button', { name: /^Rules of MyEuro/ }).click()
  await page.getByLabel('Account', { exact: true }).selectOption('Deriv, Demo')
  await page.getByRole('button', { name: 'Charts', exact: true }).click()
  await page.getByRole('button', { name: 'START TRADING', exact: true }).click()
  const row = (symbol: string) => page.getByRole('row', { name: new RegExp(`${symbol}.*By hand`) }).first()
  for (const symbol of charts) await placeByHand(symbol, row(symbol))
  await page.getByRole('tab', { name: 'Settings' }).click()
  const open = () => page.getByRole('tab', { name: 'Trades' }).click()
  await inBothThemes(open, async ({ width }, name) => {
    await row('EURUSDpro').getByText('Pocket Option, Demo').filter({ visible: true }).waitFor()
    await row('MyEuro').getByText('Deriv, Demo').filter({ visible: true }).waitFor()
    const isWide = width === largeWindow.width
    expect((await page.getByRole('columnheader', { name: 'Account' }).count()) > 0).toBe(isWide)
    await shoot(`trades ${name}`)
  })
  await open()
  await page
    .getByRole('button', { name: /^Record of MyEuro/ })
    .first()
    .click()
  const besideRecord = page.getByRole('row', { name: /MyEuro/ }).getByText('Deriv, Demo')
  await besideRecord.filter({ visible: true }).first().waitFor()
  await shoot('trade record')
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('tab', { name: 'Alerts Log' }).click()
  await page
    .getByText(/At Deriv, Demo\.$/)
    .first()
    .waitFor()
  await shoot('alerts')
  await page.getByRole('button', { name: 'STOP', exact: true }).click()
  await page.getByRole('tab', { name: 'Charts/Favorites' }).click()
  for (const symbol of charts) await favor(symbol, false)
  await page.getByRole('tab', { name: 'Settings' }).click()
})

test('the doctor leads to the map', async () => {
  await page.getByRole('button', { name: 'Diagnostics' }).click()
  await page.getByRole('button', { name: 'Check everything' }).click()
  await page.getByText('Not traded at the broker now: EURUSDJPY').waitFor()
  await page.getByRole('button', { name: 'Open the symbol map' }).click()

  await table().waitFor()
  expect(await page.getByRole('heading', { name: 'Symbol map' }).evaluate((it) => it === document.activeElement)).toBe(
    true,
  )
})

test('after a restart the choice is kept, and Automatic takes it back', async () => {
  await page.getByRole('button', { name: 'Diagnostics' }).click()
  await page.getByRole('button', { name: 'Quit' }).click()
  expect(await desktop.ended).toBe(0)
  expect(complaints(/./)).toEqual([])
  const file = JSON.parse(await readFile(join(product.dataDir, 'desktop/broker.json'), 'utf8')) as unknown
  expect(file).toMatchObject({ symbolMaps: { pocket_option: { MyEuro: 'EURUSD' }, deriv: { MyEuro: 'frxEURUSD' } } })
  await openWindow()
  await page.getByRole('tab', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Symbol map', exact: true }).click()
  await rowOf('MyEuro').getByText('Open now, chosen by you').waitFor()

  await asset('MyEuro').selectOption('')
  await rowOf('MyEuro').getByText('lists nothing under this name').waitFor()
  await asset('MyEuro').selectOption('EURUSD')
  await rowOf('MyEuro').getByText('Open now, chosen by you').waitFor()
})

// Regular reports are 15 seconds apart: seven changes, each seen before the next, would take them 90 seconds.
const byEventsOnly = { timeout: 75_000 }

test(
  'what changes in the app reaches the open dashboard by an event, not with a regular report',
  byEventsOnly,
  async () => {
    const dashboard = await owner.newPage()
    await dashboard.goto(`${product.origin}/dashboard`)
    const header = dashboard.locator('header').first()
    const inApp = page.getByRole('button', { name: /^Favorite EURUSDpro/ })
    const onDashboard = dashboard
      .getByRole('main')
      .getByRole('button', { name: /^Favorite EURUSDpro/ })
      .first()
    const untilFavorite = (isFavorite: 'true' | 'false') =>
      expect.poll(() => onDashboard.getAttribute('aria-pressed'), { timeout: 30_000 }).toBe(isFavorite)
    await header.getByText('Simulated charts').waitFor()
    await page.getByRole('tab', { name: 'Charts/Favorites' }).click()

    await terminal.stop()
    await header.getByText('MT5 disconnected').waitFor()
    openTerminal()
    await header.getByText('Simulated charts').waitFor()
    for (const isFavorite of ['true', 'false', 'true', 'false'] as const) {
      await inApp.click()
      await untilFavorite(isFavorite)
    }
    await broker.stop()
    await header.getByText('No broker').waitFor()

    await page.getByRole('tab', { name: 'Settings' }).click()
    await page.getByRole('button', { name: 'Symbol map', exact: true }).click()
  },
)

test('while the broker is away the choices stay, and a test says what to do', async () => {
  await page.getByText('Pocket Option is not connected, so its assets are not known').waitFor()
  expect(await asset('MyEuro').inputValue()).toBe('EURUSD')
  await testButton('MyEuro').click()
  await page.getByRole('status').getByText('Connect it under Broker, then test again.').waitFor()
  await shoot('away')
  expect(await findViolations(page)).toEqual([])
})

test('a choice whose chart is closed can be taken back, and without charts the map says what to open', async () => {
  await terminal.stop()
  await rowOf('MyEuro').getByText('Chart is closed').waitFor()
  await rowOf('EURUSDpro').waitFor({ state: 'detached' })
  expect(await testButton('MyEuro').isDisabled()).toBe(true)
  await shoot('closed chart')
  expect(await findViolations(page)).toEqual([])
  await asset('MyEuro').selectOption('')

  await page.getByText('No symbols yet. Open a chart in MetaTrader 5.').waitFor()
  await shoot('no chart')
  expect(await findViolations(page)).toEqual([])
})

test('the paper broker has nothing to map', async () => {
  await page.getByRole('button', { name: 'Broker', exact: true }).first().click()
  await page.getByRole('button', { name: 'Switch off Deriv, Demo' }).click()
  await page.getByRole('button', { name: 'Switch on Deriv, Demo' }).waitFor()
  await page.getByLabel('Broker', { exact: true }).selectOption('paper')
  await page.getByRole('button', { name: 'Use the paper broker' }).click()
  await page.getByText('Connected.', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Symbol map', exact: true }).click()
  await page.getByText('The paper broker trades each chart as it is.').waitFor()
  await shoot('paper')
  expect(await findViolations(page)).toEqual([])
})
