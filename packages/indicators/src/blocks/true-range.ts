/**
 * Wilder's true range: the candle's range, stretched to the close before it.
 * Written without branches, because `Math.max` mispredicts on prices; exact while prices stay within a factor of two.
 */
export function trueRange(high: number, low: number, previousClose: number): number {
  return previousClose + positivePart(high - previousClose) - (previousClose - positivePart(previousClose - low))
}

function positivePart(value: number): number {
  return (value + Math.abs(value)) / 2
}
