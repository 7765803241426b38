import type { Trade, TradeRejection } from '@stratomate/contracts'
import { countsTowardDay, judgeTradeReport, tradeDay } from '@stratomate/domain'
import type { DesktopActor } from '#server/features/context.ts'
import type { LeaseRow } from '../queries/quota.ts'
import type { OwnedTrade } from '../queries/reports.ts'

/** One computer's report in one call. */
export type Report = { desktop: DesktopActor; trades: readonly Trade[] }

/** `trade` is as stored when the report has changed it, and as reported otherwise. */
export type Verdict = { trade: Trade; rejected: TradeRejection | null; changed: boolean; counted: number }

/** What is stored already: the leases that the reports name, if they are of the reporting account, and the trades. */
type Stored = { leases: ReadonlyMap<string, LeaseRow>; trades: ReadonlyMap<string, OwnedTrade> }

export type JudgedReports = {
  /** For each report, in order, what became of each of its trades. */
  verdicts: Verdict[][]
  /** Trades that are to be written, as they are after all reports. */
  added: OwnedTrade[]
  moved: OwnedTrade[]
}

/** Judges reports one after the other, each as if the ones before it were already stored. */
export function judgeReports(reports: readonly Report[], stored: Stored): JudgedReports {
  const present = new Map(stored.trades)
  const changed = new Set<string>()
  const judge = (desktop: DesktopActor, trade: Trade): Verdict => {
    const known = present.get(trade.id) ?? null
    const verdict = judgeTrade({ desktop, trade, known, lease: stored.leases.get(trade.leaseId) ?? null })
    if (!verdict.changed) return verdict
    const { userId, deviceId } = known ?? desktop
    present.set(trade.id, { ...verdict.trade, userId, deviceId })
    changed.add(trade.id)
    return verdict
  }
  const verdicts = reports.map(({ desktop, trades }) => trades.map((trade) => judge(desktop, trade)))
  const written = [...changed].flatMap((id) => present.get(id) ?? [])
  return {
    verdicts,
    added: written.filter(({ id }) => !stored.trades.has(id)),
    moved: written.filter(({ id }) => stored.trades.has(id)),
  }
}

type Judged = { desktop: DesktopActor; trade: Trade; known: OwnedTrade | null; lease: LeaseRow | null }

function judgeTrade({ desktop, trade, known, lease }: Judged): Verdict {
  const rejectedAs = (code: TradeRejection): Verdict => ({ trade, rejected: code, changed: false, counted: 0 })
  // Any device of the account may report it, because a device that signs in again reports what it did under its old id.
  if (lease === null || lease.userId !== desktop.userId) return rejectedAs('lease_unknown')
  if (known !== null && known.userId !== desktop.userId) return rejectedAs('identity_changed')
  if (lease.day !== tradeDay(trade)) return rejectedAs('sent_outside_lease')
  const judged = judgeTradeReport(known, trade)
  if (judged.kind === 'rejected') return rejectedAs(judged.code)
  if (judged.kind === 'repeated') return { trade, rejected: null, changed: false, counted: 0 }
  const before = known !== null && countsTowardDay(known.state) ? 1 : 0
  const after = countsTowardDay(judged.trade.state) ? 1 : 0
  return { trade: judged.trade, rejected: null, changed: true, counted: after - before }
}
