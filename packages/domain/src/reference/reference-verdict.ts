import type { ReferenceComparison } from '@stratomate/contracts'

/** Whether the candles of a proof are those of the reference set. `partly`: too few of them can be compared. */
export type ReferenceVerdict = 'agrees' | 'partly' | 'differs'

/**
 * What counts as the same market, the same for every symbol: fractions of the range that half of the reference's
 * candles do not exceed, because a point is little for one symbol and much for another. Two exports of one broker do
 * not differ. Two brokers' quotes of a currency differ by a few hundredths of a candle; half a candle is enough to
 * decide a trade.
 */
const limits = {
  /** At least this share of the proof's candles must be comparable. */
  coveredShare: 0.9,
  /** Half of the compared candles differ by at most this fraction of the usual range. */
  medianOfRange: 0.1,
  /** 99 of 100 compared candles differ by at most this fraction of it. */
  p99OfRange: 0.5,
} as const

/** A price is a whole point, so rounding alone can make a difference of one. */
const roundingPoints = 1

/** Judges candles that were compared with a reference set where both have them. */
export function referenceVerdict(comparison: Omit<ReferenceComparison, 'source'>): ReferenceVerdict {
  const { candles, covered, medianPoints, p99Points, rangePoints } = comparison
  const allowed = (part: number): number => Math.max(roundingPoints, part * rangePoints)
  if (medianPoints > allowed(limits.medianOfRange) || p99Points > allowed(limits.p99OfRange)) return 'differs'
  return covered > 0 && covered >= limits.coveredShare * candles ? 'agrees' : 'partly'
}
