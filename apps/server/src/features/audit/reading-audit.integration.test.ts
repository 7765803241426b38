import { randomUUID } from 'node:crypto'
import { minuteMs } from '@stratomate/std/time'
import { and, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { auditEntries } from '#server/db/tables/index.ts'
import { databases, PurchaseShop, stopDatabases } from '#server/main/testing/purchase-shop.ts'
import type { Member } from '#server/main/testing/start-shop.ts'

afterAll(stopDatabases)

describe.each(databases)('on $name, what the team reads about others', ({ unavailable, createUrl }) => {
  beforeEach(({ skip }) => {
    if (unavailable !== null) skip(unavailable)
  })
  let shop: PurchaseShop
  let admin: Member
  let member: Member
  let moderator: Member
  let conversationId: string
  beforeAll(async () => {
    if (unavailable !== null) return
    const environment = { ADMIN_EMAIL: 'admin@example.com', TRUST_PROXY: '1' }
    shop = await PurchaseShop.open({ databaseUrl: await createUrl(), environment })
    admin = await shop.clock.shop.member({ email: 'admin@example.com' })
    member = await shop.member()
    moderator = await shop.member()
    const change = { role: 'moderator', reason: 'Helps out' }
    await admin.visitor.call('changeAccount', { params: { id: moderator.id }, body: change })
    const body = { clientId: randomUUID(), message: 'Hello?' }
    conversationId = (await member.visitor.call('openConversation', { body })).body.id
  })
  afterAll(async () => {
    if (unavailable === null) await shop.close()
  })

  const readings = [
    { name: 'a subscription', action: 'subscription.read', subject: () => member.id },
    { name: 'purchases', action: 'purchases.read', subject: () => member.id },
    { name: 'an account by its email', action: 'accounts.read', subject: () => member.id },
    { name: 'the accounts', action: 'accounts.read', subject: () => 'all' },
    { name: 'the mails of one', action: 'mails.read', subject: () => member.id },
    { name: 'the mails', action: 'mails.read', subject: () => 'all' },
    { name: 'a conversation', action: 'conversation.read', subject: () => conversationId },
    { name: 'the conversations', action: 'conversations.read', subject: () => 'all' },
    { name: 'the messages to support', action: 'support-messages.read', subject: () => 'all' },
    { name: 'the feedback', action: 'feedback.read', subject: () => 'all' },
    { name: 'the audit of one', action: 'audit.read', subject: () => member.id },
    { name: 'the events of a payment', action: 'provider-events.read', subject: () => 'pi_1234' },
  ] as const
  type Name = (typeof readings)[number]['name']

  async function read({ visitor }: Member, name: Name): Promise<number> {
    const calls = {
      'a subscription': () => visitor.call('readSubscription', { params: { id: member.id } }),
      purchases: () => visitor.call('readAccountPurchases', { params: { id: member.id } }),
      'an account by its email': () => visitor.call('listAccounts', { query: { search: member.email } }),
      'the accounts': () => visitor.call('listAccounts'),
      'the mails of one': () => visitor.call('listMails', { query: { to: member.email } }),
      'the mails': () => visitor.call('listMails'),
      'a conversation': () => visitor.call('readConversation', { params: { id: conversationId } }),
      'the conversations': () => visitor.call('listConversations'),
      'the messages to support': () => visitor.call('listSupportMessages'),
      'the feedback': () => visitor.call('listFeedback'),
      'the audit of one': () => visitor.call('listAudit', { query: { subject: member.id } }),
      'the events of a payment': () => visitor.call('listProviderEvents', { query: { about: 'pi_1234' } }),
    } as const satisfies Record<Name, () => Promise<{ status: number }>>
    return (await calls[name]()).status
  }
  const rowsOf = (action: string, subject: string, actor: Member) =>
    shop.inDatabase(async (db) => {
      const isSo = and(
        eq(auditEntries.action, action),
        eq(auditEntries.subjectId, subject),
        eq(auditEntries.actorId, actor.id),
      )
      return (await db.select().from(auditEntries).where(isSo)).length
    })

  test.each(readings)('$name stands in the audit, once in ten minutes', async ({ name, action, subject }) => {
    const before = await rowsOf(action, subject(), admin)
    await Promise.all(Array.from({ length: 8 }, () => read(admin, name)))
    await read(admin, name)
    const once = await rowsOf(action, subject(), admin)
    shop.pass(11 * minuteMs)
    const status = await read(admin, name)

    expect(status === 200 || (name === 'a subscription' && status === 404)).toBe(true)
    expect([before, once, await rowsOf(action, subject(), admin)]).toEqual([0, 1, 2])
  })

  test('one’s own subscription and purchases are no reading of others', async () => {
    await member.visitor.call('readSubscription', { params: { id: member.id } })
    await admin.visitor.call('readSubscription', { params: { id: admin.id } })
    await admin.visitor.call('readAccountPurchases', { params: { id: admin.id } })

    expect(await rowsOf('subscription.read', member.id, member)).toBe(0)
    expect(await rowsOf('subscription.read', admin.id, admin)).toBe(0)
    expect(await rowsOf('purchases.read', admin.id, admin)).toBe(0)
  })

  test('a refused reading is none, and writes nothing', async () => {
    const other = await shop.member()
    for (const { name } of readings) expect(await read(other, name)).toBeGreaterThanOrEqual(400)
    const rows = await shop.inDatabase((db) =>
      db
        .select()
        .from(auditEntries)
        .where(and(eq(auditEntries.actorId, other.id), like(auditEntries.action, '%.read'))),
    )

    expect(rows).toEqual([])
  })

  test('each reader is written on their own, moderators too', async () => {
    await read(admin, 'a conversation')
    await read(moderator, 'a conversation')

    expect(await rowsOf('conversation.read', conversationId, moderator)).toBe(1)
  })
})
