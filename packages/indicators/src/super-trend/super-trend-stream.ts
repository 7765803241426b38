import { addToWilderAverage, emptyWilderAverage, type WilderAverage } from '../blocks/wilder-average.ts'
import { trueRange } from '../blocks/true-range.ts'
import { type Candle, requireFinitePrices } from '../candle.ts'
import { type IndicatorStream, requireParameters, type SignalSide } from '../indicator.ts'
import { type SuperTrendParameters, superTrendParameters, superTrendWarmUp } from './parameters.ts'
import { advanceState, firstState, type SuperTrendState } from './super-trend-state.ts'

/** `line` is the band under (up) or over (down) the price, null during the warm-up. */
export type SuperTrendReading = {
  readonly line: number | null
  readonly trend: 'up' | 'down' | null
  readonly signal: SignalSide | null
}

export type SuperTrendSnapshot = {
  readonly version: 1
  readonly parameters: SuperTrendParameters
  readonly candles: number
  readonly previousClose: number | null
  readonly average: WilderAverage
  readonly state: SuperTrendState | null
}

type Progress = {
  candles: number
  previousClose: number | null
  average: WilderAverage
  state: SuperTrendState | null
}

/**
 * SuperTrend candle by candle. Throws a RangeError on wrong parameters, on prices that are not finite, and on a
 * snapshot of other parameters.
 */
export function createSuperTrendStream(
  parameters: SuperTrendParameters,
): IndicatorStream<SuperTrendReading, SuperTrendSnapshot> {
  requireParameters(parameters, superTrendParameters)
  let progress: Progress = { candles: 0, previousClose: null, average: emptyWilderAverage(), state: null }
  return {
    next: (candle) => advance(progress, candle, parameters),
    peek: (candle) => advance(copyOf(progress), candle, parameters),
    snapshot: () => ({ version: 1, parameters, ...copyOf(progress) }),
    restore(snapshot) {
      const { period, multiplier } = snapshot.parameters
      if (snapshot.version !== 1 || period !== parameters.period || multiplier !== parameters.multiplier) {
        throw new RangeError('The snapshot belongs to other parameters.')
      }
      progress = copyOf(snapshot)
    },
  }
}

function advance(progress: Progress, candle: Candle, parameters: SuperTrendParameters): SuperTrendReading {
  const { high, low, close } = candle
  requireFinitePrices(candle, progress.candles)
  const index = progress.candles
  const before = progress.previousClose
  progress.candles += 1
  progress.previousClose = close
  if (before === null) return { line: null, trend: null, signal: null }

  addToWilderAverage(progress.average, trueRange(high, low, before), parameters.period)
  if (progress.average.count < parameters.period) return { line: null, trend: null, signal: null }

  const distance = parameters.multiplier * progress.average.value
  const wasUp = progress.state === null ? null : progress.state.isUp
  if (progress.state === null) progress.state = firstState(candle, distance)
  else advanceState(progress.state, candle, distance)
  const { isUp, lower, upper } = progress.state
  const hasTurned = wasUp !== null && wasUp !== isUp && index >= superTrendWarmUp(parameters)
  return {
    line: isUp ? lower : upper,
    trend: isUp ? 'up' : 'down',
    signal: hasTurned ? (isUp ? 'buy' : 'sell') : null,
  }
}

function copyOf({ candles, previousClose, average, state }: Progress | SuperTrendSnapshot): Progress {
  return { candles, previousClose, average: { ...average }, state: state === null ? null : { ...state } }
}
