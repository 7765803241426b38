import { CandleFileError, pointsMax, powersOfTen } from './candle-set.ts'

/**
 * Prices as whole points of `digits` decimals. Throws a CandleFileError when a price is not exactly such a number of
 * points, because then the points would be another history.
 */
export function pointsOf(prices: Float64Array, digits: number): Int32Array {
  const scale = powersOfTen[digits] ?? Number.NaN
  const points = new Int32Array(prices.length)
  for (let index = 0; index < prices.length; index += 1) {
    const price = prices[index] ?? Number.NaN
    const whole = Math.round(price * scale)
    if (whole / scale !== price || !(whole > 0 && whole <= pointsMax)) {
      throw new CandleFileError(
        index + 1,
        `the price ${price} is not a whole number of points with ${digits} decimals.`,
      )
    }
    points[index] = whole
  }
  return points
}

/** Points as prices: exactly the doubles that were read, because one division is rounded correctly. */
export function pricesOf(points: Int32Array, digits: number): Float64Array {
  const scale = powersOfTen[digits] ?? Number.NaN
  const prices = new Float64Array(points.length)
  for (let index = 0; index < points.length; index += 1) prices[index] = (points[index] ?? 0) / scale
  return prices
}
