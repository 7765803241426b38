import { addToWilderAverage, emptyWilderAverage } from '../blocks/wilder-average.ts'
import { trueRange } from '../blocks/true-range.ts'
import { type CandleColumns, requireFinitePrices } from '../candle.ts'
import { requireParameters } from '../indicator.ts'
import { type SuperTrendParameters, superTrendParameters, superTrendWarmUp } from './parameters.ts'
import { advanceState, firstState, type SuperTrendState } from './super-trend-state.ts'

/** `line` is null-like (`defined` 0) in the warm-up; `trend` 1 up, -1 down, 0 undefined; `signal` 1 buy, -1 sell. */
export type SuperTrendBatch = {
  readonly line: Float64Array
  readonly defined: Uint8Array
  readonly trend: Int8Array
  readonly signal: Int8Array
}

/** SuperTrend of a whole history. Throws a RangeError on wrong parameters or prices that are not finite. */
export function superTrendBatch(candles: CandleColumns, parameters: SuperTrendParameters): SuperTrendBatch {
  const { period, multiplier } = requireParameters(parameters, superTrendParameters)
  const { high, low, close } = candles
  const length = close.length
  const result = {
    line: new Float64Array(length),
    defined: new Uint8Array(length),
    trend: new Int8Array(length),
    signal: new Int8Array(length),
  }
  const average = emptyWilderAverage()
  // One object for all candles: an allocation per candle would cost more than the formula.
  const prices = { high: 0, low: 0, close: 0 }
  const warmUp = superTrendWarmUp(parameters)
  let state: SuperTrendState | null = null
  for (let index = 0; index < length; index += 1) {
    prices.high = high[index] ?? Number.NaN
    prices.low = low[index] ?? Number.NaN
    prices.close = close[index] ?? Number.NaN
    requireFinitePrices(prices, index)
    if (index === 0) continue
    addToWilderAverage(average, trueRange(prices.high, prices.low, close[index - 1] ?? Number.NaN), period)
    if (average.count < period) continue
    const distance = multiplier * average.value
    const wasUp: boolean | null = state === null ? null : state.isUp
    if (state === null) state = firstState(prices, distance)
    else advanceState(state, prices, distance)
    result.line[index] = state.isUp ? state.lower : state.upper
    result.defined[index] = 1
    result.trend[index] = state.isUp ? 1 : -1
    if (wasUp !== null && wasUp !== state.isUp && index >= warmUp) result.signal[index] = state.isUp ? 1 : -1
  }
  return result
}
