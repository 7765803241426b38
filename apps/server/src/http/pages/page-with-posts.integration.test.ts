import { randomUUID } from 'node:crypto'
import type { Post } from '@stratomate/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Member, type Shop, signUpInput, startShop, type Visitor } from '#server/main/testing/start-shop.ts'

let nowMs = Date.now()
let shop: Shop
let admin: Member
let ann: Member
beforeAll(async () => {
  shop = await startShop({
    environment: { ADMIN_EMAIL: 'admin@example.com' },
    outside: { now: () => new Date(nowMs) },
  })
  admin = await shop.member({ email: 'admin@example.com' })
  ann = await shop.member()
  // The limits for new members end with the second post and the first day.
  await publish('My first post in this place')
  await publish('My second post in this place')
  nowMs += 86_400_000
})
afterAll(() => shop.close())

async function publish(content: string): Promise<Post> {
  nowMs += 2 * 3_600_000
  const body = { clientId: randomUUID(), category: 'general', content, settings: null }
  const answer = await ann.visitor.call('writePost', { body })
  expect(answer.status).toBe(200)
  return answer.body
}

const fetchPage = (visitor: Visitor = shop.visitor(), headers: Record<string, string> = {}) =>
  visitor.fetch('/community', { headers })
const readPage = async (visitor?: Visitor) => (await fetchPage(visitor)).text()

test('a community in which nobody has written yet says so', async () => {
  const empty = await startShop()
  try {
    const page = await (await empty.visitor().fetch('/community')).text()

    expect(page).toContain('Be the first to start a conversation!')
  } finally {
    await empty.close()
  }
})

test('a post is in the page as soon as it is written', async () => {
  await readPage()
  await publish('Seen before any script')

  expect(await readPage()).toContain('Seen before any script')
})

test('a changed post is in the page with its new words only', async () => {
  const { id } = await publish('These words were wrong')
  await readPage()
  await ann.visitor.call('changePost', { params: { id }, body: { content: 'These words are right', settings: null } })
  const page = await readPage()

  expect(page).toContain('These words are right')
  expect(page).not.toContain('These words were wrong')
})

test('a deleted post is gone at once', async () => {
  const { id } = await publish('Soon to be deleted')
  const before = await readPage()
  await ann.visitor.call('deletePost', { params: { id } })

  expect(before).toContain('Soon to be deleted')
  expect(await readPage()).not.toContain('Soon to be deleted')
})

test('a hidden post is gone at once, for its author and for moderators too, and comes back when it is shown', async () => {
  const { id } = await publish('Soon to be hidden')
  const before = await readPage()
  await admin.visitor.call('moderatePost', { params: { id }, body: { action: 'hide', reason: 'A secret reason' } })
  const pages = await Promise.all([shop.visitor(), ann.visitor, admin.visitor].map(readPage))
  await admin.visitor.call('moderatePost', { params: { id }, body: { action: 'show', reason: 'Read again' } })

  expect(before).toContain('Soon to be hidden')
  expect(pages.join('')).not.toMatch(/Soon to be hidden|A secret reason/u)
  expect(await readPage()).toContain('Soon to be hidden')
})

test('a post that a listed word holds is not in the page', async () => {
  await admin.visitor.call('changeWordFilter', { body: { words: ['holdthisword'] } })
  await publish('This says holdthisword and waits')

  expect(await readPage()).not.toContain('holdthisword')
})

test('hostile text is text, also where it names the place of the posts', async () => {
  await publish('<script>alert(1)</script><img src=x onerror=alert(2)> <!--posts--> $& $1')
  const page = await readPage()

  expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(2)&gt;')
  expect(page).toContain('&lt;!--posts--&gt; $&amp; $1')
  expect(page).not.toMatch(/<script>alert|<img src=x|<!--posts-->/u)
})

test('its content security policy is that of the page that was built', async () => {
  const [drawn, built] = await Promise.all([fetchPage(), shop.visitor().fetch('/community?category=general')])

  expect(await drawn.text()).toContain('My first post in this place')
  expect(await built.text()).not.toContain('My first post in this place')
  expect(drawn.headers.get('content-security-policy')).toBe(built.headers.get('content-security-policy'))
})

test('a member gets the page of everybody, without account or own marks', async () => {
  const { id } = await publish('Liked by its author')
  await ann.visitor.call('likePost', { params: { id } })
  const [own, foreign] = await Promise.all([readPage(ann.visitor), readPage()])

  expect(own).toBe(foreign)
  expect(own).not.toContain(ann.email)
  expect(own).not.toContain(ann.id)
})

test('a browser that has the page gets 304 until a post changes it', async () => {
  const first = await fetchPage()
  const known = { 'if-none-match': first.headers.get('etag') ?? '' }
  const again = await fetchPage(shop.visitor(), known)
  await publish('Changes the tag')
  const changed = await fetchPage(shop.visitor(), known)

  expect([again.status, changed.status]).toEqual([304, 200])
  expect(changed.headers.get('etag')).not.toBe(first.headers.get('etag'))
})

test.each(['br', 'gzip', 'identity'])('the posts are in the page as %s', async (encoding) => {
  const answer = await fetchPage(shop.visitor(), { 'accept-encoding': encoding })

  expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding)
  expect(await answer.text()).toContain('Changes the tag')
})

test('readers at the same time get the same page', async () => {
  await publish('Read by twenty at once')
  const pages = await Promise.all(Array.from({ length: 20 }, () => readPage()))

  expect(new Set(pages).size).toBe(1)
  expect(pages[0]).toContain('Read by twenty at once')
})

test('a time that has passed is written anew', async () => {
  await publish('A post that grows older')
  const young = await readPage()
  nowMs += 5 * 60_000
  const older = await readPage()

  expect(young).toMatch(/<time [^>]*>Just now<\/time>/u)
  expect(older).not.toContain('Just now')
  expect(older).toContain('5 min ago')
})

test('a deleted account takes its name off the page', async () => {
  const zoe = await shop.member()
  const body = { clientId: randomUUID(), category: 'general', content: 'Written by somebody who left', settings: null }
  await zoe.visitor.call('writePost', { body })
  const before = await readPage()
  const { password } = signUpInput(zoe.email)
  await zoe.visitor.call('deleteAccount', { body: { confirmation: zoe.email, password } })
  const after = await readPage()

  expect(before).toContain('Written by somebody who left')
  expect(before).not.toContain('Deleted account')
  expect(after).toContain('Deleted account')
})

test('the posts are there after a restart', async () => {
  await publish('Survives a restart')
  await shop.restart()

  expect(await readPage()).toContain('Survives a restart')
})
