import { createDatabase } from '@stratomate/commands/postgres/postgres'
import { borrowPostgres } from '@stratomate/commands/postgres/prepared-database'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connect, type Connection, migrateDatabase } from '#server/db/connect.ts'
import { createJobHolder } from './create-job-holder.ts'
import { takeJob } from './queries.ts'

const postgres = await borrowPostgres()
if ('unavailable' in postgres) console.warn(`PostgreSQL tests skipped: ${postgres.unavailable}`)

const log = { info: () => undefined, warn: () => undefined, error: () => undefined }

describe('work of one server of all', () => {
  let connection: Connection
  beforeAll(async () => {
    if ('unavailable' in postgres) return
    const connectionString = await createDatabase(postgres.url)
    connection = connect({ connectionString }, () => undefined)
    await migrateDatabase(connection.db)
  })
  beforeEach(async ({ skip }) => {
    if ('unavailable' in postgres) skip(postgres.unavailable)
    await connection.db.execute(sql`delete from held_jobs`)
  })
  afterAll(async () => {
    if ('unavailable' in postgres) return
    await connection.close()
    await postgres.stop()
  })

  const holderNamed = (holder: string) => createJobHolder(connection.db, { holder, log })
  const take = (holder: string, forMs = 60_000) => takeJob(connection.db, { name: 'digests', holder, forMs })

  test('is done by one of many that ask at once, and stays with it', async () => {
    const done: string[] = []
    const names = Array.from({ length: 12 }, (_none, index) => `server-${index}`)
    const runAll = () =>
      Promise.all(
        names.map((name) =>
          holderNamed(name).run({ name: 'digests', everyMs: 60_000, work: async () => void done.push(name) }),
        ),
      )
    await runAll()
    await runAll()

    expect(done).toHaveLength(2)
    expect(new Set(done).size).toBe(1)
  })

  test('goes to another server at once when it was given back', async () => {
    const done: string[] = []
    const job = (name: string) => ({ name: 'digests', everyMs: 60_000, work: async () => void done.push(name) })
    const [one, two] = [holderNamed('one'), holderNamed('two')]
    await one.run(job('one'))
    await two.run(job('two'))
    await one.release()
    await two.run(job('two'))
    await one.run(job('one'))

    expect(done).toEqual(['one', 'two'])
  })

  test('changes hands after its time, with a larger number; the first one learns that it lost it', async () => {
    const first = await take('one', -1)
    const second = await take('two')
    const again = await take('two')

    expect([first, second, again, await take('one')]).toEqual([1, 2, 2, null])
  })

  test('ends its signal when another server has taken it meanwhile', async () => {
    const lost = await new Promise<boolean>((resolve) => {
      void holderNamed('one').run({
        name: 'digests',
        everyMs: 1_000,
        work: async (signal) => {
          await connection.db.execute(sql`update held_jobs set until = now() - interval '1 second'`)
          await take('two')
          signal.addEventListener('abort', () => resolve(true))
          await new Promise((end) => setTimeout(end, 12_000))
          resolve(false)
        },
      })
    })

    expect(lost).toBe(true)
  }, 20_000)

  test('is not done while the database is away, and does not end the process', async () => {
    const away = connect({ connectionString: 'postgresql://nobody@127.0.0.1:1/none' }, () => undefined)
    const holder = createJobHolder(away.db, { holder: 'one', log })
    let done = 0
    const run = holder.run({ name: 'digests', everyMs: 1, work: async () => void (done += 1) })

    await expect(run).rejects.toThrow('held_jobs')
    await expect(holder.release()).resolves.toBeUndefined()
    expect(done).toBe(0)
    await away.close()
  })
})
