import { and, eq, gt, gte, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import {
  contentReports,
  conversations,
  devices,
  invoices,
  licences,
  outboxMails,
  subscriptions,
  usedTrials,
  users,
} from '#server/db/tables/index.ts'
import type { Db } from '../../database.ts'

export type DayRow = { day: string; value: number }
type Series = { table: PgTable; at: PgColumn; since: Date; sum?: PgColumn; where?: SQL | undefined }

/** One number for each UTC day with data: the count of rows, or the sum of a column. */
async function selectByDay(db: Db, { table, at, since, sum, where }: Series): Promise<DayRow[]> {
  const day = sql<string>`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD')`
  const value = sum === undefined ? sql<number>`count(*)::int` : sql<string>`sum(${sum})`
  const rows = await db
    .select({ day, value })
    .from(table)
    .where(and(gte(at, since), where))
    .groupBy(day)
  return rows.map((row) => ({ day: row.day, value: Number(row.value) }))
}

export function selectNewAccounts(db: Db, since: Date): Promise<DayRow[]> {
  return selectByDay(db, { table: users, at: users.createdAt, since })
}

export function selectTrialsByDay(db: Db, since: Date): Promise<DayRow[]> {
  return selectByDay(db, { table: usedTrials, at: usedTrials.usedAt, since })
}

type Money = { since: Date; liveMode: boolean }

/** US cents paid for subscriptions, by the day of the payment. */
export function selectInvoiceMoney(db: Db, { since, liveMode }: Money): Promise<DayRow[]> {
  const where = and(
    isNull(invoices.refundedAt),
    eq(invoices.liveMode, liveMode),
    eq(sql`lower(${invoices.currency})`, 'usd'),
    eq(invoices.status, 'paid'),
  )
  return selectByDay(db, { table: invoices, at: invoices.paidAt, since, sum: invoices.amountCents, where })
}

/** US cents paid for licences, by the day of the payment. */
export function selectLicenceMoney(db: Db, { since, liveMode }: Money): Promise<DayRow[]> {
  const where = and(eq(licences.state, 'paid'), eq(licences.liveMode, liveMode))
  return selectByDay(db, { table: licences, at: licences.paidAt, since, sum: licences.amountCents, where })
}

export type Totals = {
  accounts: number
  trials: number
  active: number
  withProblem: number
  computers: number
  failedMails: number
}

/** Present totals. `computersSince` and `mailsSince` begin the time for which those two are counted. */
export async function selectTotals(
  db: Db,
  { computersSince, mailsSince }: Record<'computersSince' | 'mailsSince', Date>,
): Promise<Totals> {
  const status = subscriptions.status
  const [accounts, trials, active, withProblem, computers, failedMails] = await Promise.all([
    db.$count(users),
    db.$count(subscriptions, eq(status, 'trial')),
    db.$count(subscriptions, eq(status, 'active')),
    db.$count(subscriptions, eq(status, 'problem')),
    db.$count(devices, and(isNotNull(devices.stateAt), gt(devices.stateAt, computersSince), isNull(devices.revokedAt))),
    db.$count(outboxMails, and(eq(outboxMails.state, 'failed'), gt(outboxMails.createdAt, mailsSince))),
  ])
  return { accounts, trials, active, withProblem, computers, failedMails }
}

type Age = { waiting: number; since: Date | null }

/** Open reports of the community, and the oldest of them. */
export function selectOpenReportAge(db: Db): Promise<Age> {
  return selectAge(db, { at: contentReports.reportedAt, table: contentReports, where: isNull(contentReports.closedAt) })
}

/** Chats in which the person has written last, and since when the first of them waits. */
export function selectWaitingChatAge(db: Db): Promise<Age> {
  const { state, lastSide, lastMessageAt } = conversations
  const where = and(eq(state, 'open'), eq(lastSide, 'person'))
  return selectAge(db, { at: lastMessageAt, table: conversations, where })
}

async function selectAge(db: Db, { table, at, where }: Pick<Series, 'table' | 'at' | 'where'>): Promise<Age> {
  const since = sql<string | null>`min(${at})`
  const [row] = await db
    .select({ waiting: sql<number>`count(*)::int`, since })
    .from(table)
    .where(where)
  return { waiting: row?.waiting ?? 0, since: typeof row?.since === 'string' ? new Date(row.since) : null }
}
