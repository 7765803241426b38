import { randomUUID } from 'node:crypto'
import { createDatabase } from '@stratomate/commands/postgres/postgres'
import { borrowPostgres } from '@stratomate/commands/postgres/prepared-database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connect, type Connection, migrateDatabase } from '#server/db/connect.ts'
import {
  notifications,
  outboxMails,
  providerEvents,
  pushMessages,
  pushSubscriptions,
  sessions,
  telegramLinks,
  telegramMessages,
  users,
  webhookDeliveries,
  webhooks,
} from '#server/db/tables/index.ts'
import { claimDueEvents } from './billing/queries/events.ts'
import { type Claim, newClaim } from './claim.ts'
import type { Db } from './database.ts'
import { claimDueMails } from './mail/queries.ts'
import { takeUnpublished } from './notifications/queries.ts'
import { claimDueMessages } from './notifications/queries-telegram.ts'
import { claimDuePushes } from './push/queries.ts'
import { claimDueDeliveries } from './webhooks/queries.ts'

const postgres = await borrowPostgres()
if ('unavailable' in postgres) console.warn(`PostgreSQL tests skipped: ${postgres.unavailable}`)
afterAll(async () => {
  if ('stop' in postgres) await postgres.stop()
})

const rows = 200
const batch = 10
const now = new Date('2026-11-21T12:00:00.000Z')
const userId = randomUUID()

const queues = {
  mails: {
    fill: (db: Db) =>
      db.insert(outboxMails).values(
        Array.from({ length: rows }, (_none, index) => ({
          dedupeKey: `mail-${index}`,
          to: 'ann@example.com',
          subject: 'A',
          text: 'A',
          createdAt: now,
          nextAttemptAt: now,
        })),
      ),
    claim: async (db: Db, claim: Claim) => (await claimDueMails(db, claim)).map(({ id }) => id),
  },
  'payment events': {
    fill: (db: Db) =>
      db.insert(providerEvents).values(
        Array.from({ length: rows }, (_none, index) => ({
          id: `evt_${index}`,
          type: 'invoice.paid',
          liveMode: false,
          createdAt: now,
          receivedAt: now,
          nextAttemptAt: now,
        })),
      ),
    claim: async (db: Db, claim: Claim) => (await claimDueEvents(db, claim)).map(({ id }) => id),
  },
  'messages of the bot': {
    fill: async (db: Db) => {
      await db.insert(telegramLinks).values({ userId, chatId: '1', name: 'Ann', kinds: [], linkedAt: now })
      await db.insert(telegramMessages).values(
        Array.from({ length: rows }, () => ({
          id: randomUUID(),
          userId,
          text: 'A',
          createdAt: now,
          nextAttemptAt: now,
        })),
      )
    },
    claim: async (db: Db, claim: Claim) => (await claimDueMessages(db, claim)).map(({ id }) => id),
  },
  'notifications of browsers': {
    fill: async (db: Db) => {
      const [sessionId, subscriptionId] = [randomUUID(), randomUUID()]
      await db.insert(sessions).values({ id: sessionId, userId, token: sessionId, expiresAt: now })
      const keys = { endpoint: 'https://push.example.com/', p256dh: '', auth: '' }
      await db.insert(pushSubscriptions).values({ id: subscriptionId, userId, sessionId, createdAt: now, ...keys })
      const about = { userId, subscriptionId, title: 'A', path: '/', createdAt: now, nextAttemptAt: now }
      await db.insert(pushMessages).values(Array.from({ length: rows }, () => ({ id: randomUUID(), ...about })))
    },
    claim: async (db: Db, claim: Claim) => (await claimDuePushes(db, claim)).map(({ id }) => id),
  },
  'deliveries to webhooks': {
    fill: async (db: Db) => {
      // A claim takes a few calls of each webhook.
      const ids = Array.from({ length: rows / 5 }, () => randomUUID())
      const hook = { userId, url: 'https://example.com/', events: [], sealedSecret: '', createdAt: now }
      await db.insert(webhooks).values(ids.map((id) => ({ ...hook, id })))
      const about = { userId, event: 'webhook.test', body: '{}', createdAt: now, nextAttemptAt: now }
      await db
        .insert(webhookDeliveries)
        .values(
          ids.flatMap((webhookId) => Array.from({ length: 5 }, () => ({ id: randomUUID(), webhookId, ...about }))),
        )
    },
    claim: async (db: Db, claim: Claim) => (await claimDueDeliveries(db, claim)).map(({ id }) => id),
  },
} as const

describe.each('url' in postgres ? [postgres.url] : [])('two processes on one PostgreSQL', (cluster) => {
  const processes: Connection[] = []
  beforeAll(async () => {
    const connectionString = await createDatabase(cluster)
    for (let count = 0; count < 2; count += 1) processes.push(connect({ connectionString, max: 4 }, () => undefined))
    const [first] = processes
    if (first === undefined) throw new Error('There are two.')
    await migrateDatabase(first.db)
    await first.db.insert(users).values({ id: userId, email: 'ann@example.com', name: 'Ann', country: 'US' })
  })
  afterAll(() => Promise.all(processes.map(({ close }) => close())))

  test.each(Object.entries(queues))(
    'take each of the %s once, all of them, and again after the claim',
    async (_name, queue) => {
      const [first] = processes
      if (first === undefined) throw new Error('There are two.')
      await queue.fill(first.db)
      const taken: string[] = []
      const work = async ({ db }: Connection) => {
        for (;;) {
          const ids = await queue.claim(db, newClaim(now, batch))
          taken.push(...ids)
          if (ids.length === 0) return
        }
      }
      await Promise.all(processes.flatMap((connection) => Array.from({ length: 4 }, () => work(connection))))
      const afterClaim = await queue.claim(first.db, newClaim(newClaim(now, batch).until, rows))

      expect(new Set(taken).size).toBe(taken.length)
      expect(taken).toHaveLength(rows)
      expect(afterClaim).toHaveLength(rows)
    },
  )

  test('tell of each notification once', async () => {
    await processes[0]?.db.insert(notifications).values(
      Array.from({ length: rows }, () => ({
        id: randomUUID(),
        userId,
        cause: randomUUID(),
        kind: 'reply' as const,
        facts: {},
        createdAt: now,
      })),
    )
    const notified = await Promise.all(processes.map(({ db }) => takeUnpublished(db, now, rows)))

    expect(notified.flat()).toEqual([userId])
  })
})
