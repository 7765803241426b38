import { createDatabase, startPostgres } from '@stratomate/commands/postgres/postgres'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest'
import { connect, type Connection } from './connect.ts'

const postgres = await startPostgres()
if ('unavailable' in postgres) console.warn(`PostgreSQL tests skipped: ${postgres.unavailable}`)
afterAll(async () => {
  if ('stop' in postgres) await postgres.stop()
})

describe.each('url' in postgres ? [postgres.url] : [])('a connection of the pool', (cluster) => {
  let connection: Connection
  const heard: string[] = []
  beforeEach(async () => {
    heard.length = 0
    const onError = ({ message }: Error) => void heard.push(message)
    connection = connect({ connectionString: await createDatabase(cluster), max: 2 }, onError)
  })
  afterEach(() => connection.close())

  const works = {
    'a query': () => connection.db.execute(sql`select 1`),
    'a transaction': () => connection.db.transaction((tx) => tx.execute(sql`select 1`)),
    'a connection of its own': async () => (await connection.pool.connect()).release(),
  }
  const fault = new Error('terminating connection due to administrator command')

  test.each(['connect', 'acquire', 'release', 'remove'] as const)(
    'has a listener at its moment %s, whatever it is used for',
    async (moment) => {
      for (const [name, work] of Object.entries(works)) {
        const listeners: number[] = []
        // The pool removes its own listener after it has handed the connection over, so the count is taken a little
        // later.
        connection.pool.on(moment, (...parts: unknown[]) => {
          for (const part of parts) {
            if (isEmitter(part)) process.nextTick(() => listeners.push(part.listenerCount('error')))
          }
        })
        await work()
        await new Promise((resolve) => setTimeout(resolve, 10))
        expect([name, listeners.filter((count) => count === 0)]).toEqual([name, []])
      }
    },
  )

  test('a message between its hand-over and its borrower is heard and ends nothing', async () => {
    connection.pool.once('acquire', (client: unknown) => {
      if (client instanceof Client) process.nextTick(() => client.emit('error', fault))
    })

    await connection.db.transaction((tx) => tx.execute(sql`select 1`))

    expect(heard).toEqual([fault.message])
  })

  test('a crowd may wait longer for a row than the service does', async () => {
    const { rows } = await connection.pool.query('show lock_timeout')
    const connectionString = await createDatabase(cluster)
    const patient = connect({ connectionString, lock_timeout: 60_000, statement_timeout: 90_000 }, () => undefined)
    const [lock, statement] = await Promise.all(
      ['lock_timeout', 'statement_timeout'].map((name) => patient.pool.query(`show ${name}`)),
    )
    await patient.close()

    expect(rows).toEqual([{ lock_timeout: '1500ms' }])
    expect([lock?.rows, statement?.rows]).toEqual([[{ lock_timeout: '1min' }], [{ statement_timeout: '90s' }]])
  })

  test('connections that the database ends are reported, and the next query gets a new one', async () => {
    const lent = await connection.pool.connect()
    const { rows } = await lent.query<{ pid: number }>('select pg_backend_pid() pid')
    const end = () => connection.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])

    await end()
    await expect.poll(() => heard.length).toBeGreaterThan(0)
    lent.release()

    expect(heard[0]).toContain('terminating connection')
    await expect(connection.db.execute(sql`select 1`)).resolves.toBeDefined()
  })
})

function isEmitter(part: unknown): part is NodeJS.EventEmitter {
  return part instanceof Object && 'listenerCount' in part
}
