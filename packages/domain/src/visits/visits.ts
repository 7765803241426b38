import { tradingDayOf } from '../trading/trading-day.ts'

/** From which count on a page shows its visits, until an administrator changes it (SPEC §9). */
export const displayThresholdDefault = 250

/** One visit per browser and path in this time (DECISIONS, Calls beyond the spec's table). Milliseconds. */
const visitWindowMs = 30 * 60_000

/** Visits of a page and the number from which they are shown, as stored: null is the default. */
export type Visits = { count: number; threshold: number | null }

/** What a page shows of its visits: nothing below the threshold (DECISIONS: shouldDisplay = count ≥ threshold). */
export function badgeOf(visits: Visits): { count: number; shouldDisplay: boolean; displayThreshold: number } {
  const displayThreshold = visits.threshold ?? displayThresholdDefault
  return { count: visits.count, shouldDisplay: visits.count >= displayThreshold, displayThreshold }
}

/** Sending the default or the present value changes nothing, so anybody may (DECISIONS). */
export function changesThreshold(visits: Visits, asked: number): boolean {
  return asked !== displayThresholdDefault && asked !== badgeOf(visits).displayThreshold
}

/**
 * The UTC days whose salts a visit must be compared under, the present one first: a browser that came shortly before
 * midnight is the same one shortly after. `nowMs` is a Unix time in milliseconds.
 */
export function saltDays(nowMs: number): readonly [string, ...string[]] {
  const today = tradingDayOf(nowMs)
  const day = tradingDayOf(nowMs - visitWindowMs)
  return day === today ? [today] : [today, day]
}

/** A visitor who came before this instant (Unix milliseconds) counts again. */
export function countsAnewBefore(nowMs: number): number {
  return nowMs - visitWindowMs
}
