import { brand } from '@stratomate/brand'
import { routes } from '@stratomate/contracts/routes'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findViolations } from './testing/page-checks/find-violations.ts'
import { joinInBrowser } from './testing/join-in-browser.ts'
import { openBrowser } from './testing/open-browser.ts'
import { type Product, removeProduct, startProduct } from '@stratomate/commands/start-product'
import { watchComplaints } from './testing/page-checks/watch-complaints.ts'

const phone = { width: 390, height: 800 }
const desktop = { width: 1280, height: 800 }
/** The tests' browser announces itself as a program, and programs are not counted. */
const reader =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'
const admin = { email: 'admin@example.com', password: 'correct horse battery' }

let product: Product
let browser: Browser
beforeAll(async () => {
  product = await startProduct({ env: { ADMIN_EMAIL: admin.email } })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await removeProduct(product)
})

type Opening = BrowserContextOptions & { path: string; prepare?: (page: Page) => Promise<unknown> }

/** A new browser with one page, open and with its script running, while `walk` runs. */
async function withPage({ path, prepare, ...options }: Opening, walk: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext({ viewport: phone, userAgent: reader, reducedMotion: 'reduce', ...options })
  const page = await context.newPage()
  await prepare?.(page)
  await page.goto(`${product.origin}${path}`)
  if (options.javaScriptEnabled !== false) await page.locator('footer input[type=radio]:checked').waitFor()
  await walk(page)
  await context.close()
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.id)
const hasText = (text: string) => (body: string | null) => body?.includes(text) === true

describe('the visits of the home page', () => {
  const visits = (url: URL) => url.pathname === routes.readVisits.path
  const badge = (page: Page) => page.locator('main').getByText(/^[\d,]+ visits$/)
  const answer = (page: Page, count: number, displayThreshold: number) =>
    page.route(visits, (route) => {
      const body = { count, shouldDisplay: count >= displayThreshold, displayThreshold }
      return route.request().method() === 'GET' ? route.fulfill({ json: body }) : route.fallback()
    })

  test('are counted and, under 250, not shown', () => {
    const answers: unknown[] = []
    const prepare = (page: Page) =>
      page.route(visits, async (route) => {
        const response = await route.fetch()
        answers.push(await response.json())
        await route.fulfill({ response })
      })
    return withPage({ path: '/', prepare }, async (page) => {
      await expect.poll(() => answers.length).toBe(2)
      await page.waitForLoadState('networkidle')

      expect(answers).toContainEqual({ counted: true })
      expect(answers).toContainEqual(expect.objectContaining({ shouldDisplay: false, displayThreshold: 250 }))
      expect(await badge(page).count()).toBe(0)
    })
  })

  test('are shown from the threshold on that an administrator has set', () =>
    withPage({ path: '/', viewport: desktop }, async (page) => {
      await joinInBrowser(page, product, admin)
      const set = await page.request.post(`${product.origin}${routes.setVisitThreshold.path}`, {
        data: { path: '/', threshold: 1 },
      })
      await page.goto(`${product.origin}/`)
      await badge(page).waitFor()
      const kept = await page.request.get(`${product.origin}${routes.readVisits.path}?path=/`)

      expect(set.status()).toBe(200)
      expect(await badge(page).innerText()).toBe('1 visits')
      expect(await kept.json()).toMatchObject({ displayThreshold: 1, shouldDisplay: true })
    }))

  test('are written as the language does, and nothing moves when they come', () => {
    const asked = Promise.withResolvers<void>()
    const held = Promise.withResolvers<void>()
    const prepare = (page: Page) =>
      page.route(visits, async (route) => {
        if (route.request().method() !== 'GET') return route.fallback()
        asked.resolve()
        await held.promise
        return route.fulfill({ json: { count: 12_840, shouldDisplay: true, displayThreshold: 250 } })
      })
    return withPage({ path: '/', prepare }, async (page) => {
      const heading = page.getByRole('heading', { level: 1 })
      await asked.promise
      const before = await heading.boundingBox()
      held.resolve()
      await badge(page).waitFor()

      expect(await badge(page).innerText()).toBe('12,840 visits')
      expect(await heading.boundingBox()).toEqual(before)
      expect(await findViolations(page)).toEqual([])
    })
  })

  test('ask for 250 where the server has another threshold', () => {
    const sent: unknown[] = []
    const prepare = async (page: Page) => {
      page.on('request', (request) => {
        if (request.url().endsWith(routes.setVisitThreshold.path)) sent.push(request.postDataJSON())
      })
      await answer(page, 5, 9)
    }
    return withPage({ path: '/', prepare }, async () => {
      await expect.poll(() => sent).toEqual([{ path: '/', threshold: 250 }])
    })
  })

  test('that cannot be counted or read break nothing and are told in the console alone', () => {
    const said: string[] = []
    const faults: string[] = []
    const prepare = async (page: Page) => {
      page.on('console', (message) => said.push(message.text()))
      page.on('pageerror', (error) => faults.push(error.message))
      await page.route(visits, (route) => route.fulfill({ status: 500, body: 'broken' }))
    }
    return withPage({ path: '/', prepare }, async (page) => {
      await expect.poll(() => said.some(hasText('Error getting visit count'))).toBe(true)
      await expect.poll(() => said.some(hasText('Error recording visit'))).toBe(true)

      expect(await badge(page).count()).toBe(0)
      expect(faults).toEqual([])
    })
  })
})

describe('support', () => {
  const email = 'ann@example.com'
  const text = 'It says:\nno terminal found'

  test.each([phone, desktop])('takes a message at $width px, shows what was sent and begins anew', (viewport) =>
    withPage({ path: '/support', viewport }, async (page) => {
      const complaints = watchComplaints(page)
      const sender = `ann-${viewport.width}@example.com`
      const before = (await mailsTo(brand.email)).length
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
      await page.getByRole('button', { name: 'Send message' }).click()
      await page.getByText('Please check these fields:').waitFor()
      const wrong = await findViolations(page)
      const named = await page.getByRole('alert').getByRole('link').allInnerTexts()
      await page.getByLabel('Name').fill('Ann Lee')
      await page.getByLabel('Email').fill(sender)
      await page.getByLabel('Subject').fill('The app does not start')
      await page.getByLabel('Message').fill(text)
      await page.reload()
      await expect.poll(() => page.getByLabel('Message').inputValue()).toBe(text)
      await page.getByRole('button', { name: 'Send message' }).dblclick()
      await page.getByText('Message Sent!').waitFor()
      const isPanelFocused = await page.evaluate(() => document.activeElement?.textContent?.includes('Message Sent!'))
      const copy = await page.getByText('no terminal found').innerText()
      const done = await findViolations(page)
      await page.getByRole('button', { name: 'Send Another Message' }).click()
      const values = await Promise.all(
        ['Name', 'Email', 'Subject', 'Message'].map((label) => page.getByLabel(label).inputValue()),
      )

      expect(named).toEqual(['Name', 'Email', 'Subject', 'Message'])
      expect(isPanelFocused).toBe(true)
      expect(copy).toBe(text)
      expect(values).toEqual(['', '', '', ''])
      expect(await focused(page)).toBe('name')
      expect([...wrong, ...done, ...complaints()]).toEqual([])
      expect((await mailsTo(sender)).length).toBe(1)
      expect((await mailsTo(brand.email)).length - before).toBe(1)
      expect(sideways).toBe(0)
    }),
  )

  test('begins with the search of all answers, and says once when somebody answers', () =>
    withPage({ path: '/support' }, async (page) => {
      const said = await page.getByText(/within 24 hours/u).count()
      const mark = await page.getByText(/^(Open|Closed) now$/u).count()
      const hours = await page.getByText(/^(Open until \d\d:00|\d\d:00 to \d\d:00) your time/u).count()
      const built = await (await fetch(`${product.origin}/support`)).text()
      await page.getByLabel('Search the documentation').fill('stale')
      const answer = page.getByRole('list', { name: 'Search results' }).getByRole('link').first()
      await answer.waitFor()
      const violations = await findViolations(page)
      await answer.click()
      await page.waitForURL('**/errors/stale')

      expect([said, mark, hours]).toEqual([1, 1, 1])
      // What is built knows no time of a reader.
      expect(built).toContain('Monday to Friday, 9:00 to 17:00 in Denver.')
      expect(violations).toEqual([])
    }))

  test('names the answer that fits the subject and opens it', () =>
    withPage({ path: '/support' }, async (page) => {
      await page.getByLabel('Subject').fill('Installing on Windows')
      await page.locator('form').getByRole('link', { name: 'How do I install' }).click()

      await expect.poll(() => page.locator('details[open]').count()).toBe(1)
      expect(new URL(page.url()).hash).toBe('#install')
      expect(await page.getByLabel('Subject').inputValue()).toBe('Installing on Windows')
    }))

  test('offers topics, names the answers of one, and shows the team the topic, and the sender a reference', () =>
    withPage({ path: '/support' }, async (page) => {
      const sender = 'topic@example.com'
      await page.getByLabel('Topic').selectOption('Installation and updates')
      const suggested = await page.locator('form').getByRole('listitem').allInnerTexts()
      await page.getByLabel('Name').fill('Ann Lee')
      await page.getByLabel('Email').fill(sender)
      await page.getByLabel('Subject').fill('Nothing happens')
      await page.getByLabel('Message').fill(text)
      await page.reload()
      await expect.poll(() => page.getByLabel('Topic').inputValue()).toBe('setup')
      await page.getByRole('button', { name: 'Send message' }).click()
      await page.getByText('Message Sent!').waitFor()
      const reference = await page.getByText(/^[0-9A-F]{8}$/u).innerText()
      const [mail] = await mailsTo(sender)

      expect(suggested).toEqual(['How do I install Stratomate Desktop?', 'How do I update the app?'])
      expect(await page.getByText('Installation and updates: Nothing happens', { exact: true }).count()).toBe(1)
      expect(await page.getByRole('button', { name: 'Copy reference' }).count()).toBe(1)
      expect(JSON.stringify(mail)).toContain(reference)
    }))

  test('says near the limit how much is left, and what is wrong with an address', () =>
    withPage({ path: '/support' }, async (page) => {
      await page.getByLabel('Message').fill('x'.repeat(4_990))
      const left = await page.getByText('10 characters left').count()
      await page.getByLabel('Email').fill('nobody')
      await page.getByRole('button', { name: 'Send message' }).click()

      expect(left).toBe(1)
      expect(await page.locator('#email-error').innerText()).toBe('Please enter a valid email address')
    }))

  test('keeps what was typed when it cannot be sent', () => {
    const prepare = (page: Page) =>
      page.route(`**${routes.sendSupportMessage.path}`, (route) =>
        route.request().method() === 'POST' ? route.abort() : route.fallback(),
      )
    return withPage({ path: '/support', prepare }, async (page) => {
      await page.getByLabel('Name').fill('Ann Lee')
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Subject').fill('Hello')
      await page.getByLabel('Message').fill(text)
      await page.getByRole('button', { name: 'Send message' }).click()
      await page.getByText('No connection to the server').waitFor()

      expect(await page.getByLabel('Message').inputValue()).toBe(text)
    })
  })
})

test.each([phone, desktop])('feedback is given by keyboard at $width px and thanked for', (viewport) =>
  withPage({ path: '/feedback', viewport }, async (page) => {
    const complaints = watchComplaints(page)
    const before = await page.getByText('Select a rating').count()
    const labels = await page.locator('form legend:visible, form label[for]:visible').allInnerTexts()
    const tiles = await Promise.all(
      (await page.locator('form label:has([name=feedbackType])').all()).map((tile) => tile.boundingBox()),
    )
    const prompt = () => page.getByLabel('Your feedback').getAttribute('placeholder')
    const promptBefore = await prompt()
    // Marks of what happens next that are filled: none before something is sent.
    const filled = page.locator('section li > .bg-signal')
    const filledBefore = await filled.count()
    await page.getByRole('button', { name: 'Send feedback' }).click()
    const named = await page.getByRole('alert').getByRole('link').allInnerTexts()
    await page.getByRole('radio', { name: 'Bug', exact: true }).check()
    const left = await page.getByRole('alert').getByRole('link').allInnerTexts()
    const promptOfBug = await prompt()
    await page.locator('#rating').focus()
    await page.keyboard.press('Space')
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('ArrowRight')
    const shown = await page.getByText('4/5').count()
    await page.getByLabel('Your feedback').fill('The chart flickers.')
    const counted = await page.getByText('19/5,000', { exact: true }).count()
    const corrected = await page.locator('main [role=alert], [aria-invalid]').count()
    await page.getByLabel('What did you expect?').fill('A still chart')
    const violations = await findViolations(page)
    await page.getByRole('button', { name: 'Send feedback' }).press('Enter')
    await page.getByRole('heading', { name: 'Feedback Received!' }).waitFor()
    // What tells the result takes the focus, and is no stop of the keyboard that would wear a ring.
    const result = page.locator('div[tabindex="-1"]:focus-visible')
    const ring = await result.evaluate((element) => getComputedStyle(element).outlineStyle)
    await page.getByText('Feedback Submitted').first().waitFor()
    const done = await findViolations(page)
    const filledAfter = await filled.count()
    await page.getByRole('button', { name: 'Submit Another Response' }).click()
    const next = await page.evaluate(() => document.activeElement?.id)

    expect([before, shown, counted]).toEqual([1, 1, 1])
    expect(ring).toBe('none')
    // Even tiles: five in one row, or two beside each other and the last below both.
    const widths = tiles.map((tile) => Math.round(tile?.width ?? 0))
    expect(new Set(viewport === phone ? widths.slice(0, 4) : widths).size).toBe(1)
    expect(new Set(tiles.map((tile) => tile?.y)).size).toBe(viewport === phone ? 3 : 1)
    expect([promptBefore, promptOfBug]).toEqual([
      'In your own words, as short as you like.',
      'What did you do, and what happened?',
    ])
    // The first mark and its line.
    expect([filledBefore, filledAfter]).toEqual([0, 2])
    // What people came to say comes first, who they are last.
    expect(labels.filter((label) => !label.startsWith('About'))).toEqual([
      'What is it about?',
      'Your feedback',
      'How satisfied are you? (optional)',
      'Name (optional)',
      'Email (optional)',
    ])
    expect(named).toEqual(['What is it about?', 'Your feedback'])
    expect([left, corrected, next]).toEqual([['Your feedback'], 0, 'feedbackType'])
    expect(await page.getByText('Select a rating').count()).toBe(1)
    expect(await page.getByLabel('Your feedback').inputValue()).toBe('')
    expect([...violations, ...done, ...complaints()]).toEqual([])
  }),
)

describe('the status page', () => {
  test('names every part in words and can be asked again', () =>
    withPage({ path: '/status' }, async (page) => {
      await page.getByText('Everything that is set up here works.').waitFor()
      const answers = await page.locator('main dl > div').allInnerTexts()
      const states = await page.locator('main li:has(h3)').allInnerTexts()
      const asked = page.waitForResponse(`**${routes.readStatus.path}`)
      await page.getByRole('button', { name: 'Check again' }).click()

      expect((await asked).status()).toBe(200)
      expect(
        answers.map((answer) =>
          answer
            .split('\n')
            .filter((line) => line !== '')
            .slice(0, 2),
        ),
      ).toEqual([
        ['Can I trade?', 'Yes'],
        ['Can I sign in?', 'Yes'],
        ['Can I buy a plan?', 'Yes'],
        ['Can I get the app?', 'Yes'],
      ])
      expect(states).toHaveLength(8)
      expect(states.every((row) => /Operational|Not set up|Preview/.test(row))).toBe(true)
      expect(await findViolations(page)).toEqual([])
    }))

  test('says when the service does not answer', () => {
    const prepare = (page: Page) => page.route(`**${routes.readStatus.path}`, (route) => route.abort())
    return withPage({ path: '/status', prepare }, async (page) => {
      await page.getByRole('alert').getByText('The status could not be read.').waitFor()

      expect(await page.getByRole('button', { name: 'Check again' }).isVisible()).toBe(true)
      expect(await findViolations(page)).toEqual([])
    })
  })
})

test.each([
  ['/status', 'The live state needs JavaScript.'],
  ['/support', 'This form needs JavaScript.'],
  ['/feedback', 'This form needs JavaScript.'],
])('without JavaScript %s says what to do instead', (path, text) =>
  withPage({ path, javaScriptEnabled: false }, async (page) => {
    const note = page.getByText(text)

    expect(await note.isVisible()).toBe(true)
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
  }),
)

async function mailsTo(address: string): Promise<unknown[]> {
  const answer = await fetch(`${product.origin}/dev/mailbox.json`)
  // Safe: the mailbox is the product's own, and its shape is fixed.
  const mails = (await answer.json()) as { to: string; subject: string }[]
  return mails.filter(({ to, subject }) => to === address && !subject.includes('code'))
}
