import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { createDatabase, dropDatabase, startPostgres } from './postgres.ts'

test('a throw-away cluster serves many connections, copies a template and leaves nothing behind', async ({ skip }) => {
  const cluster = await startPostgres()
  if ('unavailable' in cluster) return skip(cluster.unavailable)
  onTestFinished(() => cluster.stop())
  const first = await createDatabase(cluster.url, { name: 'first' })
  await run(first, 'create table signal (id integer primary key)')
  const copy = await createDatabase(cluster.url, { template: 'first' })

  const pool = new pg.Pool({ connectionString: copy, max: 20 })
  await Promise.all(Array.from({ length: 20 }, (_, id) => pool.query('insert into signal values ($1)', [id])))
  const { rows } = await pool.query('select count(*)::int as count from signal')
  await pool.end()
  await cluster.stop()

  expect(rows).toEqual([{ count: 20 }])
  await expect(run(copy, 'select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})

test('a database goes with whoever is connected to it, and what is gone may be dropped again', async ({ skip }) => {
  const cluster = await startPostgres()
  if ('unavailable' in cluster) return skip(cluster.unavailable)
  onTestFinished(() => cluster.stop())
  const database = await createDatabase(cluster.url)
  const connected = new pg.Client({ connectionString: database })
  connected.on('error', () => undefined)
  await connected.connect()

  await dropDatabase(database)
  await dropDatabase(database)

  await expect(run(database, 'select 1')).rejects.toMatchObject({ code: '3D000' })
})

test('a database name that could carry SQL is refused', async () => {
  await expect(createDatabase('postgresql://nowhere', { name: 'a; drop table b' })).rejects.toThrow('is not a name')
})

async function run(connectionString: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(sql)
  await client.end()
}
