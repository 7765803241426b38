import { randomUUID } from 'node:crypto'
import { type Product, removeProduct, startProduct } from '@stratomate/commands/start-product'
import { type EndpointName, endpoints, type OutputOf } from '@stratomate/contracts/endpoints'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { untilAlive } from './testing/come-to-life.ts'
import { joinInBrowser } from './testing/join-in-browser.ts'
import { keepPicture } from './testing/keep-picture.ts'
import { openBrowser } from './testing/open-browser.ts'
import { openComposer } from './testing/open-composer.ts'
import { publishPost, sharedSettings } from './testing/publish-post.ts'
import { type Member, signInMember } from './testing/sign-in-member.ts'

/** The longest name that an account may have, without a place to break the line. */
const long = 'W'.repeat(80)
const bothWidths: readonly number[] = [360, 1280]

type Person = { context: BrowserContext; member: Member }

let product: Product
let browser: Browser
let admin: BrowserContext
let writer: Person
let guest: Person
let postId: string
beforeAll(async () => {
  product = await startProduct({ env: { ADMIN_EMAIL: 'admin@example.com' } })
  browser = await openBrowser()
  admin = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await admin.newPage()
  await joinInBrowser(page, product, { email: 'admin@example.com', password: 'correct horse battery' })
  await page.close()
  writer = await join('writer')
  guest = await join('guest')
  postId = await fillCommunity()
}, 120_000)
afterAll(async () => {
  await browser.close()
  await removeProduct(product)
})

async function join(who: string): Promise<Person> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const member = await signInMember(context, product, who)
  await send(context, 'changeProfile', { body: { firstName: long, lastName: long, country: 'US' } })
  return { context, member }
}

async function send<Name extends EndpointName>(
  { request }: BrowserContext,
  name: Name,
  { id = '', body }: { id?: string; body: unknown },
) {
  const { method, path } = endpoints[name].route
  const answer = await request.fetch(`${product.origin}${path.replace(':id', id)}`, { method, data: body })
  expect([name, answer.status()]).toEqual([name, 200])
  // Safe: the service answers successes with the endpoint's own schema.
  return (await answer.json()) as OutputOf<Name>
}

/** A post, a reply that names its author, a report and a chat, each made of words without an end. */
async function fillCommunity(): Promise<string> {
  const { id } = await publishPost(writer.context, product, {
    category: 'settings',
    content: `${long}\n${'x'.repeat(400)}\n${'\u{1F680}'.repeat(80)}`,
    settings: { ...sharedSettings, pair: 'W'.repeat(20) },
  })
  const named = `@${long} W. ${long}`
  await send(guest.context, 'writeReply', { id, body: { clientId: randomUUID(), content: named } })
  await send(guest.context, 'reportContent', { body: { target: 'post', id, reason: 'other', note: 'W'.repeat(400) } })
  await send(guest.context, 'openConversation', {
    body: { clientId: randomUUID(), message: `${long} https://${long}.example/${long}` },
  })
  await send(guest.context, 'sendFeedback', {
    body: { clientId: randomUUID(), feedbackType: 'bug', rating: 1, name: long, message: long },
  })
  const email = `${'w'.repeat(60)}@${'w'.repeat(60)}.example`
  const message = { clientId: randomUUID(), name: long, email, subject: long, message: long }
  await send(guest.context, 'sendSupportMessage', { body: message })
  return id
}

const overflow = (at: Page) => at.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

/** Texts that are wider than the window or than the part that cuts them off, unless that part can be scrolled. */
function cutTexts(at: Page): Promise<string[]> {
  return at.evaluate(() => {
    const limitOf = (element: Element): number => {
      let limit = window.innerWidth
      for (let part = element.parentElement; part !== null; part = part.parentElement) {
        const { overflowX } = getComputedStyle(part)
        if (overflowX === 'auto' || overflowX === 'scroll') return Number.POSITIVE_INFINITY
        if (overflowX !== 'visible' && part.clientWidth > 1) limit = Math.min(limit, part.getBoundingClientRect().right)
      }
      return limit
    }
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.clientHeight !== 1
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim() !== '')
    return [...document.querySelectorAll('main *, dialog *, [role=dialog] *, [role=menu] *')]
      .filter((element) => hasText(element) && isSeen(element))
      .filter((element) => element.getBoundingClientRect().right > limitOf(element) + 1)
      .map((element) =>
        `${element.tagName} ${element.className} ${(element.textContent ?? '').slice(0, 30)}`.slice(-90),
      )
  })
}

type Place = {
  who: () => BrowserContext
  path: () => string
  until: string
  shows?: string | RegExp
  widths?: readonly number[]
  act?: (page: Page) => Promise<unknown>
}

const places: Record<string, Place> = {
  'the list of posts': { who: () => guest.context, path: () => '/community', until: 'main article' },
  'the list of posts, written in': {
    who: () => writer.context,
    path: () => '/community',
    until: 'main article',
    shows: 'Category',
    act: async (page) => (await openComposer(page)).fill(long),
  },
  'a post': { who: () => guest.context, path: () => `/community/${postId}`, until: 'main article' },
  'a post of the own': { who: () => writer.context, path: () => `/community/${postId}`, until: 'main article' },
  notifications: { who: () => writer.context, path: () => '/notifications', until: 'main a' },
  'the bell': {
    who: () => writer.context,
    path: () => '/pricing',
    until: 'header button',
    widths: [1280],
    act: (page) => page.getByRole('button', { name: /^Notifications/u }).click(),
  },
  'the menu of the account': {
    who: () => writer.context,
    path: () => '/community',
    until: 'header button',
    widths: [1280],
    shows: 'Log out',
    act: (page) => page.getByRole('button', { name: 'Account menu' }).click(),
  },
  'the account': { who: () => writer.context, path: () => '/account', until: 'main button', shows: 'First name' },
  'the chat': { who: () => guest.context, path: () => '/support', until: 'main button', shows: /chat/iu },
  ...Object.fromEntries(
    ['accounts', 'reports', 'chats', 'feedback', 'messages', 'mails'].map((section): [string, Place] => [
      `the console: ${section}`,
      { who: () => admin, path: () => `/admin?section=${section}`, until: 'main button' },
    ]),
  ),
  'the console: an account': {
    who: () => admin,
    path: () => `/admin?section=accounts&account=${guest.member.user.id}`,
    until: 'main button',
  },
  'the console: a chat': {
    who: () => admin,
    path: () => '/admin?section=chats',
    until: 'main button',
    act: (page) => page.getByRole('main').getByRole('button', { name: guest.member.email }).click(),
  },
}

test.each(Object.keys(places))('no page scrolls sideways for a word that does not end: %s', async (name) => {
  const place = places[name]
  if (place === undefined) throw new Error(`There is no place called ${name}.`)
  const page = await place.who().newPage()
  page.setDefaultTimeout(10_000)
  const found: unknown[] = []
  try {
    for (const width of place.widths ?? bothWidths) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(`${product.origin}${place.path()}`)
      await untilAlive(page, place.until)
      await place.act?.(page)
      await page
        .getByText(place.shows ?? long)
        .filter({ visible: true })
        .first()
        .waitFor()
      await keepPicture(page, `long-words ${name.replaceAll(/\W+/gu, '-')} ${width}`)
      found.push(await overflow(page), await cutTexts(page))
    }
  } finally {
    await page.close()
  }

  expect(found.flat().filter((each) => each !== 0)).toEqual([])
})
