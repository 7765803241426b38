import type { ReferenceComparison } from '@stratomate/contracts'

/** Whether the candles of a proof are those of the reference set. `partly`: too few of them can be compared. */
export type ReferenceVerdict = 'agrees' | 'partly' | 'differs'

/**
 * What counts as the same market, chosen once and the same for every symbol: parts of what half of the reference's candles
 * move, because a point is little of one symbol and much of another. Two exports of one broker differ by nothing. Two brokers'
 * quotes of a currency differ by a few hundredths of a candle; half a candle is as much as decides a trade.
 */
const limits = {
  /** Of the proof's candles, so many are compared at least. */
  coveredShare: 0.9,
  /** Half of the compared candles differ by no more than this part of the usual range. */
  medianOfRange: 0.1,
  /** Of 100 compared candles, 99 differ by no more than this part of it. */
  p99OfRange: 0.5,
} as const

/** A price is a whole point: one of difference is what rounding makes. */
const roundingPoints = 1

/** Judges candles that were compared with a reference set where both have them. */
export function referenceVerdict(comparison: Omit<ReferenceComparison, 'source'>): ReferenceVerdict {
  const { candles, covered, medianPoints, p99Points, rangePoints } = comparison
  const allowed = (part: number): number => Math.max(roundingPoints, part * rangePoints)
  if (medianPoints > allowed(limits.medianOfRange) || p99Points > allowed(limits.p99OfRange)) return 'differs'
  return covered > 0 && covered >= limits.coveredShare * candles ? 'agrees' : 'partly'
}
