import { isSoak, times } from '@stratomate/commands/soak-scale'
import { type Product, removeProduct, startProduct } from '@stratomate/commands/start-product'
import { personalPages, publicPages, signedInPages } from '@stratomate/contracts/site/pages'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AccountKind, accountKinds, adminEmail, becomeKind, password } from './testing/account-kinds.ts'
import { contradictions, presses } from './testing/page-checks/contradictions.data.ts'
import { findBareShares } from './testing/page-checks/find-bare-shares.ts'
import { findBoxFaults, findFaultsAt, screenWidths } from './testing/page-checks/find-box-faults.ts'
import { findTightText } from './testing/page-checks/find-tight-text.ts'
import { joinInBrowser } from './testing/join-in-browser.ts'
import { tooMuchShift, watchLayoutShift } from './testing/page-checks/layout-shift.ts'
import { openBrowser } from './testing/open-browser.ts'
import { pressControls } from './testing/page-checks/press-controls.ts'
import { watchComplaints } from './testing/page-checks/watch-complaints.ts'

/** A short run looks at each kind of account at one width, a long one at all of them. */
const phone = 390
const desktop = 1_280
const widthOf = (kind: AccountKind) => (accountKinds.indexOf(kind) % 2 === 0 ? phone : desktop)

/** Pages that speak about plans, so each kind of account sees them with other words. */
const corePages = [
  '/',
  '/pricing',
  '/indicator-addons',
  '/community',
  '/subscribe?tier=new_trader',
  '/checkout?plan=basic',
]
const ownPages = ['/dashboard', '/account', '/account?tab=licenses', '/account?tab=billing']
/** The other pages: a short run divides them among the kinds of account that may read them. */
const otherPages = [
  ...publicPages,
  ...personalPages,
  '/errors/stale',
  '/strategies-library/super-trend',
  '/no-such-page',
]
const otherOwnPages = [
  ...signedInPages,
  ...['security', 'devices', 'preferences', 'privacy'].map((tab) => `/account?tab=${tab}`),
]
const teamPages = ['reports', 'chats'].map((section) => `/admin?section=${section}`)
const adminPages = ['files', 'accounts', 'feedback', 'messages', 'audit', 'mails', 'visits', 'events', 'failures'].map(
  (section) => `/admin?section=${section}`,
)

/**
 * Calls that refuse an account without a plan, a payment that does not exist, or a second purchase: the browser logs
 * them.
 */
const expectedRefusals = /\/api\/subscriptions\/|\/api\/payment-status|\/api\/create-|\/no-such-page$/u

let product: Product
let browser: Browser
let admin: BrowserContext

beforeAll(async () => {
  product = await startProduct({ env: { ADMIN_EMAIL: adminEmail } })
  browser = await openBrowser({ fonts: 'computer' })
  admin = await browser.newContext()
  const page = await admin.newPage()
  await joinInBrowser(page, product, { email: adminEmail, password })
  await page.close()
}, 120_000)
afterAll(async () => {
  await browser.close()
  await removeProduct(product)
})

function pagesFor(kind: AccountKind): string[] {
  const isMember = kind !== 'visitor'
  const pages = [
    ...corePages,
    ...shareOf(kind, otherPages, accountKinds),
    ...(isMember ? [...ownPages, ...shareOf(kind, otherOwnPages, accountKinds.slice(1))] : []),
    ...(kind === 'admin' || kind === 'moderator' ? teamPages : []),
    ...(kind === 'admin' ? adminPages : []),
  ]
  return [...new Set(pages)]
}

/** All pages in a long run; in a short one every nth of them, beginning at another page for each kind. */
function shareOf(kind: AccountKind, pages: readonly string[], among: readonly AccountKind[]): readonly string[] {
  return isSoak ? pages : pages.filter((_path, place) => place % among.length === among.indexOf(kind))
}

/**
 * A long run presses the controls of all pages as all kinds; a short one those of the page on which the kinds differ
 * most.
 */
function pressesOn(kind: AccountKind): readonly string[] {
  return isSoak ? pagesFor(kind) : ['/dashboard']
}

type Walker = { page: Page; kind: AccountKind; complaints: ReturnType<typeof watchComplaints> }

/** Opens a page as a kind of account and returns everything that is wrong with it, one line each. */
async function look({ page, kind, complaints }: Walker, path: string): Promise<string[]> {
  await page.goto(`${product.origin}${path}`)
  await untilStill(page)
  const header = await page.locator('header').first().innerText()
  const main = await page.locator('main').innerText()
  const said = { header, main }
  const contradictoryTexts = contradictions
    .filter(({ kinds, at }) => kinds.includes(kind) && (at === undefined || at.test(path)))
    .flatMap(({ text, where, why }) => {
      const found = text.exec(where === undefined ? `${header}\n${main}` : said[where])
      return found === null ? [] : [`says "${found[0]}", but ${why}`]
    })
  return [
    ...contradictoryTexts,
    ...(await tooMuchShift(page)),
    ...(isSoak ? await findFaultsAt(page, screenWidths) : await findBoxFaults(page)),
    ...(await findTightText(page)),
    ...(await findBareShares(page)),
    ...(await deadLinks(page)),
    ...complaints(expectedRefusals),
  ]
}

/** Waits until the page's script runs and all of its requests are answered. */
async function untilStill(page: Page): Promise<void> {
  await page.locator('footer input[type=radio]:checked').waitFor()
  await page.waitForFunction(() => {
    const isWaiting =
      document.querySelector('main .animate-pulse, main .animate-spin, header button[disabled]') !== null
    return !isWaiting && document.querySelector('main h1') !== null
  })
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
}

const answers = new Map<string, Promise<string | null>>()

/** Links of the site that are broken for this kind of account. Links that act when they are opened are not followed. */
async function deadLinks(page: Page): Promise<string[]> {
  const links = await page.evaluate(() =>
    [...document.querySelectorAll('a[href]')].flatMap((link) => {
      const isElsewhere = link instanceof HTMLAnchorElement && link.pathname !== location.pathname
      const isHere = isElsewhere && link.origin === location.origin
      return isHere ? [{ path: link.pathname, hash: link.hash }] : []
    }),
  )
  const dead = await Promise.all(
    links.map(async ({ path, hash }) => {
      if (path === '/api/logout') return []
      const key = `${path.startsWith('/downloads/') ? (await page.context().storageState()).cookies.map(({ value }) => value).join('') : ''}${path}`
      const asked = answers.get(key) ?? readPage(page, path)
      answers.set(key, asked)
      const html = await asked
      if (html === null) return [`links to ${path}, which is not there`]
      const place = decodeURIComponent(hash.slice(1))
      const isThere = place === '' || html === '' || html.includes(`id="${place}"`)
      return isThere ? [] : [`links to ${path}${hash}, which has no such place`]
    }),
  )
  return [...new Set(dead.flat())]
}

/** The text of a page; empty for a file, null for an error. */
async function readPage(page: Page, path: string): Promise<string | null> {
  // A connection that was kept open may be closed just as it is used again: browsers retry then, this client only when
  // told to.
  const answer = await page.context().request.get(product.origin + path, { maxRedirects: 2, maxRetries: 2 })
  if (!answer.ok()) return null
  return answer.headers()['content-type']?.includes('text/html') === true ? answer.text() : ''
}

/** Presses each control of the table that this kind of account sees, and returns those that failed. */
async function failedPresses({ page, kind }: Walker): Promise<string[]> {
  const failed: string[] = []
  for (const { at, name, leadsTo } of presses) {
    await page.goto(product.origin + at)
    await untilStill(page)
    const control = page
      .getByRole('main')
      .getByRole('button', { name })
      .or(page.getByRole('main').getByRole('link', { name }))
    if ((await control.count()) === 0) continue
    await control.first().click()
    const isThere = await page.waitForURL(leadsTo, { timeout: 5_000 }).then(
      () => true,
      () => false,
    )
    if (!isThere) failed.push(`${kind}: ${String(name)} on ${at} leads to ${new URL(page.url()).pathname}`)
  }
  return failed
}

describe('every page fits the account that reads it, and every road from it leads somewhere', () => {
  // A page waits more than it works, so the kinds go through the site at the same time.
  test.concurrent.each(accountKinds)('%s', { timeout: times(180_000, 900_000) }, async (kind) => {
    const found: string[] = []
    for (const width of isSoak ? [phone, desktop] : [widthOf(kind)]) {
      const context = await browser.newContext({ viewport: { width, height: 800 }, reducedMotion: 'reduce' })
      await watchLayoutShift(context)
      await becomeKind({ context, product, kind, admin })
      const page = await context.newPage()
      const complaints = watchComplaints(page)
      const walker = { page, kind, complaints }
      const pressed = new Set<string>()
      for (const path of pagesFor(kind)) {
        if (isSoak) await page.setViewportSize({ width, height: 800 })
        found.push(...(await look(walker, path)).map((fault) => `${path} at ${width} px: ${fault}`))
        if (!pressesOn(kind).includes(path)) continue
        const presser = { page, kind, address: page.url(), pressed, mayFail: expectedRefusals, untilStill }
        found.push(...(await pressControls(presser)).map((fault) => `${path}: ${fault}`))
        complaints(/./u)
      }
      found.push(...(await failedPresses(walker)))
      await context.close()
    }

    expect(found.join('\n')).toBe('')
  })
})
