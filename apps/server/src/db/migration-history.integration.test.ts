import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bareEnvironment, programPath } from '@stratomate/commands/environment/program-path'
import { isSoak } from '@stratomate/commands/soak-scale'
import { createDatabase, startPostgres } from '@stratomate/commands/postgres/postgres'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { connect, migrateDatabase } from './connect.ts'
import { startEmbedded } from './embedded.ts'
import { ForeignDatabase } from './migration-history.ts'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
const known = readMigrationFiles({ migrationsFolder })
const program = programPath('apps/server/src/main/main.ts')
const userId = '6f9b1f9e-3b0f-4b87-9a5e-0d4f3f6a1c11'
const signalAt = '2026-11-21T10:05:00.180Z'
const firstDayAt = 1_795_255_304_210

/** The first migration as it was on the first day, with rows of that day. */
const firstDay = [
  ...readFileSync(join(migrationsFolder, '0000_first.sql'), 'utf8')
    .replace('\t"candle_time" bigint NOT NULL,\n', '')
    .split('--> statement-breakpoint'),
  `insert into users (id, name, email) values ('${userId}', 'Ann', 'ann@example.com')`,
  `insert into devices (id, user_id, name, app_version, refresh_hash, rotated_at, created_at)
   values ('${userId}', '${userId}', 'PC', '0.1.0', 'x', now(), now())`,
  `insert into trades select '${userId}', '${userId}', '${userId}', '${userId}', 's1', 'paper', 'demo', 'EURUSD', 300, 'boss', 'buy',
   100, 'USD', 92, '${signalAt}', '${signalAt}', '${signalAt}', null, '${signalAt}', 'settled', 'win', 92`,
]

const historyTable = [
  'create schema drizzle',
  'create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
]
const recorded = (at: number) => `insert into drizzle.__drizzle_migrations (hash, created_at) values ('x', ${at})`

type Query = (text: string) => Promise<{ rows: Record<string, unknown>[] }>

async function run(query: Query, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await query(statement)
}

/** Every column, constraint, index and number of rows, which are compared between two databases. */
async function contentOf(query: Query): Promise<unknown[]> {
  const { rows: tables } = await query("select tablename from pg_tables where schemaname = 'public' order by 1")
  const counts = await Promise.all(tables.map(({ tablename }) => query(`select count(*) from "${String(tablename)}"`)))
  return [tables, counts.map(({ rows }) => rows), await schemaOf(query)]
}

async function schemaOf(query: Query): Promise<unknown[]> {
  const columns = await query(`select table_name, column_name, data_type, is_nullable, column_default
    from information_schema.columns where table_schema = 'public' order by 1, 2`)
  const constraints = await query(`select conname, pg_get_constraintdef(oid) from pg_constraint
    where connamespace = 'public'::regnamespace order by 1, 2`)
  const indexes = await query("select indexdef from pg_indexes where schemaname = 'public' order by 1")
  return [columns.rows, constraints.rows, indexes.rows]
}

const Column = z.object({ table: z.string(), name: z.string(), type: z.string(), choice: z.string().nullable() })
type Column = z.infer<typeof Column>

/** What the constraints of a table require of a row. */
const specialValues: Readonly<Record<string, string>> = {
  'stored_files.sha256': `'${'a'.repeat(64)}'`,
  'file_versions.sha256': `'${'a'.repeat(64)}'`,
  'content_reports.reply_id': 'null',
  'status_days.down': '0',
  'proof_checks.refusal': 'null',
  'proof_checks.candles': 'null',
}

/** Values by type. All rows share one id, so that each refers to the only row of the other table. */
const valueOf = ({ table, name, type, choice }: Column): string => {
  const special = specialValues[`${table}.${name}`]
  if (special !== undefined) return special
  if (choice !== null) return `'${choice}'`
  if (type === 'uuid') return `'${userId}'`
  if (type === 'jsonb') return `'[]'`
  if (type === 'boolean') return 'true'
  if (type === 'date') return `'2026-11-21'`
  if (type.startsWith('timestamp')) return `'${signalAt}'`
  if (type === 'text') return `'x'`
  if (type === 'bytea') return `'\\x00'`
  return type === 'ARRAY' ? `'{}'` : '1'
}

/** Puts one row into every table of a database of any version. */
async function fillTables(query: Query): Promise<void> {
  const { rows } =
    await query(`select columns.table_name as table, columns.column_name as name, columns.data_type as type,
      (select substring(pg_get_constraintdef(oid) from '\\(\\(?"?' || columns.column_name || '"? = ANY \\(ARRAY\\[''([^'']+)')
       from pg_constraint where contype = 'c' and conrelid = columns.table_name::regclass
         and pg_get_constraintdef(oid) ~ ('[( ]"?' || columns.column_name || '"? = ANY') limit 1) as choice
    from information_schema.columns as columns
    where columns.table_schema = 'public' and is_generated = 'NEVER' and is_identity = 'NO' order by 1, ordinal_position`)
  const columns = z.array(Column).parse(rows)
  // Tables that refer to each other in a circle have no order; their rows fit together all the same.
  await query('set session_replication_role = replica')
  for (const [table, own] of Map.groupBy(columns, (column) => column.table)) {
    const names = own.map(({ name }) => `"${name}"`).join(', ')
    await query(`insert into "${table}" (${names}) values (${own.map(valueOf).join(', ')}) on conflict do nothing`)
  }
  await query('set session_replication_role = origin')
}

type Rows = Map<string, Record<string, unknown>[]>

async function rowsOf(query: Query): Promise<Rows> {
  const { rows: tables } = await query("select tablename from pg_tables where schemaname = 'public' order by 1")
  const read = async (table: string) =>
    (await query(`select to_jsonb(line) as line from "${table}" as line`)).rows.map(({ line }) =>
      z.record(z.string(), z.unknown()).parse(line),
    )
  return new Map(
    await Promise.all(tables.map(async ({ tablename }) => [String(tablename), await read(String(tablename))] as const)),
  )
}

/** Tables that have lost their row, and columns whose value has changed. */
function changedValues(before: Rows, after: Rows): string[] {
  return [...before].flatMap(([table, [row]]) => {
    const kept = after.get(table)?.[0]
    if (row === undefined) return [`${table} was empty`]
    if (kept === undefined) return [`${table} lost its row`]
    return Object.keys(row).flatMap((name) =>
      name in kept && JSON.stringify(kept[name]) === JSON.stringify(row[name]) ? [] : [`${table}.${name}`],
    )
  })
}

/** Changes to existing rows that a migration makes on purpose. */
const meantChanges = new Set(['acknowledgements.sent_at'])

const postgres = await startPostgres()
afterAll(async () => {
  if ('stop' in postgres) await postgres.stop()
})

describe('on PostgreSQL', () => {
  beforeEach(({ skip }) => {
    if ('unavailable' in postgres) skip(postgres.unavailable)
  })

  async function open(statements: readonly string[]) {
    if (!('url' in postgres)) throw new Error(postgres.unavailable)
    const url = await createDatabase(postgres.url)
    const connection = connect({ connectionString: url, max: 1 }, () => undefined)
    const query: Query = (text) => connection.pool.query(text)
    await run(query, statements)
    return { url, connection, query }
  }

  test('a database of the first day becomes one of today, with all its rows', async () => {
    const [old, fresh] = [await open([...firstDay, ...historyTable, recorded(firstDayAt)]), await open([])]
    await migrateDatabase(old.connection.db)
    await migrateDatabase(fresh.connection.db)

    expect(await schemaOf(old.query)).toEqual(await schemaOf(fresh.query))
    const { rows } = await old.query('select email, candle_time from users join trades on user_id = users.id')
    // The candle from 10:00 to 10:05 has just closed.
    expect(rows).toEqual([
      { email: 'ann@example.com', candle_time: String(Date.parse('2026-11-21T10:00:00Z') / 1_000) },
    ])
    const { rows: history } = await old.query('select created_at from drizzle.__drizzle_migrations order by 1')
    expect(history).toEqual(known.map(({ folderMillis }) => ({ created_at: String(folderMillis) })))
    for (const { connection } of [old, fresh]) await connection.close()
  })

  test('a database of any later day becomes one of today, with a row in each of its tables', async () => {
    const fresh = await open([])
    await migrateDatabase(fresh.connection.db)
    const expected = await schemaOf(fresh.query)
    const changes = new Set<string>()
    const everyDay = known.map((_migration, index) => index + 1)
    for (const count of isSoak ? everyDay : [1, 7, 15, 27, known.length - 1]) {
      const done = known.slice(0, count)
      const statements = done.flatMap(({ sql, folderMillis }) => [...sql, recorded(folderMillis)])
      const old = await open([...historyTable, ...statements])
      await fillTables(old.query)
      const before = await rowsOf(old.query)
      await migrateDatabase(old.connection.db)
      const after = await rowsOf(old.query)

      expect(await schemaOf(old.query), `after ${count} migrations`).toEqual(expected)
      for (const change of changedValues(before, after)) changes.add(change)
      await old.connection.close()
    }
    await fresh.connection.close()

    expect([...changes].filter((change) => !meantChanges.has(change))).toEqual([])
  })

  test.each<[string, string[], RegExp]>([
    [
      'of another branch',
      [...firstDay, ...historyTable, recorded(known[0]?.folderMillis ?? 0), recorded(1_795_260_000_000)],
      /a change that/u,
    ],
    [
      'of another branch that began on the first day',
      [...firstDay, ...historyTable, recorded(firstDayAt), recorded(1_795_300_000_000)],
      /a change that/u,
    ],
    ['of another first day', [...firstDay, ...historyTable, recorded(1_795_000_000_000)], /newest of 2026-11-18/u],
    [
      'in which a migration is missing',
      [...firstDay, ...historyTable, ...known.slice(1, 4).map(({ folderMillis }) => recorded(folderMillis))],
      /3 changes that/u,
    ],
    [
      'of another program',
      ['create table users (id int)', 'create table orders (id int)'],
      /another program \(users\)/u,
    ],
    ['of ours whose history is lost', firstDay, /another program \(sessions, trades, users\)/u],
  ])('a database %s is refused with what to do, and nothing in it changes', async (_what, statements, text) => {
    const { connection, query } = await open(statements)
    const before = await contentOf(query)

    const refused = await migrateDatabase(connection.db).catch((error: unknown) => error)
    expect(refused).toBeInstanceOf(ForeignDatabase)
    expect(String(refused)).toMatch(text)
    expect(String(refused)).toMatch(/Nothing was changed in it\..*DATABASE_URL/u)
    expect(await contentOf(query)).toEqual(before)
    await connection.close()
  })

  test('a database that a newer release has migrated serves this one too', async () => {
    const { connection, query } = await open([])
    await migrateDatabase(connection.db)
    await query(recorded(1_900_000_000_000))

    await expect(migrateDatabase(connection.db)).resolves.toBeUndefined()
    await connection.close()
  })

  test('a service says it in one line and ends', async () => {
    const { url, connection } = await open([...firstDay, ...historyTable, recorded(1_795_000_000_000)])
    const dataDir = mkdtempSync(join(tmpdir(), 'stratomate-history-'))
    const child = spawn(process.execPath, [program], {
      env: bareEnvironment({ PORT: '0', DATA_DIR: dataDir, DATABASE_URL: url }),
    })
    let said = ''
    child.stderr.on('data', (part) => (said += String(part)))
    const [code] = await once(child, 'exit')
    rmSync(dataDir, { recursive: true })
    await connection.close()

    expect(code).toBe(1)
    expect(said.trim()).toMatch(
      /^Cannot start\. The database was made by another version of the service.*empty place\.$/u,
    )
  })
})

test('a data folder of the first day becomes one of today', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'stratomate-first-day-'))
  const embedded = await startEmbedded(join(folder, 'database'), () => undefined)
  const connection = connect({ ...embedded.connection, max: 1 }, () => undefined)
  const query: Query = (text) => connection.pool.query(text)
  await run(query, [...firstDay, ...historyTable, recorded(firstDayAt)])
  await migrateDatabase(connection.db)

  const { rows } = await query('select count(*)::int as trades, min(candle_time)::int % 300 as rest from trades')
  expect(rows).toEqual([{ trades: 1, rest: 0 }])
  await connection.close()
  await embedded.stop()
  rmSync(folder, { recursive: true })
})
