import { randomUUID } from 'node:crypto'
import { type Product, removeProduct, startProduct } from '@stratomate/commands/start-product'
import { routes } from '@stratomate/contracts/routes'
import type { Browser, BrowserContext, Locator, Page, Request, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { untilAlive } from './testing/come-to-life.ts'
import { findViolations } from './testing/page-checks/find-violations.ts'
import { keepPicture } from './testing/keep-picture.ts'
import { openBrowser } from './testing/open-browser.ts'
import { openComposer } from './testing/open-composer.ts'
import { publishPost, sharedSettings } from './testing/publish-post.ts'
import { signInMember } from './testing/sign-in-member.ts'
import { watchComplaints } from './testing/page-checks/watch-complaints.ts'

let product: Product
let browser: Browser
beforeAll(async () => {
  product = await startProduct()
  browser = await openBrowser()
  const author = await join('author')
  await publishPost(author, product, { category: 'settings', settings: sharedSettings })
  await author.close()
})
afterAll(async () => {
  await browser.close()
  await removeProduct(product)
})

/** A person with an account and a browser of their own. */
async function join(who: string, width = 390): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width, height: 844 }, reducedMotion: 'reduce' })
  await signInMember(context, product, who)
  return context
}

/** Opens the list and waits for its own posts in the place of the drawn ones; a busy server is asked again, as its page says. */
async function open(at: Page): Promise<void> {
  await at.goto(`${product.origin}/community`)
  await untilAlive(at, '#posts-title')
  await at.locator('[data-drawn-posts]').waitFor({ state: 'detached' })
  const again = at.getByRole('button', { name: 'Try again' })
  if (await again.isVisible()) await again.click()
}
const posts = (at: Page) => at.getByRole('article')

describe('what the server refuses or the line swallows', () => {
  const calls = (part: string) => new RegExp(`${routes.listPosts.path}${part}$`, 'u')
  const card = (at: Page) =>
    posts(at)
      .filter({ has: at.getByRole('table') })
      .first()
  let doubter: BrowserContext
  let at: Page
  beforeAll(async () => {
    doubter = await join('doubter')
    at = await doubter.newPage()
    await open(at)
    await card(at).waitFor()
  })
  afterAll(() => doubter.close())

  test('a like and a vote answer at once and take themselves back', async () => {
    const like = card(at).getByRole('button', { name: /like/iu })
    const up = card(at).getByRole('button', { name: 'Vote up' })
    const shown = async () => [
      await like.getAttribute('aria-pressed'),
      (await like.innerText()).split('\n')[0],
      await up.getAttribute('aria-pressed'),
      await card(at).getByLabel('Sum of votes').innerText(),
    ]
    const before = await shown()
    const held = Promise.withResolvers<void>()
    await at.route(calls('/.*/like'), async (route) => {
      await held.promise
      await route.abort()
    })
    await at.route(calls('/.*/vote'), (route) =>
      route.fulfill({
        status: 429,
        json: { code: 'posting_limited', message: 'That is enough for now.', requestId: 'x' },
      }),
    )
    await like.click()
    await expect.poll(shown).toEqual(['true', '1', 'false', '0'])
    held.resolve()
    await at.getByText('No connection to the server', { exact: false }).first().waitFor()
    await expect.poll(shown).toEqual(before)
    await up.click()
    await at.getByText('That is enough for now.').first().waitFor()
    await expect.poll(shown).toEqual(before)
    await at.unrouteAll()

    expect(before).toEqual(['false', 'Like', 'false', '0'])
  })

  test('votes begin where the text does, in one row with the other actions, and settings are as wide as the text', async () => {
    const boxOf = async (part: Locator) => {
      const box = await part.boundingBox()
      if (box === null) throw new Error('not on the page')
      const { x, y, width, height } = box
      return { left: Math.round(x), right: Math.round(x + width), middle: Math.round(y + height / 2) }
    }
    for (const width of [1280, 390]) {
      await at.setViewportSize({ width, height: 844 })
      const text = await boxOf(card(at).locator('p[dir=auto]').first())
      const votes = await boxOf(card(at).getByRole('group', { name: 'Vote on these settings' }))
      const settings = await boxOf(card(at).getByRole('table', { name: 'Shared settings' }).locator('..'))
      const row = [/like/iu, 'Report'].map((name) => boxOf(card(at).getByRole('button', { name }).first()))

      expect(votes.left).toBe(text.left)
      expect(settings.right).toBe(text.right)
      for (const { middle } of await Promise.all(row)) expect(middle).toBe(votes.middle)
    }
    expect(await card(at).getByText('Settings, Import settings.', { exact: false }).count()).toBe(0)
  })

  test('settings are copied with one press, as they were shared', async () => {
    await doubter.grantPermissions(['clipboard-read', 'clipboard-write'])
    await card(at).getByRole('button', { name: 'Copy settings' }).click()
    await expect.poll(() => at.evaluate(() => navigator.clipboard.readText())).toContain('super-trend')
    const copied: unknown = JSON.parse(await at.evaluate(() => navigator.clipboard.readText()))

    expect(copied).toEqual(sharedSettings)
    await card(at).getByText('Settings, Import settings.', { exact: false }).waitFor()
  })

  test('an arrow up and one down are thanked for, each by its own name', async () => {
    const toast = at.locator('li[data-state=open]')
    await card(at).getByRole('button', { name: 'Vote up' }).click()
    await toast.filter({ hasText: 'Upvoted' }).waitFor()
    const up = await toast.innerText()
    await card(at).getByRole('button', { name: 'Vote down' }).click()
    await toast.filter({ hasText: 'Downvoted' }).waitFor()

    expect(up).toBe('Upvoted\nThank you for rating this trading setting')
    expect(await toast.innerText()).toBe('Downvoted\nThank you for rating this trading setting')
  })

  test('a reply and a post keep their text, say why, and are sent once when they can be', async () => {
    await card(at).getByRole('button', { name: 'Reply', exact: true }).click()
    const box = card(at).getByRole('textbox', { name: 'Your reply' })
    await box.fill(`z${'\u0301'.repeat(20)}`)
    await box.press('Control+Enter')
    await card(at).getByText('More than 10 accents on one letter cannot be read.').waitFor()
    await box.fill('A reply without a line')
    await doubter.setOffline(true)
    await box.press('Control+Enter')
    await card(at).getByText('No connection to the server', { exact: false }).waitFor()
    await (await openComposer(at)).fill('A post without a line')
    await at.getByRole('button', { name: 'Post', exact: true }).click()
    await expect
      .poll(() => at.locator('form').getByText('No connection to the server', { exact: false }).count())
      .toBe(2)
    const kept = [await box.inputValue(), await (await openComposer(at)).inputValue()]
    await doubter.setOffline(false)
    await at.getByRole('button', { name: 'Post', exact: true }).click()
    await at.getByText('Post Published', { exact: true }).waitFor()
    await box.press('Control+Enter')
    await at.getByText('Reply Posted', { exact: true }).waitFor()
    await card(at).getByText('A reply without a line').waitFor()

    expect(kept).toEqual(['A reply without a line', 'A post without a line'])
    expect(await posts(at).filter({ hasText: 'A post without a line' }).count()).toBe(1)
  })
})

describe('an answer that the line swallows after the text was stored', () => {
  const reply = 'Reply'
  const submit = (at: Page, name: string) => at.locator('form').getByRole('button', { name, exact: true })
  const boxOf = (at: Page, name: string) =>
    name === reply ? at.getByRole('textbox', { name: 'Your reply' }) : openComposer(at)

  /** Sends a text that the service stores although its answer is lost; the person reads that there is no connection. */
  async function loseAnswer(at: Page, name: string, text: string): Promise<string> {
    const path = new RegExp(name === reply ? `${routes.listPosts.path}/.*/replies$` : `${routes.listPosts.path}$`, 'u')
    const isSent = async (route: Route) => {
      if (route.request().method() === 'GET') return route.fallback()
      await route.fetch()
      return route.abort()
    }
    await at.route(path, isSent)
    await (await boxOf(at, name)).fill(text)
    const request = at.waitForRequest((sent) => path.test(sent.url()) && sent.method() === 'POST')
    await submit(at, name).click()
    await at.locator('form').getByText('No connection to the server', { exact: false }).waitFor()
    await at.unroute(path, isSent)
    return clientIdOf(await request)
  }
  const clientIdOf = (request: Request): string => String(Reflect.get(Object(request.postDataJSON()), 'clientId'))
  // Another person each time: the pause between two texts of one person would stop a second attempt.
  const start = async () => {
    const at = await (await join(randomUUID(), 1280)).newPage()
    await open(at)
    return at
  }
  const startReply = async (at: Page) => {
    await posts(at).first().getByRole('button', { name: reply, exact: true }).click()
  }

  test('the same text again is one post and one reply', async () => {
    const at = await start()
    await loseAnswer(at, 'Post', 'Sent once, pressed twice')
    await submit(at, 'Post').click()
    await at.getByText('Post Published', { exact: true }).waitFor()
    await startReply(at)
    await loseAnswer(at, reply, 'Replied once, pressed twice')
    await submit(at, reply).click()
    await at.getByText('Reply Posted', { exact: true }).waitFor()
    await at.getByText('Replied once, pressed twice').first().waitFor()
    await open(at)
    await posts(at).first().getByRole('button', { name: '1 reply' }).click()
    await at.getByText('Replied once, pressed twice').waitFor()

    expect(await posts(at).filter({ hasText: 'Sent once, pressed twice' }).count()).toBe(1)
    await at.context().close()
  })

  test.each(['Post', reply])('a text that was changed since is kept, and its person is asked: %s', async (name) => {
    const at = await start()
    if (name === reply) await startReply(at)
    const first = await loseAnswer(at, name, `The first ${name} text`)
    const box = await boxOf(at, name)
    await box.fill(`The changed ${name} text`)
    await submit(at, name).click()
    const banner = at.locator('form').getByText('Your first text has arrived.', { exact: false })
    await banner.waitFor()
    const kept = await box.inputValue()
    if (name === reply)
      await posts(at)
        .first()
        .getByRole('button', { name: /repl(?:y|ies)$/u })
        .click()
    await at.getByText(`The first ${name} text`).waitFor()
    // By now the first one is known to be the person's own, and can be edited as its words say.
    await at.getByRole('button', { name: 'Edit' }).first().waitFor()
    await keepPicture(at, `community already sent ${name}`)
    const again = at.waitForRequest((sent) => sent.method() === 'POST')
    await submit(at, name).click()

    expect(kept).toBe(`The changed ${name} text`)
    expect(clientIdOf(await again)).not.toBe(first)
    await at.context().close()
  })
})

describe('with posts, replies and settings on the page', () => {
  test.each([390, 1280])('axe finds nothing at %i px, dark and light, and nothing scrolls sideways', async (width) => {
    const at = await (await join('doubter', width)).newPage()
    const complaints = watchComplaints(at)
    await open(at)
    await posts(at)
      .filter({ has: at.getByRole('table') })
      .getByRole('button', { name: /repl(?:y|ies)$/u })
      .first()
      .click()
    await at.getByText('A reply without a line').waitFor()
    const found: unknown[] = []
    for (const theme of ['Light', 'Dark']) {
      await at.getByRole('radio', { name: theme }).check()
      found.push(...(await findViolations(at)))
      await openComposer(at)
      await at.getByRole('checkbox', { name: 'This post contains trading settings' }).check()
      await at.getByRole('combobox', { name: 'Indicator', exact: true }).waitFor()
      found.push(await at.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
      found.push(...(await findViolations(at)))
      await keepPicture(at, `community composer ${theme} ${width}`)
      // It closes and keeps what was typed.
      await at.keyboard.press('Escape')
      await keepPicture(at, `community ${theme} ${width}`)
    }
    await at.context().close()

    expect([...found, ...complaints()]).toEqual([0, 0])
  })

  test('the whole way goes by keyboard alone', async () => {
    const context = await join('typist', 1280)
    const at = await context.newPage()
    await open(at)
    const focused = () =>
      at.evaluate(() => {
        const element = document.activeElement
        const id = element?.id ?? ''
        const label = id === '' ? null : document.querySelector(`label[for="${id}"]`)
        return (
          element?.getAttribute('aria-label') ??
          label?.textContent ??
          element?.closest('label')?.textContent ??
          element?.textContent ??
          ''
        ).trim()
      })
    const tabTo = async (name: RegExp, key = 'Tab') => {
      for (let step = 0; step < 80; step += 1) {
        await at.keyboard.press(key)
        if (name.test(await focused())) return
      }
      throw new Error(`The keyboard does not reach ${name}`)
    }
    await at.getByRole('button', { name: 'Write a post' }).waitFor()
    await tabTo(/Write a post$/u)
    await at.keyboard.press('Enter')
    await expect.poll(focused).toBe('Share something with the community')
    await at.keyboard.type('Typed without a mouse')
    await tabTo(/^Category/u)
    await at.keyboard.press('ArrowDown')
    await tabTo(/trading settings$/u, 'Shift+Tab')
    await at.keyboard.press('Space')
    await at.getByRole('combobox', { name: 'Indicator', exact: true }).waitFor()
    await tabTo(/^ATR period/u)
    await at.keyboard.press('Control+A')
    await at.keyboard.press('Delete')
    await at.keyboard.type('14')
    await tabTo(/^Post$/u)
    await at.keyboard.press('Enter')
    await at.getByText('Post Published', { exact: true }).waitFor()
    const own = posts(at).first()
    const table = await own.getByRole('table', { name: 'Shared settings' }).innerText()
    await tabTo(/^Edit$/u)
    await at.keyboard.press('Enter')
    await at.getByRole('dialog', { name: 'Edit your post' }).waitFor()
    await tabTo(/^Text$/u)
    await at.keyboard.press('Control+End')
    await at.keyboard.type(', and changed so')
    await at.keyboard.press('Control+Enter')
    await own.getByText('Typed without a mouse, and changed so').waitFor()
    await expect.poll(focused).toBe('Edit')
    await tabTo(/^Delete$/u)
    await at.keyboard.press('Enter')
    await at.getByRole('dialog', { name: 'Delete your post?' }).waitFor()
    await tabTo(/^Delete$/u)
    await at.keyboard.press('Enter')
    await own.getByText('Typed without a mouse').waitFor({ state: 'detached' })
    await at.reload()
    await untilAlive(at, '#posts-title')
    const foreign = posts(at)
      .filter({ has: at.getByRole('table') })
      .first()
    await foreign.waitFor()
    await tabTo(/^Vote up$/u)
    await at.keyboard.press('Space')
    await at.getByText('Upvoted', { exact: true }).waitFor()
    await tabTo(/likes?$/iu)
    await at.keyboard.press('Space')
    await expect.poll(() => foreign.getByRole('button', { name: /like/iu }).getAttribute('aria-pressed')).toBe('true')
    await tabTo(/^Reply$/u, 'Shift+Tab')
    await at.keyboard.press('Enter')
    await foreign.getByRole('textbox', { name: 'Your reply' }).waitFor()
    await at.keyboard.type('Typed as well')
    await at.keyboard.press('Control+Enter')
    await foreign.getByText('Typed as well').waitFor()
    await tabTo(/^Report$/u, 'Shift+Tab')
    await at.keyboard.press('Enter')
    await at.getByRole('dialog').waitFor()
    await tabTo(/^Report$/u)
    await at.keyboard.press('Enter')
    await at.getByText('Thank you. A moderator reads every report.', { exact: false }).last().waitFor()
    await at.keyboard.press('Escape')
    await context.close()

    expect(table).toMatch(/period\s+14/u)
  })
})
