import { randomUUID } from 'node:crypto'
import { type Product, removeProduct, startProduct } from '@stratomate/commands/start-product'
import { routes } from '@stratomate/contracts/routes'
import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { untilAlive } from './testing/come-to-life.ts'
import { findViolations } from './testing/page-checks/find-violations.ts'
import { openBrowser } from './testing/open-browser.ts'
import { openComposer } from './testing/open-composer.ts'
import { publishPost } from './testing/publish-post.ts'
import { signInMember } from './testing/sign-in-member.ts'
import { watchComplaints } from './testing/page-checks/watch-complaints.ts'

let product: Product
let browser: Browser
let writer: BrowserContext
let page: Page
let reader: Page
let sharer: Page
beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser()
  writer = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' })
  await signInMember(writer, product)
  page = await writer.newPage()
  reader = await (
    await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
  ).newPage()
})
afterAll(async () => {
  await browser.close()
  await removeProduct(product)
})

const open = async (at: Page, path = '/community') => {
  await at.goto(`${product.origin}${path}`)
  await untilAlive(at, '#posts-title')
}
/** A person with an account and a browser of their own. */
const join = async (who: string, width = 390) => {
  const context = await browser.newContext({ viewport: { width, height: 844 }, reducedMotion: 'reduce' })
  await signInMember(context, product, who)
  return context
}
const posts = (at: Page) => at.getByRole('article')

/** The count of all posts, which a script adds: the server draws posts, but no counts. */
async function countedPosts(at: Page): Promise<number> {
  const count = async () => Number((await at.locator('fieldset label').first().innerText()).split('\n')[1])
  await expect.poll(count).toBeGreaterThan(-1)
  return count()
}

/** Puts a tab out of sight or back, as another tab does; the browser of the tests shows all of them. */
const see = (at: Page, state: DocumentVisibilityState) =>
  at.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

test('an empty community invites to begin, and axe finds nothing', async () => {
  const complaints = watchComplaints(reader)
  await open(reader)
  await reader.getByText('No posts in this category yet. Be the first to start a conversation!').waitFor()

  expect(await reader.getByRole('searchbox', { name: 'Search posts' }).count()).toBe(0)
  expect([...(await findViolations(reader)), ...complaints()]).toEqual([])
})

test('a way to begin leads to the composer, in its category, and a category shows its own alone', async () => {
  await open(reader)
  const starts = reader.getByRole('button', { name: /^(?:Share settings|Ask about a setup|Start a discussion)/u })
  const box = reader.getByRole('textbox', { name: 'Share something with the community' })
  // On a phone the button appears with the form: starting a post opens its sheet.
  await reader.getByRole('button', { name: 'Write a post' }).waitFor()
  await expect.poll(() => starts.count()).toBe(3)
  await starts.filter({ hasText: 'Ask about a setup' }).click()
  await box.waitFor()
  const category = await reader.getByRole('combobox', { name: 'Category' }).inputValue()
  await reader.keyboard.press('Escape')
  await reader.getByRole('radio', { name: 'Indicator Settings' }).check()

  expect(category).toBe('support')
  await expect.poll(() => starts.allInnerTexts()).toEqual([expect.stringContaining('Share settings')])
})

test('a blank post is refused, a post appears as one of You, Just now, New, and live for others', async () => {
  await open(page)
  await open(reader)
  await reader.getByText('Be the first to start a conversation').waitFor()
  await (await openComposer(page)).fill('   ')
  const blank = await page.getByRole('button', { name: 'Post', exact: true }).isDisabled()
  await (await openComposer(page)).fill('Hello <b>everybody</b>, see https://example.com.')
  await page.getByRole('combobox', { name: 'Category' }).selectOption('support')
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await page.getByText('Post Published', { exact: true }).waitFor()
  const own = await posts(page).first().innerText()
  await posts(reader).first().waitFor()
  const foreign = await posts(reader).first().innerText()

  expect(blank).toBe(true)
  expect(own).toMatch(/^\p{L}{1,2}\s+You\s+New\s+Just now/u)
  expect(own).toContain('Hello <b>everybody</b>')
  expect(foreign).not.toMatch(/^\p{L}{1,2}\s+You/u)
  expect(foreign).toContain('Hello <b>everybody</b>')
  expect(
    await posts(reader)
      .first()
      .getByRole('link', { name: /example\.com/u })
      .getAttribute('rel'),
  ).toContain('nofollow')
  expect(await (await openComposer(page)).inputValue()).toBe('')
  expect(await page.getByRole('combobox', { name: 'Category' }).inputValue()).toBe('general')
})

test('posts stay readable below the message of a service that does not answer', async () => {
  const calls = /\/api\/community\/posts(?:\?|$)/u
  await reader.route(calls, (route) => route.fulfill({ status: 503, body: '' }))
  await reader.goto(`${product.origin}/community`)
  const again = reader.getByRole('button', { name: 'Try again' })
  await again.waitFor()
  const drawn = await posts(reader).count()
  await reader.unroute(calls)
  await again.click()
  await again.waitFor({ state: 'detached' })

  expect(drawn).toBe(1)
  await expect.poll(() => posts(reader).count()).toBe(1)
})

test('likes toggle at once, and survive a reload', async () => {
  const like = posts(page).first().getByRole('button', { name: /like/iu })
  // Shown at once, so a reload could come before the service has heard of it.
  const stored = page.waitForResponse((answer) => answer.url().endsWith('/like'))
  await like.click()
  await expect.poll(() => like.getAttribute('aria-pressed')).toBe('true')
  await stored
  await page.reload()
  await untilAlive(page, '#posts-title')
  await expect.poll(() => like.getAttribute('aria-pressed')).toBe('true')
  const liked = await like.innerText()
  await like.click()
  await expect.poll(() => like.getAttribute('aria-pressed')).toBe('false')

  expect(liked).toMatch(/^1/u)
  expect(await like.innerText()).toBe('Like')
})

test('a member whose session is still being read likes and replies, and is not sent to the sign-in', async () => {
  const at = await writer.newPage()
  const { promise: released, resolve: letSessionBeRead } = Promise.withResolvers<void>()
  await at.route(`**${routes.readUser.path}`, async (route) => {
    await released
    await route.continue()
  })
  await open(at)
  const card = posts(at).first()
  const like = card.getByRole('button', { name: /like/iu })
  await like.click()
  await card.getByRole('button', { name: 'Reply', exact: true }).click()
  await card.getByRole('textbox', { name: 'Your reply' }).waitFor()
  await expect.poll(() => like.getAttribute('aria-pressed')).toBe('true')
  letSessionBeRead()
  await at.getByRole('button', { name: 'Account' }).waitFor()
  await like.click()
  await expect.poll(() => like.getAttribute('aria-pressed')).toBe('false')

  expect(new URL(at.url()).pathname).toBe('/community')
  await at.close()
})

test('replies open one box at a time, Ctrl+Enter sends, Escape asks before it throws away', async () => {
  const card = posts(page).first()
  await card.getByRole('button', { name: 'Reply', exact: true }).click()
  const box = card.getByRole('textbox', { name: 'Your reply' })
  await box.fill('Half a reply')
  await page.keyboard.press('Escape')
  await card.getByText('Discard this reply?').waitFor()
  await card.getByRole('button', { name: 'Keep writing' }).click()
  await box.fill('A whole reply')
  await box.press('Control+Enter')
  await page.getByText('Reply Posted', { exact: true }).waitFor()
  await card.getByText('A whole reply').waitFor()

  expect(await page.getByRole('textbox', { name: 'Your reply' }).count()).toBe(0)
})

describe('shared settings', () => {
  test('are a table that others copy and vote on, and the vote moves by one, back and by two', async () => {
    sharer = await (await join('sharer', 1280)).newPage()
    await open(sharer)
    await (await openComposer(sharer)).fill('My settings for quiet hours')
    await sharer.getByRole('checkbox', { name: 'This post contains trading settings' }).check()
    await sharer.getByRole('combobox', { name: 'Indicator', exact: true }).waitFor()
    await sharer.getByRole('button', { name: 'Post', exact: true }).click()
    await posts(sharer).first().getByRole('table', { name: 'Shared settings' }).waitFor()
    const ownArrow = posts(sharer).first().getByRole('button', { name: 'Vote up' })
    await expect.poll(() => ownArrow.isDisabled()).toBe(true)
    const other = await browser.newContext({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })
    await signInMember(other, product, 'voter')
    const voter = await other.newPage()
    await open(voter)
    const card = posts(voter).first()
    const sum = card.getByLabel('Sum of votes')
    await card.getByRole('button', { name: 'Vote up' }).click()
    await voter.getByText('Thank you for rating this trading setting', { exact: true }).waitFor()
    const sums = [await sum.innerText()]
    for (const name of ['Vote down', 'Vote down']) {
      await card.getByRole('button', { name }).click()
      const before = sums.at(-1)
      await expect.poll(() => sum.innerText()).not.toBe(before)
      sums.push(await sum.innerText())
    }
    const category = (at: Page) => posts(at).first().getByText('Indicator Settings').isVisible()
    const categories = [await category(sharer), await category(voter)]
    const violations = await findViolations(voter)
    await other.close()

    expect(sums).toEqual(['1', '-1', '0'])
    expect(categories).toEqual([true, true])
    expect(violations).toEqual([])
  })

  test('stand at an address of their own, and are found by their words', async () => {
    await open(reader, '/community?q=quiet')
    await posts(reader).first().waitFor()
    const found = await posts(reader).count()
    await posts(reader).first().getByRole('link', { name: 'Address of this post' }).click()
    await reader.waitForURL(/\/community\/[0-9a-f-]{36}$/u)
    const answer = await fetch(reader.url())
    const none = await fetch(`${product.origin}/community/00000000-0000-4000-8000-000000000000`)

    expect(found).toBe(1)
    expect([answer.status, none.status]).toEqual([200, 404])
  })
})

test('the sidebar counts the posts of each category, and each new one at once', async () => {
  const words = async () =>
    (await reader.locator('fieldset label').allInnerTexts()).slice(0, 4).map((label) => label.split('\n'))
  await open(reader)
  const all = await countedPosts(reader)
  const before = await words()
  const [, ...parts] = before.map(([, count]) => Number(count))
  await publishPost(await join('counted'), product, { category: 'support' })
  await expect.poll(async () => (await words())[0]).toEqual(['All Posts', String(all + 1)])
  const [, , support] = await words()

  expect(before.map(([label]) => label)).toEqual([
    'All Posts',
    'Indicator Settings',
    'Support & Tips',
    'General Discussion',
  ])
  expect(parts.reduce((sum, count) => sum + count, 0)).toBe(all)
  expect(support).toEqual(['Support & Tips', String((parts[1] ?? 0) + 1)])
})

test('a tab out of sight holds no connection, and shows what it missed once it is seen again', async () => {
  const at = await (await browser.newContext()).newPage()
  const streams: string[] = []
  at.on('request', (request) => void (request.resourceType() === 'eventsource' && streams.push(request.url())))
  const ended = at.waitForEvent('requestfailed', (request) => request.resourceType() === 'eventsource')
  await open(at)
  await expect.poll(() => streams.length).toBe(1)
  await see(at, 'hidden')
  await ended
  const content = `Written out of sight ${randomUUID()}`
  await publishPost(await join('unseen'), product, { content })
  const whileHidden = await at.getByText(content).count()
  await see(at, 'visible')
  await at.getByText(content).waitFor()

  expect(whileHidden).toBe(0)
  expect(streams).toHaveLength(2)
  await at.close()
})

test('older posts come page by page, each once', async () => {
  const list = (url: URL) => url.pathname === routes.listPosts.path
  await reader.route(list, (route, request) =>
    route.continue({ url: `${request.url()}${request.url().includes('?') ? '&' : '?'}limit=1` }),
  )
  await open(reader)
  const all = await countedPosts(reader)
  for (let shown = 1; shown < all; shown += 1) {
    await expect.poll(() => posts(reader).count()).toBe(shown)
    await reader.getByRole('button', { name: 'More posts' }).click()
  }
  await expect.poll(() => posts(reader).count()).toBe(all)
  const ids = await posts(reader).evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-labelledby')))
  await reader.unroute(list)

  expect(new Set(ids).size).toBe(all)
})

test('a reader of one category sees at once how many posts another has, and nothing moves', async () => {
  const context = await join(randomUUID())
  const at = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
  const count = async (label: string) =>
    Number((await at.locator('fieldset label', { hasText: label }).first().innerText()).split('\n')[1])
  await open(at, '/community?category=support')
  await expect.poll(() => count('General')).toBeGreaterThan(-1)
  const [general, all] = [await count('General'), await count('All')]
  const shifts = await at.evaluateHandle(() => {
    const seen: number[] = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.push(Number(Reflect.get(entry, 'value')))
    }).observe({ type: 'layout-shift' })
    return seen
  })
  const { id } = await publishPost(context, product, { category: 'general' })
  await expect.poll(() => count('General')).toBe(general + 1)
  const allThen = await count('All')
  const { method, path } = routes.deletePost
  await context.request.fetch(`${product.origin}${path.replace(':id', id)}`, { method })
  await expect.poll(() => count('General')).toBe(general)

  expect([allThen, await count('All')]).toEqual([all + 1, all])
  expect(await shifts.jsonValue()).toEqual([])
  await at.context().close()
})

test('the composer is one line that opens where it is pressed, and closes without losing the text', async () => {
  await open(page)
  const line = page.getByRole('button', { name: /(?:Write a post|Continue writing)$/u })
  const box = page.getByRole('textbox', { name: 'Share something with the community' })
  const isFocused = (one: Locator) => one.evaluate((element) => document.activeElement === element)
  await line.waitFor()
  const closed = await box.count()
  await line.click()
  await expect.poll(() => isFocused(box)).toBe(true)
  await box.fill('Half a thought')
  await page.keyboard.press('Escape')
  await expect.poll(() => isFocused(line)).toBe(true)
  const kept = await line.innerText()
  await line.click()
  const text = await box.inputValue()
  await box.fill('')
  await page.getByRole('button', { name: 'Close, and keep the text' }).click()

  expect(closed).toBe(0)
  expect(kept).toMatch(/^Half a thought\s+Continue writing$/u)
  expect(text).toBe('Half a thought')
  expect(await line.innerText()).toMatch(/Write a post$/u)
})

test('what was typed before a sign-in is there after a reload', async () => {
  await open(reader)
  const composer = await openComposer(reader)
  expect(await reader.getByRole('button', { name: 'Log in to post' }).isEnabled()).toBe(true)
  await composer.fill('A text of somebody who has to sign in first')
  const label = await reader.getByRole('button', { name: 'Log in to post' }).innerText()
  await reader.reload()
  await untilAlive(reader, '#posts-title')

  expect(label).toBe('Log in to post')
  await expect
    .poll(async () => (await openComposer(reader)).inputValue())
    .toBe('A text of somebody who has to sign in first')
})

test('a text under a post is kept while another reply is written, and authors have their letters', async () => {
  await open(sharer)
  const [first, second] = [posts(sharer).nth(0), posts(sharer).nth(1)]
  const letters = await first.locator('[id^=post-] span[aria-hidden]').first().innerText()
  await first.getByRole('button', { name: 'Reply', exact: true }).click()
  await first.getByRole('textbox', { name: 'Your reply' }).fill('A thought that is not finished')
  await second.getByRole('button', { name: 'Reply', exact: true }).click()
  await second.getByRole('textbox', { name: 'Your reply' }).waitFor()
  await first.getByRole('button', { name: 'Reply', exact: true }).click()
  const kept = await first.getByRole('textbox', { name: 'Your reply' }).inputValue()
  await first.getByRole('button', { name: 'Cancel' }).click()
  await first.getByRole('button', { name: 'Discard' }).click()

  expect(letters).toMatch(/^\p{Lu}{1,2}$/u)
  expect(kept).toBe('A thought that is not finished')
})

test('a second post that comes too soon says when it may come', async () => {
  const context = await join('hasty', 1280)
  const hasty = await context.newPage()
  await open(hasty)
  for (const text of ['A first post', 'A second post']) {
    await (await openComposer(hasty)).fill(text)
    await hasty.getByRole('button', { name: 'Post', exact: true }).click()
    await hasty
      .getByText(text === 'A first post' ? 'Post Published' : /^You can post again in/u)
      .first()
      .waitFor()
  }
  const said = await hasty
    .getByText(/^You can post again in/u)
    .first()
    .innerText()
  const kept = await (await openComposer(hasty)).inputValue()
  await context.close()

  expect(said).toMatch(/^You can post again in \d+ seconds?\.$/u)
  expect(kept).toBe('A second post')
})

test.each(['Vote up', 'Vote down', 'Reply'])('%s leads a visitor to the sign-in and back to the post', async (name) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const visitor = await context.newPage()
  await open(visitor)
  const card = posts(visitor)
    .filter({ has: visitor.getByRole('button', { name: 'Vote up' }) })
    .first()
  await card.getByRole('button', { name, exact: true }).click()
  await visitor.waitForURL(/\/login\?returnTo=/u)
  const errors = await visitor.getByText('Error', { exact: true }).count()
  const back = new URL(visitor.url()).searchParams.get('returnTo')
  await context.close()

  expect(back).toMatch(/^\/community\/[0-9a-f-]{36}$/u)
  expect(errors).toBe(0)
})

/** The community page with its drawn posts, whose scripts wait for `letScriptsCome`. */
async function openWithoutScript(context: BrowserContext) {
  const at = await context.newPage()
  const { promise: released, resolve: letScriptsCome } = Promise.withResolvers<void>()
  await at.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  await at.goto(`${product.origin}/community`, { waitUntil: 'commit' })
  await at.locator('[data-drawn-posts] article').first().waitFor()
  return { at, letScriptsCome }
}

test('presses on drawn posts count before the script of the page runs, and one pressed twice does not', async () => {
  const context = await join('early', 1280)
  const { id } = await publishPost(context, product, { category: 'general' })
  const { at, letScriptsCome } = await openWithoutScript(context)
  const card = at.locator(`article[aria-labelledby="post-${id}"]`)
  const other = posts(at).nth(1)
  const [like, otherLike] = [
    card.getByRole('button', { name: /like/iu }),
    other.getByRole('button', { name: /like/iu }),
  ]
  await like.click()
  await card.getByRole('button', { name: 'Reply', exact: true }).click()
  await otherLike.click()
  await otherLike.click()
  const waiting = [await like.getAttribute('aria-busy'), await otherLike.getAttribute('aria-busy')]
  letScriptsCome()
  await card.getByRole('textbox', { name: 'Your reply' }).waitFor()
  await expect.poll(() => like.getAttribute('aria-pressed')).toBe('true')
  const others = await otherLike.getAttribute('aria-pressed')
  await at.waitForLoadState('networkidle')
  const again = await openWithoutScript(context)
  await again.at.locator(`article[aria-labelledby="post-${id}"]`).getByRole('button', { name: /like/iu }).click()
  again.letScriptsCome()
  await untilAlive(again.at, '#posts-title')
  const liked = again.at.locator(`article[aria-labelledby="post-${id}"]`).getByRole('button', { name: /like/iu })
  await again.at.waitForLoadState('networkidle')

  expect(waiting).toEqual(['true', null])
  expect(others).toBe('false')
  expect(await liked.getAttribute('aria-pressed')).toBe('true')
  await context.close()
})

test('a press of a visitor on a drawn post leads to the sign-in once the script of the page runs', async () => {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const { at, letScriptsCome } = await openWithoutScript(context)
  await posts(at).first().getByRole('button', { name: 'Reply', exact: true }).click()
  letScriptsCome()
  await at.waitForURL(/\/login\?returnTo=/u)

  expect(new URL(at.url()).searchParams.get('returnTo')).toMatch(/^\/community\/[0-9a-f-]{36}$/u)
  await context.close()
})

test('the author edits with a mark and deletes; anybody reports', async () => {
  await open(sharer)
  const card = posts(sharer).filter({ hasText: /My (?:settings for quiet hours|changed settings)/u })
  await card.getByRole('button', { name: 'Edit' }).click()
  const dialog = sharer.getByRole('dialog', { name: 'Edit your post' })
  await dialog.getByRole('textbox', { name: 'Text' }).fill('My changed settings')
  await sharer.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await card.getByRole('button', { name: 'Edit' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await card.getByText('edited').waitFor()
  await open(reader)
  await posts(reader).filter({ hasText: 'My changed settings' }).getByRole('button', { name: 'Report' }).click()
  await reader.getByRole('dialog', { name: 'Report this post' }).getByRole('button', { name: 'Report' }).click()
  await reader.getByText('Thank you. A moderator reads every report.', { exact: false }).last().waitFor()
  const before = await posts(sharer).count()
  await card.getByRole('button', { name: 'Delete' }).click()
  await sharer.getByRole('dialog', { name: 'Delete your post?' }).getByRole('button', { name: 'Delete' }).click()
  await expect.poll(() => posts(sharer).count()).toBe(before - 1)

  expect(await sharer.getByText('My changed settings').count()).toBe(0)
})
