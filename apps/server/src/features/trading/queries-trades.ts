import { Refusal, Trade } from '@stratomate/contracts'
import { and, desc, eq, inArray, lt, or, sql } from 'drizzle-orm'
import { leases, refusals, trades } from '#server/db/tables/index.ts'
import type { Db } from '../database.ts'
import type { LeaseRow } from './queries-quota.ts'

/** Where a page ends: the instant and id of its last row. */
export type PageEnd = { at: Date; id: string }

const instants = ['signalAt', 'receivedAt', 'sentAt', 'acknowledgedAt', 'expiresAt'] as const
type TradeRow = typeof trades.$inferSelect

function toTrade(row: TradeRow): Trade {
  const times = Object.fromEntries(instants.map((name) => [name, row[name]?.toISOString() ?? null]))
  return Trade.parse({ ...row, ...times })
}

function toRow(trade: Trade, owner: { userId: string; deviceId: string }) {
  return {
    ...trade,
    ...owner,
    signalAt: new Date(trade.signalAt),
    receivedAt: new Date(trade.receivedAt),
    sentAt: new Date(trade.sentAt),
    acknowledgedAt: trade.acknowledgedAt === null ? null : new Date(trade.acknowledgedAt),
    expiresAt: new Date(trade.expiresAt),
  }
}

export async function selectTradesByIds(db: Db, ids: string[]): Promise<Map<string, Trade & { userId: string }>> {
  const rows = await db.select().from(trades).where(inArray(trades.id, ids)).orderBy(trades.id).for('update')
  return new Map(rows.map((row) => [row.id, { ...toTrade(row), userId: row.userId }]))
}

/** Inserts a trade; false when another transaction has just inserted it. */
export async function insertTrade(db: Db, trade: Trade, owner: { userId: string; deviceId: string }): Promise<boolean> {
  const rows = await db.insert(trades).values(toRow(trade, owner)).onConflictDoNothing().returning({ id: trades.id })
  return rows.length === 1
}

export async function updateTrade(db: Db, trade: Trade): Promise<void> {
  const { acknowledgedAt, expiresAt, payoutPct, entryPrice, state, result, profitCents } = trade
  await db
    .update(trades)
    .set({
      acknowledgedAt: acknowledgedAt === null ? null : new Date(acknowledgedAt),
      expiresAt: new Date(expiresAt),
      payoutPct,
      // What the broker has once told stays: a later report may come from an app that did not keep it.
      entryPrice: sql`coalesce(${trades.entryPrice}, ${entryPrice})`,
      state,
      result,
      profitCents,
    })
    .where(eq(trades.id, trade.id))
}

export async function selectTrades(
  db: Db,
  page: { userId: string; after: PageEnd | null; count: number },
): Promise<Trade[]> {
  const { userId, after, count } = page
  const older =
    after === null
      ? undefined
      : or(lt(trades.sentAt, after.at), and(eq(trades.sentAt, after.at), lt(trades.id, after.id)))
  const rows = await db
    .select()
    .from(trades)
    .where(and(eq(trades.userId, userId), older))
    .orderBy(desc(trades.sentAt), desc(trades.id))
    .limit(count)
  return rows.map(toTrade)
}

/**
 * Leases of the account, locked for this transaction: two reports under one lease are counted one after the other, and
 * none is counted while the lease is being closed.
 */
export async function lockLeases(db: Db, ids: string[], userId: string): Promise<Map<string, LeaseRow>> {
  const rows = await db
    .select()
    .from(leases)
    .where(and(inArray(leases.id, ids), eq(leases.userId, userId)))
    .orderBy(leases.id)
    .for('update')
  return new Map(rows.map((row) => [row.id, row]))
}

/** Inserts refusals; those known by their id are left alone. Answers the new ones. */
export async function insertRefusals(
  db: Db,
  items: Refusal[],
  owner: { userId: string; deviceId: string },
): Promise<Refusal[]> {
  const rows = await db
    .insert(refusals)
    .values(items.map((item) => ({ ...item, ...owner, at: new Date(item.at) })))
    .onConflictDoNothing()
    .returning({ id: refusals.id })
  const fresh = new Set(rows.map((row) => row.id))
  return items.filter((item) => fresh.has(item.id))
}

export async function selectRefusals(
  db: Db,
  page: { userId: string; after: PageEnd | null; count: number },
): Promise<Refusal[]> {
  const { userId, after, count } = page
  const older =
    after === null
      ? undefined
      : or(lt(refusals.at, after.at), and(eq(refusals.at, after.at), lt(refusals.id, after.id)))
  const rows = await db
    .select()
    .from(refusals)
    .where(and(eq(refusals.userId, userId), older))
    .orderBy(desc(refusals.at), desc(refusals.id))
    .limit(count)
  return rows.map((row) => Refusal.parse({ ...row, at: row.at.toISOString() }))
}
