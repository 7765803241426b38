import { brand } from '@stratomate/brand'
import type { OutputOf } from '@stratomate/contracts/endpoints'
import { explainedCodes } from '@stratomate/contracts/errors'
import { errorPage, publicPages } from '@stratomate/contracts/site/pages'
import { routes } from '@stratomate/contracts/routes'
import { brokerSentence } from '@stratomate/domain/brokers/brokers'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findViolations } from './testing/page-checks/find-violations.ts'
import { untilAlive } from './testing/come-to-life.ts'
import { openBrowser } from './testing/open-browser.ts'
import { type Product, removeProduct, startProduct } from '@stratomate/commands/start-product'

const sections = [
  'Getting Started',
  'User Interface Guide',
  'Trading Strategies',
  'Integration with Trading Platforms',
  'Troubleshooting',
]
const documents = ['Terms of Use', 'Privacy Policy', 'Service Agreement', 'License Agreement']

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

/** A new browser with one page, open and with its script running, while `walk` runs. */
async function withPage(path: string, walk: (page: Page) => Promise<void>, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
    ...options,
  })
  const page = await context.newPage()
  await page.goto(`${product.origin}${path}`)
  if (options.javaScriptEnabled !== false) await page.locator('footer input[type=radio]:checked').waitFor()
  await walk(page)
  await context.close()
}

const openFolds = (page: Page) =>
  page
    .locator('main details[id]')
    .evaluateAll((folds) => folds.map((fold) => fold instanceof HTMLDetailsElement && fold.open))

describe('the documentation', () => {
  test('has five sections, the first open, and each toggles by itself', () =>
    withPage('/documentation', async (page) => {
      const titles = await page.locator('main summary h2').allInnerTexts()
      const atFirst = await openFolds(page)
      await page.locator('summary', { hasText: 'Troubleshooting' }).click()
      const withLast = await openFolds(page)
      await page.locator('summary', { hasText: 'Getting Started' }).click()

      expect(titles).toEqual(sections)
      expect(atFirst).toEqual([true, false, false, false, false])
      expect(withLast).toEqual([true, false, false, false, true])
      expect(await openFolds(page)).toEqual([false, false, false, false, true])
    }))

  test('expands and collapses all, and axe finds nothing in all of it', () =>
    withPage('/documentation', async (page) => {
      await page.getByRole('button', { name: 'Expand all' }).click()
      const expanded = await openFolds(page)
      const violations = await findViolations(page)
      await page.getByRole('button', { name: 'Collapse all' }).click()

      expect(expanded).toEqual([true, true, true, true, true])
      expect(violations).toEqual([])
      expect(await openFolds(page)).toEqual([false, false, false, false, false])
    }))

  test('opens the section around the anchor of the address and goes there', () =>
    withPage('/documentation#best-practices', async (page) => {
      const heading = page.locator('#best-practices')
      await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true)

      expect(await openFolds(page)).toEqual([true, false, true, false, false])
      expect(Math.round((await heading.boundingBox())?.y ?? 0)).toBe(80)
    }))

  test('marks what is read in its tree, which is folded above the text on a phone', async () => {
    await withPage('/documentation#path-of-a-signal', async (page) => {
      const marked = page.getByRole('navigation', { name: 'On this page' }).locator('[aria-current]:visible')
      await expect.poll(() => marked.allInnerTexts()).toEqual(['The path of a signal'])
      await page.evaluate(() => window.scrollTo(0, 0))

      await expect.poll(() => marked.allInnerTexts()).toEqual(['1\nGetting Started'])
    })
    await withPage(
      '/documentation',
      async (page) => {
        const tree = page.getByRole('navigation', { name: 'On this page' })
        await tree.locator('summary', { hasText: 'Jump to' }).click()
        await tree.getByRole('link', { name: 'Troubleshooting' }).click()

        await expect.poll(() => openFolds(page)).toEqual([true, false, false, false, true])
        expect(await tree.getByRole('link').filter({ visible: true }).count()).toBe(0)
      },
      { viewport: { width: 390, height: 844 } },
    )
  })

  test('names its sections once on a phone, in the line above the text, which begins in the first screen', () =>
    withPage(
      '/documentation',
      async (page) => {
        const main = page.locator('main')
        const named = await main
          .getByRole('link', { name: 'Troubleshooting', exact: true })
          .filter({ visible: true })
          .count()
        const text = await main.locator('#getting-started p').first().boundingBox()

        expect(named).toBe(0)
        expect(text?.y).toBeLessThan(600)
      },
      { viewport: { width: 390, height: 844 } },
    ))

  test('a plan is a block on a phone, and a row of a table where there is room', async () => {
    const widths = new Map<number, [number, number]>()
    for (const width of [390, 1_280]) {
      await withPage(
        '/documentation',
        async (page) => {
          const cells = page
            .getByRole('region', { name: 'What each plan allows' })
            .locator('tbody tr')
            .first()
            .locator('td')
          const [name, price] = [await cells.first().boundingBox(), await cells.nth(1).boundingBox()]
          widths.set(width, [name?.y ?? 0, price?.y ?? 0])
        },
        { viewport: { width, height: 844 } },
      )
    }
    const [phone, wide] = [widths.get(390), widths.get(1_280)]

    expect(phone?.[1]).toBeGreaterThan((phone?.[0] ?? 0) + 10)
    expect(wide?.[1]).toBe(wide?.[0])
  })

  test('says in a closed section what is inside, and at the end of an open one which follows', () =>
    withPage('/documentation', async (page) => {
      const inside = await page.locator('#troubleshooting summary').innerText()
      await page.getByRole('link', { name: 'Next User Interface Guide' }).click()

      await expect.poll(() => openFolds(page)).toEqual([true, true, false, false, false])
      expect(inside).toContain('No signals arrive at all')
      expect(new URL(page.url()).hash).toBe('#user-interface-guide')
    }))

  test('keeps in sight on a phone where one is, and covers no heading that a jump leads to', () =>
    withPage(
      '/documentation#path-of-a-signal',
      async (page) => {
        const line = page.getByRole('navigation', { name: 'On this page' }).locator('summary')
        await expect.poll(() => line.innerText()).toContain('The path of a signal')
        const lineBox = await line.boundingBox()
        const wordsTop = await page.locator('#path-of-a-signal').evaluate((heading) => {
          const words = document.createRange()
          words.selectNodeContents(heading)
          return words.getBoundingClientRect().top
        })

        expect(lineBox?.y).toBeGreaterThan(0)
        expect(wordsTop).toBeGreaterThanOrEqual((lineBox?.y ?? 0) + (lineBox?.height ?? 0))
      },
      { viewport: { width: 390, height: 844 } },
    ))

  test('searches without asking the service; arrow keys and Enter lead to the answer', () =>
    withPage('/documentation', async (page) => {
      const asked: string[] = []
      const field = page.getByLabel('Search the documentation')
      const hits = page.getByRole('list', { name: 'Search results' }).getByRole('link')
      // The first search loads what all others search in; the folded parts below come by themselves.
      await untilAlive(page, '#sections')
      await field.fill('lease')
      await hits.first().waitFor()
      await field.clear()
      await hits.first().waitFor({ state: 'detached' })
      page.on('request', (request) => {
        // The browser itself loads the icon again when an address changes.
        if (request.resourceType() !== 'other') asked.push(request.url())
      })
      await field.fill('stale')
      await hits.first().waitFor()
      const first = await hits.first().getAttribute('href')
      const marked = await hits.first().locator('mark').first().innerText()
      const address = page.url()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('ArrowDown')
      const second = await hits.nth(1).evaluate((link) => link === document.activeElement)
      await page.keyboard.press('ArrowUp')
      const askedWhileTyping = asked.slice()
      await page.keyboard.press('Enter')
      await page.getByRole('heading', { level: 1, name: 'The signal was older than 2 seconds.' }).waitFor()

      expect(first).toBe('/errors/stale')
      expect(marked.toLowerCase()).toBe('stale')
      expect(new URL(address).search).toBe('?q=stale')
      expect(second).toBe(true)
      expect(askedWhileTyping).toEqual([])
      expect(new URL(page.url()).pathname).toBe('/errors/stale')
    }))

  test('keeps the search in the address and opens the section of an answer', () =>
    withPage('/documentation?q=best+practices', async (page) => {
      const answer = page.locator('[data-hit][href="/documentation#best-practices"]')
      await answer.click()
      await answer.waitFor({ state: 'detached' })

      await expect.poll(() => openFolds(page)).toEqual([true, false, true, false, false])
      expect(new URL(page.url()).hash).toBe('#best-practices')
    }))

  test('says when nothing is found, and Escape empties the field', () =>
    withPage('/documentation?q=qqqqqq', async (page) => {
      const nothing = page.getByText('No results for ‘qqqqqq’')
      await nothing.waitFor()
      await page.getByLabel('Search the documentation').press('Escape')
      await nothing.waitFor({ state: 'detached' })

      expect(new URL(page.url()).search).toBe('')
    }))
})

describe('the guides', () => {
  const steps = ['/how-to/download-mt5', '/how-to/mt5-chart-setup', '/how-to/stratomate-setup', '/how-to/mt5-favorites']

  test('stand in their order on the index and lead from one to the next and back', () =>
    withPage('/how-to', async (page) => {
      const order = await page
        .locator('main li h2 a')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      const opened = await page.locator('main li').getByText('Open guide', { exact: true }).count()
      const walked: string[] = []
      const heading = page.getByRole('heading', { level: 1 })
      await page.locator('main li h2 a').first().click()
      for (const path of steps) {
        await page.waitForURL(`**${path}`)
        // The address changes a moment before the page does.
        await expect.poll(() => heading.innerText()).not.toBe(walked.at(-1) ?? 'How-To Guides')
        walked.push(await heading.innerText())
        if (path !== steps.at(-1)) await page.locator('a[rel=next]').click()
      }
      await page.locator('a[rel=prev]').click()
      await page.waitForURL('**/how-to/stratomate-setup')

      expect(order).toEqual(steps)
      expect(opened).toBe(4)
      expect(new Set(walked).size).toBe(4)
    }))

  test('remember what is done', () =>
    withPage('/how-to/mt5-favorites', async (page) => {
      const boxes = page.getByRole('checkbox', { name: /^Done/ })
      for (const box of await boxes.all()) await box.check()
      await page.getByText('7 of 7 steps done').waitFor()
      await page.reload()
      await page.getByText('7 of 7 steps done').waitFor()
      await page.getByRole('link', { name: 'How-To Guides' }).first().click()
      await page.getByText('1 of 4 done').waitFor()

      expect(await boxes.count()).toBe(0)
    }))

  test('lead to other sites in a new tab that knows nothing of this one', () =>
    withPage('/how-to/download-mt5', async (page) => {
      const link = page.getByRole('link', { name: 'metatrader5.com (opens in a new tab)' })
      await page.context().route(/metatrader5\.com/, (route) => route.fulfill({ body: 'The vendor' }))
      const opened = page.context().waitForEvent('page')
      await link.click()
      const tab = await opened

      expect(await link.getAttribute('rel')).toBe('noopener')
      expect(await tab.evaluate(() => window.opener === null)).toBe(true)
      expect(new URL(page.url()).pathname).toBe('/how-to/download-mt5')
    }))
})

test('a release begins with its highlights and its limits, then its parts as folds, the first open, and the address of a part opens it', () =>
  withPage('/changelog', async (page) => {
    const article = page.getByRole('article')
    const headings = await article.locator('h3:visible').allInnerTexts()
    const open = await article.locator('details').evaluateAll((all) => all.map((fold) => fold.hasAttribute('open')))
    const readAtOnce = await page.getByText('Signals become orders', { exact: true }).isVisible()
    await article.locator('summary').getByText('Plans', { exact: true }).click()
    await page.getByText('Pay once', { exact: true }).waitFor()
    const violations = await findViolations(page)
    await article.getByRole('link', { name: /For your own programs/u }).click()
    await page.getByText('Assistants that read', { exact: true }).waitFor()

    expect(headings.map((heading) => heading.replace(/\d+$/u, '').trim())).toEqual([
      'In this release',
      'From your chart to an order',
      'Rules tested before they trade',
      'Every trade with its time',
      'Known limits',
      'Trading',
      'Charts and indicators',
      'Dashboard and account',
      'Plans',
      'Help and community',
      'For your own programs',
    ])
    expect([open, readAtOnce]).toEqual([[true, false, false, false, false, false], true])
    // What a release does not do yet is never folded.
    expect(await page.getByText('The legal texts are drafts.', { exact: true }).isVisible()).toBe(true)
    // Each change has its kind, and the one that readers have to act on is named where it is folded.
    const kinds = await article.locator('details li').allTextContents()
    expect(kinds.filter((words) => words.startsWith('Added'))).toHaveLength(24)
    expect(kinds.filter((words) => words.includes('Changed'))).toHaveLength(1)
    expect(await article.locator('summary').getByText('1 changed').count()).toBe(1)
    expect(violations).toEqual([])
  }))

test.each(['/', '/documentation', '/how-to/stratomate-setup', '/changelog', '/strategies-library/super-trend'])(
  '%s tells the same about the brokers as their registry',
  async (path) => {
    const html = await (await fetch(`${product.origin}${path}`)).text()

    expect(html).toContain(brokerSentence('pocket-option'))
    expect(html).not.toMatch(/not available yet|against simulators|not yet at the brokers/u)
  },
)

test('the status and the picture of the way to the broker say the same as the registry', async () => {
  const status = (await (await fetch(`${product.origin}${routes.readStatus.path}`)).json()) as OutputOf<'readStatus'>
  const home = await (await fetch(`${product.origin}/`)).text()

  expect(status.components).toContainEqual({
    id: 'broker-deriv',
    state: 'preview',
    detail: brokerSentence('deriv'),
    lastAt: null,
  })
  expect(home.match(/Broker \(preview\)/gu)).toHaveLength(2)
})

test.each(publicPages.filter((path) => path.startsWith('/how-to/')))(
  '%s leads to the site of the product, in a tab of its own',
  async (path) => {
    const html = await (await fetch(`${product.origin}${path}`)).text()

    expect(html).toMatch(new RegExp(`<a[^>]*href="${brand.website}"[^>]*target="_blank"`, 'u'))
  },
)

test('codes are drawn by where a signal stops, with those that most readers want in sight, and a search shows its finds', () =>
  withPage('/errors', async (page) => {
    const way = page.locator('#refusals section')
    const stages = await way.getByRole('heading', { level: 3 }).allInnerTexts()
    const folds = page.locator('main details')
    const [all, open] = [await folds.count(), await page.locator('main details[open]').count()]
    const signal = page.locator('#signal')
    const shownRows = signal.locator('li:visible')
    const atFirst = await shownRows.count()
    await signal.getByText('7 more', { exact: true }).click()
    await expect.poll(() => shownRows.count()).toBe(10)
    const counted = await signal.getByText('10 codes', { exact: true }).isVisible()
    const [countBox, moreBox] = await Promise.all(
      ['10 codes', '7 more'].map((words) => signal.getByText(words, { exact: true }).boundingBox()),
    )
    const violations = await findViolations(page)
    await page.getByRole('searchbox', { name: 'Search codes' }).fill('wrong_credentials')
    await page.getByText('1 code', { exact: true }).first().waitFor()
    const found = await page.locator('main').getByRole('heading', { level: 3 }).allInnerTexts()

    expect(stages).toEqual([
      'App and clock',
      'Signal and candle',
      'Rules of the chart',
      'Market and broker',
      'Your limits and pauses',
      'Plan and daily limit',
    ])
    expect([all, open, atFirst, counted]).toEqual([11, 0, 3, true])
    // What opens the others takes no row of its own: it is directly below the count.
    expect((moreBox?.y ?? 0) - (countBox?.y ?? 0)).toBeLessThan(40)
    expect(found).toEqual(['Sign-in and security'])
    expect(await page.locator('main li:visible').count()).toBe(1)
    expect(await folds.count()).toBe(0)
    expect(violations).toEqual([])
  }))

test('on a phone the list of codes leads to both of its parts at once', () =>
  withPage(
    '/errors',
    async (page) => {
      const parts = page.getByRole('list', { name: 'On this page' }).getByRole('link')
      const names = await parts.allInnerTexts()
      await parts.nth(1).click()

      await expect.poll(async () => Math.round((await page.locator('#messages').boundingBox())?.y ?? 0)).toBe(80)
      expect(names).toEqual(['Signals that were not traded', 'Messages on this site and in the app'])
    },
    { viewport: { width: 390, height: 844 } },
  ))

test('the command palette opens a page by the keyboard alone, and Escape gives the focus back', () =>
  withPage('/errors', async (page) => {
    const field = page.getByPlaceholder('Go to a page')
    await page.getByRole('button', { name: 'Search everything' }).focus()
    await page.keyboard.press('Enter')
    await field.waitFor()
    await page.keyboard.press('Escape')
    await field.waitFor({ state: 'detached' })
    const focused = await page.evaluate(() => document.activeElement?.textContent)
    await page.keyboard.press('ControlOrMeta+k')
    await field.waitFor()
    await page.keyboard.type('signal was older')
    await page.getByRole('option', { name: 'older than 2 seconds' }).waitFor()
    const violations = await findViolations(page)
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'The signal was older than 2 seconds.' }).waitFor()

    expect(focused).toContain('Search everything')
    expect(violations).toEqual([])
  }))

test('every code has a page that tells cause and fix, and the index leads to it', async () => {
  const read = async (path: string) => {
    const response = await fetch(`${product.origin}${path}`)
    return { status: response.status, html: await response.text() }
  }
  const index = await read('/errors')
  const pages = await Promise.all(explainedCodes.map(async (code) => ({ code, ...(await read(errorPage(code))) })))
  const broken = pages.filter(
    ({ code, status, html }) =>
      status !== 200 || !html.includes('>Cause<') || !html.includes('>Fix<') || !html.includes(`>${code}</p>`),
  )
  const unlinked = explainedCodes.filter((code) => !index.html.includes(`href="${errorPage(code)}"`))

  expect(explainedCodes.length).toBeGreaterThan(50)
  expect(broken.map(({ code }) => code)).toEqual([])
  expect(unlinked).toEqual([])
})

describe('the legal documents', () => {
  const shown = (page: Page) => page.locator('#legal article h3:visible').allTextContents()
  const tab = (page: Page, name: string) => page.getByRole('tab', { name })

  test('begin with the terms, and a tab changes the text and the address without moving the page', () =>
    withPage('/#legal', async (page) => {
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
      await expect.poll(() => shown(page)).toEqual(['Terms of Use'])
      await untilAlive(page, '#legal')
      await tab(page, 'Privacy Policy').scrollIntoViewIfNeeded()
      const before = await page.evaluate(() => window.scrollY)
      await tab(page, 'Privacy Policy').click()
      await expect.poll(() => shown(page)).toEqual(['Privacy Policy'])

      expect(page.url()).toBe(`${product.origin}/?document=privacy-policy#legal`)
      expect(await page.evaluate(() => window.scrollY)).toBe(before)
    }))

  test.each([
    ['/?document=service-agreement#legal', 'Service Agreement'],
    ['/#license-agreement', 'License Agreement'],
  ])('%s opens the %s', (path, title) =>
    withPage(path, async (page) => {
      await expect.poll(() => shown(page)).toEqual([title])
      await page.locator('#legal article h3:visible').filter({ hasText: title }).scrollIntoViewIfNeeded()

      expect(await tab(page, title).getAttribute('aria-selected')).toBe('true')
      expect(
        await page
          .getByText(/^Effective .*May 7, 2025/u)
          .filter({ visible: true })
          .count(),
      ).toBe(1)
    }),
  )

  test('are a list to choose from at 360 pixels', () =>
    withPage(
      '/#legal',
      async (page) => {
        await untilAlive(page, '#legal')
        const list = page.getByRole('combobox', { name: 'Document' })
        await list.selectOption('License Agreement')
        await expect.poll(() => shown(page)).toEqual(['License Agreement'])

        expect(await page.getByRole('tab').filter({ visible: true }).count()).toBe(0)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
      },
      { viewport: { width: 360, height: 800 } },
    ))

  test('come from the built page, and by script only for those who come from another page', () =>
    withPage('/#legal', async (page) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await page.reload()
      await expect.poll(() => shown(page)).toEqual(['Terms of Use'])
      await untilAlive(page, '#legal')
      await tab(page, 'Privacy Policy').click()
      await expect.poll(() => shown(page)).toEqual(['Privacy Policy'])
      const onLoad = asked.filter((url) => url.includes('legal-text'))
      await page.goto(`${product.origin}/pricing`)
      await page.locator('footer input[type=radio]:checked').waitFor()
      await page.locator('header a[href="/"]').first().click()
      await expect.poll(() => shown(page)).toEqual(['Terms of Use'])

      expect(onLoad).toEqual([])
      expect(asked.filter((url) => url.includes('legal-text'))).toHaveLength(1)
    }))

  test('are read on pages of their own, which lead to the others and print without them', () =>
    withPage('/?document=privacy-policy#legal', async (page) => {
      await untilAlive(page, '#legal')
      await page.getByRole('link', { name: 'Read on its own page' }).click()
      await page.waitForURL(`${product.origin}/legal/privacy-policy`)
      await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor()
      expect(await findViolations(page)).toEqual([])
      await page.emulateMedia({ media: 'print' })
      const others = page.getByRole('navigation', { name: 'Other documents' })
      expect(await others.isVisible()).toBe(false)
      expect(await page.getByRole('article').isVisible()).toBe(true)
      await page.emulateMedia({ media: 'screen' })
      await others.getByRole('link', { name: 'License Agreement' }).click()
      await page.getByRole('heading', { level: 1, name: 'License Agreement' }).waitFor()

      expect(await page.title()).toContain('License Agreement')
      expect(await page.getByRole('article').count()).toBe(1)
    }))

  test('cost their pages no script of their text', () =>
    withPage('/legal/terms-of-use', async (page) => {
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      await page.reload()
      await expect.poll(() => page.evaluate(() => document.documentElement.dataset['alive'])).toBe('true')

      expect(await page.getByRole('heading', { level: 2 }).count()).toBeGreaterThan(5)
      expect(asked.filter((url) => url.includes('legal-text'))).toEqual([])
    }))

  test('that do not exist are not found', async () => {
    const answer = await fetch(`${product.origin}/legal/cookies`)
    expect(answer.status).toBe(404)
  })

  test('print alone, black on white', () =>
    withPage('/?document=privacy-policy#legal', async (page) => {
      await expect.poll(() => shown(page)).toEqual(['Privacy Policy'])
      await page.evaluate(() => {
        window.print = () => undefined
      })
      await page.getByRole('button', { name: 'Print' }).click()
      await page.emulateMedia({ media: 'print' })
      const looks = await page
        .locator('#privacy-policy p')
        .first()
        .evaluate((text) => getComputedStyle(text).color)

      expect(await shown(page)).toEqual(['Privacy Policy'])
      expect(await page.locator('header, footer, #pricing, #legal button').filter({ visible: true }).count()).toBe(0)
      expect(looks).toBe('rgb(0, 0, 0)')
    }))

  test('stand one under the other without JavaScript', () =>
    withPage(
      '/',
      async (page) => {
        expect(await shown(page)).toEqual(documents)
        expect(await page.getByRole('tab').filter({ visible: true }).count()).toBe(0)
      },
      { javaScriptEnabled: false },
    ))
})

describe('the questions of the home page', () => {
  test('are five that toggle each by itself', () =>
    withPage('/#faq', async (page) => {
      const questions = page.locator('#faq summary')
      await questions.nth(0).click()
      await questions.nth(2).click()
      const two = await page.locator('#faq details[open]').count()
      await questions.nth(0).click()

      expect(await questions.count()).toBe(5)
      expect(two).toBe(2)
      expect(await page.locator('#faq details').nth(2).getAttribute('open')).not.toBeNull()
      expect(await page.locator('#faq details[open]').count()).toBe(1)
    }))

  test('open by their own address', () =>
    withPage('/#daily-limit', async (page) => {
      await page.locator('#daily-limit[open]').waitFor()

      expect(await page.locator('#faq details[open]').count()).toBe(1)
    }))

  test('can be opened without JavaScript', () =>
    withPage(
      '/',
      async (page) => {
        await page.locator('#faq summary').nth(1).click()

        expect(await page.locator('#faq details[open]').count()).toBe(1)
      },
      { javaScriptEnabled: false },
    ))
})
