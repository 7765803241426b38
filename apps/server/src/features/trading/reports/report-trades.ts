import type { Quota, Trade, TradesAnswer, Refusal } from '@stratomate/contracts'
import { countedTradeStates, isOverused, tradeDay, tradingDayOf } from '@stratomate/domain'
import { AppError } from '#server/features/app-error.ts'
import { type AccountLimits, readLimitsOf } from '#server/features/billing/portal/read-entitlement.ts'
import { type Ctx, requireDesktop } from '#server/features/context.ts'
import { createBatcher } from '#server/features/create-batcher.ts'
import { type ChartStop, proveCharts } from '#server/features/proofs/prove-charts.ts'
import { countSettled } from '#server/features/statistics/count-settled.ts'
import type { Database, Db } from '#server/features/database.ts'
import { judgeReports, type Report, type Verdict } from './judge-reports.ts'
import { dayKeyOf } from '../queries/leases.ts'
import { type LeaseRow, selectUsed } from '../queries/quota.ts'
import {
  countTradesOf,
  lockLeases,
  lockTrades,
  type OwnedTrade,
  storeReports,
  type Use,
  updateTrades,
} from '../queries/reports.ts'
import { quotaOf } from '../leases/read-quota.ts'
import { recordOveruse } from '../leases/record-overuse.ts'
import { notifyLimit } from '../leases/notify-limit.ts'
import { leaseCountOf } from '../leases/settle-lease.ts'
import { insertRefusals } from '../queries/trades.ts'
import { queueTradeWebhooks } from './queue-trade-webhooks.ts'

/** A report with what is stored of it. */
type Call = Report & { ctx: Ctx }

/** Reports come in bursts, when candles close: up to this many are stored by one transaction. */
const reportsMax = 64

const transactionsAtOnce = 2

export type TradeReports = (ctx: Ctx, reported: Trade[]) => Promise<TradesAnswer>

/** Takes reports of trades and stores those that arrive together in one transaction, each as if it had come alone. */
export function createTradeReports(db: Database): TradeReports {
  const store = createBatcher<Call, TradesAnswer>({
    itemsMax: reportsMax,
    atOnce: transactionsAtOnce,
    run: (calls) => storeCalls(db, calls),
  })
  return (ctx, trades) => store({ ctx, desktop: requireDesktop(ctx), trades })
}

/**
 * Stores trades that a device reports. Each counts once, on the day it was sent, however often and in whatever order
 * its reports arrive. Trades beyond a lease are stored (they happened), count, and end the day's leases of the account.
 */
export async function reportTrades(ctx: Ctx, reported: Trade[]): Promise<TradesAnswer> {
  const [answer] = await storeCalls(ctx.db, [{ ctx, desktop: requireDesktop(ctx), trades: reported }])
  if (answer === undefined) throw new Error('A report is left without an answer.')
  return answer
}

async function storeCalls(db: Database, calls: readonly Call[]): Promise<TradesAnswer[]> {
  const limits = await readLimitsOf(db, accountsOf(calls), nowMsOf(calls))
  const { verdicts, quotas, stops } = await db.transaction((tx) => storeAll(tx, calls, limits))
  const [first] = calls
  for (const { deviceId, ...chart } of stops) {
    const askedAt = new Date(nowMsOf(calls)).toISOString()
    first?.ctx.bus.toDesktop(deviceId, 'favorite.asked', { ...chart, favorite: false, askedAt })
  }
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

type StoredAll = { verdicts: Verdict[][]; quotas: ReadonlyMap<string, Quota>; stops: readonly ChartStop[] }

/** Leases before trades before days, each in the order of their keys, which prevents deadlocks. */
async function storeAll(
  tx: Db,
  calls: readonly Call[],
  limits: ReadonlyMap<string, AccountLimits>,
): Promise<StoredAll> {
  const reported = calls.flatMap(({ desktop, trades }) => trades.map((trade) => ({ trade, userId: desktop.userId })))
  const named = new Map(reported.map(({ trade, userId }) => [`${trade.leaseId} ${userId}`, { ...trade, userId }]))
  const leases = await lockLeases(tx, [...named.values()])
  const trades = await lockTrades(
    tx,
    reported.map(({ trade }) => trade),
  )
  const { verdicts, added, moved } = judgeReports(calls, { leases, trades })
  if (moved.length > 0) await updateTrades(tx, moved)
  await queueTradeWebhooks(tx, ctxOf(calls), { written: [...added, ...moved], before: trades, leases })
  const settledNow = [...added, ...moved].filter(({ id }) => trades.get(id)?.state !== 'settled')
  const uses = usesOf(calls, verdicts)
  if (added.length + uses.length === 0) {
    return { verdicts, quotas: new Map(), stops: await takeOutcomes(tx, calls, settledNow) }
  }
  const stored = await storeReports(tx, { added, uses })
  // Another copy of the report has just inserted it: the app sends the batch again.
  if (stored.inserted < added.length) throw new AppError('conflict')
  const stops = await takeOutcomes(tx, calls, settledNow)
  await findOveruse(tx, calls, { leases, verdicts })
  return { verdicts, stops, quotas: await notifyLimits(tx, calls, { verdicts, limits, used: stored.used }) }
}

/** Outcomes that have just become known are counted, and judged chart by chart. */
async function takeOutcomes(tx: Db, calls: readonly Call[], trades: readonly OwnedTrade[]): Promise<ChartStop[]> {
  const [first] = calls
  if (first === undefined || trades.length === 0) return []
  await countSettled(tx, trades)
  return proveCharts(tx, first.ctx, trades)
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
  const named = [...touched.values()].map(({ lease }) => lease)
  const counts = await countTradesOf(tx, named, countedTradeStates)
  for (const { ctx, lease } of touched.values()) {
    if (isOverused(leaseCountOf(lease), counts.get(lease.id) ?? 0)) await recordOveruse(tx, ctx, lease)
  }
}

type Counted = {
  verdicts: readonly Verdict[][]
  limits: ReadonlyMap<string, AccountLimits>
  used: ReadonlyMap<string, number>
}

/** The quotas of accounts whose counts have changed; accounts that have used up their day are notified. */
async function notifyLimits(
  tx: Db,
  calls: readonly Call[],
  { verdicts, limits, used }: Counted,
): Promise<Map<string, Quota>> {
  const changed = calls.filter((_call, place) => verdicts[place]?.some(({ counted }) => counted !== 0))
  const [first] = changed
  if (first === undefined) return new Map()
  const day = tradingDayOf(nowMsOf(calls))
  const userIds = accountsOf(changed)
  const usedOf = (userId: string) => used.get(dayKeyOf({ userId, day }))
  // A report about yesterday says nothing about today.
  const silent = userIds.filter((userId) => usedOf(userId) === undefined)
  const others = silent.length === 0 ? new Map<string, number>() : await selectUsed(tx, { userIds: silent, day })
  const quotas = new Map<string, Quota>()
  for (const userId of userIds) {
    const limit = limits.get(userId)
    if (limit === undefined) throw new Error('An account is left without limits.')
    quotas.set(userId, quotaOf(day, limit, usedOf(userId) ?? others.get(userId) ?? 0))
  }
  for (const [userId, quota] of quotas) await notifyLimit(tx, first.ctx, { userId, quota })
  return quotas
}

function accountsOf(calls: readonly Call[]): string[] {
  return [...new Set(calls.map(({ desktop }) => desktop.userId))].toSorted()
}

/** Reports that are stored together are judged at one moment. Unix milliseconds. */
function nowMsOf(calls: readonly Call[]): number {
  return ctxOf(calls).now().getTime()
}

function ctxOf(calls: readonly Call[]): Ctx {
  const [first] = calls
  if (first === undefined) throw new Error('A batch of reports has none.')
  return first.ctx
}

function answerOf(verdicts: readonly Verdict[]): TradesAnswer {
  return {
    accepted: verdicts.filter((verdict) => verdict.rejected === null).map((verdict) => verdict.trade.id),
    rejected: verdicts.flatMap(({ trade, rejected }) => (rejected === null ? [] : [{ id: trade.id, code: rejected }])),
  }
}

/** Stores signals that did not become a trade; a repeated report is counted once. Answers how many were new. */
export async function reportRefusals(ctx: Ctx, reported: Refusal[]): Promise<number> {
  const desktop = requireDesktop(ctx)
  const fresh = await insertRefusals(ctx.db, reported, { userId: desktop.userId, deviceId: desktop.deviceId })
  for (const refusal of fresh) ctx.bus.toOwner(desktop.userId, 'refusal.recorded', { refusal })
  return fresh.length
}
