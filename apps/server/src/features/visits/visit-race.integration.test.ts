import { randomUUID } from 'node:crypto'
import { createDatabase } from '@stratomate/commands/postgres/postgres'
import { borrowPostgres } from '@stratomate/commands/postgres/prepared-database'
import { times } from '@stratomate/commands/soak-scale'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Connection, migrateDatabase } from '#server/db/connect.ts'
import { visitMarks } from '#server/db/tables/index.ts'
import { connectCrowd } from '#server/main/testing/connect-crowd.ts'
import { createVisitRecorder, forgetVisitors, readVisits } from './create-visit-recorder.ts'

const postgres = await borrowPostgres()
const visitorCount = times(200, 2_000)
const connectionsMax = 40
const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

// The embedded database has one connection and hides races, so without PostgreSQL there is nothing to prove here.
describe('on PostgreSQL', () => {
  beforeEach(({ skip }) => {
    if ('unavailable' in postgres) skip(postgres.unavailable)
  })

  let connection: Connection
  beforeAll(async () => {
    if (!('url' in postgres)) return
    const connectionString = await createDatabase(postgres.url)
    connection = connectCrowd(connectionString, connectionsMax)
    await migrateDatabase(connection.db)
  })
  afterAll(async () => {
    if ('url' in postgres) await connection.close()
    if ('stop' in postgres) await postgres.stop()
  })

  /** All of them at once, at two services, beginning with the first visit of a day; returns how many were counted. */
  async function visitAtOnce(path: string, addressOf: (index: number) => string): Promise<number> {
    const ctx = { db: connection.db, now: () => new Date(), newId: randomUUID }
    const [one, other] = [createVisitRecorder(ctx), createVisitRecorder(ctx)]
    const visits = Array.from({ length: visitorCount }, (_none, index) =>
      (index % 2 === 0 ? one : other)({ path, address: addressOf(index), userAgent: chrome, purpose: '' }),
    )
    return (await Promise.all(visits)).filter(Boolean).length
  }

  test(`${visitorCount} visitors at once are ${visitorCount} visits`, async () => {
    const counted = await visitAtOnce('/', (index) => `10.0.${Math.floor(index / 250)}.${index % 250}`)

    expect(counted).toBe(visitorCount)
    expect((await readVisits(connection, '/')).count).toBe(visitorCount)
  })

  test(`one visitor ${visitorCount} times at once is one visit`, async () => {
    const counted = await visitAtOnce('/pricing', () => '203.0.113.7')

    expect(counted).toBe(1)
    expect((await readVisits(connection, '/pricing')).count).toBe(1)
  })

  test('a visit of the new day stays counted when what is forgotten was chosen before midnight', async () => {
    const at = (now: string) => ({ db: connection.db, now: () => new Date(now), newId: randomUUID })
    const visit = { path: '/download', address: '203.0.113.7', userAgent: chrome, purpose: '' }
    const earlier = await createVisitRecorder(at('2026-11-21T12:00:00.000Z'))(visit)
    const counted = await createVisitRecorder(at('2026-11-23T00:00:01.000Z'))(visit)
    await forgetVisitors(at('2026-11-22T23:59:59.000Z'))
    const anew = await createVisitRecorder(at('2026-11-23T00:00:02.000Z'))(visit)

    expect([earlier, counted, anew]).toEqual([true, true, false])
    const marks = await connection.db
      .select({ day: visitMarks.day })
      .from(visitMarks)
      .where(eq(visitMarks.path, visit.path))
    expect(marks).toEqual([{ day: '2026-11-23' }])
  })
})
