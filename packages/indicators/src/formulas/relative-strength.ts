import { combineSeries, mapSeries, type Series } from './series.ts'
import { wilderAverage } from './wilder-average.ts'

/**
 * Relative strength index (RSI): the share of gains in all moves of the close, from 0 to 100. Near 100 nearly every recent
 * candle closed higher, near 0 lower; traders call above 70 overbought and below 30 oversold.
 *
 * Source: J. Welles Wilder, 1978; gains and losses are smoothed by his average. Warm-up: `period` candles. Flat market:
 * 50 if the price never moved, otherwise the last value.
 */
export function relativeStrength(closes: Series, period: number): Series {
  const moves = closes.map((close, index) => {
    const before = closes[index - 1] ?? null
    return close === null || before === null ? null : close - before
  })
  const gains = wilderAverage(
    mapSeries(moves, (move) => Math.max(0, move)),
    period,
  )
  const losses = wilderAverage(
    mapSeries(moves, (move) => Math.max(0, -move)),
    period,
  )
  return combineSeries(gains, losses, (gain, loss) => (gain + loss === 0 ? 50 : 100 * (gain / (gain + loss))))
}
