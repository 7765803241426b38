import { lt, type SQL, sql } from 'drizzle-orm'
import { refusals } from '#server/db/tables/index.ts'
import type { Database, Db } from '#server/features/database.ts'

/** A partition of the refusals; `end` is the moment after its last, null for the one that takes what no other does. */
export type RefusalDay = { name: string; end: Date | null }

/** The partitions; none while the table is one. */
export async function readDays(db: Db): Promise<RefusalDay[]> {
  const { rows } = await db.execute<{ name: string; end_ms: number | null }>(sql`
    select child.relname as name, extract(epoch from substring(
      pg_get_expr(child.relpartbound, child.oid) from 'TO [(]''([^'']+)''[)]')::timestamptz)::float8 * 1000 as end_ms
    from pg_inherits join pg_class as child on child.oid = inhrelid
    where inhparent = 'refusals'::regclass order by 1`)
  return rows.map(({ name, end_ms: endMs }) => ({ name, end: endMs === null ? null : new Date(endMs) }))
}

export async function deleteRefusalsBefore(db: Db, cutoff: Date): Promise<void> {
  await db.delete(refusals).where(lt(refusals.at, cutoff))
}

/**
 * Makes partitions of the one table, once: what is there becomes the first of them, without a copy, and ends at `end`.
 * Servers of the release before write and read on, because every statement of theirs means the same. The identity of a
 * refusal is then its id with its moment, which an app never changes, so a report that comes again is known.
 */
export async function splitByDay(db: Database, end: Date): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ kind: string }>(
      sql`select relkind as kind from pg_class where oid = 'refusals'::regclass`,
    )
    if (rows[0]?.kind === 'p') return
    for (const statement of splitStatements(end)) await tx.execute(statement)
  })
}

function splitStatements(end: Date): SQL[] {
  return [
    sql`lock table refusals in access exclusive mode`,
    sql`alter table refusals rename to refusals_before`,
    sql`alter table refusals_before drop constraint refusals_pkey`,
    sql`alter index refusals_newest rename to refusals_before_newest`,
    sql`alter index refusals_at rename to refusals_before_at`,
    sql`create table refusals (like refusals_before including defaults including constraints) partition by range (at)`,
    sql`alter table refusals add constraint refusals_pkey primary key (id, at)`,
    sql`alter table refusals add constraint refusals_user_id_users_id_fk
      foreign key (user_id) references users (id) on delete cascade`,
    sql`create index refusals_newest on refusals (user_id, at desc nulls last, id desc nulls last)`,
    sql`create index refusals_at on refusals (at)`,
    sql`create table refusals_rest partition of refusals default`,
    // An app whose clock is ahead has sent what belongs to later days.
    sql`with moved as (delete from refusals_before where at >= ${instant(end)} returning *)
      insert into refusals select * from moved`,
    sql`alter table refusals attach partition refusals_before for values from (minvalue) to (${instant(end)})`,
  ]
}

/** Makes the partition of a day that has none; what had come for it already moves there. */
export async function addDay(db: Database, day: Date): Promise<void> {
  const name = `refusals_${day.toISOString().slice(0, 10).replaceAll('-', '')}`
  if ((await readDays(db)).some((known) => known.name === name)) return
  const partition = sql.identifier(name)
  const next = new Date(day)
  next.setUTCDate(next.getUTCDate() + 1)
  const [from, to] = [instant(day), instant(next)]
  await db.transaction(async (tx) => {
    await tx.execute(sql`create table ${partition} (like refusals including defaults including constraints)`)
    await tx.execute(sql`with moved as (delete from refusals_rest where at >= ${from} and at < ${to} returning *)
      insert into ${partition} select * from moved`)
    await tx.execute(sql`alter table refusals attach partition ${partition} for values from (${from}) to (${to})`)
  })
}

/** Deletes a day whole. */
export async function dropDay(db: Db, name: string): Promise<void> {
  await db.execute(sql`drop table ${sql.identifier(name)}`)
}

/** Bounds of partitions cannot be parameters. */
function instant(at: Date): SQL {
  return sql.raw(`'${at.toISOString()}'`)
}
