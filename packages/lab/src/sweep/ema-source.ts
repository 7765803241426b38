import type { CandleSet } from '@stratomate/candles/candle-set'
import { indicators } from '@stratomate/indicators'
import { touchOf } from '@stratomate/indicators/kernels/arithmetic/side-of'
import type { SignalList } from './settle-signals.ts'

type Periods = { readonly fast: number; readonly slow: number }

/** Averages of the histories that are searched, by period: each part of a search asks for the same again. */
const kept = new WeakMap<CandleSet, Map<number, Float64Array>>()
/** What averages of one history may take; those of further periods are computed when they are asked for. */
const keptBytesMax = 24_000_000

/**
 * Signals of EMA Alerts for many pairs of periods: each average is computed once, and a pair only compares two of them. The
 * same additions and products in the same order as the indicator's kernel, so the same signals.
 */
export function createEmaSource(set: CandleSet): (periods: Periods) => SignalList {
  const { close } = set.columns
  const turns = new Int32Array(close.length)
  return (periods) => {
    const fast = averageOf(set, periods.fast)
    const slow = averageOf(set, periods.slow)
    const count = findCrossings(turns, [fast, slow], periods.slow)
    const warmUp = indicators['ema-alerts'].warmUp(periods)
    let first = 0
    while (first < count && candleOf(turns[first] ?? 0) < warmUp) first += 1
    return turns.slice(first, count)
  }
}

const candleOf = (turn: number): number => (turn >= 0 ? turn : ~turn)

function averageOf(set: CandleSet, period: number): Float64Array {
  const known = kept.get(set) ?? new Map<number, Float64Array>()
  kept.set(set, known)
  const { close } = set.columns
  const average = known.get(period) ?? exponentialAverage(close, period)
  if ((known.size + 1) * close.byteLength <= keptBytesMax) known.set(period, average)
  return average
}

/** By its rest, as the kernel keeps it; 0 before it begins. */
function exponentialAverage(close: Float64Array, period: number): Float64Array {
  const averages = new Float64Array(close.length)
  if (close.length < period) return averages
  const keptShare = 1 - 2 / (period + 1)
  let before = close[period - 1] ?? 0
  let surplus = 0
  for (let index = 0; index < period - 1; index += 1) surplus += (close[index] ?? 0) - before
  let rest = -surplus / period
  averages[period - 1] = before - rest
  for (let index = period; index < close.length; index += 1) {
    const value = close[index] ?? 0
    rest = keptShare * (rest + (value - before))
    averages[index] = value - rest
    before = value
  }
  return averages
}

/** Writes the candles at which the fast average comes to the other side, `~candle` for below, and answers how many. */
function findCrossings(turns: Int32Array, [fast, slow]: readonly [Float64Array, Float64Array], period: number): number {
  let [side, count] = [0, 0]
  for (let index = period - 1; index < fast.length; index += 1) {
    const one = fast[index] ?? 0
    const other = slow[index] ?? 0
    const touch = touchOf(one, other)
    // Nearly all candles are on the side of the one before.
    if (side * (one - other) > touch) continue
    const now = Number(one - other > touch) - Number(one - other < -touch)
    if (now !== 0 && index >= period) {
      turns[count] = now > 0 ? index : ~index
      count += 1
    }
    side = now
  }
  return count
}
