import type { Series } from '../formulas/series.ts'

/**
 * The largest difference between two series, as a share of the value or, where a line passes zero, of a thousandth of
 * the largest one. Infinite when they do not begin on the same candle.
 */
export function farthestApart(ours: Series, theirs: Series): number {
  const least = Math.max(0, ...theirs.map((value) => Math.abs(value ?? 0))) / 1_000
  const distances = theirs.map((other, index) => {
    const value = ours[index] ?? null
    if (value === other) return 0
    if (value === null || other === null) return Number.POSITIVE_INFINITY
    return Math.abs(value - other) / Math.max(Math.abs(other), least)
  })
  return ours.length === theirs.length ? Math.max(0, ...distances) : Number.POSITIVE_INFINITY
}
