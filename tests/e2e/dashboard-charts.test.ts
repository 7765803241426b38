import type { NamedProcess } from '@stratomate/commands/named-process'
import { type Product, removeProduct, startProduct } from '@stratomate/commands/start-product'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  answerDashboard,
  type DashboardAnswers,
  deviceWithChart,
  quotaWith,
  refusalWith,
  subscriptionWith,
  tradeWith,
} from './testing/dashboard-answers.ts'
import { findViolations } from './testing/page-checks/find-violations.ts'
import { openBrowser } from './testing/open-browser.ts'
import { type Member, signInMember } from './testing/sign-in-member.ts'
import { startDesktop, startTerminal } from './testing/start-trading.ts'

const symbols = 'EURUSD GBPUSD USDJPY AUDUSD-OTC EURGBP USDCAD NZDUSD EURJPY GBPJPY XAUUSD USDCHF EURCHF NZDCHF'.split(
  ' ',
)

let product: Product
let browser: Browser
let context: BrowserContext
let page: Page
let member: Member
const programs: NamedProcess[] = []

beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser()
})
afterEach(() => context.close())
afterAll(async () => {
  for (const program of programs.toReversed()) await program.stop()
  await browser.close()
  await removeProduct(product)
})

/** A dashboard with this many charts, all favorites, of which the first has an open trade. */
function dashboardWith(count: number): DashboardAnswers {
  const { device, chart } = deviceWithChart()
  const charts = symbols.slice(0, count).map((symbol) => ({ ...chart, symbol }))
  const open = tradeWith({
    latencyMs: 900,
    candleTime: chart.candles.at(-2)?.time ?? 0,
    expiresAt: new Date(Date.now() + 600_000).toISOString(),
    state: 'placed',
    result: null,
    profitCents: null,
  })
  return {
    subscription: subscriptionWith({}),
    quota: quotaWith({ chartsAllowed: count > 3 ? -1 : 3 }),
    devices: [device],
    charts,
    trades: [open, tradeWith({ latencyMs: 950, symbol: 'GBPUSD', result: 'lost', profitCents: -1_000 })],
    refusals: [
      refusalWith('low_payout', { symbol: 'USDJPY', timeframeS: 60, candleTime: chart.candles.at(-3)?.time ?? 0 }),
      refusalWith('stale', { symbol: 'GBPUSD', timeframeS: 60 }),
    ],
  }
}

type Look = { width?: number; theme?: 'dark' | 'light' }

/** A page of its own, signed in; `prepare` changes it before it opens the dashboard. */
async function openCharts(answers: DashboardAnswers, look: Look = {}, prepare?: () => Promise<unknown>): Promise<void> {
  const { width = 1280, theme = 'dark' } = look
  context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce', colorScheme: theme })
  member = await signInMember(context, product)
  page = await context.newPage()
  await answerDashboard(page, answers)
  await prepare?.()
  await page.goto(`${product.origin}/dashboard`)
  await page.getByRole('heading', { name: 'Recent Activity' }).waitFor()
}

const panel = () => page.getByRole('region', { name: 'Charts', exact: true })
const tiles = () => panel().locator('[data-chart]')
const tile = (symbol: string) => tiles().filter({ hasText: `${symbol} M1` })
const star = (symbol: string) => panel().getByRole('button', { name: `Favorite ${symbol} M1` })
const layout = (name: string) => panel().getByRole('radio', { name, exact: true })
const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('charts are drawn in a browser whose language no date is written in', async () => {
  const errors: string[] = []
  await openCharts(dashboardWith(3), {}, async () => {
    page.on('pageerror', ({ message }) => errors.push(message))
    // What Chromium reports on a computer whose only locale is POSIX.
    await page.addInitScript(() => Object.defineProperty(navigator, 'language', { get: () => 'en-US@posix' }))
  })
  const readouts = panel().getByText('Upper band')
  await expect.poll(() => readouts.count()).toBe(3)
  await tiles().first().hover()

  expect(errors).toEqual([])
})

describe('layouts', () => {
  test('plus and minus change how many charts are shown, and the browser remembers it', async () => {
    await openCharts(dashboardWith(12))
    const fitting = await tiles().count()
    await tile('EURUSD').focus()
    await page.keyboard.press('-')
    await expect.poll(() => tiles().count()).toBe(9)
    await page.keyboard.press('-')
    await expect.poll(() => tiles().count()).toBe(6)
    await page.keyboard.press('+')
    await expect.poll(() => tiles().count()).toBe(9)
    await page.reload()
    await panel().waitFor()

    expect(fitting).toBe(12)
    expect(await tiles().count()).toBe(9)
    expect(await layout('9').isChecked()).toBe(true)
    expect(await panel().innerText()).toContain('Charts 1 to 9 of 12')
  })

  test('the control changes it with the mouse, and Fit forgets it', async () => {
    await openCharts(dashboardWith(3))
    await layout('2').check()
    await expect.poll(() => tiles().count()).toBe(2)
    const remembered = await page.evaluate(() => localStorage.getItem('chart-layout'))
    await layout('Fit').check()
    await expect.poll(() => tiles().count()).toBe(3)

    expect(remembered).toBe('2')
    expect(await page.evaluate(() => localStorage.getItem('chart-layout'))).toBeNull()
  })

  test('a place without a chart says once what the plan includes, and another star says so too', async () => {
    const answers = dashboardWith(4)
    const charts = answers.charts?.map((chart, index) => ({ ...chart, favorite: index < 3 })) ?? []
    await openCharts({ ...answers, charts, quota: quotaWith({ chartsAllowed: 3 }) })
    await layout('6').check()
    await panel().getByText('Pro Trader includes 3 charts').waitFor()
    await tile('AUDUSD-OTC').focus()
    await page.keyboard.press('f')
    await page.getByText('All chart slots of the plan are in use.').first().waitFor()

    expect(await panel().getByText('Pro Trader includes 3 charts').count()).toBe(1)
    expect(await panel().getByRole('link', { name: 'Compare plans' }).getAttribute('href')).toBe('/pricing')
    expect(await star('AUDUSD-OTC').getAttribute('aria-pressed')).toBe('false')
  })

  test('where the plan has room, it says how another chart comes', async () => {
    await openCharts({ ...dashboardWith(3), quota: quotaWith({ chartsAllowed: -1 }) })
    await layout('4').check()

    await panel().getByText('Room for another chart').waitFor()
    expect(await panel().getByRole('link', { name: 'Read how' }).getAttribute('href')).toBe('/how-to/mt5-favorites')
  })

  test('a browser that refuses to remember shows the chosen layout all the same', async () => {
    await openCharts(dashboardWith(3), {}, () =>
      page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('refused', 'QuotaExceededError')
        }
        Storage.prototype.getItem = () => {
          throw new DOMException('refused', 'SecurityError')
        }
      }),
    )
    await tile('EURUSD').focus()
    await page.keyboard.press('-')

    await expect.poll(() => tiles().count()).toBe(2)
  })

  test('what was remembered by somebody else is no layout', async () => {
    await openCharts(dashboardWith(3), {}, () =>
      page.addInitScript(() => localStorage.setItem('chart-layout', '<b>1e9</b>')),
    )

    expect(await layout('Fit').isChecked()).toBe(true)
    expect(await tiles().count()).toBe(3)
  })
})

describe('keys', () => {
  test('arrows and digits move between charts, over pages too', async () => {
    await openCharts(dashboardWith(13))
    await tile('EURUSD').focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowDown')
    expect(await focused()).toMatch(/^EURGBP/)
    await page.keyboard.press('0')
    expect(await focused()).toMatch(/^XAUUSD/)
    await page.keyboard.press('End')
    await expect.poll(focused).toMatch(/^NZDCHF/)
    expect(await panel().innerText()).toContain('Chart 13 of 13')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(focused).toMatch(/^EURCHF/)
  })

  test('Enter enlarges the chart of the focus, arrows lead on, and Escape returns to it', async () => {
    await openCharts(dashboardWith(4))
    await tile('USDJPY').focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => tiles().count()).toBe(1)
    expect(await focused()).toMatch(/^USDJPY.*Show all charts$/)
    await page.keyboard.press('ArrowRight')
    await expect.poll(focused).toMatch(/^AUDUSD-OTC/)
    await page.keyboard.press('Escape')
    await expect.poll(() => tiles().count()).toBe(4)

    expect(await focused()).toMatch(/^AUDUSD-OTC.*Enlarge$/)
  })

  test('single keys that are switched off do nothing, arrows still do', async () => {
    await openCharts(dashboardWith(4), {}, () => page.addInitScript(() => localStorage.setItem('shortcuts', 'off')))
    const asked: string[] = []
    page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`))
    await tile('EURUSD').focus()
    for (const key of ['3', '-', 'p', 'f']) await page.keyboard.press(key)
    expect(await focused()).toMatch(/^EURUSD/)
    expect(asked.filter((call) => call.startsWith('POST'))).toEqual([])
    await page.keyboard.press('ArrowRight')

    expect(await focused()).toMatch(/^GBPUSD/)
    expect(await tiles().count()).toBe(4)
  })

  test('keys outside of the charts are left to the page', async () => {
    await openCharts(dashboardWith(4))
    await page.getByRole('tab', { name: 'Alerts' }).focus()
    for (const key of ['3', '-', 'p', 'f']) await page.keyboard.press(key)

    expect(await tiles().count()).toBe(4)
    expect(await focused()).toBe('Alerts')
  })
})

describe('the star of a chart', () => {
  test('asks before it adds a chart with real money, for the key as for the hand, and keys end at the question', async () => {
    const answers = dashboardWith(3)
    const live = answers.devices?.map((device) => ({
      ...device,
      state: device.state && { ...device.state, broker: { ...device.state.broker, account: 'live' as const } },
    }))
    const charts = answers.charts?.map((chart, index) => ({ ...chart, favorite: index !== 1 }))
    await openCharts({ ...answers, ...(live && { devices: live }), ...(charts && { charts }) })
    const asked: string[] = []
    await page.route('**/api/devices/*/favorite', async (route) => {
      asked.push(route.request().postData() ?? '')
      await route.fulfill({ status: 409, json: { code: 'device_offline', message: 'Not connected.', requestId: 'r' } })
    })
    await tile('GBPUSD').focus()
    await page.keyboard.press('f')
    const question = page.getByRole('dialog', { name: 'Trade GBPUSD M1 with real money?' })
    await question.waitFor()
    await page.keyboard.press('3')
    await page.keyboard.press('f')
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'hidden' })
    const before = [...asked]
    await star('GBPUSD').click()
    await question.getByRole('button', { name: 'Trade this chart' }).click()
    // The first one, because a toast is also read aloud.
    await page.getByText('Not connected.').first().waitFor()

    expect(before).toEqual([])
    expect(asked).toEqual([JSON.stringify({ symbol: 'GBPUSD', timeframeS: 60, favorite: true })])
    expect(await star('GBPUSD').getAttribute('aria-pressed')).toBe('false')
    expect(await tiles().count()).toBe(3)
  })
})

describe('a chart', () => {
  test('is told in words with its open trade and with its last result', async () => {
    await openCharts(dashboardWith(3))
    const words = await panel().locator('figcaption').allTextContents()

    expect(words[0]).toMatch(/^EURUSD M1: last price 1\.\d{5}, 60 candles, 1 signal shown\. Open trade: CALL from 1\./)
    expect(words[1]).toMatch(/Last trade: CALL, Lost −\$10\.00\.$/)
    expect(words[1]).not.toContain('refused')
    expect(words[2]).toMatch(
      /No trades yet\. 1 signal refused, .* PUT at \d\d:\d\d: The payout is under your minimum\.$/,
    )
    await panel()
      .getByText(/^Open, 0?9:\d\d left$/)
      .waitFor()
  })

  test('is shown as a table like all others', async () => {
    await openCharts(dashboardWith(12))
    await panel().getByRole('button', { name: 'Show as table' }).click()

    expect(await panel().getByRole('row').filter({ hasText: 'PUT, refused' }).count()).toBe(1)
    expect(await panel().getByRole('row').filter({ hasText: 'CALL, open' }).count()).toBe(1)
    expect(await panel().getByRole('table').count()).toBe(12)
    expect(await panel().locator('canvas').count()).toBe(0)
  })

  test('that gets a candle is the only one that changes', async () => {
    const answers = dashboardWith(12)
    await openCharts(answers, {}, () => page.addInitScript(stubStream))
    const [chart] = answers.charts?.slice(4) ?? []
    const last = chart?.candles.at(-1)
    await page.waitForFunction(() => document.querySelectorAll('main canvas').length > 12)
    const changed = await page.evaluate(watchTiles, {
      deviceId: chart?.deviceId,
      symbol: chart?.symbol,
      timeframeS: chart?.timeframeS,
      candles: [{ ...last, time: (last?.time ?? 0) + 60 }],
    })

    expect(changed).toEqual(['EURGBP'])
    expect(await panel().locator('figcaption').nth(4).textContent()).toContain('61 candles')
  })
})

describe('on a phone', () => {
  test('charts are a strip to swipe with their names above, and the page never moves sideways', async () => {
    await openCharts(dashboardWith(12), { width: 360 })
    const strip = panel().getByRole('list', { name: 'Charts shown' })
    const names = panel().getByRole('list', { name: 'All charts' })
    await names.getByRole('button', { name: 'USDJPY M1' }).click()
    await expect.poll(() => strip.evaluate((it) => Math.round(it.scrollLeft / it.clientWidth))).toBe(2)
    await strip.evaluate((it) => it.scrollTo({ left: it.clientWidth * 5 }))
    const current = names.locator('[aria-current]')
    await expect.poll(() => current.innerText()).toBe('USDCAD M1')

    expect(await panel().innerText()).toContain('6 of 12')
    expect(await overflow()).toBe(0)
    expect(await layout('12').count()).toBe(0)
  })
})

test.each([
  [360, 'dark'],
  [360, 'light'],
  [1280, 'dark'],
  [1280, 'light'],
] as const)('at %i px, %s, axe finds nothing and nothing scrolls sideways', async (width, theme) => {
  await openCharts(dashboardWith(3), { width, theme })
  await page.waitForFunction(() => document.querySelectorAll('main canvas').length > 0)
  if (width > 768) await layout('4').check()

  expect(await findViolations(page)).toEqual([])
  expect(await overflow()).toBe(0)
})

test('charts of a real desktop app appear and grow without a reload', async () => {
  await openCharts({ subscription: subscriptionWith({}) }, {}, async () => {
    const desktop = startDesktop(product)
    programs.push(desktop)
    const [, userCode = ''] = await desktop.says(/enter the code ([A-Z0-9]{4}-[A-Z0-9]{4})/)
    await member.approveDevice(userCode)
    await desktop.says(/trades reserved/)
  })
  await page.getByText('1 of 4 done').waitFor()
  programs.push(startTerminal(product, { charts: 3, speed: 600 }))
  await expect.poll(() => tiles().count(), { timeout: 60_000 }).toBe(3)
  const words = () => panel().locator('figcaption').first().textContent()
  const before = await words()
  await expect.poll(words, { timeout: 30_000 }).not.toBe(before)
  await tiles().first().focus()
  await page.keyboard.press('-')
  await expect.poll(() => tiles().count()).toBe(2)
  await page.keyboard.press('+')
  await page.keyboard.press('1')
  const first = panel()
    .getByRole('button', { name: /^Favorite/ })
    .first()
  const name = (await first.getAttribute('aria-label')) ?? ''
  expect(await first.getAttribute('aria-pressed')).toBe('true')
  await page.keyboard.press('f')
  const starred = panel().getByRole('button', { name, exact: true })
  await expect.poll(() => starred.getAttribute('aria-pressed')).toBe('false')
  await expect
    .poll(() => panel().locator('figcaption').allTextContents(), { timeout: 30_000 })
    .toContainEqual(
      expect.stringMatching(/refused, the last one (?:CALL|PUT) at \d\d:\d\d: This chart is not a favorite\./),
    )
  await page.keyboard.press('p')
  await page.getByRole('button', { name: 'Resume trading' }).waitFor()
  await page.keyboard.press('p')
  expect(await focused()).toBe('Resume trading')
  await page.keyboard.press('?')

  expect(await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).innerText()).toMatch(
    /Go to a chart\s+1 to 9, 0/,
  )
})

/** Replaces the stream of events, so that the test decides what arrives. */
function stubStream(): void {
  class Stream extends EventTarget {
    static readonly CLOSED = 2
    readyState = 1
    constructor() {
      super()
      addEventListener('candles', (event) => {
        const data = event instanceof CustomEvent ? JSON.stringify(event.detail) : ''
        this.dispatchEvent(new MessageEvent('candles.added', { data }))
      })
    }
    close(): void {
      this.readyState = Stream.CLOSED
    }
  }
  Object.assign(globalThis, { EventSource: Stream })
}

/** Sends candles and returns the charts whose words or elements changed during the next second. */
async function watchTiles(news: unknown): Promise<string[]> {
  const changed = new Set<string>()
  const observer = new MutationObserver((records) => {
    for (const { target } of records) {
      const element = target instanceof Element ? target : target.parentElement
      if (element?.closest('figcaption') === null) continue
      changed.add(element?.closest('li')?.querySelector('bdi')?.textContent ?? 'the page')
    }
  })
  observer.observe(document.querySelector('main') ?? document, { subtree: true, childList: true, characterData: true })
  dispatchEvent(new CustomEvent('candles', { detail: news }))
  await new Promise((resolve) => setTimeout(resolve, 1_000))
  observer.disconnect()
  return [...changed]
}
