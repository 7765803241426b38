import type { AccountKind, DayResult, Refusal, Trade } from '@stratomate/contracts/trading/schemas'
import { signalAgeMsMax } from '@stratomate/domain/trading/signal-age'
import { countsTowardDay, tradeDay } from '@stratomate/domain/trading/trades'
import { tradingDayOf } from '@stratomate/domain/trading/trading-day'
import { median, percentile } from '@stratomate/std/statistics'
import { signalToOrderMs } from '#web/shared/format/trade-outcome.ts'

export type TodaySummary = {
  /** The time from signal to order of each trade of the day, in milliseconds, oldest first. */
  latenciesMs: number[]
  medianMs: number | null
  p95Ms: number | null
  p99Ms: number | null
  withinLimit: number
  /** The account whose results are added up; results of different accounts are never added together. */
  account: AccountKind | null
  currency: string
  profitCents: number
  won: number
  lost: number
  tied: number
  open: number
}

const accountRank = { live: 2, demo: 1, paper: 0 } as const satisfies Record<AccountKind, number>

/** The totals of one trading day. On a day with a live trade they are those of the live account. */
export function summariseDay(trades: readonly Trade[], day: string): TodaySummary {
  const { counted, leading, shown } = leadingTrades(trades, day)
  const latenciesMs = counted.map(signalToOrderMs).toReversed()
  const sortedMs = latenciesMs.toSorted((one, other) => one - other)
  const count = (result: Trade['result']) => shown.filter((trade) => trade.result === result).length
  return {
    latenciesMs,
    medianMs: median(latenciesMs),
    p95Ms: percentile(sortedMs, 95),
    p99Ms: percentile(sortedMs, 99),
    withinLimit: latenciesMs.filter((ms) => ms <= signalAgeMsMax).length,
    account: leading?.account ?? null,
    currency: leading?.currency ?? 'USD',
    profitCents: shown.reduce((sum, { profitCents }) => sum + (profitCents ?? 0), 0),
    won: count('won'),
    lost: count('lost'),
    tied: count('tie'),
    open: count(null),
  }
}

/** The trades of a day, the leading account, and the trades of that account and its currency, in the given order. */
export function leadingTrades(trades: readonly Trade[], day: string) {
  const counted = trades.filter((trade) => countsTowardDay(trade.state) && tradeDay(trade) === day)
  const leading = counted.toSorted((one, other) => accountRank[other.account] - accountRank[one.account])[0]
  const shown = counted.filter(({ account, currency }) => account === leading?.account && currency === leading.currency)
  return { counted, leading, shown }
}

/**
 * The same with the results of the whole day from the service, of the leading account, which is its first. Unchanged
 * until they are known, or when they are of another day.
 */
export function withDayResult(summary: TodaySummary, result: DayResult | undefined, day: string): TodaySummary {
  const [leading] = result?.day === day ? result.results : []
  return leading === undefined ? summary : { ...summary, ...leading }
}

/** Signals of the day that came too late to become orders. */
export function countStale(refusals: readonly Refusal[], day: string): number {
  return refusals.filter(({ code, at }) => code === 'stale' && tradingDayOf(Date.parse(at)) === day).length
}
