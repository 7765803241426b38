import type { NamedProcess } from '@stratomate/commands/named-process'
import { dayMs } from '@stratomate/std/time'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
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
import { type Product, removeProduct, startProduct } from '@stratomate/commands/start-product'
import { startDesktop } from './testing/start-trading.ts'

const subscriptionCalls = '**/api/subscriptions/*'

let product: Product
let browser: Browser
let context: BrowserContext
let page: Page
let member: Member
let desktop: NamedProcess | null = null

beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser()
  context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    locale: 'de-DE',
    timezoneId: 'America/New_York',
  })
  member = await signInMember(context, product)
})
afterAll(async () => {
  await desktop?.stop()
  await browser.close()
  await removeProduct(product)
})
// A tab remembers that simulated charts ran in it, so each test has a tab of its own.
beforeEach(async () => {
  page = await context.newPage()
})
afterEach(() => page.close())

async function openDashboard(answers: DashboardAnswers = {}, query = ''): Promise<void> {
  await answerDashboard(page, answers)
  await page.goto(`${product.origin}/dashboard${query}`)
}

async function openReady(answers: DashboardAnswers = {}, query = ''): Promise<void> {
  await openDashboard(answers, query)
  await page.getByRole('heading', { name: 'Recent Activity' }).waitFor()
}

/** Simulated charts take their seed from here; with some seeds the first trade only comes after half a minute. */
function chooseSeed(seed: number): void {
  crypto.getRandomValues = (into) => {
    if (into instanceof Uint32Array) into.fill(seed)
    return into
  }
}

const toast = () => page.getByRole('region', { name: /Notifications/ }).getByRole('listitem')
const overview = () => page.getByRole('region', { name: 'Subscription Overview' })
const rows = () => page.getByRole('table').last().locator('tbody tr')
/** The value beside a term of the overview. */
const termOf = (term: string) => overview().locator('dl > div').filter({ hasText: term }).locator('dd')

describe('before there is something to show', () => {
  test('the skeleton stands in the place of the figures until they come', async () => {
    const gate = Promise.withResolvers<void>()
    await page.route(subscriptionCalls, async (route) => {
      await gate.promise
      await route.continue()
    })
    await openDashboard()
    await page.locator('main [aria-busy=true]').waitFor()
    const words = await page.locator('main [aria-live=polite]').innerText()
    gate.resolve()
    await page.getByRole('heading', { name: 'Recent Activity' }).waitFor()

    expect(words).toBe('Loading your dashboard')
    expect(await page.locator('main [aria-busy=true]').count()).toBe(0)
  })

  test('an account without a plan reads No Subscription Found and is led to the tiers', async () => {
    const json = { message: 'There is nothing here under that address.', code: 'not_found', requestId: 'r' }
    await page.route(subscriptionCalls, (route) => route.fulfill({ status: 404, json }))
    await openDashboard()
    await page.getByRole('heading', { name: 'No Subscription Found' }).waitFor()
    const card = page.getByRole('region', { name: 'No Subscription Found' })
    const last = card.getByRole('link', { name: 'See the tiers' })
    const bottomOf = (part: typeof card) => part.evaluate((element) => element.getBoundingClientRect().bottom)
    const below = (await bottomOf(card)) - (await bottomOf(last))

    // Nothing but a line of words is below its buttons.
    expect(below).toBeLessThan(70)
    await last.click()
    await page.waitForURL('**/#pricing')

    await expect
      .poll(() =>
        page.getByRole('heading', { name: 'Subscription Tiers' }).evaluate((it) => it.getBoundingClientRect().top),
      )
      .toBeLessThan(300)
  })

  test('a failure is told in a banner that stays and in a toast, and another try helps', async () => {
    await page.route(subscriptionCalls, (route) => route.fulfill({ status: 500, body: '' }))
    await openDashboard()
    const banner = page.getByRole('main').getByRole('alert')
    await banner.waitFor()
    const [inBanner, inToast] = [await banner.innerText(), await toast().innerText()]
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('heading', { name: 'Recent Activity' }).waitFor()

    expect(inBanner).toMatch(/^Error\s+Failed to load subscription data/)
    expect(inToast).toMatch(/^Error\s+Something went wrong/)
  })
})

describe('a new account', () => {
  test('reads the next of four steps, and watches simulated charts of which the service hears nothing', async () => {
    const bell = page.waitForResponse('**/api/notifications?*')
    await page.addInitScript(chooseSeed, 14)
    await openReady({ charts: [], trades: [], refusals: [], devices: [] })
    await bell
    const next = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Get the app' }) })
    expect(await next.getAttribute('aria-current')).toBe('step')
    expect(await next.getByRole('link', { name: 'Get the app' }).getAttribute('href')).toBe('/download')
    expect(await page.getByRole('tab').count()).toBe(0)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))

    await page.getByRole('button', { name: 'Watch simulated charts' }).click()
    const simulation = page.getByRole('region', { name: 'Simulated dashboard' })
    await expect
      .poll(() => simulation.getByRole('list', { name: 'Charts shown' }).locator('canvas').count())
      .toBeGreaterThan(0)
    await simulation
      .getByRole('cell', { name: /CALL|PUT/u })
      .first()
      .waitFor()
    // Two minutes lie behind it, so the first look finds trades that have ended, and the header speaks of what is shown.
    await simulation.getByText(/^\d+ won, \d+ lost/u).waitFor()
    const header = page.getByRole('banner')
    await header.getByText('Simulated charts').first().waitFor()
    expect(await header.getByText(/MT5 disconnected|Not connected/u).count()).toBe(0)
    await simulation.getByRole('button', { name: 'Pause' }).click()
    expect(await simulation.getByText('Simulated', { exact: true }).count()).toBe(3)
    const figures = (await simulation.getByRole('region', { name: 'Quick Stats' }).innerText()).replaceAll(/\s+/gu, ' ')
    expect(figures).toMatch(/^Quick Stats of the simulated charts, not of your account Trades \d+ simulated/u)
    expect(figures).toContain('Charts watched 3 simulated')
    expect(figures).not.toMatch(/unlimited|No limit|starts over|resets/u)
    await simulation.getByText('Nothing here counts toward your plan.').waitFor()
    expect(asked.filter((address) => address.includes('/api/'))).toEqual([])
    expect(await findViolations(page)).toEqual([])

    await page.reload()
    await simulation.getByRole('list', { name: 'Charts shown' }).locator('canvas').first().waitFor()

    const views = page.getByRole('navigation', { name: 'Views of the dashboard' })
    await views.getByRole('link', { name: 'Statistics' }).click()
    await simulation.waitFor({ state: 'detached' })
    await views.getByRole('link', { name: 'Live' }).click()
    await simulation.getByText('Started again with new prices, because you left this page.').waitFor()
    await simulation.getByRole('list', { name: 'Charts shown' }).locator('canvas').first().waitFor()

    await simulation.getByRole('button', { name: 'Back to your dashboard' }).click()
    await page.getByRole('heading', { name: 'Four steps to the first trade' }).waitFor()
    await header.getByText('MT5 disconnected').first().waitFor()
    await views.getByRole('link', { name: 'Journal' }).click()
    await views.getByRole('link', { name: 'Live' }).click()
    await page.getByRole('heading', { name: 'Four steps to the first trade' }).waitFor()
  })

  test('on a phone watches first, and sends the address of the app to the computer that can run it', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openReady({ charts: [], trades: [], refusals: [], devices: [] })
    const topOf = async (name: string) => (await page.getByRole('region', { name }).boundingBox())?.y ?? 0
    const step = page.getByRole('listitem').filter({ hasText: 'Start Stratomate Desktop' })

    expect(await step.getByRole('link', { name: 'Send the link' }).getAttribute('href')).toMatch(/^mailto:.*download$/u)
    expect(await step.getByRole('link', { name: 'Get the app' }).isVisible()).toBe(false)
    expect(await topOf('See it live first')).toBeLessThan(await topOf('Four steps to the first trade'))
    expect(await findViolations(page)).toEqual([])
  })

  test('goes on by the events of its computer: the terminal is next, then a star, then the charts take the place', async () => {
    const { device, chart } = deviceWithChart()
    const without = {
      ...device,
      state: device.state === null ? null : { ...device.state, charts: [], terminalConnected: false },
    }
    await openReady({ charts: [], trades: [], refusals: [], devices: [without] })
    await page.getByRole('link', { name: 'Set up a chart' }).waitFor()
    expect(await page.getByText('1 of 4 done').count()).toBe(1)

    await openReady({ charts: [chart], trades: [], refusals: [], devices: [device] })
    const strip = page.getByRole('region', { name: 'Next step' })
    expect(await strip.innerText()).toMatch(/^See the first trade[^]*3 of 4 done$/u)
    expect(await page.getByRole('heading', { name: 'Four steps to the first trade' }).count()).toBe(0)

    await openReady({ charts: [chart], trades: [tradeWith({ latencyMs: 4 })], refusals: [], devices: [device] })
    expect(await strip.count()).toBe(0)
  })
})

describe('beside the charts', () => {
  test('stand the moments of the day, newest first, and the course of its result', async () => {
    const { device, chart } = deviceWithChart()
    const at = (second: number) => new Date(Date.now() - 60_000 + second * 1_000).toISOString()
    const settled = { state: 'settled', acknowledgedAt: at(0) } as const
    const won = {
      ...tradeWith({ latencyMs: 4 }),
      ...settled,
      result: 'won',
      profitCents: 860,
      expiresAt: at(1),
    } as const
    const lost = { ...won, id: `${won.id}-lost`, result: 'lost', profitCents: -1_000, expiresAt: at(3) } as const
    const refused = { ...refusalWith('stale'), at: at(2) }
    await openReady({ charts: [chart], trades: [lost, won], refusals: [refused], devices: [device] })

    const moments = page.getByRole('region', { name: 'Events', exact: true }).getByRole('listitem')
    await expect.poll(() => moments.count()).toBe(5)
    const words = (await moments.allInnerTexts()).map((text) => text.replaceAll(/\s+/gu, ' '))
    expect(words[0]).toMatch(/Lost −\$10\.00$/u)
    expect(words[1]).toMatch(/Refused The signal/u)
    expect(words[2]).toMatch(/Won \+\$8\.60$/u)
    expect(words[4]).toMatch(/in 4 ms$/u)
    const course = page.getByRole('img', { name: /^Result after each of 2 trades, 1 won and 1 lost/u })
    expect(await course.getAttribute('aria-label')).toMatch(/lowest −\$1\.40, highest \+\$8\.60, now −\$1\.40$/u)
    expect(await findViolations(page)).toEqual([])
  })
})

describe('the subscription overview', () => {
  test.each([
    ['active', 'Active'],
    ['pending', 'Pending'],
    ['trial', 'Trial'],
    ['cancelled', 'Cancelled'],
    ['expired', 'Expired'],
    ['problem', 'Payment Issue'],
    ['in_review', 'in_review'],
  ])('the status %s reads %s', async (status, words) => {
    await openReady({ subscription: subscriptionWith({ status }) })

    expect(await overview().innerText()).toMatch(new RegExp(`Pro Trader\\s+${words}\\s`))
  })

  test('dates are in long US form in every language of the browser, and a missing one is N/A', async () => {
    await openReady({ subscription: subscriptionWith({ endDate: null }) })

    expect(await termOf('Start Date').innerText()).toBe('November 7, 2025')
    expect(await termOf('Renewal Date').innerText()).toBe('N/A')
  })

  test('a subscription that is set to end says when instead of renewing', async () => {
    await openReady({ subscription: subscriptionWith({ cancelsAt: '2025-12-07T12:00:00.000Z' }) })

    expect(await termOf('Ends on').innerText()).toBe('December 7, 2025')
    expect(await termOf('Renewal Date').count()).toBe(0)
  })

  test('the days that a trial still has are counted', async () => {
    const endDate = new Date(Date.now() + 2.5 * dayMs).toISOString()
    await openReady({ subscription: subscriptionWith({ status: 'trial', source: 'trial', endDate }) })

    expect(await overview().innerText()).toMatch(/Ends on · 3 days left\s+\w+ \d+, \d{4}/u)
  })

  test.each([
    [{ status: 'trial', source: 'trial' }, 'Ends on', ['See the plans', 'Manage Subscription']],
    [
      { status: 'trial', source: 'trial', nextCharge: { at: '2025-12-07T12:00:00.000Z', amountCents: 9_900 } },
      'Then $99.00 on',
      ['See the plans', 'Manage Subscription'],
    ],
    [{ status: 'active' }, 'Renewal Date', ['Manage Subscription']],
    [{ status: 'pending' }, 'Renewal Date', ['Finish the payment', 'See the plans']],
    // The plans to trade again are a part of their own, and what stays readable has its tabs in the title.
    [{ status: 'cancelled' }, 'Ended on', []],
    [{ status: 'expired', tier: 'elite_trader' }, 'Ended on', []],
    [{ source: 'licence', tier: null, plan: 'pro' }, 'Updates until', ['License', 'Invoices', 'See the plans']],
  ] as const)('%o shows %s and offers %j', async (change, term, ways) => {
    await openReady({ subscription: subscriptionWith(change) })

    expect(await overview().locator('dt').allInnerTexts()).toContain(term)
    expect(await overview().locator('a,button').allInnerTexts()).toEqual(ways)
  })

  test('a failed charge says until when trading goes on, and leads to the payment method', async () => {
    await openReady({ subscription: subscriptionWith({ status: 'problem', graceEndsAt: '2999-12-07T12:00:00.000Z' }) })
    const banner = page.getByRole('status').filter({ hasText: 'Payment Issue' })

    expect(await banner.innerText()).toMatch(/Trading stops on .*2999.* unless it is settled before/)
    expect(await banner.getByRole('button').allInnerTexts()).toEqual(['Update payment method'])
    expect(await termOf('Works until').innerText()).toBe('December 7, 2999')
  })

  test.each([
    [{ status: 'cancelled' }, 'Your subscription has ended'],
    [{ status: 'expired', source: 'trial' }, 'Your free trial has ended'],
  ] as const)(
    'after %o the first thing said is that nothing is traded, with the way to the plans',
    async (change, title) => {
      await openReady({ subscription: subscriptionWith(change) })
      const plans = page.getByRole('region', { name: title })

      expect(await plans.innerText()).toContain('No trades are placed until you choose a plan.')
      expect(await page.getByRole('main').getByText(title).count()).toBe(1)
      expect(await plans.getByRole('link', { name: 'Compare the plans' }).getAttribute('href')).toBe('/pricing#plans')
      expect(await plans.getByRole('link', { name: /^Choose / }).allInnerTexts()).toEqual([
        'Choose New Trader',
        'Choose Pro Trader',
        'Choose Elite Trader',
      ])
      expect(await overview().locator('dt').allInnerTexts()).toEqual(['Start Date', 'Ended on'])
      expect(await findViolations(page)).toEqual([])
    },
  )

  test('without charts what is left to do stands in their place, and only there', async () => {
    const { device } = deviceWithChart()
    const offline = { ...device, online: false, state: null }
    await openReady({ charts: [], trades: [tradeWith({ latencyMs: 40 })], refusals: [], devices: [offline] })
    const main = page.getByRole('main')
    const steps = ['Computer offline', 'Chart terminal and broker account']
    const charts = await main.getByRole('region', { name: 'Charts' }).innerText()

    expect(steps.filter((step) => !charts.includes(step))).toEqual([])
    for (const step of steps) expect(await main.getByRole('listitem').filter({ hasText: step }).count()).toBe(1)
    expect(await main.getByText('Events', { exact: true }).count()).toBe(0)
    expect(await findViolations(page)).toEqual([])
  })

  test('a computer that is not connected can be paused, and is said to follow later', async () => {
    const { device } = deviceWithChart()
    const offline = { ...device, online: false, state: null }
    await openReady({ charts: [], trades: [], refusals: [], devices: [offline] })
    await page.route('**/pause', (route) => route.fulfill({ json: { ...offline, paused: true } }))
    await page.getByRole('button', { name: 'Pause trading' }).click()
    await page.getByText('A computer that is not connected follows as soon as it is.', { exact: true }).waitFor()

    expect(await page.getByRole('button', { name: 'Resume trading' }).count()).toBe(1)
    await page.unroute('**/pause')
  })

  test('events that their list hides make the page no longer', async () => {
    const { chart, device } = deviceWithChart()
    const refusals = Array.from({ length: 45 }, () => refusalWith('low_payout'))
    const trades = Array.from({ length: 5 }, () => tradeWith({ latencyMs: 40, state: 'placed' }))
    await openReady({ charts: [chart], devices: [device], trades, refusals })
    await page.getByRole('region', { name: 'Events, list' }).waitFor()
    const below = await page.evaluate(() => {
      const { scrollHeight } = document.documentElement
      return scrollHeight - window.scrollY - (document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0)
    })

    expect(below).toBeLessThan(2)
  })

  test('after the plan nothing asks for its set-up, and the plans stand there once', async () => {
    await openReady({ subscription: subscriptionWith({ status: 'cancelled' }), trades: [tradeWith({ latencyMs: 40 })] })
    const main = page.getByRole('main')

    expect(await main.getByRole('heading', { name: 'Quick Stats' }).count()).toBe(1)
    expect(await main.getByText('Ready to trade').count()).toBe(0)
    expect(await main.getByText('No charts yet').count()).toBe(0)
    expect(await main.getByRole('button', { name: /^Pause/ }).count()).toBe(0)
    expect(await overview().locator('a').count()).toBe(0)
    for (const name of ['Statistics', 'Journal']) expect(await main.getByRole('link', { name }).count()).toBe(1)
  })

  test('a first run without a plan begins with the plans', async () => {
    await openReady({ subscription: subscriptionWith({ status: 'cancelled' }) })
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()

    expect(headings.indexOf('Subscription Overview')).toBeGreaterThan(-1)
    expect(headings.indexOf('Subscription Overview')).toBeLessThan(headings.indexOf('Watch without a plan'))
  })

  test('an answer without a subscription reads No Subscription Found', async () => {
    await page.route(subscriptionCalls, (route) => route.fulfill({ status: 200, json: {} }))
    await openDashboard()
    const heading = page.getByRole('heading', { name: 'No Subscription Found' })
    await heading.waitFor()

    expect(await heading.isVisible()).toBe(true)
  })

  test('without a plan the simulated charts can be watched at once, as signing up promises', async () => {
    await page.route(subscriptionCalls, (route) => route.fulfill({ status: 200, json: {} }))
    await openDashboard()
    await page.getByRole('button', { name: 'Watch simulated charts' }).click()
    await page.getByRole('region', { name: 'Simulated dashboard' }).waitFor()
    await page.getByRole('button', { name: 'Back to your dashboard' }).click()
    await page.getByRole('heading', { name: 'No Subscription Found' }).waitFor()

    expect(await findViolations(page)).toEqual([])
  })

  test.each([
    [{ status: 'trial', source: 'trial' }, 'See the plans'],
    [{ source: 'licence', tier: null, plan: 'basic' }, 'See the plans'],
    [{ status: 'active' }, 'Change the plan'],
  ] as const)('at the daily limit, %o is led to more trades by "%s"', async (change, way) => {
    await openReady({ subscription: subscriptionWith(change), quota: quotaWith({ used: 250, remaining: 0 }) })
    const banner = page.getByRole('status').filter({ hasText: 'daily limit resets' })

    expect(await banner.locator('a,button').allInnerTexts()).toEqual([way])
  })

  test('without a plan the figures of the day promise nothing', async () => {
    const quota = quotaWith({ limit: 0, remaining: 0, chartsAllowed: 0, used: 5 })
    await openReady({ subscription: subscriptionWith({ status: 'cancelled' }), quota })
    const stats = await page.getByRole('region', { name: 'Quick Stats' }).innerText()

    expect(stats.match(/No plan, so nothing is traded/gu)).toHaveLength(2)
    expect(stats).not.toMatch(/of 0|0 left|slots/u)
  })

  test('minus one is Unlimited', async () => {
    const quota = quotaWith({ limit: -1, remaining: -1, chartsAllowed: -1, used: 1_204 })
    const subscription = subscriptionWith({ tier: 'elite_trader', tradesRemaining: -1, chartsAllowed: -1 })
    await openReady({ subscription, quota })

    expect(await termOf('Trades remaining').innerText()).toBe('Unlimited')
    expect(await termOf('Charts allowed').innerText()).toBe('Unlimited')
    expect(await page.getByRole('heading', { name: 'Quick Stats' }).isVisible()).toBe(true)
    const stats = page.getByRole('region', { name: 'Quick Stats' })
    expect(await stats.innerText()).toMatch(/1,204 unlimited/)
    // An empty bar beside them would look like none: only the result of the day has one.
    expect(
      await stats
        .locator('h3:text-is("Trades today"), h3:text-is("Charts watched")')
        .locator('..')
        .locator('svg')
        .count(),
    ).toBe(0)
  })
})

describe('managing the subscription', () => {
  const manage = () => page.getByRole('button', { name: 'Manage Subscription' })
  const complaint = () => overview().getByRole('alert')

  test("the button opens the provider's portal, which says that it is simulated and leads back", async () => {
    await openReady()
    await manage().click()
    await page.getByRole('heading', { name: 'Manage subscription' }).waitFor()
    const words = await page.getByRole('main').innerText()
    await page.getByRole('link', { name: /Back/ }).click()
    await page.waitForURL('**/dashboard')

    expect(words).toContain('Test mode: no card is charged')
  })

  test('a portal that does not open is told under the button and in a toast', async () => {
    await page.route('**/api/create-customer-portal', (route) => route.fulfill({ status: 502, body: '' }))
    await openReady()
    await manage().click()
    await complaint().waitFor()

    expect(await complaint().innerText()).toBe('Could not open subscription management portal')
    expect(await toast().innerText()).toMatch(/^Error\s+Could not open subscription management portal/)
  })

  test('an account that the provider does not know has no active subscription to manage', async () => {
    await openReady({ subscription: subscriptionWith({ stripeCustomerId: null }) })
    await manage().click()
    await complaint().waitFor()

    expect(await complaint().innerText()).toBe('No active subscription found')
  })
})

describe('the activity', () => {
  const trades = [tradeWith({ latencyMs: 2_140 }), tradeWith({ latencyMs: 4, result: 'lost', profitCents: -1_000 })]

  test('the account of each trade is said where several have traded', async () => {
    await openReady({
      trades: [...trades, tradeWith({ latencyMs: 4, broker: 'deriv', account: 'demo' })],
      refusals: [],
    })
    await rows().getByText('Deriv, Demo').waitFor()
    expect(await rows().getByText('Paper broker, Demo').count()).toBe(2)
  })

  test('the chosen tab is in the address and is chosen again by it', async () => {
    const tab = (name: string) => page.getByRole('tab', { name, exact: true })
    await openReady({ trades, refusals: [refusalWith('stale')] })
    const all = await rows().count()
    await tab('Alerts').click()
    await page.waitForURL('**/dashboard?activity=alerts')
    await page.reload()
    await rows().first().waitFor()

    expect(all).toBe(3)
    expect(await tab('Alerts').getAttribute('aria-selected')).toBe('true')
    expect(await rows().allInnerTexts()).toEqual([expect.stringContaining('Signal refused:')])
    await tab('Alerts').focus()
    await page.keyboard.press('Home')
    await expect.poll(() => tab('All').getAttribute('aria-selected')).toBe('true')
    expect(new URL(page.url()).search).toBe('')
  })

  test('an order later than two seconds is drawn past the limit and named late', async () => {
    await openReady({ trades })
    const late = rows().filter({ hasText: '2.14' })
    const onTime = rows().filter({ hasText: '0.004' })
    const beyond = (row: typeof late) => row.locator('svg rect.fill-st-problem').count()

    expect([await beyond(late), await beyond(onTime)]).toEqual([1, 0])
    expect(await late.locator('.sr-only').allInnerTexts()).toEqual(['(late)'])
    await page.getByText('1 of 2 within 2 s').waitFor()
    await page.getByText(/p95 2\.14.s, p99 2\.14.s/u).waitFor()
  })
})

test('a used-up day says so and when the next begins, in the time of the reader', async () => {
  await openReady({ quota: quotaWith({ used: 250, remaining: 0 }) })
  const banner = page.getByRole('status').filter({ hasText: 'daily limit resets' })

  expect(await banner.innerText()).toMatch(
    /All 250 trades of today are used\. The next day begins at (19|20):00\sE[SD]T/,
  )
})

test('a computer that is off is named, and no trades are promised', async () => {
  const { device } = deviceWithChart()
  await openReady({ devices: [{ ...device, online: false }] })

  expect(await page.getByRole('main').innerText()).toContain('Computer offline')
  await page.getByText('on DESK-7. No trades are placed until then.').waitFor()
})

test('pausing and resuming on the dashboard reach the computer', async () => {
  desktop = startDesktop(product)
  const [, userCode = ''] = await desktop.says(/enter the code ([A-Z0-9]{4}-[A-Z0-9]{4})/)
  await member.approveDevice(userCode)
  await desktop.says(/trades reserved/)
  await openReady()
  await page.getByRole('button', { name: 'Pause trading' }).click()
  await desktop.says(/paused in the dashboard/)
  await page.getByRole('status').filter({ hasText: 'no trades are placed' }).waitFor()
  await page.getByRole('button', { name: 'Resume trading' }).click()
  await desktop.says(/resumed in the dashboard/)
  await page.getByRole('status').filter({ hasText: 'no trades are placed' }).waitFor({ state: 'hidden' })

  expect(await page.getByRole('button', { name: 'Pause trading' }).isVisible()).toBe(true)
})
