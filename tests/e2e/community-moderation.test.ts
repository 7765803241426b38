import { randomUUID } from 'node:crypto'
import { type Product, removeProduct, startProduct } from '@stratomate/commands/start-product'
import { type EndpointName, endpoints, type OutputOf } from '@stratomate/contracts/endpoints'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { untilAlive } from './testing/come-to-life.ts'
import { findViolations } from './testing/page-checks/find-violations.ts'
import { joinInBrowser } from './testing/join-in-browser.ts'
import { openBrowser } from './testing/open-browser.ts'
import { openComposer } from './testing/open-composer.ts'
import { publishPost, sharedSettings } from './testing/publish-post.ts'
import { type Member, signInMember } from './testing/sign-in-member.ts'
import { watchComplaints } from './testing/page-checks/watch-complaints.ts'

type Person = { context: BrowserContext; member: Member }

/** Text that tries to run, to be a link to somewhere else, and to turn, pile up or break what is around it. */
const hostile = [
  '<script>window.owned = 1</script><img src=x onerror="window.owned = 1"><a href="javascript:window.owned=1">press</a>',
  '\u202Etxt.exe https://evil.test/\u202Emoc.elpmaxe//:sptth \u2066\u2066\u2067',
  `https://\u0430pple.com/login javascript:alert(1) z${'\u0336'.repeat(10)}`,
  `{{7*7}} ${'x'.repeat(400)} \u200B\uFEFF\u{1F468}\u200D\u{1F469}`,
].join('\n')

let product: Product
let browser: Browser
let admin: BrowserContext
let moderator: Person
let author: Person
beforeAll(async () => {
  product = await startProduct({ env: { ADMIN_EMAIL: 'admin@example.com', APP_MODE: 'demo' } })
  browser = await openBrowser()
  admin = await newContext(1280)
  const page = await admin.newPage()
  await joinInBrowser(page, product, { email: 'admin@example.com', password: 'correct horse battery' })
  await page.close()
  moderator = await join('moderator', 1280)
  author = await join('author')
  const { id } = moderator.member.user
  await send(admin, 'changeAccount', { id, body: { role: 'moderator', reason: 'Helps in the community.' } })
})
afterAll(async () => {
  await browser.close()
  await removeProduct(product)
})

function newContext(width: number): Promise<BrowserContext> {
  return browser.newContext({ reducedMotion: 'reduce', viewport: { width, height: 844 } })
}

async function join(who: string, width = 390): Promise<Person> {
  const context = await newContext(width)
  return { context, member: await signInMember(context, product, who) }
}

type Sending = { id?: string; body?: unknown }

/** A public call by a signed-in person. */
async function send<Name extends EndpointName>({ request }: BrowserContext, name: Name, { id = '', body }: Sending) {
  const { method, path } = endpoints[name].route
  const address = `${product.origin}${path.replace(':id', id)}`
  const answer = await request.fetch(address, { method, ...(body === undefined ? {} : { data: body }) })
  expect(answer.status()).toBe(200)
  // Safe: the service answers successes with the endpoint's own schema.
  return (await answer.json()) as OutputOf<Name>
}

async function open(at: Page, path = '/community'): Promise<void> {
  await at.goto(`${product.origin}${path}`)
  await untilAlive(at, 'main :is(a, button)')
}
const openIn = async ({ context }: { context: BrowserContext }, path?: string) => {
  const at = await context.newPage()
  await open(at, path)
  return at
}
const posts = (at: Page) => at.getByRole('article')
const hasRun = (at: Page) => at.evaluate(() => 'owned' in window)
const overflow = (at: Page) => at.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

describe('a moderator', () => {
  const decide = async (at: Page, words: string, { deed, reason }: { deed: string; reason: string }) => {
    const card = posts(at).filter({ hasText: words })
    await card.getByRole('button', { name: 'Moderate' }).click()
    const dialog = at.getByRole('dialog', { name: 'Moderate this post' })
    const button = dialog.getByRole('button', { name: deed, exact: true })
    expect(await button.isDisabled()).toBe(true)
    await dialog.getByRole('textbox').fill(reason)
    await button.click()
    await dialog.waitFor({ state: 'hidden' })
  }

  test('pins and locks, which everybody sees at once; a reply that is half written is kept and told', async () => {
    await publishPost(author.context, product, { content: 'An old question' })
    await publishPost(moderator.context, product, { content: 'A newer text' })
    const replier = await join('replier')
    const at = await openIn(replier)
    const engine = await openIn(moderator)
    const old = posts(at).filter({ hasText: 'An old question' })
    await old.getByRole('button', { name: 'Reply', exact: true }).click()
    await old.getByRole('textbox', { name: 'Your reply' }).fill('Half an answer')
    await decide(engine, 'An old question', { deed: 'Pin', reason: 'Many ask this' })
    await expect.poll(() => posts(at).first().innerText()).toContain('An old question')
    await decide(engine, 'An old question', { deed: 'Lock', reason: 'It is answered' })
    await old.getByText('Locked', { exact: true }).waitFor()
    await old.getByRole('textbox', { name: 'Your reply' }).press('Control+Enter')
    await old.getByText('A moderator has closed this post. It takes no changes and no replies.').waitFor()
    const kept = await old.getByRole('textbox', { name: 'Your reply' }).inputValue()
    await at.reload()
    await old.waitFor()

    expect(kept).toBe('Half an answer')
    expect(await posts(at).first().innerText()).toMatch(/Pinned\s+Locked/u)
    expect(await old.getByRole('button', { name: 'Reply', exact: true }).count()).toBe(0)
    await decide(engine, 'An old question', { deed: 'Unpin', reason: 'Enough' })
    await engine.close()
    await replier.context.close()
  })

  test('hides a post: it leaves every page, its author reads why, and it can be shown again', async () => {
    const writer = await join('hidden')
    const post = await publishPost(writer.context, product, { content: 'Buy my signals' })
    const [reader, own, engine] = [
      await openIn({ context: await newContext(1280) }),
      await openIn(writer),
      await openIn(moderator),
    ]
    const alone = await openIn({ context: reader.context() }, `/community/${post.id}`)
    const card = (at: Page) => posts(at).filter({ hasText: 'Buy my signals' })
    for (const at of [reader, own, engine, alone]) await card(at).waitFor()
    await decide(engine, 'Buy my signals', { deed: 'Hide', reason: 'It sells signals' })
    await card(reader).waitFor({ state: 'detached' })
    await alone.getByText('This post is not here').waitFor()
    await own.getByRole('link', { name: 'Notifications, 1 unread' }).click()
    const notice = own.getByRole('listitem').filter({ hasText: 'It sells signals' })
    await notice.getByRole('link', { name: /Your post was hidden/u }).click()
    await own.waitForURL(`**/community/${post.id}`)
    await card(own).getByText('Only you and the moderators see this post').waitFor()
    const seen = await card(own).innerText()
    await open(own)
    await card(own).getByText('It sells signals').waitFor()
    await open(engine, `/community/${post.id}`)
    await decide(engine, 'Buy my signals', { deed: 'Show again', reason: 'A mistake' })
    await open(reader)
    await card(reader).waitFor()

    expect(seen).toContain('It sells signals')
    expect(await findViolations(own)).toEqual([])
    await engine.close()
    for (const { context } of [writer, { context: reader.context() }]) await context.close()
  })

  test('hides a reply beside its post: others lose it, its author reads why', async () => {
    const [host, loud] = [await join('host'), await join('loud')]
    const post = await publishPost(host.context, product, { content: 'Keep it friendly' })
    await send(loud.context, 'writeReply', {
      id: post.id,
      body: { clientId: randomUUID(), content: 'You are all fools' },
    })
    const path = `/community/${post.id}`
    const [engine, own] = [await openIn(moderator, path), await openIn(loud, path)]
    const reply = (at: Page) => at.getByRole('listitem').filter({ hasText: 'You are all fools' })
    for (const at of [engine, own]) await reply(at).waitFor()
    await reply(engine).getByRole('button', { name: 'Moderate' }).click()
    const dialog = engine.getByRole('dialog', { name: 'Moderate this reply' })
    await dialog.getByRole('textbox').fill('An insult')
    await dialog.getByRole('button', { name: 'Hide' }).click()
    await reply(engine).waitFor({ state: 'detached' })
    await own.reload()
    await reply(own).waitFor()

    expect(await reply(own).innerText()).toMatch(/Only you and the moderators see this reply\s+An insult/u)
    await engine.close()
    for (const { context } of [host, loud]) await context.close()
  })

  test('warns and suspends; the person reads the reason and the end, and keeps the text', async () => {
    const rude = await join('rude')
    const { author: them } = await publishPost(rude.context, product, { content: 'A rude text' })
    const id = them.id ?? ''
    const moderate = (body: object) => send(moderator.context, 'moderateMember', { id, body })
    await moderate({ action: 'suspend', reason: 'Insults', until: '2099-03-04T05:06:07.000Z' })
    await moderate({ action: 'warn', reason: 'Tone' })
    const at = await openIn(rude, '/notifications')
    const notifications = at.getByRole('main')
    await notifications.getByText('A warning from the moderators').first().waitFor()
    await notifications.getByText('You may not write until', { exact: false }).first().waitFor()
    const notices = await notifications.innerText()
    await open(at)
    const box = await openComposer(at)
    await box.fill('May I say one thing?')
    await at.getByRole('button', { name: 'Post', exact: true }).click()
    await at.getByText('You may not write in the community until March 4, 2099 at 05:06 UTC. Reason: Insults').waitFor()

    expect(notices).toMatch(/A warning from the moderators\s+Reason: Tone/u)
    expect(notices).toMatch(/You may not write until March 4, 2099 at 05:06 UTC\s+Reason: Insults/u)
    expect(await box.inputValue()).toBe('May I say one thing?')
    expect(await findViolations(at)).toEqual([])
    await rude.context.close()
  })

  test('is marked as one, and so are those whom a moderator marks', async () => {
    const [expert, verified] = [await join('expert'), await join('verified')]
    const marks = [
      { context: expert.context, action: 'mark-expert' },
      { context: verified.context, action: 'mark-verified' },
    ]
    for (const { context, action } of marks) {
      const post = await publishPost(context, product, { content: `A text to ${action}` })
      await send(moderator.context, 'moderateMember', { id: post.author.id ?? '', body: { action, reason: 'Helps' } })
    }
    const at = await openIn({ context: await newContext(1280) })
    // The letters of the avatar and the name are before it.
    const badgeOf = async (words: string) => (await posts(at).filter({ hasText: words }).innerText()).split(/\n+/u)[2]
    await posts(at).first().waitFor()

    expect(await badgeOf('A text to mark-expert')).toBe('Expert')
    expect(await badgeOf('A text to mark-verified')).toBe('Verified')
    expect(await badgeOf('A newer text')).toBe('Moderator')
    expect(await badgeOf('An old question')).toBe('New')
    for (const { context } of [expert, verified, { context: at.context() }]) await context.close()
  })
})

describe('hostile text', () => {
  test('is shown as typed on the page, at its address, in the console and in the chat, and runs nowhere', async () => {
    const writer = await join('hostile')
    const post = await publishPost(writer.context, product, {
      category: 'settings',
      content: hostile,
      settings: sharedSettings,
    })
    await send(writer.context, 'writeReply', { id: post.id, body: { clientId: randomUUID(), content: hostile } })
    await send(author.context, 'reportContent', {
      body: { target: 'post', id: post.id, reason: 'other', note: hostile.slice(0, 400) },
    })
    await send(writer.context, 'openConversation', { body: { clientId: randomUUID(), message: hostile } })
    const places = ['/community', `/community/${post.id}`, '/admin?section=reports', '/admin?section=chats']
    const found: unknown[] = []
    for (const width of [390, 1280]) {
      const at = await admin.newPage()
      const complaints = watchComplaints(at)
      await at.setViewportSize({ width, height: 844 })
      for (const path of places) {
        await open(at, path)
        if (path.endsWith('chats')) await at.getByRole('button', { name: writer.member.email }).click()
        await at.getByRole('main').getByText('{{7*7}}', { exact: false }).last().waitFor()
        found.push(await overflow(at), await hasRun(at))
        found.push(await at.locator('main :is(img, script, a[href^="javascript:"])').count())
      }
      found.push(complaints())
      await at.close()
    }
    const at = await openIn({ context: admin }, `/community/${post.id}`)
    const links = posts(at).locator('a[target=_blank]')
    await expect.poll(() => links.count()).toBe(4)
    const shown = await links.evaluateAll((all) => all.map((link) => [link.getAttribute('href'), link.textContent]))
    const straight = await links
      .first()
      .evaluate((link) => getComputedStyle(link.firstElementChild ?? link).unicodeBidi)
    await at.close()
    await writer.context.close()

    expect(found.filter((value) => value !== 0 && value !== false)).toEqual([[], []])
    expect(shown.slice(0, 2)).toEqual([
      ['https://evil.test/', 'https://evil.test/ (opens in a new tab)'],
      ['https://xn--pple-43d.com/login', 'https://\u0430pple.com/login (opens xn--pple-43d.com) (opens in a new tab)'],
    ])
    expect(straight).toBe('isolate')
  })

  test('would have been stopped by the policy of the page as well', async () => {
    const at = await openIn({ context: await newContext(390) })
    const stopped = await at.evaluate(async () => {
      const notices = new Promise<string>((resolve) =>
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective)),
      )
      const script = document.createElement('script')
      script.textContent = 'window.owned = 1'
      document.body.append(script)
      return { notices: await notices, owned: Reflect.get(window, 'owned') }
    })
    await at.context().close()

    expect(stopped).toEqual({ notices: 'script-src-elem', owned: undefined })
  })

  test.each([
    ['100 kB', 'x'.repeat(100_000), 'This is longer than allowed.'],
    ['a control character', 'A bell \u0007', 'Control characters are not allowed.'],
    ['a tower of accents', `z${'\u0301'.repeat(40)}`, 'More than 10 accents on one letter cannot be read.'],
  ])('of %s is refused in words beside it, and stays there', async (_, text, words) => {
    const at = await openIn(author)
    const box = await openComposer(at)
    await box.fill(text)
    const refused = at.waitForResponse((answer) => answer.request().method() === 'POST' && answer.status() >= 400)
    await at.getByRole('button', { name: 'Post', exact: true }).click()
    await refused
    await at.getByText(words).waitFor()
    const kept = await box.inputValue()
    await box.fill('')
    await at.close()

    expect(kept).toBe(text)
  })
})

test('a demo marks its posts and replies as samples, and no others', async () => {
  const at = await openIn({ context: await newContext(390) })
  await at.getByRole('button', { name: '2 replies' }).click()
  await at.getByText('OTC prices are made by the broker', { exact: false }).waitFor()
  const texts = at.getByRole('main').locator('article, article li')
  const marked = await texts.filter({ has: at.getByText('Sample', { exact: true }) }).allInnerTexts()
  const others = await texts.filter({ hasNot: at.getByText('Sample', { exact: true }) }).count()
  const violations = await findViolations(at)
  await at.context().close()

  expect(marked).toHaveLength(5)
  // The mark says it, so the name does not say it again.
  expect(marked.some((text) => text.includes('(sample)'))).toBe(false)
  expect(others).toBeGreaterThan(0)
  expect(violations).toEqual([])
})
