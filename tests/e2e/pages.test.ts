import { isSoak } from '@stratomate/commands/soak-scale'
import { desktopClientId } from '@stratomate/contracts/desktop/schemas'
import { routes } from '@stratomate/contracts/routes'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  answerDashboard,
  deviceWithChart,
  quotaWith,
  refusalWith,
  subscriptionWith,
  tradeWith,
} from './testing/dashboard-answers.ts'
import { findFaultsAt, screenWidths } from './testing/page-checks/find-box-faults.ts'
import { findViolations } from './testing/page-checks/find-violations.ts'
import { joinInBrowser } from './testing/join-in-browser.ts'
import { tooMuchShift, watchLayoutShift } from './testing/page-checks/layout-shift.ts'
import { openBrowser } from './testing/open-browser.ts'
import { type Product, removeProduct, startProduct } from '@stratomate/commands/start-product'
import { watchComplaints } from './testing/page-checks/watch-complaints.ts'

/**
 * Narrow and wide are checked in full; between them, only that nothing is wider than the screen. A short run loads each
 * page once and widens it, a long one loads it at each width.
 */
const loads = isSoak ? [[360], [390], [768], [1024], [1280]] : [[360, 1280]]
/** A page that is open at one width is then made narrower and wider, up to the next of the other half. */
const isNarrow = (width: number) => width < 1_000
const widthsBeside = (width: number) => screenWidths.filter((other) => isNarrow(other) === isNarrow(width))
type Theme = 'Light' | 'Dark'
/** Colours do not depend on the width, so a short run checks each theme at one width. */
const isLookedAtInFull = (width: number, theme: Theme) =>
  isSoak || (width === 360 && theme === 'Dark') || (width === 1280 && theme === 'Light')
const person = { email: 'pam@example.com', password: 'correct horse battery' }

type Reader = 'visitor' | 'member'
type Seen = {
  what: string
  path: string
  reader: Reader
  /** What is shown when the page is ready. */
  shows: string
  status?: number
  prepare?: (page: Page) => Promise<unknown>
  expected?: RegExp
}

let product: Product
let browser: Browser
let userCode = ''
const engines = new Map<Reader, { page: Page; complaints: (expected?: RegExp) => string[] }>()

beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser({ fonts: 'computer' })
  const member = await openSupportPages('member')
  await joinInBrowser(member, product, person)
  const answer = await member.request.post(`${product.origin}${routes.requestDeviceCode.path}`, {
    data: { client_id: desktopClientId, computer_name: 'A computer with a rather long name', app_version: '0.1.0' },
  })
  userCode = String(((await answer.json()) as Record<string, unknown>)['user_code'])
  await openSupportPages('visitor')
})
afterAll(async () => {
  await browser.close()
  await removeProduct(product)
})

/** A page in a browser of its own. Animations are off, so that nothing is judged while it fades in. */
async function openSupportPages(reader: Reader): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  await watchLayoutShift(context)
  const page = await context.newPage()
  engines.set(reader, { page, complaints: watchComplaints(page) })
  return page
}

function pageOf(reader: Reader) {
  const engine = engines.get(reader)
  if (engine === undefined) throw new Error(`There is no page for a ${reader}.`)
  return engine
}

const noSubscription = /\/api\/subscriptions\//
const seen: Seen[] = [
  { what: 'the home page', path: '/', reader: 'visitor', shows: 'Subscription Tiers' },
  { what: 'the prices', path: '/pricing', reader: 'visitor', shows: 'How the trial works' },
  { what: 'the prices for a member', path: '/pricing', reader: 'member', shows: 'Plan after the trial' },
  { what: 'the strategy library', path: '/strategies-library', reader: 'visitor', shows: 'Showing' },
  { what: 'the lab', path: '/lab', reader: 'visitor', shows: 'Test this rule' },
  { what: 'the documentation', path: '/documentation', reader: 'visitor', shows: 'Troubleshooting' },
  { what: 'the guides', path: '/how-to', reader: 'visitor', shows: 'Download MetaTrader 5' },
  { what: 'a guide', path: '/how-to/mt5-favorites', reader: 'visitor', shows: 'START TRADING' },
  { what: 'the codes', path: '/errors', reader: 'visitor', shows: 'Signals that were not traded' },
  { what: 'a code', path: '/errors/stale', reader: 'visitor', shows: 'The signal was older than 2 seconds.' },
  { what: 'the changes', path: '/changelog', reader: 'visitor', shows: '0.1.0' },
  { what: 'the status', path: '/status', reader: 'visitor', shows: 'Database' },
  { what: 'the download', path: '/download', reader: 'visitor', shows: 'Windows 10 or higher' },
  { what: 'the add-ons', path: '/indicator-addons', reader: 'visitor', shows: 'PRO Only' },
  { what: 'the community', path: '/community', reader: 'visitor', shows: 'Community Guidelines' },
  { what: 'the support', path: '/support', reader: 'visitor', shows: 'within 24 hours' },
  { what: 'the feedback', path: '/feedback', reader: 'visitor', shows: 'Select a rating' },
  { what: 'log in', path: '/login', reader: 'visitor', shows: 'No account yet?' },
  { what: 'sign up', path: '/sign-up', reader: 'visitor', shows: 'Create your account' },
  {
    what: 'complete the sign-up',
    path: '/complete-sign-up',
    reader: 'visitor',
    shows: 'No sign-up waits in this browser.',
  },
  { what: 'verify the email', path: '/verify-email', reader: 'visitor', shows: 'Send a new code' },
  { what: 'forgot password', path: '/forgot-password', reader: 'visitor', shows: 'Back to log in' },
  {
    what: 'an unknown address',
    path: '/no/such/page',
    reader: 'visitor',
    shows: '/no/such/page',
    status: 404,
    expected: /\/no\/such\/page$/,
  },
  {
    what: 'an unknown guide',
    path: '/how-to/no-such-guide',
    reader: 'visitor',
    shows: '/how-to/no-such-guide',
    status: 404,
    expected: /no-such-guide$/,
  },
  {
    what: 'an unknown code',
    path: '/errors/constructor',
    reader: 'visitor',
    shows: '/errors/constructor',
    status: 404,
    expected: /constructor$/,
  },
  { what: 'connect a computer', path: '/device', reader: 'member', shows: 'Eight letters and digits' },
  { what: 'approve a computer', path: '/device?code=', reader: 'member', shows: 'Only approve if you started this' },
  {
    what: 'the dashboard without a plan',
    path: '/dashboard',
    reader: 'member',
    shows: 'No Subscription Found',
    expected: noSubscription,
  },
  {
    what: 'the dashboard that loads',
    path: '/dashboard',
    reader: 'member',
    shows: 'Loading your dashboard',
    prepare: (page) => page.route(noSubscription, () => undefined),
  },
  {
    what: 'the dashboard that failed',
    path: '/dashboard',
    reader: 'member',
    shows: 'Failed to load subscription data',
    prepare: (page) => page.route(noSubscription, (route) => route.fulfill({ status: 500, body: '' })),
    expected: noSubscription,
  },
  {
    what: 'the dashboard before the first trade',
    path: '/dashboard',
    reader: 'member',
    shows: 'Recent Activity',
    prepare: (page) => answerDashboard(page, { subscription: subscriptionWith({ status: 'trial', source: 'trial' }) }),
  },
  {
    what: 'the dashboard at work',
    path: '/dashboard',
    reader: 'member',
    shows: 'Payment Issue',
    prepare: fillDashboard,
  },
]

async function fillDashboard(page: Page): Promise<void> {
  const { device, chart } = deviceWithChart()
  await answerDashboard(page, {
    subscription: subscriptionWith({ status: 'problem' }),
    quota: quotaWith({ used: 250, remaining: 0 }),
    trades: [
      tradeWith({ latencyMs: 2_140, state: 'placed', result: null, profitCents: null }),
      tradeWith({ latencyMs: 4, result: 'lost', profitCents: -1_000 }),
      tradeWith({ latencyMs: 1_120, broker: 'pocket-option', account: 'demo' }),
    ],
    refusals: [refusalWith('chart_limit'), refusalWith('stale')],
    charts: [chart],
    devices: [{ ...device, paused: true }],
  })
}

/** Opens the page at a width and waits until its script runs and it shows what it is about. */
async function open(page: Page, { path, shows, prepare }: Seen, width: number) {
  await page.setViewportSize({ width, height: 800 })
  await page.unrouteAll()
  await prepare?.(page)
  const response = await page.goto(`${product.origin}${path === '/device?code=' ? path + userCode : path}`)
  await page.locator('footer input[type=radio]:checked').waitFor()
  await page.getByText(shows).first().waitFor({ state: 'attached' })
  return response
}

describe.each(loads)('loaded at %i px', (...widths) => {
  test.each(seen)('$what stands in both themes', async (about) => {
    const { page, complaints } = pageOf(about.reader)
    complaints()
    const response = await open(page, about, widths[0] ?? 0)

    expect(response?.status()).toBe(about.status ?? 200)
    expect(await page.title()).not.toBe('')
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    expect(await firstStop(page)).toBe('Skip to content')
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      expect(await faultsInBothThemes(page, width)).toEqual([])
      // Shifts while the window grows are not the page's own fault.
      expect(width === widths[0] ? await tooMuchShift(page) : []).toEqual([])
      expect(await findFaultsAt(page, widthsBeside(width))).toEqual([])
    }
    expect(complaints(about.expected)).toEqual([])
  })
})

async function faultsInBothThemes(page: Page, width: number): Promise<string[]> {
  const faults: string[] = []
  for (const theme of ['Light', 'Dark'] as const) {
    await page.getByRole('radio', { name: theme }).check()
    const shown = await page.locator('html').getAttribute('data-theme')
    if (shown !== theme.toLowerCase()) faults.push(`${theme} was chosen, and ${shown} is shown`)
    const sideways = await sidewaysPx(page)
    if (sideways > 0) faults.push(`${width} px, ${theme}: ${sideways} px wider than the screen`)
    if (isLookedAtInFull(width, theme)) faults.push(...(await findViolations(page)))
  }
  return faults
}

function sidewaysPx(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

/** Where the first press of Tab goes. */
async function firstStop(page: Page): Promise<string> {
  await page.keyboard.press('Tab')
  return page.evaluate(() => {
    const stop = document.activeElement
    // The skip link covers the header while it has the focus, and a press on the chosen theme does not move the focus.
    if (stop instanceof HTMLElement) stop.blur()
    return stop?.textContent ?? ''
  })
}

test('the skip link leads past the header', async () => {
  const { page } = pageOf('visitor')
  await page.goto(`${product.origin}/login`)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')

  expect(await page.locator('main :focus').count()).toBe(1)
})

const publicTexts = [
  ['/', 'Subscription Tiers'],
  ['/', 'Why Traders Choose Us'],
  ['/', 'The law of the State of New Mexico governs'],
  ['/pricing', 'No credit card required'],
  ['/documentation', 'System requirements'],
  ['/how-to', 'Download MetaTrader 5'],
  ['/how-to/mt5-favorites', 'Manual trading does not count toward the daily limit.'],
  ['/errors/stale', 'Where you see it'],
  ['/changelog', '0.1.0'],
  ['/status', 'JavaScript'],
  ['/lab', 'needs JavaScript'],
  ['/lab', 'Sample result'],
  ['/strategies-library', 'Awesome Oscillator'],
  ['/strategies-library/super-trend', 'Super_Trend'],
  ['/download', 'Windows 10 or higher'],
  ['/indicator-addons', 'Binary Eagle Indicator'],
  ['/community', 'Community Guidelines'],
  ['/support', 'within 24 hours'],
  ['/feedback', 'What is it about?'],
  ['/how-to/no-such-guide', '404 Page Not Found'],
  ['/login', 'Forgot password'],
  ['/sign-up', 'I am 18 or older'],
  ['/complete-sign-up', 'your country and your consent'],
  ['/verify-email', 'Enter it to finish'],
  ['/forgot-password', 'we send a code'],
  ['/no-such-page', '404 Page Not Found'],
  ['/100%', '404 Page Not Found'],
] as const

test('without JavaScript every public page has its text, and nothing of it is hidden', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  for (const [path, text] of publicTexts) {
    await page.goto(`${product.origin}${path}`)
    const found = page.getByText(text, { exact: false }).first()
    await found.waitFor({ timeout: 2_000 })

    expect(await found.evaluate((element) => element.checkVisibility({ opacityProperty: true }))).toBe(true)
  }
  await context.close()
})

test('a visitor is led from the dashboard to log in and back', async () => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const redirect = await fetch(`${product.origin}/dashboard`, { redirect: 'manual' })

  await page.goto(`${product.origin}/dashboard`)
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password)
  await page.getByRole('button', { name: 'Log In', exact: true }).click()
  await page.getByText('No Subscription Found').waitFor()

  expect(redirect.status).toBe(302)
  expect(redirect.headers.get('location')).toBe('/api/login?returnTo=%2Fdashboard')
  expect(new URL(page.url()).pathname).toBe('/dashboard')
  await context.close()
})

describe('a font that comes late', () => {
  /** A page without the house's font until `letFontCome`; null on a computer without a font of the fallback's widths. */
  async function withoutFont(path: string, width: number) {
    const context = await browser.newContext({ viewport: { width, height: 800 }, reducedMotion: 'reduce' })
    await watchLayoutShift(context)
    const page = await context.newPage()
    const { promise: fontMayCome, resolve: letFontCome } = Promise.withResolvers<void>()
    await page.route('**/*.woff2', async (route) => {
      await fontMayCome
      await route.continue()
    })
    await page.goto(product.origin + path, { waitUntil: 'domcontentloaded' })
    // A browser hides the text for the first 100 ms of the wait.
    await page.waitForFunction(() => {
      const [painted] = performance.getEntriesByName('first-contentful-paint')
      return painted !== undefined && performance.now() > painted.startTime + 300
    })
    const hasFallback = await page.evaluate(() =>
      document.fonts.load('16px "Instrument Sans Fallback"').then(
        (faces) => faces.some(({ status }) => status === 'loaded'),
        () => false,
      ),
    )
    return { context, page, letFontCome, hasFallback }
  }

  test.for(['/', '/pricing', '/documentation'].flatMap((path) => [390, 1280].map((width) => ({ path, width }))))(
    'moves nothing on $path at $width px',
    async ({ path, width }, { skip }) => {
      const { context, page, letFontCome, hasFallback } = await withoutFont(path, width)
      if (!hasFallback) await context.close()
      skip(!hasFallback, 'this computer has neither Arial nor Liberation Sans')
      letFontCome()
      await page.waitForLoadState('load')
      await page.evaluate(async () => {
        await document.fonts.ready
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      })

      expect(await tooMuchShift(page, 0.02)).toEqual([])
      await context.close()
    },
  )
})
