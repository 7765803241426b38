import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { ClientBase } from 'pg'
import { BackupError, type Manifest, measurePart } from './manifest.ts'

const rowsAtOnce = 500

/** One connection, or a pool of one. */
type Session = Pick<ClientBase, 'query'>

export type Tables = Pick<Manifest, 'tables' | 'sequences'>

/** Writes every table as lines of JSON, all as they were at one moment, in the order of their keys. */
export async function dumpTables(client: Session, folder: string): Promise<Tables> {
  await client.query('begin isolation level repeatable read read only')
  try {
    await client.query('set local statement_timeout = 0')
    const tables: Tables['tables'] = []
    for (const name of await tableNames(client)) tables.push(await dumpTable(client, { name, folder }))
    const { rows } = await client.query<{ name: string; last: string; isUsed: boolean }>(
      `select sequencename as name, coalesce(last_value, start_value)::text as last, last_value is not null as "isUsed"
       from pg_sequences where schemaname = 'public' order by 1`,
    )
    return { tables, sequences: rows }
  } finally {
    await client.query('rollback')
  }
}

/** Fills empty tables from a backup, in one transaction: all of it, or nothing. */
export async function loadTables(client: Session, folder: string, { tables, sequences }: Tables): Promise<void> {
  await client.query('begin')
  try {
    await client.query('set local statement_timeout = 0')
    const references = await dropReferences(client)
    // A migration may have inserted rows, which the backup contains too.
    for (const { name } of tables) await client.query(`delete from ${quoted(name)}`)
    for (const table of tables) await loadTable(client, folder, table)
    for (const { table, name, definition } of references) {
      await client.query(`alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`)
    }
    for (const { name, last, isUsed } of sequences)
      await client.query('select setval($1::text::regclass, $2::bigint, $3)', [quoted(name), last, isUsed])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** All tables of the service, by name; a partitioned table counts as one. */
export async function tableNames(client: Session): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1`,
  )
  return rows.map(({ name }) => name)
}

type Place = { name: string; folder: string }

async function dumpTable(client: Session, { name, folder }: Place): Promise<Tables['tables'][number]> {
  const path = `tables/${name}.jsonl.gz`
  const columns = (await storedColumns(client, name)).map(quoted).join(', ')
  const order = await keyOf(client, name)
  await client.query(
    `declare lines no scroll cursor for select row_to_json(line)::text as line
     from (select ${columns} from ${quoted(name)} order by ${order}) as line`,
  )
  let count = 0
  async function* lines() {
    for (;;) {
      const { rows } = await client.query<{ line: string }>(`fetch ${rowsAtOnce} from lines`)
      if (rows.length === 0) return
      count += rows.length
      yield `${rows.map(({ line }) => line).join('\n')}\n`
    }
  }
  await pipeline(lines, createGzip(), createWriteStream(join(folder, path), { mode: 0o600 }))
  await client.query('close lines')
  return { name, rows: count, part: await measurePart(folder, path) }
}

async function loadTable(client: Session, folder: string, table: Tables['tables'][number]): Promise<void> {
  const { name, rows, part } = table
  const columns = (await storedColumns(client, name)).map(quoted).join(', ')
  // Continues the database's own numbers after those of the backup.
  const insert = `insert into ${quoted(name)} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::${quoted(name)}, $1::json)`
  let count = 0
  let batch: string[] = []
  const flush = async () => {
    if (batch.length > 0) await client.query(insert, [`[${batch.join(',')}]`])
    count += batch.length
    batch = []
  }
  await pipeline(createReadStream(join(folder, part.path)), createGunzip(), async (unpacked) => {
    for await (const line of createInterface({ input: Readable.from(unpacked) })) {
      batch.push(line)
      if (batch.length === rowsAtOnce) await flush()
    }
  })
  await flush()
  if (count !== rows) throw new BackupError(`${part.path} of the backup has ${count} rows, not ${rows}.`)
}

/** The columns of a row without those that the database computes. */
async function storedColumns(client: Session, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  )
  return rows.map(({ name }) => name)
}

/** What the rows of a table are sorted by: its primary key, else the whole row. */
async function keyOf(client: Session, table: string): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select attribute.attname as name from pg_index as key
     join pg_attribute as attribute on attribute.attrelid = key.indrelid and attribute.attnum = any(key.indkey)
     where key.indisprimary and key.indrelid = $1::text::regclass order by array_position(key.indkey::int[], attribute.attnum::int)`,
    [quoted(table)],
  )
  return rows.length === 0 ? `${quoted(table)}::text` : rows.map(({ name }) => quoted(name)).join(', ')
}

type Reference = { table: string; name: string; definition: string }

/**
 * Tables refer to each other in circles, so foreign keys are dropped while rows are inserted, and checked at the end.
 */
async function dropReferences(client: Session): Promise<Reference[]> {
  const { rows } = await client.query<Reference>(
    `select relation.relname as table, reference.conname as name, pg_get_constraintdef(reference.oid) as definition
     from pg_constraint as reference join pg_class as relation on relation.oid = reference.conrelid
     where reference.contype = 'f' and reference.connamespace = 'public'::regnamespace and not relation.relispartition
     order by 1, 2`,
  )
  for (const { table, name } of rows) await client.query(`alter table ${quoted(table)} drop constraint ${quoted(name)}`)
  return rows
}

/** A name of ours, quoted for SQL. */
function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
