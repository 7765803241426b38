import type { Candle } from '../candle.ts'

/**
 * Heikin Ashi candles: each closes at the mean of the candle's four prices and opens in the middle of the body before it.
 * Rows of one color show a trend that ordinary candles hide; nobody can trade at these prices.
 *
 * Source: Japanese charting, described for traders by Dan Valcu, 2004. Warm-up: none; the first opens in the middle of its
 * own body. Flat market: the price.
 */
export function heikinAshiBodies(candles: readonly Candle[]) {
  const close = candles.map((candle) => (candle.open + candle.close + (candle.high + candle.low)) / 4)
  const open: number[] = []
  for (const [index, candle] of candles.entries()) {
    const [lastOpen = candle.open, lastClose = candle.close] = [open[index - 1], close[index - 1]]
    open.push((lastOpen + lastClose) / 2)
  }
  return { open, close }
}
