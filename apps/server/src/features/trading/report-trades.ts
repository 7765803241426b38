import type { Trade, TradeRejection, TradesAnswer } from '@stratomate/contracts'
import { countedTradeStates, countsTowardDay, isOverused, judgeTradeReport, tradeDay } from '@stratomate/domain'
import { AppError } from '../app-error.ts'
import { type Ctx, type DesktopActor, requireDesktop } from '../context.ts'
import type { Db } from '../database.ts'
import { recordOveruse } from './record-overuse.ts'
import { leaseCountOf } from './lease-count.ts'
import { addUsed, countLeaseTrades, type LeaseRow } from './queries-quota.ts'
import { insertTrade, lockLeases, selectTradesByIds, updateTrade } from './queries-trades.ts'
import { quotaOf } from './read-quota.ts'
import { tellLimit } from './tell-limit.ts'

type Verdict = { trade: Trade; rejected: TradeRejection | null; changed: boolean; counted: number }

/**
 * Stores trades that a device reports. Each counts once, on the day it was sent, however often and in whatever order
 * its reports arrive. Trades beyond a lease are stored (they happened), count, and end the day's leases of the account.
 */
export async function reportTrades(ctx: Ctx, reported: Trade[]): Promise<TradesAnswer> {
  const desktop = requireDesktop(ctx)
  const verdicts = await ctx.db.transaction(async (tx) => {
    const stored = await storeAll(tx, ctx, reported)
    if (hasCounted(stored)) {
      const quota = await quotaOf(tx, desktop.userId, ctx.now().getTime())
      await tellLimit(tx, ctx, { userId: desktop.userId, quota })
    }
    return stored
  })
  await announce(ctx, desktop.userId, verdicts)
  return {
    accepted: verdicts.filter((verdict) => verdict.rejected === null).map((verdict) => verdict.trade.id),
    rejected: verdicts.flatMap(({ trade, rejected }) => (rejected === null ? [] : [{ id: trade.id, code: rejected }])),
  }
}

async function storeAll(tx: Db, ctx: Ctx, reported: Trade[]): Promise<Verdict[]> {
  const desktop = requireDesktop(ctx)
  // Leases before trades, and both in the order of their ids: two batches never wait for each other.
  const leases = await lockLeases(tx, [...new Set(reported.map((trade) => trade.leaseId))], desktop.userId)
  const known = await selectTradesByIds(tx, [...new Set(reported.map((trade) => trade.id))])
  const verdicts: Verdict[] = []
  for (const trade of reported) {
    const stored = known.get(trade.id) ?? null
    const lease = leases.get(trade.leaseId) ?? null
    const verdict = await storeOne(tx, desktop, { trade, stored, lease })
    if (verdict.changed) known.set(trade.id, { ...trade, userId: desktop.userId })
    verdicts.push(verdict)
  }
  await countUse(tx, desktop.userId, verdicts)
  await findOveruse(tx, ctx, { leases, verdicts })
  return verdicts
}

type Report = { trade: Trade; stored: (Trade & { userId: string }) | null; lease: LeaseRow | null }

async function storeOne(tx: Db, desktop: DesktopActor, { trade, stored, lease }: Report): Promise<Verdict> {
  const rejectedAs = (code: TradeRejection): Verdict => ({ trade, rejected: code, changed: false, counted: 0 })
  // Any device of the account: one that was signed in anew reports what it did under its old name.
  if (lease === null) return rejectedAs('lease_unknown')
  if (stored !== null && stored.userId !== desktop.userId) return rejectedAs('identity_changed')
  if (lease.day !== tradeDay(trade)) return rejectedAs('sent_outside_lease')
  const judged = judgeTradeReport(stored, trade)
  switch (judged.kind) {
    case 'rejected':
      return rejectedAs(judged.code)
    case 'repeated':
      return { trade, rejected: null, changed: false, counted: 0 }
    case 'new':
      // Inserted by a twin of this report just now: the app sends the batch again.
      if (!(await insertTrade(tx, trade, desktop))) throw new AppError('conflict')
      break
    case 'moved':
      await updateTrade(tx, trade)
      break
    default:
      return judged satisfies never
  }
  const before = stored !== null && countsTowardDay(stored.state) ? 1 : 0
  const after = countsTowardDay(trade.state) ? 1 : 0
  return { trade, rejected: null, changed: true, counted: after - before }
}

async function countUse(tx: Db, userId: string, verdicts: Verdict[]): Promise<void> {
  const byDay = new Map<string, number>()
  for (const { trade, counted } of verdicts) {
    if (counted !== 0) byDay.set(tradeDay(trade), (byDay.get(tradeDay(trade)) ?? 0) + counted)
  }
  for (const day of [...byDay.keys()].toSorted()) await addUsed(tx, { userId, day }, byDay.get(day) ?? 0)
}

async function findOveruse(
  tx: Db,
  ctx: Ctx,
  { leases, verdicts }: { leases: Map<string, LeaseRow>; verdicts: Verdict[] },
): Promise<void> {
  const touched = new Set(verdicts.flatMap(({ trade, counted }) => (counted > 0 ? [trade.leaseId] : [])))
  for (const id of touched) {
    const lease = leases.get(id)
    if (lease === undefined || lease.n === -1) continue
    const trades = await countLeaseTrades(tx, id, countedTradeStates)
    if (isOverused(leaseCountOf(lease), trades)) await recordOveruse(tx, ctx, lease)
  }
}

async function announce(ctx: Ctx, userId: string, verdicts: Verdict[]): Promise<void> {
  const changed = verdicts.filter((verdict) => verdict.changed)
  for (const { trade } of changed) ctx.bus.toOwner(userId, 'trade.changed', { trade })
  if (hasCounted(verdicts)) {
    const quota = await quotaOf(ctx.db, userId, ctx.now().getTime())
    ctx.bus.toOwner(userId, 'quota.changed', { quota })
  }
}

function hasCounted(verdicts: readonly Verdict[]): boolean {
  return verdicts.some(({ changed, counted }) => changed && counted !== 0)
}
