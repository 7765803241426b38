import { and, asc, eq, gte, isNotNull, lt, sql } from 'drizzle-orm'
import type { MoneyCourse } from '@stratomate/domain/statistics/money-course'
import { moneyCourses, trades } from '#server/db/tables/index.ts'
import type { Db } from '#server/features/database.ts'
import type { TradesOf } from './counts.ts'

/** The scope of all computers together. */
const everyComputer = '00000000-0000-0000-0000-000000000000'

export type DayCourse = MoneyCourse & { day: string }

export function selectCourses(db: Db, of: TradesOf): Promise<DayCourse[]> {
  const { id: _id, userId, account, currency, scope, ...course } = columnsOf()
  return db
    .select(course)
    .from(moneyCourses)
    .where(
      and(
        eq(userId, of.userId),
        eq(account, of.account),
        eq(currency, of.currency),
        eq(scope, of.deviceId ?? everyComputer),
      ),
    )
}

/** Stores the courses of days; a course of fewer trades never replaces one of more. */
export async function storeCourses(db: Db, of: TradesOf, courses: readonly DayCourse[]): Promise<void> {
  const { userId, account, currency, deviceId } = of
  const columns = columnsOf()
  const {
    id: _id,
    userId: _user,
    account: _account,
    currency: _currency,
    scope: _scope,
    day: _day,
    ...figures
  } = columns
  const renewed = Object.fromEntries(
    Object.entries(figures).map(([key, { name }]) => [key, sql`excluded.${sql.identifier(name)}`]),
  )
  await db
    .insert(moneyCourses)
    .values(courses.map((course) => ({ ...course, userId, account, currency, scope: deviceId ?? everyComputer })))
    .onConflictDoUpdate({
      target: [columns.userId, columns.account, columns.currency, columns.scope, columns.day],
      set: renewed,
      setWhere: sql`${moneyCourses.trades} < excluded.trades`,
    })
}

function columnsOf() {
  const { id, userId, account, currency, scope, day, trades: count, hasWin } = moneyCourses
  const { netCents, highCents, lowCents, fallCents, lossRunFirst, lossRunLast, lossRunLongest } = moneyCourses
  const course = { netCents, highCents, lowCents, fallCents, lossRunFirst, lossRunLast, lossRunLongest, hasWin }
  return { id, userId, account, currency, scope, day, trades: count, ...course }
}

export type OutcomeRow = { sentAt: Date; result: string | null; profitCents: number | null }

/** Outcomes of the trades sent in a span, in the order of their ends. */
export function selectOutcomes(
  db: Db,
  of: TradesOf,
  { from, before }: { from: Date; before: Date },
): Promise<OutcomeRow[]> {
  return db
    .select({ sentAt: trades.sentAt, result: trades.result, profitCents: trades.profitCents })
    .from(trades)
    .where(
      and(
        eq(trades.userId, of.userId),
        gte(trades.sentAt, from),
        lt(trades.sentAt, before),
        eq(trades.account, of.account),
        eq(trades.currency, of.currency),
        eq(trades.state, 'settled'),
        isNotNull(trades.result),
        of.deviceId === null ? undefined : eq(trades.deviceId, of.deviceId),
      ),
    )
    .orderBy(asc(trades.expiresAt), asc(trades.id))
}
