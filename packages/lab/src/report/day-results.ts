import type { CandleSet } from '@stratomate/candles/candle-set'
import { dayS } from '@stratomate/std/time'
import type { LabTrade } from '../lab-rule.ts'

/** Days whose money is at least `fromCents` and below `toCents`. */
export type DayBar = { readonly fromCents: number; readonly toCents: number; readonly days: number }

/**
 * The results of days with trades (UTC, by the candle of the signal), in bars of one width in whole cents: about `bars`
 * of them, one more at most. Zero is an edge, so no bar contains both winning and losing days.
 */
export function dayResults({ columns }: CandleSet, trades: readonly LabTrade[], bars: number): DayBar[] {
  const byDay = new Map<number, number>()
  for (const { index, profitCents } of trades) {
    const day = Math.floor((columns.time[index] ?? 0) / dayS)
    byDay.set(day, (byDay.get(day) ?? 0) + profitCents)
  }
  return barsOfDays([...byDay.values()], bars)
}

/** The same of what each day has brought, in whole cents. */
export function barsOfDays(amounts: readonly number[], bars: number): DayBar[] {
  if (amounts.length === 0) return []
  const [low, high] = [minimumOf(amounts), maximumOf(amounts)]
  const width = Math.max(1, Math.ceil((high - low + 1) / bars))
  const first = Math.floor(low / width) * width
  const counts = Array.from({ length: Math.floor((high - first) / width) + 1 }, () => 0)
  for (const amount of amounts) {
    const bar = Math.floor((amount - first) / width)
    counts[bar] = (counts[bar] ?? 0) + 1
  }
  return counts.map((days, bar) => ({ fromCents: first + bar * width, toCents: first + (bar + 1) * width, days }))
}

/** Without spreading: a history of years has more days than some browsers allow as arguments. */
function minimumOf(values: readonly number[]): number {
  return values.reduce((one, other) => Math.min(one, other), Number.POSITIVE_INFINITY)
}

function maximumOf(values: readonly number[]): number {
  return values.reduce((one, other) => Math.max(one, other), Number.NEGATIVE_INFINITY)
}
