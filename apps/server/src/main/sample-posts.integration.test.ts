import { afterEach, expect, test } from 'vitest'
import { type Shop, startShop } from '#server/main/testing/start-shop.ts'

const shops: Shop[] = []
afterEach(async () => {
  for (const shop of shops.splice(0)) await shop.close()
})

async function open(environment: Record<string, string>): Promise<Shop> {
  const shop = await startShop({ environment })
  shops.push(shop)
  return shop
}
const listOf = async (shop: Shop) => (await shop.visitor().call('listPosts', {})).body

test('a demo shows marked posts that belong to no account and carry no votes', async () => {
  const shop = await open({ APP_MODE: 'demo' })
  const { items, counts } = await listOf(shop)
  const replies = await shop.visitor().call('listReplies', { params: { id: items[0]?.id ?? '' } })

  expect(items.length).toBeGreaterThanOrEqual(3)
  expect(counts).toEqual({ settings: 1, support: 1, general: 1 })
  expect(items.every(({ sample, likes, votes }) => sample && likes === 0 && (votes ?? 0) === 0)).toBe(true)
  expect(items.every(({ author }) => !/sample/iu.test(author.name))).toBe(true)
  expect(replies.body.items).toHaveLength(items[0]?.replies ?? -1)
  expect(replies.body.items.every(({ sample }) => sample)).toBe(true)
})

test('they are added once, and what moderators did stays after a restart', async () => {
  const shop = await open({ APP_MODE: 'demo', ADMIN_EMAIL: 'admin@example.com' })
  const admin = await shop.member({ email: 'admin@example.com' })
  const before = await listOf(shop)
  const [first, ...others] = before.items
  const body = { action: 'hide', reason: 'Enough' }
  await admin.visitor.call('moderatePost', { params: { id: first?.id ?? '' }, body })
  await shop.restart()
  const after = await listOf(shop)

  expect(after.items.map(({ id }) => id)).toEqual(others.map(({ id }) => id))
})

test('development has none', async () => {
  const shop = await open({ APP_MODE: 'development' })

  expect((await listOf(shop)).items).toEqual([])
})
