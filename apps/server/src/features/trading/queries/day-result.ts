import { and, count, eq, gte, inArray, lt, sql } from 'drizzle-orm'
import { trades } from '#server/db/tables/index.ts'
import type { Db } from '#server/features/database.ts'

/** `states` are those of trades that count. */
type Span = { userId: string; from: Date; before: Date; states: readonly string[] }
type ResultRow = Record<'won' | 'lost' | 'tied' | 'open', number> & {
  account: string
  currency: string
  profitCents: string
}

/** The result of an account's counted trades that were sent within a span, by broker account and currency. */
export function selectResults(db: Db, { userId, from, before, states }: Span): Promise<ResultRow[]> {
  const countOf = (result: string) => count(sql`case when ${trades.result} = ${result} then 1 end`)
  return db
    .select({
      account: trades.account,
      currency: trades.currency,
      won: countOf('won'),
      lost: countOf('lost'),
      tied: countOf('tie'),
      open: count(sql`case when ${trades.result} is null then 1 end`),
      profitCents: sql<string>`coalesce(sum(${trades.profitCents}), 0)`,
    })
    .from(trades)
    .where(
      and(
        eq(trades.userId, userId),
        gte(trades.sentAt, from),
        lt(trades.sentAt, before),
        inArray(trades.state, [...states]),
      ),
    )
    .groupBy(trades.account, trades.currency)
}
