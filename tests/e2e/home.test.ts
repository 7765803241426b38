import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { digestSteps } from '@stratomate/lab/demo/digest-steps'
import { gateCheckIds } from '@stratomate/contracts/trading/gate-checks'
import type { DemoStep } from '@stratomate/lab/demo/demo-run'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { repository } from '@stratomate/commands/repository'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { comeToLife, untilAlive } from './testing/come-to-life.ts'
import { openBrowser } from './testing/open-browser.ts'
import { type Product, removeProduct, startProduct } from '@stratomate/commands/start-product'
import { findViolations } from './testing/page-checks/find-violations.ts'
import { watchComplaints } from './testing/page-checks/watch-complaints.ts'

const allPassed = `All ${gateCheckIds.length} checks passed`

let product: Product
let browser: Browser

beforeAll(async () => {
  product = await startProduct({
    env: { STRIPE_PUBLISHABLE_KEY: 'pk_test_example', STRIPE_PRICING_TABLE_ID: 'prctbl_example' },
  })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await removeProduct(product)
})

type Played = { url: string; seeds: number }

/** Runs in the page: the names of all steps of the demo for each seed, from a worker like the page's own. */
async function playSeeds({ url, seeds }: Played, digest: (steps: DemoStep[]) => string): Promise<string[]> {
  const worker = new Worker(url, { type: 'module' })
  const ask = (request: object) =>
    new Promise<{ steps: DemoStep[] }>((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<{ steps: DemoStep[] }>) => resolve(data), {
        once: true,
      })
      worker.postMessage(request)
    })
  const names: string[] = []
  for (let seed = 1; seed <= seeds; seed += 1) {
    await ask({ kind: 'begin', seed, symbol: 'SAMPLE' })
    names.push(`${seed} ${digest((await ask({ kind: 'next', count: 1_000 })).steps)}`)
  }
  worker.terminate()
  return names
}

type Opening = BrowserContextOptions & { path?: string; prepare?: (page: Page) => Promise<unknown> }

/** The provider itself is never called in a test: its script is replaced, or does not arrive. */
const blockProvider = (page: Page) => page.route('https://js.stripe.com/**', (route) => route.abort())

async function withPage(opening: Opening, walk: (page: Page) => Promise<void>): Promise<void> {
  const { path = '/', prepare = blockProvider, ...options } = opening
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options })
  const page = await context.newPage()
  await prepare(page)
  await page.goto(`${product.origin}${path}`)
  await page.locator('footer input[type=radio]:checked').waitFor()
  await walk(page)
  await context.close()
}

const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top))

/** The home page, whose scripts wait for `release`. */
async function openWithHeldScripts(options: BrowserContextOptions = {}) {
  const context = await browser.newContext(options)
  const page = await context.newPage()
  const scripts = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(product.origin, { waitUntil: 'commit' })
  return { context, page, release: () => scripts.resolve() }
}

describe('the home page', () => {
  test('tells its eight parts in order', () =>
    withPage({}, async (page) => {
      const headings = await page
        .locator('main h1, main section > div > div > h2, main section[id] h2')
        .allTextContents()
      const wanted = [
        'Automated Trading For Binary Options',
        'Powerful Features',
        'How It Works',
        'Strategy Library',
        'Subscription Tiers',
        'Why Traders Choose Us',
        'Frequently Asked Questions',
        'Legal Information',
      ]
      const found = headings.map((heading) => heading.replaceAll(/\s/g, ' ').trim())

      expect(found.filter((heading) => wanted.includes(heading))).toEqual(wanted)
    }))

  test('opens with the statement, two buttons and four tiles', () =>
    withPage({}, async (page) => {
      const hero = page.locator('section[aria-labelledby=hero-heading]')

      expect(await hero.getByRole('link', { name: 'Start 3-Day Free Trial' }).getAttribute('href')).toBe('/#pricing')
      expect(await hero.getByRole('link', { name: 'How It Works' }).getAttribute('href')).toBe('/#how-it-works')
      expect(await hero.getByRole('listitem').getByRole('heading').allTextContents()).toEqual([
        'Direct Integration',
        'Instant Execution',
        'Multiple Charts',
        'Desktop Client',
      ])
    }))

  test('leads a member to the dashboard and speaks of no credit card, before its script runs too', async () => {
    const { page, context, release } = await openWithHeldScripts({
      storageState: {
        cookies: [
          {
            name: 'signed_in',
            value: '1',
            domain: new URL(product.origin).hostname,
            path: '/',
            expires: -1,
            httpOnly: false,
            secure: false,
            sameSite: 'Lax',
          },
        ],
        origins: [],
      },
    })
    const hero = page.locator('section[aria-labelledby=hero-heading]')
    const isNoteShown = () => hero.getByText(/No credit card required/).isVisible()
    await hero.getByRole('link', { name: 'Start 3-Day Free Trial' }).waitFor()
    const atFirst = await isNoteShown()
    release()
    const primary = hero.getByRole('link', { name: 'Open the dashboard' })
    await primary.waitFor()

    expect(await primary.getAttribute('href')).toBe('/dashboard')
    expect([atFirst, await isNoteShown()]).toEqual([false, false])
    await context.close()
  })

  test('loads the pictures of the product when they come near, in the theme of the page alone', () =>
    withPage({ colorScheme: 'light' }, async (page) => {
      const loaded: string[] = []
      page.on('response', (response) => {
        const [name] = /(?:window|dashboard)-(?:dark|light)/u.exec(response.url()) ?? []
        if (name !== undefined) loaded.push(name)
      })
      await page.locator('#features').scrollIntoViewIfNeeded()
      const window = page.getByRole('img', { name: 'The window of the desktop app' })
      await expect.poll(() => window.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(500)

      expect(await page.getByRole('img', { name: 'A chart of the dashboard' }).count()).toBe(1)
      expect(loaded.filter((name) => name.endsWith('dark'))).toEqual([])
    }))

  test('ends with the legal texts in a low region, and who is behind them, examples marked', () =>
    withPage({ path: '/#legal' }, async (page) => {
      const legal = page.getByRole('region', { name: 'Legal Information' })
      const panel = legal.getByRole('tabpanel')

      expect((await panel.boundingBox())?.height).toBeLessThan(400)
      expect(await legal.getByRole('link', { name: 'Read on its own page' }).getAttribute('href')).toBe(
        '/legal/terms-of-use',
      )
      expect(await legal.locator('dl').innerText()).toMatch(/Company\s+Stratomate LLC[^]*\.example \(example\)/u)
    }))

  test('tells what happens at a step of the ruler when it is pressed', () =>
    withPage({}, async (page) => {
      await page.getByRole('button', { name: /^Order sent, \d/ }).click()

      expect(await page.locator('#hero-figure figcaption').textContent()).toContain('Nothing is ever sent twice.')
    }))

  test('waits while the keyboard is on the link of a refusal, which the next signal would take away', () =>
    withPage({}, async (page) => {
      await page.clock.install()
      await page.getByRole('button', { name: 'Run the demo' }).click()
      const stage = page.getByRole('region', { name: 'The engine on made-up prices' })
      const rule = stage.getByRole('slider', { name: 'Your rule: payout of at least' })
      await rule.press('End')
      await stage.getByRole('button', { name: 'Next signal' }).click()
      const link = stage.getByRole('link', { name: 'Read about this refusal' })
      await link.focus()
      const candles = () => stage.locator('[data-chart]').innerHTML()
      const atFocus = await candles()
      for (let times = 0; times < 20; times += 1) await page.clock.runFor(3_000)

      expect(await candles()).toBe(atFocus)
      expect(await link.evaluate((here) => here === document.activeElement)).toBe(true)
      await rule.focus()
      await page.clock.runFor(3_000)
      await expect.poll(candles).not.toBe(atFocus)
    }))

  test('runs the engine on made-up prices, refuses by the rule that a visitor drags, and asks no server for it', () =>
    withPage({}, async (page) => {
      await page.getByRole('button', { name: 'Run the demo' }).click()
      const stage = page.getByRole('region', { name: 'The engine on made-up prices' })
      const next = stage.getByRole('button', { name: 'Next signal' })
      await stage.getByRole('button', { name: 'Pause' }).click()
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))

      await next.click()
      await stage.getByText(allPassed).waitFor()
      await stage.getByText(/Rules checked in (?:under 1|[\d.]+)\sms of the 2\ss limit/u).waitFor()
      await stage.getByText(/measured here: [\d.]+\sms, mean of/u).waitFor()
      await stage.getByText('Signals: ▲ buy, ▼ sell').waitFor()
      // Above what the broker pays, 83 percent, by the keyboard.
      const rule = stage.getByRole('slider', { name: 'Your rule: payout of at least' })
      await rule.focus()
      await page.keyboard.press('End')
      await stage.getByText('so your rule refuses the next signal').waitFor()
      await next.click()
      await stage.getByText('1 × by your own rule').waitFor()
      await stage.getByText('The broker pays 83%, less than your rule asks for.', { exact: true }).waitFor()
      expect(await stage.getByRole('link', { name: 'Read about this refusal' }).getAttribute('href')).toBe(
        '/errors/low_payout',
      )
      expect(await stage.getByRole('link', { name: 'Test yours in the Lab' }).getAttribute('href')).toMatch(
        /^\/lab\?indicator=super-trend/u,
      )
      // The page itself goes on loading its scripts, and counts its visit.
      const ofThePage = /^\/(?:assets\/|api\/(?:visits|plans)$)/u
      expect(asked.filter((url) => !ofThePage.test(new URL(url).pathname))).toEqual([])
      expect(await findViolations(page)).toEqual([])

      // The keyboard meets the controls of what runs before the button that closes it.
      const controls = await stage
        .getByRole('button')
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? one.textContent))
      expect(controls.indexOf('Close the demo')).toBeGreaterThan(controls.indexOf('New prices'))
      await stage.getByRole('button', { name: 'Close the demo' }).click()
      await expect
        .poll(() =>
          page.getByRole('button', { name: 'Run the demo' }).evaluate((button) => button === document.activeElement),
        )
        .toBe(true)
    }))

  test('is reached by the keyboard before the steps of its ruler', () =>
    withPage({}, async (page) => {
      await page
        .locator('#hero-figure')
        .getByRole('button', { name: /^Order sent/ })
        .waitFor()
      await page.locator('main').getByRole('link', { name: 'How It Works' }).first().focus()
      const stops: (string | null)[] = []
      for (let press = 0; press < 2; press += 1) {
        await page.keyboard.press('Tab')
        stops.push(
          await page.evaluate(
            () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? null,
          ),
        )
      }

      expect(stops[0]).toBe('Run the demo')
      expect(stops[1]).toMatch(/^Signal, /u)
    }))

  test('shows a phone the chart and what became of its signal together, without another scroll', () =>
    withPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }, async (page) => {
      await page.getByRole('button', { name: 'Run the demo' }).click()
      const stage = page.getByRole('region', { name: 'The engine on made-up prices' })
      // A click of the browser's driver scrolls by itself while the page still moves.
      await stage.getByRole('button', { name: 'Next signal' }).dispatchEvent('click')
      const verdict = stage.getByText(allPassed)
      await verdict.waitFor()
      const header = (await page.locator('header').first().boundingBox())?.height ?? 0
      await expect.poll(async () => (await stage.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(header)
      const order = stage.getByText('Order open at the paper broker.')
      const bottomOf = async (box: ReturnType<typeof order.boundingBox>) =>
        ((await box)?.y ?? 0) + ((await box)?.height ?? 0)
      await expect.poll(() => bottomOf(order.boundingBox())).toBeLessThanOrEqual(844)

      expect((await stage.locator('[data-chart]').boundingBox())?.y).toBeGreaterThanOrEqual(header)
    }))

  test('goes on for a hand that is still on the rule when the minute is over, until a signal has met it', () =>
    withPage({ reducedMotion: 'reduce' }, async (page) => {
      await page.getByRole('button', { name: 'Run the demo' }).click()
      const stage = page.getByRole('region', { name: 'The engine on made-up prices' })
      const rule = stage.getByRole('slider', { name: 'Your rule: payout of at least' })
      const box = await rule.boundingBox()
      if (box === null) throw new Error('The rule is not drawn.')
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
      await page.mouse.down()
      const next = stage.getByRole('button', { name: 'Next signal' })
      const count = () => stage.locator('dl dd').nth(-3).innerText()
      // More signals than any minute has: one in ten of its 150 candles is usual.
      for (let signals = 1; signals <= 26; signals += 1) {
        await next.dispatchEvent('click')
        await expect.poll(count).toBe(`${signals}`)
      }
      await page.mouse.move(box.x + box.width - 2, box.y + box.height + 60)
      await page.mouse.up()
      await stage.getByText('so your rule refuses the next signal').waitFor()
      await next.dispatchEvent('click')
      await stage.getByText('less than your rule asks for.').waitFor()
      await stage.getByText('The minute is over.').waitFor()
      expect(await next.count()).toBe(0)
    }))

  test('runs the engine for somebody who pressed before its script was there', async () => {
    const { context, page, release } = await openWithHeldScripts()
    await page.getByRole('button', { name: 'Run the demo' }).click()
    expect(await page.getByRole('region', { name: 'The engine on made-up prices' }).count()).toBe(0)
    release()
    await page.getByRole('region', { name: 'The engine on made-up prices' }).waitFor()
    await context.close()
  })

  test('runs it with reduced motion only from signal to signal, by a press', () =>
    withPage({ reducedMotion: 'reduce' }, async (page) => {
      await page.getByRole('button', { name: 'Run the demo' }).click()
      const stage = page.getByRole('region', { name: 'The engine on made-up prices' })
      await stage.getByText('Waiting for a signal').waitFor()
      expect(await stage.getByRole('button', { name: 'Pause' }).count()).toBe(0)

      await page.keyboard.press('ArrowRight')
      await stage.getByText(allPassed).waitFor()
    }))

  test('gives the events that are on record for a thousand seeds, as this browser computes them', () =>
    withPage({}, async (page) => {
      const [worker] = await Promise.all([
        page.waitForEvent('worker'),
        page.getByRole('button', { name: 'Run the demo' }).click(),
      ])
      const wanted = await readFile(join(repository, 'packages/lab/src/testing/demo-digests.txt'), 'utf8')
      const played = { url: worker.url(), seeds: 1_000 } satisfies Played
      const script = `(${playSeeds.toString()})(${JSON.stringify(played)}, ${digestSteps.toString()})`
      const found: string[] = await page.evaluate(script)

      expect(`${found.join('\n')}\n`).toBe(wanted)
    }))

  test('counts six features, four steps, three strategies, four reasons and five questions', () =>
    withPage({}, async (page) => {
      const count = (selector: string) => page.locator(selector).count()

      expect(await count('#features h3')).toBe(6)
      expect(await count('#how-it-works ol > li')).toBe(4)
      expect(await page.locator('#strategies h3').allTextContents()).toEqual([
        'SuperTrend',
        'GreenLine',
        'ADX Momentum',
      ])
      expect(await count('#why h3')).toBe(4)
      expect(await count('#faq summary')).toBe(5)
    }))

  test('names the kind, the timeframes and the mark of each strategy', () =>
    withPage({}, async (page) => {
      const cards = await page.locator('#strategies li').allTextContents()

      expect(cards[0]).toMatch(/Popular.*trend following.*M1.*M5.*M15/is)
      expect(cards[1]).toMatch(/New.*reversal.*M1.*M5/is)
      expect(cards[2]).toMatch(/Advanced.*momentum.*M5.*M15.*M30/is)
    }))
})

/** Every place to which the page scrolls from now on. */
const recordScrolls = (page: Page) =>
  page.evaluate(() => {
    const tops: number[] = []
    Object.assign(window, { tops })
    window.addEventListener('scroll', () => tops.push(window.scrollY))
  })
const countScrolls = (page: Page) => page.evaluate(() => new Set(Reflect.get(window, 'tops') as number[]).size)

describe('a link to a place on the page', () => {
  test('scrolls smoothly until the place is 80 pixels under the top, and tells the address and the focus', () =>
    withPage({}, async (page) => {
      let places = 0
      // A busy machine may draw nothing between the two ends of one scroll, but not between those of all.
      for (let press = 0; press < 5 && places <= 2; press += 1) {
        await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
        await recordScrolls(page)
        await page.locator('header').getByRole('link', { name: 'Features' }).click()
        await expect.poll(() => topOf(page, '#features')).toBe(80)
        places = await countScrolls(page)
      }

      expect(places).toBeGreaterThan(2)
      expect(new URL(page.url()).hash).toBe('#features')
      await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Powerful Features')
    }))

  test('is followed on arrival too', () =>
    withPage({ path: '/#pricing' }, async (page) => {
      await expect.poll(() => topOf(page, '#pricing')).toBe(80)
    }))

  test('is followed from another page', () =>
    withPage({ path: '/documentation' }, async (page) => {
      await page.locator('header').getByRole('link', { name: 'How It Works' }).click()

      await expect.poll(() => topOf(page, '#how-it-works')).toBe(80)
      expect(new URL(page.url()).pathname).toBe('/')
    }))

  test('is followed whenever it is pressed while the page comes to life', async () => {
    const tops: Record<number, number> = {}
    for (const waitMs of [0, 80, 250, 500]) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
      const page = await context.newPage()
      await blockProvider(page)
      await page.goto(product.origin, { waitUntil: 'commit' })
      const link = page.getByRole('link', { name: 'Start 3-Day Free Trial' }).first()
      await link.waitFor()
      await page.waitForTimeout(waitMs)
      // Pressed like a finger does: without waiting until the page stands still.
      await link.dispatchEvent('click')
      await page.waitForFunction(() => location.hash === '#pricing' && document.documentElement.dataset['alive'])
      await expect.poll(() => topOf(page, '#pricing'), { timeout: 8_000 }).toBe(80)
      await page.waitForTimeout(600)
      tops[waitMs] = await topOf(page, '#pricing')
      await context.close()
    }

    expect(new Set(Object.values(tops))).toEqual(new Set([80]))
  })

  test('is followed by the browser alone, when its part of the page does not run yet', () =>
    withPage({}, async (page) => {
      await page.mouse.wheel(0, 60)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
      await page.evaluate(() => {
        // No router handles this press, as on a part whose script has not been loaded.
        window.addEventListener('click', (event) => event.stopPropagation(), { capture: true, once: true })
        document.querySelector<HTMLElement>('a[href="/#pricing"]')?.click()
      })
      await expect.poll(() => topOf(page, '#pricing')).toBe(80)
      await page.waitForTimeout(600)

      expect(await topOf(page, '#pricing')).toBe(80)
    }))

  test('is held while parts of the page come to life, and let go as soon as the reader moves', () =>
    withPage({ path: '/#pricing', reducedMotion: 'reduce' }, async (page) => {
      await expect.poll(() => topOf(page, '#pricing')).toBe(80)
      // What a browser does when a part replaces the built one: the height changes, and the page moves with it.
      await page.evaluate(() => {
        document.body.append(Object.assign(document.createElement('div'), { style: 'height: 500px' }))
        window.scrollBy({ top: -1_500, behavior: 'instant' })
      })
      await expect.poll(() => topOf(page, '#pricing')).toBe(80)
      await page.evaluate(() => window.scrollBy({ top: -300, behavior: 'instant' }))
      await page.waitForTimeout(200)
      await page.evaluate(() => document.body.lastElementChild?.remove())
      await page.waitForTimeout(200)

      expect(await topOf(page, '#pricing')).toBe(380)
    }))

  test('is held when its part is replaced by one that is as high, and the browser moves meanwhile', () =>
    withPage({ path: '/#pricing', reducedMotion: 'reduce' }, async (page) => {
      await expect.poll(() => topOf(page, '#pricing')).toBe(80)
      await page.evaluate(() => {
        const part = document.getElementById('pricing')
        part?.replaceWith(part.cloneNode(true))
        window.scrollBy({ top: -1_500, behavior: 'instant' })
      })

      await expect.poll(() => topOf(page, '#pricing')).toBe(80)
    }))

  test('jumps for people who want no motion', () =>
    withPage({ reducedMotion: 'reduce' }, async (page) => {
      await recordScrolls(page)
      await page.locator('header').getByRole('link', { name: 'Features' }).click()
      await expect.poll(() => topOf(page, '#features')).toBe(80)

      expect(await countScrolls(page)).toBe(1)
    }))
})

describe('what comes into view', () => {
  const styleOf = (element: Element) => getComputedStyle(element).opacity

  test('fades in once and stays', () =>
    withPage({}, async (page) => {
      const block = page.locator('#features .reveal').first()
      const opacity = () => block.evaluate(styleOf)
      const before = await opacity()
      await block.scrollIntoViewIfNeeded()
      await expect.poll(opacity).toBe('1')
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
      await page.waitForTimeout(700)

      expect(before).toBe('0')
      expect(await opacity()).toBe('1')
    }))

  test('is not faded out while the page loads, when its style is read before the style sheet is there', () =>
    withPage(
      {
        prepare: async (page) => {
          await blockProvider(page)
          await page.addInitScript(() => {
            const fading = () => {
              const block = document.querySelector('#features .reveal')
              if (block !== null) void getComputedStyle(block).opacity
              if ((block?.getAnimations().length ?? 0) > 0) document.documentElement.dataset['faded'] = 'out'
              requestAnimationFrame(fading)
            }
            fading()
          })
          // Late, as over a slow connection: then the block is read without it.
          await page.route('**/*.css', async (route) => {
            const sheet = await route.fetch()
            await new Promise((resolve) => setTimeout(resolve, 300))
            await route.fulfill({ response: sheet })
          })
        },
      },
      async (page) => {
        await expect.poll(() => page.locator('#features .reveal').first().evaluate(styleOf)).toBe('0')

        expect(await page.locator('html').getAttribute('data-faded')).toBeNull()
      },
    ))

  test('is simply there for people who want no motion', () =>
    withPage({ reducedMotion: 'reduce' }, async (page) => {
      const opacities = await page
        .locator('.reveal, .rise-in')
        .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).opacity))

      expect(new Set(opacities)).toEqual(new Set(['1']))
    }))
})

describe('the table of prices', () => {
  const nearPrices = (page: Page) => page.locator('#pricing').scrollIntoViewIfNeeded()

  test('is the provider’s when the provider’s is set up and comes', () =>
    withPage(
      {
        prepare: (page) =>
          page.route('https://js.stripe.com/v3/pricing-table.js', (route) =>
            route.fulfill({
              contentType: 'text/javascript',
              body: `customElements.define('stripe-pricing-table', class extends HTMLElement {
                connectedCallback() { this.textContent = 'Table ' + this.getAttribute('pricing-table-id') + ' ' + this.getAttribute('publishable-key') }
              })`,
            }),
          ),
      },
      async (page) => {
        await nearPrices(page)
        await page.getByText('Table prctbl_example pk_test_example').waitFor()

        expect(await page.getByText('Choose Pro Trader').count()).toBe(0)
      },
    ))

  test('is ours while the provider’s loads and when it fails, with prices that lead on', () =>
    withPage({}, async (page) => {
      const warned = page.waitForEvent('console', { predicate: (message) => message.type() === 'warning' })
      await nearPrices(page)
      await warned
      const prices = page.locator('#pricing')

      expect(await prices.getByRole('link', { name: 'Choose Pro Trader' }).getAttribute('href')).toBe(
        '/subscribe?tier=pro_trader',
      )
      for (const price of ['$29', '$59', '$99']) expect(await prices.getByText(price, { exact: true }).count()).toBe(1)
    }))

  test('marks the tier that fits the charts one trades', () =>
    withPage({}, async (page) => {
      await comeToLife(page, '#pricing')
      await page.getByRole('radio', { name: '4 to 10+' }).check()

      expect(await page.locator('#pricing').getByText('Fits 10+ charts').count()).toBe(1)
      expect(await page.locator('#pricing').getByText('Fits 3 charts').count()).toBe(0)
    }))
})

test('the plan after the trial, the charts one trades and the tier that is marked are one choice', () =>
  withPage({ path: '/pricing' }, async (page) => {
    await comeToLife(page, '#offer')
    const plan = page.getByLabel('Plan after the trial')
    const marked = page.locator('main li').filter({ hasText: /Fits/u }).getByRole('heading')
    const atFirst = [await plan.inputValue(), await marked.allInnerTexts()]
    await plan.selectOption('elite_trader')
    await expect.poll(() => marked.allInnerTexts()).toEqual(['Elite Trader'])
    const charts = await page.getByRole('radio', { name: '4 to 10+' }).isChecked()
    await page.getByRole('radio', { name: '2 to 3' }).check()

    expect(atFirst).toEqual(['new_trader', ['New Trader']])
    expect(charts).toBe(true)
    expect(await plan.inputValue()).toBe('pro_trader')
  }))

describe('how the site looks', () => {
  test('follows the system until a person chooses, without a flash', () =>
    withPage({ colorScheme: 'light' }, async (page) => {
      const atFirst = await page.evaluate(() => document.documentElement.dataset['theme'])
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.locator('html[data-theme=dark]').waitFor()
      await page.getByRole('radio', { name: 'Light' }).check()
      await page.reload({ waitUntil: 'commit' })
      await page.locator('body').waitFor()

      expect(atFirst).toBe('light')
      expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('light')
    }))

  test('is as chosen before the script of the page runs, then and afterwards', async () => {
    const { context, page, release } = await openWithHeldScripts({ colorScheme: 'dark' })
    const [light, candles] = [page.getByRole('radio', { name: 'Light' }), page.getByLabel('Candles')]
    await light.check()
    await candles.selectOption('Mono')
    const look = () =>
      page.evaluate(() => {
        const { theme, candles: colours } = document.documentElement.dataset
        return { theme, candles: colours }
      })
    const before = await look()
    release()
    await untilAlive(page, '#footer')

    expect(before).toEqual({ theme: 'light', candles: 'mono' })
    expect(await look()).toEqual({ theme: 'light', candles: 'mono' })
    expect([await light.isChecked(), await candles.inputValue()]).toEqual([true, 'mono'])
    await context.close()
  })

  test('shows candles in the colours that a person chose, after a reload too', () =>
    withPage({}, async (page) => {
      const up = () => page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--up'))
      const usual = await up()
      await page.getByLabel('Candles').selectOption('Blue / Yellow')
      const chosen = await up()
      await page.reload()

      expect(chosen).not.toBe(usual)
      expect(await up()).toBe(chosen)
    }))

  test('keeps its controls in sight in forced colours', () =>
    withPage({ forcedColors: 'active' }, async (page) => {
      const edge = await page
        .locator('header')
        .getByRole('link', { name: 'Start Free Trial' })
        .evaluate((element) => getComputedStyle(element).borderTopStyle)

      expect(edge).toBe('solid')
    }))

  test('fits a window of half the width, as at a zoom of 200 %', () =>
    withPage({ viewport: { width: 640, height: 400 } }, async (page) => {
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )

      expect(sideways).toBeLessThanOrEqual(0)
      expect(await page.getByRole('button', { name: 'Open menu' }).isVisible()).toBe(true)
    }))
})

describe('the keys of the site', () => {
  test('list themselves, lead to pages and to the search', () =>
    withPage({ path: '/documentation' }, async (page) => {
      await page.keyboard.press('?')
      await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      await page.keyboard.press('/')
      await page.locator('[data-page-search]:focus').waitFor()
      await page.keyboard.type('gs')
      const typed = await page.locator('[data-page-search]').inputValue()
      await page.locator('h1').click()
      await page.keyboard.press('g')
      await page.keyboard.press('s')
      await page.waitForURL('**/strategies-library')

      expect(typed).toBe('gs')
    }))

  test('can be switched off and on again', () =>
    withPage({}, async (page) => {
      await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
      await page.getByLabel('Shortcuts are on').uncheck()
      await page.getByRole('button', { name: 'Close' }).click()
      await page.keyboard.press('?')
      await page.waitForTimeout(200)
      const whileOff = await page.getByRole('dialog').count()
      await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
      await page.getByLabel('Shortcuts are on').check()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
      const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
      await expect
        .poll(async () => {
          await page.keyboard.press('?')
          return list.isVisible()
        })
        .toBe(true)

      expect(whileOff).toBe(0)
    }))
})

type Stop = { name: string; isSeen: boolean; isMarked: boolean }

/** Where the focus is: its name, whether it is on the screen, and whether an outline marks it. */
function readStop(page: Page): Promise<Stop | null> {
  return page.evaluate(async () => {
    // Parts that were not laid out are laid out once the focus is in them: the browser scrolls within a few frames.
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
    const at = document.activeElement
    if (at === null || at === document.body) return null
    const { top, bottom } = at.getBoundingClientRect()
    // A choice shows its mark on the words beside it, and a link that fills a card on the card.
    const marked = [at, at.nextElementSibling, at.closest('li')].filter((element) => element !== null)
    return {
      name: at.getAttribute('aria-label') ?? at.textContent.trim().slice(0, 40),
      isSeen: bottom > 0 && top < window.innerHeight,
      isMarked: marked.some((element) => getComputedStyle(element).outlineStyle !== 'none'),
    }
  })
}

test('the whole page is walked by keyboard, and the focus is always in sight', () =>
  withPage({ reducedMotion: 'reduce' }, async (page) => {
    const walked: Stop[] = []
    for (let press = 0; press < 250; press++) {
      await page.keyboard.press('Tab')
      const stop = await readStop(page)
      if (stop === null) break
      walked.push(stop)
    }

    expect(walked.filter(({ isSeen, isMarked }) => !isSeen || !isMarked)).toEqual([])
    expect(walked.at(0)?.name).toBe('Skip to content')
    expect(walked.at(-1)?.name).toBe('Português (Brasil)')
    expect(walked.length).toBeGreaterThan(60)
  }))

test('a reader of the whole page sees no complaint of the browser, and nothing under the eyes moves', () =>
  withPage(
    {
      prepare: async (page) => {
        await page.route('https://js.stripe.com/**', (route) =>
          route.fulfill({ contentType: 'text/javascript', body: '' }),
        )
        await page.addInitScript(() => {
          Object.assign(window, { shifts: 0 })
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              if (Reflect.get(entry, 'hadRecentInput') === true) continue
              Object.assign(window, { shifts: Reflect.get(window, 'shifts') + Reflect.get(entry, 'value') })
            }
          }).observe({ type: 'layout-shift', buffered: true })
        })
      },
    },
    async (page) => {
      const complaints = watchComplaints(page)
      await page.reload()
      for (let step = 0; step < 14; step++) {
        await page.mouse.wheel(0, 700)
        await page.waitForTimeout(120)
      }

      expect(complaints()).toEqual([])
      expect(await page.evaluate(() => Reflect.get(window, 'shifts') as number)).toBe(0)
    },
  ))
