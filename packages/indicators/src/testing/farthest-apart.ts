import type { Series } from '../formulas/series.ts'

/** How many of the last places of a price two ways to compute may differ by: the most seen in 8,000 walks is 5. */
const placesOfRounding = 16

/**
 * The largest difference between two series, as a share of the value or, where a line passes zero, of a thousandth of
 * the largest one. Infinite when they do not begin on the same candle. With `price`, the highest of the market, a
 * difference that a number of its size cannot hold counts as none: a line between two averages is no more exact than
 * they are, however small it is.
 */
export function farthestApart(ours: Series, theirs: Series, price = 0): number {
  const least = Math.max(0, ...theirs.map((value) => Math.abs(value ?? 0))) / 1_000
  const rounding = placesOfRounding * Number.EPSILON * price
  const distances = theirs.map((other, index) => {
    const value = ours[index] ?? null
    if (value === other) return 0
    if (value === null || other === null) return Number.POSITIVE_INFINITY
    const distance = Math.abs(value - other)
    return distance <= rounding ? 0 : distance / Math.max(Math.abs(other), least)
  })
  return ours.length === theirs.length ? Math.max(0, ...distances) : Number.POSITIVE_INFINITY
}
