import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'

/** A database that this version must leave alone: another version or another program has made it. */
export class ForeignDatabase extends Error {}

/**
 * The first migration as it was at first: trades had no candle. A database of that time gets the column, with the
 * candle that had just closed when the signal came, and is then migrated like any other.
 */
const firstDayAt = 1_795_255_304_210

const historyTable = '__drizzle_migrations'
const history = sql.raw(`drizzle.${historyTable}`)
/** Enough rows to tell our database from another version's or another program's. */
const ourTables = ['users', 'sessions', 'trades']

/**
 * Reads which migrations a database has had, before anything in it is changed. They must be ours in their order,
 * because the library compares the newest only. Additional ones come from a newer release, and old servers keep running
 * beside it. @throws ForeignDatabase
 */
export async function requireKnownHistory(db: NodePgDatabase, migrationsFolder: string): Promise<void> {
  const known = readMigrationFiles({ migrationsFolder }).map(({ folderMillis, hash }) => ({ at: folderMillis, hash }))
  const { recorded, tables } = await readHistory(db)
  if (recorded.length === 0) {
    if (tables.length > 0) throw new ForeignDatabase(occupiedText(tables))
    return
  }
  const [first, ...later] = recorded
  const isOfFirstDay = first === firstDayAt
  const compared = isOfFirstDay ? [known[0]?.at ?? 0, ...later] : recorded
  const unknown = compared.filter((at, place) => place < known.length && at !== known[place]?.at)
  if (unknown.length > 0) throw new ForeignDatabase(foreignText(unknown))
  if (isOfFirstDay && known[0] !== undefined) await completeFirstDay(db, known[0])
}

/** Both in one query, since another server may be creating the tables. */
function readHistory(db: NodePgDatabase): Promise<{ recorded: number[]; tables: string[] }> {
  return db.transaction(
    async (tx) => {
      const { rows } = await tx.execute<{ name: string }>(
        sql`select tablename as name from pg_tables where (schemaname = 'drizzle' and tablename = ${historyTable})
          or (schemaname = 'public' and tablename in ${ourTables}) order by 1`,
      )
      const names = rows.map(({ name }) => name)
      const tables = names.filter((name) => name !== historyTable)
      if (!names.includes(historyTable)) return { recorded: [], tables }
      const { rows: recorded } = await tx.execute<{ at: string }>(
        sql`select created_at::text as at from ${history} order by created_at`,
      )
      return { recorded: recorded.map(({ at }) => Number(at)), tables }
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

async function completeFirstDay(db: NodePgDatabase, { at, hash }: { at: number; hash: string }): Promise<void> {
  await db.transaction(async (tx) => {
    // Another server that starts at the same time waits for this row, and then finds nothing left to do.
    const { rowCount } = await tx.execute(
      sql`update ${history} set created_at = ${at}, hash = ${hash} where created_at = ${firstDayAt}`,
    )
    if (rowCount !== 1) return
    await tx.execute(sql`alter table trades add column candle_time bigint`)
    await tx.execute(
      sql`update trades set candle_time = greatest(0, (floor(extract(epoch from signal_at) / timeframe_s) - 1) * timeframe_s)`,
    )
    await tx.execute(sql`alter table trades alter column candle_time set not null`)
  })
}

function occupiedText(tables: readonly string[]): string {
  return `The database holds tables of another program (${tables.join(', ')}). Nothing was changed in it. Give the service a database of its own: set DATABASE_URL or DATA_DIR to an empty place.`
}

function foreignText(unknown: readonly number[]): string {
  const newest = new Date(Math.max(...unknown)).toISOString().slice(0, 10)
  const changes = unknown.length === 1 ? 'a change' : `${unknown.length} changes`
  return `The database was made by another version of the service: its tables have ${changes} that this version does not know, the newest of ${newest}. Nothing was changed in it. Start the version that made it, or set DATABASE_URL or DATA_DIR to an empty place.`
}
