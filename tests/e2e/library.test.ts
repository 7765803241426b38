import { endpoints } from '@stratomate/contracts'
import { routes } from '@stratomate/contracts/routes'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { subscriptionWith } from './testing/dashboard-answers.ts'
import { findViolations } from './testing/page-checks/find-violations.ts'
import { openBrowser } from './testing/open-browser.ts'
import { signInMember } from './testing/sign-in-member.ts'
import { type Product, removeProduct, startProduct } from '@stratomate/commands/start-product'
import { watchComplaints } from './testing/page-checks/watch-complaints.ts'

const phone = { width: 360, height: 780 }
const desktop = { width: 1280, height: 800 }

let product: Product
let browser: Browser
beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await removeProduct(product)
})

type Opening = BrowserContextOptions & { path: string; prepare?: (page: Page) => Promise<unknown> }

/** A new browser with one page, open and with its script running, while `walk` runs. */
async function withPage({ path, prepare, ...options }: Opening, walk: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ viewport: desktop, reducedMotion: 'reduce', ...options })
  const page = await context.newPage()
  await prepare?.(page)
  await page.goto(`${product.origin}${path}`)
  if (options.javaScriptEnabled !== false) await page.locator('footer input[type=radio]:checked').waitFor()
  await walk(page)
  await context.close()
}

const pathOf = (page: Page) => new URL(page.url()).pathname
const searchOf = (page: Page) => new URL(page.url()).search
const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id)
const cards = (page: Page) => page.locator('[data-card]')
const names = (page: Page) => cards(page).allTextContents()
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' })
const title = (page: Page) => page.getByRole('dialog').getByRole('heading', { level: 2 })
const sidewaysPx = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

describe('the strategy library', () => {
  test('is searched by name and description, filtered and reset', () =>
    withPage({ path: '/strategies-library' }, async (page) => {
      const complaints = watchComplaints(page)
      const whole = await page.getByText(/^Showing (\d+) of \1 indicators$/u).count()
      await page.keyboard.press('/')
      const searchFocused = await search(page).evaluate((field) => field === document.activeElement)
      await search(page).fill('REDline')
      await page.getByText(/^Showing 1 of \d+ indicators$/u).waitFor()
      const found = await names(page)
      const marked = await page.locator('mark').first().innerText()
      await search(page).fill('super trend')
      await expect.poll(() => names(page)).toEqual(['Super_Trend'])
      const loose = await page.locator('mark').allInnerTexts()
      await search(page).fill('tenth')
      await page.getByText('No indicators found').waitFor()
      const advice = await page.getByText('Try adjusting your search or filter criteria').count()
      const empty = await findViolations(page)
      await search(page).fill('break of swing')
      const byDescription = await names(page)
      await page.getByRole('button', { name: 'Reset Filters' }).click()
      await page.getByText(/^Showing (\d+) of \1 indicators$/u).waitFor()
      const isFieldFocused = await search(page).evaluate((field) => field === document.activeElement)
      await page.getByRole('radio', { name: 'Trend' }).check()

      expect([whole, searchFocused, advice, isFieldFocused]).toEqual([1, true, 1, true])
      expect(found).toEqual(['OTC RedLine'])
      expect([marked, loose]).toEqual(['RedLine', ['Super_Trend']])
      expect(byDescription).toEqual(['BOSS'])
      expect(await names(page)).toHaveLength(5)
      expect(searchOf(page)).toBe('?category=trend')
      await page.getByRole('radio', { name: 'M30' }).check()
      await expect.poll(() => names(page).then((shown) => shown.length)).toBeLessThan(5)
      expect(searchOf(page)).toBe('?category=trend&timeframe=m30')
      expect([...empty, ...complaints()]).toEqual([])
    }))

  test('keeps its filter in the address through a reload, a visit elsewhere and the way back', () =>
    withPage({ path: '/strategies-library' }, async (page) => {
      await search(page).fill('rsi')
      await page.getByRole('radio', { name: 'Momentum' }).check()
      const filtered = await names(page)
      const address = searchOf(page)
      await page.reload()
      await expect.poll(() => search(page).inputValue()).toBe('rsi')
      await expect.poll(() => cards(page).count()).toBe(filtered.length)
      const reloaded = await names(page)
      await cards(page).first().click()
      await title(page).waitFor()
      await page.reload()
      await title(page).waitFor()
      await page.goBack()
      await page.locator('dialog.detail-dialog').waitFor({ state: 'detached' })
      await expect.poll(() => cards(page).count()).toBe(filtered.length)
      const back = await names(page)
      await page.getByRole('link', { name: 'how to judge one' }).click()
      await page.waitForURL('**/documentation**')
      await page.goBack()
      await page.getByText(new RegExp(`^Showing ${filtered.length} of \\d+ indicators$`, 'u')).waitFor()

      expect(address).toBe('?q=rsi&category=momentum')
      expect(filtered.length).toBeGreaterThan(1)
      expect([reloaded, back, await names(page)]).toEqual([filtered, filtered, filtered])
    }))

  test('is walked by arrow keys; Enter opens, arrows step, back closes, and the focus returns', () =>
    withPage({ path: '/strategies-library' }, async (page) => {
      const complaints = watchComplaints(page)
      await search(page).focus()
      await page.keyboard.press('ArrowDown')
      const first = await focusedId(page)
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('ArrowDown')
      const below = await focusedId(page)
      await page.evaluate(() => window.scrollTo(0, 300))
      const place = await page.evaluate(() => window.scrollY)
      await page.keyboard.press('Enter')
      await title(page).waitFor()
      const opened = [await title(page).innerText(), pathOf(page)]
      const isTitleFocused = await title(page).evaluate((heading) => heading === document.activeElement)
      const placeUnder = await page.evaluate(() => window.scrollY)
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => title(page).innerText()).toBe('SMA w-RSI')
      const pageTitle = page.title()
      await page.keyboard.press('ArrowLeft')
      await page.keyboard.press('ArrowLeft')
      await expect.poll(() => title(page).innerText()).toBe('MACD Alerts')
      await page.goBack()
      await page.locator('dialog.detail-dialog').waitFor({ state: 'detached' })

      expect(first).toBe('indicator-adx-momentum')
      expect(below).toBe('indicator-rsi-reversal-alert')
      expect(opened).toEqual(['RSI Reversal Alert', '/strategies-library/rsi-reversal-alert'])
      expect([isTitleFocused, placeUnder]).toEqual([true, place])
      expect(await pageTitle).toContain('SMA w-RSI')
      expect(pathOf(page)).toBe('/strategies-library')
      await expect.poll(() => focusedId(page)).toBe('indicator-macd-alerts')
      expect(complaints()).toEqual([])
    }))

  test('steps through what the filter shows, and joins the ends', () =>
    withPage({ path: '/strategies-library?q=greenline' }, async (page) => {
      await expect.poll(() => names(page)).toEqual(['SMAGreenLine 5.2', 'SMAGreenLine 5.4'])
      await cards(page).nth(1).click()
      await page.getByText('2 of 2', { exact: true }).waitFor()
      await page.getByRole('link', { name: 'Next: SMAGreenLine 5.2' }).click()
      await page.getByText('1 of 2', { exact: true }).waitFor()
      const address = `${pathOf(page)}${searchOf(page)}`
      await page.keyboard.press('Escape')
      await page.locator('dialog.detail-dialog').waitFor({ state: 'detached' })

      expect(address).toBe('/strategies-library/smagreenline-5-2?q=greenline')
      expect(`${pathOf(page)}${searchOf(page)}`).toBe('/strategies-library?q=greenline')
      await expect.poll(() => focusedId(page)).toBe('indicator-smagreenline-5-2')
    }))

  test.each([
    ['a phone', phone],
    ['a desktop', desktop],
  ])('an indicator opens by its own address on %s, is complete and closes to the library', (_, viewport) =>
    withPage(
      { path: '/strategies-library/awesome-oscillator', viewport, permissions: ['clipboard-read', 'clipboard-write'] },
      async (page) => {
        const complaints = watchComplaints(page)
        const dialog = page.getByRole('dialog', { name: 'Awesome Oscillator' })
        const parts = await dialog.getByRole('heading', { level: 3 }).allInnerTexts()
        const actions = await dialog.locator('a', { hasText: /MetaTrader 5$|^Test/ }).allInnerTexts()
        const values = await dialog
          .locator('section', { hasText: 'Recommended settings' })
          .locator('td')
          .allInnerTexts()
        const trail = await page
          .locator('head script[type="application/ld+json"], script[type="application/ld+json"]')
          .allTextContents()
        await dialog.getByRole('button', { name: 'Copy settings' }).click()
        await dialog.getByText('Copied').waitFor()
        const copied = await page.evaluate(() => navigator.clipboard.readText())
        const violations = await findViolations(page)
        const sideways = await sidewaysPx(page)
        await dialog.getByRole('link', { name: 'Close' }).click()
        await page.locator('dialog.detail-dialog').waitFor({ state: 'detached' })
        const under = await findViolations(page)

        expect(parts).toEqual([
          'Rule',
          'Install guide',
          'Best conditions',
          'Trading pairs',
          'Timeframes',
          'Recommended settings',
        ])
        expect(actions).toEqual(['Download for MetaTrader 5', 'Test this rule'])
        expect(values.slice(0, 4)).toEqual(['5', '34', 'Simple', 'Median'])
        expect(copied).toContain('Slow = 34')
        expect(trail.join()).toContain('"name":"Strategy Library"')
        expect(pathOf(page)).toBe('/strategies-library')
        expect(await focusedId(page)).toBe('indicator-awesome-oscillator')
        expect([sideways, await sidewaysPx(page)]).toEqual([0, 0])
        expect([...violations, ...under, ...complaints()]).toEqual([])
      },
    ),
  )

  test('shows an indicator at work: settings change its signals at once, by keyboard too', () =>
    withPage({ path: '/strategies-library/ema-alerts' }, async (page) => {
      const complaints = watchComplaints(page)
      const dialog = page.getByRole('dialog')
      const summary = dialog.locator('output').filter({ hasText: 'sample candles' })
      await summary.waitFor()
      const usual = await summary.innerText()
      const drawn = await dialog.locator('canvas').evaluateAll((all) => all.some((one) => one.clientWidth > 200))
      const fast = dialog.getByRole('slider', { name: 'Fast EMA' })
      await fast.focus()
      for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'ArrowLeft'])
        await page.keyboard.press(key)
      await expect.poll(() => summary.innerText()).not.toBe(usual)
      const stillHere = pathOf(page)
      await dialog.getByText('Signals as a table').click()
      const rows = dialog.getByRole('table', { name: 'Signals of EMA Alerts' }).locator('tbody tr')
      const violations = await findViolations(page)
      // The signals after every key but the last were shown too, if only for a moment.
      await expect.poll(async () => (await rows.count()) - Number.parseInt(await summary.innerText(), 10)).toBe(0)
      const changed = await summary.innerText()
      await fast.fill('80')
      const problem = await dialog.getByText('Fast EMA must be below Slow EMA.').count()
      const kept = await summary.innerText()
      await dialog.getByRole('button', { name: 'Reset settings' }).click()
      await expect.poll(() => summary.innerText()).toBe(usual)

      expect(usual).toMatch(
        /^\d+ signals on 300 sample candles: \d+ buy, \d+ sell\. The last: (buy|sell) at \d\d:\d\d\.$/,
      )
      expect(drawn).toBe(true)
      expect([stillHere, problem, kept]).toEqual(['/strategies-library/ema-alerts', 1, changed])
      expect([...violations, ...complaints()]).toEqual([])
    }))

  test('without JavaScript has every card, and an indicator in full above them', () =>
    withPage({ path: '/strategies-library/boss', javaScriptEnabled: false }, async (page) => {
      await page.getByRole('heading', { level: 2, name: 'BOSS' }).first().waitFor()

      expect(await page.getByText('Break Of Swing Structure').first().isVisible()).toBe(true)
      expect(await page.getByText('Swing strength').isVisible()).toBe(true)
      expect(await cards(page).count()).toBeGreaterThanOrEqual(20)
      expect(await cards(page).first().isVisible()).toBe(true)
      await page.getByRole('link', { name: 'Close' }).click()
      expect(pathOf(page)).toBe('/strategies-library')
    }))

  test('has no indicator at an unknown address', () =>
    withPage({ path: '/strategies-library/holy-grail' }, async (page) => {
      const answer = await page.request.get(page.url())

      expect(answer.status()).toBe(404)
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('404 Page Not Found')
    }))

  test('is where the cards of the home page lead', () =>
    withPage({ path: '/' }, async (page) => {
      const links = page.locator('#strategies li a')
      const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
      await links.nth(1).click()
      await title(page).waitFor()

      expect(targets).toEqual([
        '/strategies-library/super-trend',
        '/strategies-library/smagreenline-5-4',
        '/strategies-library/adx-momentum',
      ])
      expect(await title(page).innerText()).toBe('SMAGreenLine 5.4')
    }))
})

describe('the add-ons', () => {
  const active = (page: Page, answer: () => Promise<unknown>) =>
    page.route(`**${routes.readActiveSubscription.path}`, async (route) => route.fulfill({ json: await answer() }))
  const names = (page: Page) => page.getByRole('list', { name: 'Add-ons' }).getByRole('heading').allInnerTexts()

  test('lead a visitor to PRO, without asking the server who they are', () => {
    const asked: string[] = []
    const prepare = async (page: Page) => page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    return withPage({ path: '/indicator-addons', prepare }, async (page) => {
      const links = page.getByRole('link', { name: /^(PRO Only|Upgrade to PRO)/ })
      const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))

      expect(targets).toEqual(Array.from({ length: 5 }, () => '/subscribe?tier=pro_trader'))
      expect(await page.getByRole('link', { name: 'Return to Downloads' }).getAttribute('href')).toBe('/download')
      expect(asked).not.toContain(routes.readActiveSubscription.path)
      await links.nth(1).click()
      await page.waitForURL('**/subscribe?tier=pro_trader')
    })
  })

  test('name version, size and hash of each file as the server measured them', () =>
    withPage({ path: '/indicator-addons' }, async (page) => {
      const answer = await page.request.get(`${product.origin}${routes.listAddons.path}`)
      const { items } = endpoints.listAddons.output.parse(await answer.json())
      const rows = page.getByRole('list', { name: 'Add-ons' }).locator('> li')
      await rows.getByText('SHA-256', { exact: false }).first().waitFor()
      const hashes = await rows.evaluateAll((all) => all.map((row) => row.querySelector('details p')?.textContent))
      const shown = await rows.locator('dl').allInnerTexts()
      await rows.first().getByText('SHA-256', { exact: false }).first().click()
      const violations = await findViolations(page)

      expect(items.map(({ version }) => version)).toEqual(['1.2.0', '2.0.1', '1.5.0', '1.0.2'])
      expect(hashes).toEqual(items.map(({ sha256 }) => sha256))
      expect(hashes.every((hash) => /^[0-9a-f]{64}$/u.test(hash ?? ''))).toBe(true)
      for (const [place, { version, fileSize }] of items.entries()) {
        expect(shown[place]).toContain(version)
        expect(shown[place]?.replaceAll('\u00A0', ' ')).toContain(
          `${Number(((fileSize ?? 0) / 1_024).toPrecision(3))} KB`,
        )
      }
      expect(violations).toEqual([])
    }))

  test('are filtered by category, in the address too', () =>
    withPage({ path: '/indicator-addons' }, async (page) => {
      const all = await names(page)
      await page.getByRole('radio', { name: 'Oscillator' }).check()
      const filtered = await names(page)
      const address = searchOf(page)
      await page.reload()
      await expect.poll(() => names(page)).toEqual(filtered)

      expect(all).toEqual([
        'BOSS Pro Indicator',
        'Binary Eagle Indicator',
        'Baseline Oscillator',
        'Multi-Currency Scanner',
      ])
      expect(filtered).toEqual(['Baseline Oscillator'])
      expect(address).toBe('?category=oscillator')
    }))

  test('say so when a category holds none of them', () => {
    const prepare = (page: Page) =>
      page.route(`**${routes.listAddons.path}`, (route) => route.fulfill({ json: { items: [] } }))
    return withPage({ path: '/indicator-addons?category=utility', prepare }, async (page) => {
      await page.getByText('No indicators found in this category.', { exact: true }).waitFor()

      expect(await page.getByRole('link', { name: 'Return to Downloads' }).count()).toBe(1)
      expect(await findViolations(page)).toEqual([])
    })
  })

  test('show a member a spinner, then what the subscription allows', () => {
    const held = Promise.withResolvers<null>()
    const prepare = async (page: Page) => {
      await signInMember(page.context(), product)
      await active(page, () => held.promise)
    }
    return withPage({ path: '/indicator-addons', prepare }, async (page) => {
      await page.getByText('Checking your subscription').first().waitFor()
      const whileLoading = await page.getByRole('link', { name: 'PRO Only' }).count()
      held.resolve(null)
      await page.getByRole('link', { name: 'PRO Only' }).first().waitFor()

      expect(whileLoading).toBe(0)
      expect(await page.getByRole('link', { name: 'Upgrade to PRO' }).count()).toBe(1)
    })
  })

  test('give a subscriber the files, and offer no upgrade', () => {
    const prepare = async (page: Page) => {
      await signInMember(page.context(), product)
      await active(page, () => Promise.resolve(subscriptionWith({ tier: 'pro_trader' })))
    }
    return withPage({ path: '/indicator-addons', prepare }, async (page) => {
      const links = page.locator('main a[href^="/downloads/indicators/"]')
      await links.first().waitFor()

      expect(await links.count()).toBe(4)
      expect(await page.getByRole('link', { name: /PRO Only|Upgrade to PRO/ }).count()).toBe(0)
      expect(await findViolations(page)).toEqual([])
    })
  })

  test('say when the subscription cannot be read, and ask again', () => {
    let answers = 0
    const prepare = async (page: Page) => {
      await signInMember(page.context(), product)
      await page.route(`**${routes.readActiveSubscription.path}`, (route) => {
        answers += 1
        return answers === 1 ? route.fulfill({ status: 500, body: 'broken' }) : route.fulfill({ json: null })
      })
    }
    return withPage({ path: '/indicator-addons', prepare }, async (page) => {
      await page.getByRole('alert').getByText('Your subscription could not be read').waitFor()
      await page.getByRole('button', { name: 'Try again' }).click()
      await page.getByRole('link', { name: 'Upgrade to PRO' }).waitFor()

      expect(await page.getByRole('alert').count()).toBe(0)
    })
  })
})

describe('the download page', () => {
  const openSteps = (page: Page) =>
    page.locator('main ol details').evaluateAll((all) => all.map((step) => step.hasAttribute('open')))

  test('opens one step at a time, by keyboard as well', () =>
    withPage({ path: '/download' }, async (page) => {
      const atFirst = await openSteps(page)
      await page.locator('main ol summary').nth(2).focus()
      await page.keyboard.press('Enter')
      const third = await openSteps(page)
      await page.keyboard.press('Space')

      expect(atFirst).toEqual([true, false, false, false])
      expect(third).toEqual([false, false, true, false])
      expect(await openSteps(page)).toEqual([false, false, false, false])
    }))

  test('says what there is, and offers the link where the app does not run', () =>
    withPage({ path: '/download', userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)' }, async (page) => {
      const note = page.getByText('Stratomate runs on Windows. Send the link to yourself.')
      await note.waitFor()
      await page.getByText('Free to download.', { exact: false }).waitFor()

      expect(
        await page.getByText('Windows 10 or higher, 8GB RAM (16GB recommended), 500MB disk, internet').count(),
      ).toBe(1)
      expect(await page.getByText('Send the link', { exact: true }).count()).toBe(1)
      expect(await page.locator('main a[href="/downloads/stratomate-desktop.zip"]').count()).toBe(1)
    }))

  test('has two columns that end together, with the note for another computer below both', () =>
    withPage({ path: '/download', userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)' }, async (page) => {
      const note = page.getByText('Stratomate runs on Windows. Send the link to yourself.')
      await note.waitFor()
      await page.getByText('Download ZIP').waitFor()
      const boxOf = async (selector: string) => {
        const box = await page.locator(selector).first().boundingBox()
        return { left: box?.x ?? 0, end: (box?.y ?? 0) + (box?.height ?? 0) }
      }
      const [card, steps, below] = [
        await boxOf('[aria-labelledby=installer-title]'),
        await boxOf('[aria-labelledby=installation-title]'),
        await boxOf('div:has(> [aria-labelledby=installation-title]) > div:first-child'),
      ]

      expect(below.left).toBe(card.left)
      expect(steps.left).toBeGreaterThan(card.left)
      expect(Math.abs(steps.end - card.end)).toBeLessThan(150)
      expect(below.end).toBeGreaterThan(Math.max(card.end, steps.end))
    }))

  test('leads a phone to the link first, before a script knows the system, and a computer to the file', () =>
    withPage({ path: '/download', viewport: phone, javaScriptEnabled: false }, async (page) => {
      const send = page.getByRole('link', { name: 'Send the link' })
      const topOf = async (text: string) => (await page.getByText(text).first().boundingBox())?.y ?? 0
      const [linkTop, cardTop] = [
        await topOf('Send the link to yourself.'),
        await topOf('Stratomate Desktop for Windows'),
      ]
      const onPhone = await send.isVisible()
      // A browser draws the page while it comes: what is seen first must come first.
      const source = await (await page.request.get(page.url())).text()
      await page.setViewportSize(desktop)

      expect(linkTop).toBeLessThan(cardTop)
      expect(onPhone).toBe(true)
      expect(source.indexOf('Send the link to yourself.')).toBeLessThan(source.indexOf('id="installer-title"'))
      expect(await send.isVisible()).toBe(false)
    }))

  test('offers no way to another computer on Windows', () =>
    withPage({ path: '/download', userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)' }, async (page) => {
      expect(await page.getByText('runs on Windows').count()).toBe(0)
    }))
})

test('the community is filtered by category in the address', () =>
  withPage({ path: '/community' }, async (page) => {
    const complaints = watchComplaints(page)
    const choices = await page.locator('fieldset label').allInnerTexts()
    await page.getByRole('radio', { name: 'Support & Tips' }).check()
    const address = searchOf(page)
    await page.reload()
    await page.getByRole('heading', { level: 2, name: 'Support & Tips' }).waitFor()
    const main = page.locator('main')
    const emptyText = main.getByText('No posts in this category yet. Be the first to start a conversation!')
    await Promise.all(
      [emptyText, main.getByText('Community Guidelines'), main.getByRole('button', { name: 'Write a post' })].map(
        (part) => part.waitFor(),
      ),
    )

    expect(choices.slice(0, 4).map((words) => words.split('\n')[0])).toEqual([
      'All Posts',
      'Indicator Settings',
      'Support & Tips',
      'General Discussion',
    ])
    expect(address).toBe('?category=support')
    expect(complaints()).toEqual([])
  }))

test('axe finds nothing on these pages, and nothing is wider than a phone', () =>
  withPage({ path: '/strategies-library', viewport: phone }, async (page) => {
    const found: unknown[] = []
    for (const path of ['/strategies-library', '/indicator-addons', '/download', '/community']) {
      await page.goto(`${product.origin}${path}`)
      await page.locator('footer input[type=radio]:checked').waitFor()
      for (const viewport of [phone, desktop]) {
        await page.setViewportSize(viewport)
        found.push(await sidewaysPx(page), ...(await findViolations(page)))
      }
    }

    expect(found).toEqual([0, 0, 0, 0, 0, 0, 0, 0])
  }))
