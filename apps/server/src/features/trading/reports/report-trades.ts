import type { Quota, Trade, TradesAnswer } from '@stratomate/contracts'
import { countedTradeStates, isOverused, tradeDay } from '@stratomate/domain'
import { AppError } from '#server/features/app-error.ts'
import { type Ctx, requireDesktop } from '#server/features/context.ts'
import { createBatcher } from '#server/features/create-batcher.ts'
import type { Database, Db } from '#server/features/database.ts'
import { judgeReports, type Report, type Verdict } from './judge-reports.ts'
import { leaseCountOf } from '../leases/lease-count.ts'
import type { LeaseRow } from '../queries/quota.ts'
import {
  addUsed,
  countTradesOf,
  insertTrades,
  lockLeases,
  lockTrades,
  type Use,
  updateTrades,
} from '../queries/reports.ts'
import { quotasOf } from '../leases/read-quota.ts'
import { recordOveruse } from '../leases/record-overuse.ts'
import { tellLimit } from '../leases/tell-limit.ts'

/** A report with what it is stored with. */
type Call = Report & { ctx: Ctx }

/** Reports come in bursts, when candles close: as many as this are stored by the same transaction. */
const reportsMax = 64

const transactionsAtOnce = 2

export type TradeReports = (ctx: Ctx, reported: Trade[]) => Promise<TradesAnswer>

/** Takes reports of trades and stores those that come together in one transaction, each as if it had come alone. */
export function createTradeReports(db: Database): TradeReports {
  const store = createBatcher<Call, TradesAnswer>({
    itemsMax: reportsMax,
    atOnce: transactionsAtOnce,
    run: (calls) => storeReports(db, calls),
  })
  return (ctx, trades) => store({ ctx, desktop: requireDesktop(ctx), trades })
}

/**
 * Stores trades that a device reports. Each counts once, on the day it was sent, however often and in whatever order
 * its reports arrive. Trades beyond a lease are stored (they happened), count, and end the day's leases of the account.
 */
export async function reportTrades(ctx: Ctx, reported: Trade[]): Promise<TradesAnswer> {
  const [answer] = await storeReports(ctx.db, [{ ctx, desktop: requireDesktop(ctx), trades: reported }])
  if (answer === undefined) throw new Error('A report is left without an answer.')
  return answer
}

async function storeReports(db: Database, calls: readonly Call[]): Promise<TradesAnswer[]> {
  const { verdicts, quotas } = await db.transaction((tx) => storeAll(tx, calls))
  for (const [place, { ctx, desktop }] of calls.entries()) {
    for (const { trade, changed } of verdicts[place] ?? []) {
      if (changed) ctx.bus.toOwner(desktop.userId, 'trade.changed', { trade })
    }
  }
  for (const { ctx, desktop } of new Map(calls.map((call) => [call.desktop.userId, call])).values()) {
    const quota = quotas.get(desktop.userId)
    if (quota !== undefined) ctx.bus.toOwner(desktop.userId, 'quota.changed', { quota })
  }
  return verdicts.map(answerOf)
}

type StoredAll = { verdicts: Verdict[][]; quotas: ReadonlyMap<string, Quota> }

/** Leases before trades before days, each in the order of their keys: two transactions never wait for each other. */
async function storeAll(tx: Db, calls: readonly Call[]): Promise<StoredAll> {
  const reported = calls.flatMap(({ desktop, trades }) => trades.map((trade) => ({ trade, userId: desktop.userId })))
  const named = new Map(reported.map(({ trade, userId }) => [`${trade.leaseId} ${userId}`, { ...trade, userId }]))
  const leases = await lockLeases(tx, [...named.values()])
  const trades = await lockTrades(tx, [...new Set(reported.map(({ trade }) => trade.id))])
  const { verdicts, added, moved } = judgeReports(calls, { leases, trades })
  // Inserted by a twin of a report just now: the app sends the batch again.
  if (added.length > 0 && (await insertTrades(tx, added)) < added.length) throw new AppError('conflict')
  if (moved.length > 0) await updateTrades(tx, moved)
  const uses = usesOf(calls, verdicts)
  if (uses.length > 0) await addUsed(tx, uses)
  await findOveruse(tx, calls, { leases, verdicts })
  return { verdicts, quotas: await tellLimits(tx, calls, verdicts) }
}

function usesOf(calls: readonly Call[], verdicts: readonly Verdict[][]): Use[] {
  const uses = new Map<string, Use>()
  for (const [place, { desktop }] of calls.entries()) {
    for (const { trade, counted } of verdicts[place] ?? []) {
      if (counted === 0) continue
      const use = { userId: desktop.userId, day: tradeDay(trade), count: 0 }
      const key = `${use.userId} ${use.day}`
      uses.set(key, { ...use, count: (uses.get(key)?.count ?? 0) + counted })
    }
  }
  return [...uses.values()]
}

type Judged = { leases: ReadonlyMap<string, LeaseRow>; verdicts: readonly Verdict[][] }

async function findOveruse(tx: Db, calls: readonly Call[], { leases, verdicts }: Judged): Promise<void> {
  const touched = new Map<string, { ctx: Ctx; lease: LeaseRow }>()
  for (const [place, { ctx }] of calls.entries()) {
    for (const { trade, counted } of verdicts[place] ?? []) {
      const lease = leases.get(trade.leaseId)
      if (counted > 0 && lease !== undefined && lease.n !== -1) touched.set(lease.id, { ctx, lease })
    }
  }
  if (touched.size === 0) return
  const counts = await countTradesOf(tx, [...touched.keys()], countedTradeStates)
  for (const { ctx, lease } of touched.values()) {
    if (isOverused(leaseCountOf(lease), counts.get(lease.id) ?? 0)) await recordOveruse(tx, ctx, lease)
  }
}

/** The days of accounts whose counts have changed; those that are used up are told. */
async function tellLimits(tx: Db, calls: readonly Call[], verdicts: readonly Verdict[][]): Promise<Map<string, Quota>> {
  const changed = calls.filter((_call, place) => verdicts[place]?.some(({ counted }) => counted !== 0))
  const [first] = changed
  if (first === undefined) return new Map()
  const userIds = [...new Set(changed.map(({ desktop }) => desktop.userId))].toSorted()
  const quotas = await quotasOf(tx, userIds, first.ctx.now().getTime())
  for (const [userId, quota] of quotas) await tellLimit(tx, first.ctx, { userId, quota })
  return quotas
}

function answerOf(verdicts: readonly Verdict[]): TradesAnswer {
  return {
    accepted: verdicts.filter((verdict) => verdict.rejected === null).map((verdict) => verdict.trade.id),
    rejected: verdicts.flatMap(({ trade, rejected }) => (rejected === null ? [] : [{ id: trade.id, code: rejected }])),
  }
}
