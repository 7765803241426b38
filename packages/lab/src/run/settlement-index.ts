/** A history as settlement needs it. */
export type Clock = { readonly time: Float64Array; readonly timeframeS: number }

/**
 * The candle whose close decides a trade of the signal of candle `index`: the first one that ends at or after its expiry,
 * which is `expiryCandles` after the signal when none is missing. The length of the history when it ends before.
 */
export function settlementIndex({ time, timeframeS }: Clock, index: number, expiryCandles: number): number {
  const lastOpensS = (time[index] ?? 0) + expiryCandles * timeframeS
  const whole = index + expiryCandles
  if (time[whole] === lastOpensS) return whole
  let candle = index + 1
  while (candle < time.length && (time[candle] ?? 0) < lastOpensS) candle += 1
  return candle
}
