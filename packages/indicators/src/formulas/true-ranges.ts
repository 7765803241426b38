import type { Candle } from '../candle.ts'
import type { Series } from './series.ts'
import { wilderAverage } from './wilder-average.ts'

/**
 * True range: from the highest to the lowest of a candle's high, its low and the close before it. It tells how far the
 * price has moved, with the gap between two candles.
 *
 * Source: J. Welles Wilder, 1978. Warm-up: 1 candle, because the first has no close before it. Flat market: 0.
 */
export function trueRanges(candles: readonly Candle[]): Series {
  return candles.map(({ high, low }, index) => {
    const before = candles[index - 1]?.close
    return before === undefined ? null : Math.max(high - low, Math.abs(high - before), Math.abs(low - before))
  })
}

/**
 * Average true range (ATR): Wilder's average of the true range. It tells how far a candle usually moves, so that a stop or
 * a band can keep a distance that fits the market.
 *
 * Source: J. Welles Wilder, 1978. Warm-up: `period` candles. Flat market: 0.
 */
export function averageTrueRanges(candles: readonly Candle[], period: number): Series {
  return wilderAverage(trueRanges(candles), period)
}
