import { randomUUID } from 'node:crypto'
import { createDatabase } from '@stratomate/commands/postgres/postgres'
import { borrowPostgres } from '@stratomate/commands/postgres/prepared-database'
import { times } from '@stratomate/commands/soak-scale'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Connection, migrateDatabase } from '#server/db/connect.ts'
import { connectCrowd } from '#server/main/testing/connect-crowd.ts'
import { digestSettings, mailSettings, notifications, outboxMails, users } from '#server/db/tables/index.ts'
import { composeMails } from '../mail/compose-mails.ts'
import { notify } from './notify.ts'
import { sendDigests } from './send-digests.ts'

const postgres = await borrowPostgres()
const now = () => new Date('2026-11-21T09:00:00Z')
const mail = composeMails(now, { origin: 'https://shop.test', secret: 'x', inbox: null })
const ctx = { actor: { kind: 'system' } as const, now, newId: randomUUID, mail }

// The embedded database has one connection and hides races, so without PostgreSQL there is nothing to prove here.
describe('on PostgreSQL', () => {
  beforeEach(({ skip }) => {
    if ('unavailable' in postgres) skip(postgres.unavailable)
  })

  let connection: Connection
  beforeAll(async () => {
    if (!('url' in postgres)) return
    const connectionString = await createDatabase(postgres.url)
    connection = connectCrowd(connectionString, 20)
    await migrateDatabase(connection.db)
  })
  afterAll(async () => {
    if ('url' in postgres) await connection.close()
    if ('stop' in postgres) await postgres.stop()
  })

  /** A person who wants a digest and was last checked the day before. */
  async function reader(): Promise<string> {
    const id = randomUUID()
    await connection.db.insert(users).values({ id, name: 'Ann', email: `${id}@example.com`, emailVerified: true })
    await connection.db.insert(mailSettings).values({ userId: id, digest: true })
    await connection.db.insert(digestSettings).values({ userId: id, rhythm: 'daily', lastPeriod: '2026-11-20' })
    return id
  }
  const publish = (userId: string, cause: string) =>
    notify(connection.db, ctx, { kind: 'billing', userId, cause, what: 'A' })

  test('services that look at the same time mail one digest, with everything in it', async () => {
    for (let round = 0; round < times(3, 30); round += 1) {
      const userId = await reader()
      for (const cause of ['a', 'b', 'c']) await publish(userId, cause)
      await Promise.all(Array.from({ length: 8 }, () => sendDigests({ ...ctx, db: connection.db })))
      const mails = await connection.db
        .select()
        .from(outboxMails)
        .where(eq(outboxMails.to, `${userId}@example.com`))

      expect(mails.map(({ subject }) => subject)).toEqual(['3 unread notifications at Stratomate'])
    }
  })

  test('a digest that is cut off leaves nothing told, and the next run mails it', async () => {
    const userId = await reader()
    await publish(userId, 'a')
    const broken = { queue: () => Promise.reject(new Error('cut off')), write: mail.write }
    const cut = sendDigests({ ...ctx, mail: broken, db: connection.db })

    await expect(cut).rejects.toThrow('cut off')
    const [left] = await connection.db.select().from(notifications).where(eq(notifications.userId, userId))
    expect(left?.digestedAt).toBeNull()
    await sendDigests({ ...ctx, db: connection.db })
    expect(await connection.db.$count(outboxMails, eq(outboxMails.to, `${userId}@example.com`))).toBe(1)
  })

  test('one cause that is told by many at once is one notification', async () => {
    const userId = await reader()
    await Promise.all(Array.from({ length: 20 }, () => publish(userId, 'the same')))

    expect(await connection.db.$count(notifications, eq(notifications.userId, userId))).toBe(1)
  })
})
