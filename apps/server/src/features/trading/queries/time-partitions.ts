import { type SQL, sql } from 'drizzle-orm'
import type { Database, Db } from '#server/features/database.ts'

/** A table that PostgreSQL may keep as partitions by a moment of its rows, which never changes. */
export type TimedTable = {
  name: string
  /** The moment, `timestamptz`. */
  column: string
  /** Indexes beside the key, each with what stands behind `on TABLE`. */
  indexes: Readonly<Record<string, string>>
}

/** The rows of a table as the database estimates them; two million take about two seconds. */
const splitRowsMax = 2_000_000
const byHand = 'docs/runbooks/several-servers.md says how to do it by hand'

/** `end` is the first moment after it; null for the partition that takes everything without one. */
export type Partition = { name: string; end: Date | null }

/** The partitions; none while the table is not partitioned. */
export async function readPartitions(db: Db, table: TimedTable): Promise<Partition[]> {
  const { rows } = await db.execute<{ name: string; end_ms: number | null }>(sql`
    select child.relname as name, extract(epoch from substring(
      pg_get_expr(child.relpartbound, child.oid) from 'TO [(]''([^'']+)''[)]')::timestamptz)::float8 * 1000 as end_ms
    from pg_inherits join pg_class as child on child.oid = inhrelid
    where inhparent = ${table.name}::regclass order by 1`)
  return rows.map(({ name, end_ms: endMs }) => ({ name, end: endMs === null ? null : new Date(endMs) }))
}

/**
 * Makes partitions of the table, once: its present content becomes the first of them, without a copy, and ends at
 * `end`. Servers of the release before keep reading and writing, because all their statements mean the same. A row is
 * then identified by its id together with its moment.
 */
export async function splitTable(db: Database, table: TimedTable, end: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ kind: string; count: number }>(
      sql`select relkind as kind, reltuples::float8 as count from pg_class where oid = ${table.name}::regclass`,
    )
    if (rows[0]?.kind === 'p') return
    // Creating its key would take longer than a statement may, and callers would have to wait for that at each run.
    if ((rows[0]?.count ?? 0) > splitRowsMax)
      throw new Error(`${table.name} is too large to be split beside calls: ${byHand}`)
    for (const statement of splitStatements(table, end)) await tx.execute(statement)
  })
}

function splitStatements({ name, column, indexes }: TimedTable, end: Date): SQL[] {
  const [whole, before, rest] = [sql.identifier(name), sql.identifier(`${name}_before`), sql.identifier(`${name}_rest`)]
  const [key, owner, moment] = [`${name}_pkey`, `${name}_user_id_users_id_fk`, column].map((each) =>
    sql.identifier(each),
  )
  const ofBefore = (index: string) => sql.identifier(index.replace(name, `${name}_before`))
  return [
    sql`lock table ${whole} in access exclusive mode`,
    sql`alter table ${whole} rename to ${before}`,
    sql`alter table ${before} drop constraint ${key}`,
    ...Object.keys(indexes).map((index) => sql`alter index ${sql.identifier(index)} rename to ${ofBefore(index)}`),
    sql`create table ${whole} (like ${before} including defaults including constraints) partition by range (${moment})`,
    sql`alter table ${whole} add constraint ${key} primary key (id, ${moment})`,
    sql`alter table ${whole} add constraint ${owner} foreign key (user_id) references users (id) on delete cascade`,
    ...Object.entries(indexes).map(
      ([index, definition]) => sql`create index ${sql.identifier(index)} on ${whole} ${sql.raw(definition)}`,
    ),
    sql`create table ${rest} partition of ${whole} default`,
    // An app whose clock is ahead has sent rows that belong to later partitions.
    sql`with moved as (delete from ${before} where ${moment} >= ${instant(end)} returning *)
      insert into ${whole} select * from moved`,
    sql`alter table ${whole} attach partition ${before} for values from (minvalue) to (${instant(end)})`,
  ]
}

type Ahead = {
  /** Where the first begins when all others are gone. */
  first: Date
  horizon: Date
  /** Where one that begins at a moment ends. */
  endOf: (start: Date) => Date
}

/** Makes partitions from the end of the last one on, until one ends at `horizon` or later. */
export async function addPartitions(db: Database, table: TimedTable, { first, horizon, endOf }: Ahead): Promise<void> {
  const ends = (await readPartitions(db, table)).flatMap(({ end }) => (end === null ? [] : [end.getTime()]))
  for (let start = ends.length === 0 ? first : new Date(Math.max(...ends)); start < horizon;) {
    const end = endOf(start)
    await addPartition(db, table, { start, end })
    start = end
  }
}

/** Rows of its time that came earlier are moved there. */
async function addPartition(
  db: Database,
  table: TimedTable,
  { start, end }: { start: Date; end: Date },
): Promise<void> {
  const [whole, rest] = [sql.identifier(table.name), sql.identifier(`${table.name}_rest`)]
  const partition = sql.identifier(`${table.name}_${start.toISOString().slice(0, 10).replaceAll('-', '')}`)
  const moment = sql.identifier(table.column)
  const [from, to] = [instant(start), instant(end)]
  await db.transaction(async (tx) => {
    await tx.execute(sql`create table ${partition} (like ${whole} including defaults including constraints)`)
    await tx.execute(sql`with moved as (delete from ${rest} where ${moment} >= ${from} and ${moment} < ${to} returning *)
      insert into ${partition} select * from moved`)
    await tx.execute(sql`alter table ${whole} attach partition ${partition} for values from (${from}) to (${to})`)
  })
}

/** Deletes partitions that end at the moment or before, each whole. */
export async function dropPartitions(db: Db, table: TimedTable, cutoff: Date): Promise<void> {
  for (const { name, end } of await readPartitions(db, table)) {
    if (end !== null && end <= cutoff) await db.execute(sql`drop table ${sql.identifier(name)}`)
  }
}

/** Bounds of partitions cannot be parameters. */
function instant(at: Date): SQL {
  return sql.raw(`'${at.toISOString()}'`)
}
