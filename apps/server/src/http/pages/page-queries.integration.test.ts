import { randomUUID } from 'node:crypto'
import { personalPages, publicPages, signedInPages } from '@stratomate/contracts/site/pages'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Shop, startShop } from '#server/main/testing/start-shop.ts'

const never = 2 ** 31 - 1

let shop: Shop
let postId: string
/** Counts the queries to the database, and passes them on. */
const asked = vi.spyOn(pg.Client.prototype, 'query')
beforeAll(async () => {
  // Nothing runs beside the calls, and the embedded database has one connection, whose settings are asked for before: so
  // each query belongs to one of them.
  shop = await startShop({
    databaseUrl: null,
    environment: { TRUST_PROXY: '1' },
    outside: {
      mailEveryMs: never,
      eventsEveryMs: never,
      reconcileEveryMs: never,
      forgetEveryMs: never,
      countEveryMs: never,
      publishEveryMs: never,
      digestEveryMs: never,
      engineWatchEveryMs: never,
      proofsEveryMs: never,
      statusEveryMs: never,
      forgetUnheldEveryMs: never,
      webhookEveryMs: never,
      pushEveryMs: never,
      databaseWatch: { everyMs: never, silentMaxMs: never },
    },
  })
  const member = await shop.member()
  const body = { clientId: randomUUID(), category: 'general', content: 'A question', settings: null }
  const post = await member.visitor.call('writePost', { body })
  postId = post.body.id
  await member.visitor.call('writeReply', {
    params: { id: postId },
    body: { clientId: randomUUID(), content: 'And one more' },
  })
})
beforeEach(() => {
  asked.mockClear()
})
afterAll(async () => {
  asked.mockRestore()
  await shop.close()
})

let callers = 0
const newAddress = () => `198.18.${Math.floor((callers += 1) / 250)}.${callers % 250}`
/** A person with an address of their own, so that no limit is reached before the count. */
async function fetchFrom(path: string, headers: Record<string, string> = {}): Promise<number> {
  const answer = await shop.visitor().fetch(path, { headers: { 'x-forwarded-for': newAddress(), ...headers } })
  await answer.arrayBuffer()
  return answer.status
}

const madeUp = { cookie: `stratomate.session_token=${'x'.repeat(32)}.${'A'.repeat(43)}%3D` }

describe('what anonymous readers ask of the database', () => {
  test('is nothing for every page that shows nothing of the database, also with a made-up cookie', async () => {
    const paths = [...publicPages, ...personalPages].filter((path) => path !== '/community')
    for (const path of paths) await fetchFrom(path)
    for (const path of paths) await fetchFrom(path, madeUp)
    await fetchFrom('/no-such-page')
    await fetchFrom('/favicon.svg')

    expect(paths.length).toBeGreaterThan(20)
    expect(asked).toHaveBeenCalledTimes(0)
  })

  test('is one list of posts for all who open the community, until a post changes', async () => {
    await fetchFrom('/community')
    const first = asked.mock.calls.length
    await fetchFrom('/community')
    await fetchFrom('/community', madeUp)
    await fetchFrom('/community?category=general')

    expect(first).toBe(3)
    expect(asked).toHaveBeenCalledTimes(3)
  })

  test('is nothing for the pages of members', async () => {
    for (const path of signedInPages) expect(await fetchFrom(path)).toBe(302)

    expect(asked).toHaveBeenCalledTimes(0)
  })

  test.each<[string, () => string, number]>([
    ['the page of a post', () => `/community/${postId}`, 1],
    ['the page of a post that is not there', () => `/community/${randomUUID()}`, 1],
    ['a page below the community with no id', () => '/community/../x', 0],
    ['a page of the community that no post has', () => '/community/settings', 0],
    ['the first posts', () => '/api/community/posts', 3],
    ['the posts of a category', () => '/api/community/posts?category=general', 3],
    ['posts that are searched', () => '/api/community/posts?search=question', 2],
    ['a post', () => `/api/community/posts/${postId}`, 1],
    ['the replies of a post', () => `/api/community/posts/${postId}/replies`, 2],
    ['who is here', () => '/api/auth/user', 0],
    ['the plans', () => '/api/plans', 0],
    ['the state of the service', () => '/api/status', 8],
  ])('is fixed for %s, also with a made-up cookie', async (_what, path, calls) => {
    await fetchFrom(path())
    const plain = asked.mock.calls.length
    asked.mockClear()
    await fetchFrom(path(), madeUp)

    expect([plain, asked.mock.calls.length]).toEqual([calls, calls])
  })
})

describe('pages that ask the database are limited by address', () => {
  const perMinute = 300
  const send = async (path: string, address: string) => {
    const answer = await shop.visitor().fetch(path, { headers: { 'x-forwarded-for': address } })
    await answer.arrayBuffer()
    return answer
  }

  test.each<[string, () => string]>([
    ['of posts that are not there', () => `/community/${randomUUID()}`],
    ['of one post', () => `/community/${postId}`],
    ['of members', () => '/dashboard'],
    ['of anything below the community', () => `/community/${Math.random()}`],
  ])('%s', async (_what, path) => {
    const address = newAddress()
    const statuses: number[] = []
    for (let sent = 0; sent < perMinute; sent += 1) statuses.push((await send(path(), address)).status)
    asked.mockClear()
    const tooMany = await send(path(), address)

    expect(statuses).not.toContain(429)
    expect(tooMany.status).toBe(429)
    expect(Number(tooMany.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(asked).toHaveBeenCalledTimes(0)
    expect((await send(path(), newAddress())).status).not.toBe(429)
    expect((await send('/community', address)).status).toBe(200)
  })
})
