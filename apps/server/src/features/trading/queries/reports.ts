import type { Trade, TradeState } from '@stratomate/contracts'
import { and, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { leases, quotaDays, trades, webhooks } from '#server/db/tables/index.ts'
import type { Db } from '#server/features/database.ts'
import { isAnyOf } from '#server/db/conditions.ts'
import { dayKeyOf } from './leases.ts'
import type { LeaseRow } from './quota.ts'
import { isSentWithin, spanOfIds, spanOfLeases, spanOfSending } from './sending-spans.ts'
import { toTrade } from './trades.ts'

/** A trade with the account and the computer that reported it. */
export type OwnedTrade = Trade & { userId: string; deviceId: string }

const columns = Object.entries(getTableColumns(trades)).map(([key, { name }]) => ({ key, name }))

/** What a later report may change of a trade. */
const movable = [
  'acknowledged_at',
  'expires_at',
  'payout_pct',
  'entry_price',
  'state',
  'result',
  'profit_cents',
] as const

/** `hasWebhooks`: whether the account has webhooks that may want its trades. */
export type LockedLease = LeaseRow & { hasWebhooks: boolean }

/**
 * Leases that accounts name, locked for this transaction in the order of their ids: two reports under one lease are
 * counted one after the other, and none is counted while the lease is being closed. Another account's are left out.
 */
export async function lockLeases(
  db: Db,
  named: readonly { leaseId: string; userId: string }[],
): Promise<Map<string, LockedLease>> {
  const ids = sql.param(named.map(({ leaseId }) => leaseId))
  const owners = sql.param(named.map(({ userId }) => userId))
  const { userId, switchedOffAt } = webhooks
  const hasWebhooks = sql<boolean>`exists (select from ${webhooks} where ${userId} = ${leases.userId} and ${switchedOffAt} is null)`
  const rows = await db
    .select({ ...getTableColumns(leases), hasWebhooks })
    .from(leases)
    .where(sql`(${leases.id}, ${leases.userId}) in (select * from unnest(${ids}::uuid[], ${owners}::uuid[]))`)
    .orderBy(leases.id)
    .for('update')
  return new Map(rows.map((row) => [row.id, row]))
}

/** Trades by the ids of reported ones, locked for this transaction in the order of their ids. */
export async function lockTrades(
  db: Db,
  reported: readonly Pick<Trade, 'id' | 'sentAt'>[],
): Promise<Map<string, OwnedTrade>> {
  const ids = [...new Set(reported.map(({ id }) => id))]
  const rows = await db
    .select()
    .from(trades)
    .where(and(isAnyOf(trades.id, ids), isSentWithin(spanOfIds(reported))))
    .orderBy(trades.id)
    .for('update')
  return new Map(rows.map((row) => [row.id, { ...toTrade(row), userId: row.userId, deviceId: row.deviceId }]))
}

/** Stores the changed trades with one statement. */
export async function updateTrades(db: Db, moved: readonly OwnedTrade[]): Promise<void> {
  const changes = sql.join(
    movable.map((name) => sql`${sql.identifier(name)} = moved.${sql.identifier(name)}`),
    sql`, `,
  )
  await db.execute(sql`update ${trades} set ${changes} from ${recordsOf(moved)} as moved
    where ${trades.id} = moved.id and ${trades.sentAt} = moved.sent_at and ${isSentWithin(spanOfSending(moved))}`)
}

export type Use = { userId: string; day: string; count: number }

/** How many trades were not stored before, and what each named day has used now, by `dayKeyOf`. */
export type StoredReports = { inserted: number; used: Map<string, number> }

/**
 * Stores new trades and adds to what accounts have used of their days: one statement, because the leases stay locked
 * for each trip to the database. Trades before days, each in the order of their keys, which prevents deadlocks.
 */
export async function storeReports(
  db: Db,
  { added, uses }: { added: readonly OwnedTrade[]; uses: readonly Use[] },
): Promise<StoredReports> {
  const names = list(columns.map(({ name }) => name))
  const users = sql.param(uses.map(({ userId }) => userId))
  const days = sql.param(uses.map(({ day }) => day))
  const counts = sql.param(uses.map(({ count }) => count))
  const result = await db.execute<{ inserted: number; user_id: string | null; day: string; used: number }>(sql`
    with stored as (
      insert into ${trades} (${names}) select ${names} from ${recordsOf(added)} order by id
      on conflict do nothing returning id
    ), counted as (
      insert into ${quotaDays} (user_id, day, limit_count, used)
      select account, day, 0, added
      from unnest(${users}::uuid[], ${days}::date[], ${counts}::int[]) as one (account, day, added)
      order by account, day
      on conflict (user_id, day) do update set used = ${quotaDays.used} + excluded.used
      returning user_id, day::text, used
    )
    select total.inserted, counted.* from (select count(*)::int as inserted from stored) as total left join counted on true`)
  const used = result.rows.flatMap(({ user_id: userId, day, used: count }): [string, number][] =>
    userId === null ? [] : [[dayKeyOf({ userId, day }), count]],
  )
  return { inserted: result.rows[0]?.inserted ?? 0, used: new Map(used) }
}

/** How many trades in one of `states` were reported under each lease. */
export async function countTradesOf(
  db: Db,
  named: readonly Pick<LeaseRow, 'id' | 'day'>[],
  states: readonly TradeState[],
): Promise<Map<string, number>> {
  const ids = named.map(({ id }) => id)
  const rows = await db
    .select({ leaseId: trades.leaseId, count: sql<number>`count(*)::int` })
    .from(trades)
    .where(and(isAnyOf(trades.leaseId, ids), isAnyOf(trades.state, states), isSentWithin(spanOfLeases(named))))
    .groupBy(trades.leaseId)
  return new Map(rows.map(({ leaseId, count }) => [leaseId, count]))
}

/**
 * The rows as one parameter, however many they are: separate parameters for each row cost more than the database's
 * work.
 */
function recordsOf(rows: readonly OwnedTrade[]): SQL {
  const records = rows.map((row) => Object.fromEntries(columns.map(({ key, name }) => [name, Reflect.get(row, key)])))
  return sql`jsonb_populate_recordset(null::${trades}, ${JSON.stringify(records)}::jsonb)`
}

function list(names: readonly string[]): SQL {
  return sql.join(
    names.map((name) => sql.identifier(name)),
    sql`, `,
  )
}
