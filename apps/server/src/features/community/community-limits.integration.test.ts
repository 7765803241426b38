import { randomUUID } from 'node:crypto'
import type { Post } from '@stratomate/contracts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Member, type Shop, startShop } from '#server/main/testing/start-shop.ts'

let nowMs = Date.now()
let shop: Shop
let ann: Member
beforeAll(async () => {
  shop = await startShop({ outside: { now: () => new Date(nowMs) } })
  ann = await shop.member()
  // The limits for new members end with the second post and the first day.
  for (const _ of [1, 2]) await publish(ann)
  nowMs += 86_400_000
})
afterAll(() => shop.close())

const postBody = (change = {}) => ({
  clientId: randomUUID(),
  category: 'general' as const,
  content: `A text of its own ${randomUUID()}`,
  settings: null,
  ...change,
})

async function publish(member: Member): Promise<Post> {
  nowMs += 20_000
  const answer = await member.visitor.call('writePost', { body: postBody() })
  expect(answer.status).toBe(200)
  return answer.body
}

describe('deleting and writing again stays within the limits', () => {
  const pauseMs = 20_000
  const join = async () => shop.member()

  test('of posts: a newcomer ends at three a day, whatever is deleted', async () => {
    const dora = await join()
    const statuses: number[] = []
    for (let written = 0; written < 8; written += 1) {
      nowMs += pauseMs
      const post = await dora.visitor.call('writePost', { body: postBody({ content: `Gone soon ${written}` }) })
      statuses.push(post.status)
      if (post.status === 200) await dora.visitor.call('deletePost', { params: { id: post.body.id } })
    }

    expect(statuses).toEqual([200, 200, 200, 429, 429, 429, 429, 429])
  })

  test('of replies, and of the mails about them', async () => {
    const post = await publish(ann)
    const before = (await shop.visitor().mails(ann.email)).length
    const emil = await join()
    const statuses: number[] = []
    for (let written = 0; written < 14; written += 1) {
      nowMs += pauseMs
      const body = { clientId: randomUUID(), content: `Ping ${written}` }
      const reply = await emil.visitor.call('writeReply', { params: { id: post.id }, body })
      statuses.push(reply.status)
      if (reply.status === 200) await emil.visitor.call('deleteReply', { params: { id: reply.body.id } })
    }

    expect(statuses.filter((status) => status === 200)).toHaveLength(10)
    expect(statuses.slice(10)).toEqual([429, 429, 429, 429])
    expect((await shop.visitor().mails(ann.email)).length - before).toBe(10)
  })

  test('of the pause between two texts and of the same text again', async () => {
    const fred = await join()
    const send = (content: string) => fred.visitor.call('writePost', { body: postBody({ content }) })
    const first = await send('Say it once')
    await fred.visitor.call('deletePost', { params: { id: first.body.id } })
    const atOnce = await send('Say something else')
    nowMs += pauseMs
    const again = await send('Say it ONCE!')

    expect(atOnce).toMatchObject({ status: 429, body: { code: 'posting_limited' } })
    expect(again).toMatchObject({ status: 409, body: { code: 'text_repeated' } })
  })

  test('also when the post above the replies is deleted', async () => {
    const gina = await join()
    const statuses: number[] = []
    for (let posted = 0; posted < 3; posted += 1) {
      const post = await publish(ann)
      for (let written = 0; written < 4; written += 1) {
        const body = { clientId: randomUUID(), content: `Below ${posted} ${written}` }
        nowMs += pauseMs
        statuses.push((await gina.visitor.call('writeReply', { params: { id: post.id }, body })).status)
      }
      await ann.visitor.call('deletePost', { params: { id: post.id } })
    }

    expect(statuses.filter((status) => status === 200)).toHaveLength(10)
  })

  test('and a day later everything may be written again', async () => {
    const hugo = await join()
    const send = async (content: string) => {
      nowMs += pauseMs
      return (await hugo.visitor.call('writePost', { body: postBody({ content }) })).status
    }
    const today = [await send('a1'), await send('a2'), await send('a3'), await send('a4')]
    nowMs += 24 * 3_600_000

    expect(today).toEqual([200, 200, 200, 429])
    expect(await send('a5')).toBe(200)
  })
})
