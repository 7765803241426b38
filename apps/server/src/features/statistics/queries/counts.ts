import { and, eq, gte, inArray, type SQL, sql } from 'drizzle-orm'
import type { CountedDimension, CountsChange } from '@stratomate/domain/statistics/count-trade'
import { tradeStatistics } from '#server/db/tables/index.ts'
import type { Db } from '#server/features/database.ts'

/** Whose trades: of one account kind and currency; of one computer, or of all when `deviceId` is null. */
export type TradesOf = { userId: string; account: string; currency: string; deviceId: string | null }
/** The first day that counts; null for the beginning. */
export type Since = { from: string | null }

export type CountsRow = CountsChange & {
  userId: string
  account: string
  currency: string
  day: string
  dimension: CountedDimension
  value: string
  deviceId: string
}

const sums = {
  won: tradeStatistics.won,
  lost: tradeStatistics.lost,
  tied: tradeStatistics.tied,
  buyWon: tradeStatistics.buyWon,
  buyLost: tradeStatistics.buyLost,
  stakeCents: tradeStatistics.stakeCents,
  payoutUnits: tradeStatistics.payoutUnits,
  profitCents: tradeStatistics.profitCents,
}
const summed = Object.values(sums).map(({ name }) => name)

/** Adds to the counts: one statement, its rows in the order of their keys, which prevents deadlocks. */
export async function raiseCounts(db: Db, rows: readonly CountsRow[]): Promise<void> {
  const keys = ['user_id', 'dimension', 'account', 'currency', 'day', 'value', 'device_id']
  const list = (names: readonly string[]) => sql.join(names.map(sql.identifier), sql`, `)
  const columns = [...keys, ...summed]
  const records = rows.map((row) => ({
    user_id: row.userId,
    dimension: row.dimension,
    account: row.account,
    currency: row.currency,
    day: row.day,
    value: row.value,
    device_id: row.deviceId,
    ...Object.fromEntries(Object.entries(sums).map(([key, { name }]) => [name, Reflect.get(row, key)])),
  }))
  const raised = sql.join(
    summed.map(
      (name) => sql`${sql.identifier(name)} = counted.${sql.identifier(name)} + excluded.${sql.identifier(name)}`,
    ),
    sql`, `,
  )
  await db.execute(sql`
    insert into ${tradeStatistics} as counted (${list(columns)})
    select ${list(columns)} from jsonb_populate_recordset(null::${tradeStatistics}, ${JSON.stringify(records)}::jsonb)
    order by ${list(keys)}
    on conflict (${list(keys)}) do update set ${raised}`)
}

export type TotalRow = Omit<CountsRow, 'userId' | 'dimension' | 'value'>

/** The result of every day, by account, currency and computer, oldest first. */
export function selectTotals(db: Db, userId: string): Promise<TotalRow[]> {
  const { account, currency, day, deviceId } = tradeStatistics
  return db
    .select({ account, currency, day, deviceId, ...sums })
    .from(tradeStatistics)
    .where(and(eq(tradeStatistics.userId, userId), eq(tradeStatistics.dimension, 'total')))
    .orderBy(day)
}

export type CellRow = CountsChange & { dimension: string; value: string }

/** The counts of a period by each value of the dimensions. */
export function selectCells(db: Db, { of, since, dimensions }: Asked): Promise<CellRow[]> {
  const { dimension, value } = tradeStatistics
  return db
    .select({ dimension, value, ...summedUp() })
    .from(tradeStatistics)
    .where(isAsked({ of, since, dimensions }))
    .groupBy(dimension, value)
}

/** The counts of a period day by day, only of trades with one of the values. */
export function selectDaysWith(
  db: Db,
  asked: Asked,
  values: readonly string[],
): Promise<(CountsChange & { day: string })[]> {
  const { day, value } = tradeStatistics
  return db
    .select({ day, ...summedUp() })
    .from(tradeStatistics)
    .where(and(isAsked(asked), inArray(value, [...values])))
    .groupBy(day)
    .orderBy(day)
}

type Asked = { of: TradesOf; since: Since; dimensions: readonly CountedDimension[] }

function isAsked({ of, since, dimensions }: Asked): SQL | undefined {
  const { userId, account, currency, deviceId, day, dimension } = tradeStatistics
  return and(
    eq(userId, of.userId),
    inArray(dimension, [...dimensions]),
    eq(account, of.account),
    eq(currency, of.currency),
    since.from === null ? undefined : gte(day, since.from),
    of.deviceId === null ? undefined : eq(deviceId, of.deviceId),
  )
}

function summedUp() {
  const sumOf = (column: (typeof sums)[keyof typeof sums]) => sql<number>`sum(${column})`.mapWith(Number)
  return {
    won: sumOf(sums.won),
    lost: sumOf(sums.lost),
    tied: sumOf(sums.tied),
    buyWon: sumOf(sums.buyWon),
    buyLost: sumOf(sums.buyLost),
    stakeCents: sumOf(sums.stakeCents),
    payoutUnits: sumOf(sums.payoutUnits),
    profitCents: sumOf(sums.profitCents),
  }
}
