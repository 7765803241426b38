import type { CandleSet } from '@stratomate/candles/candle-set'
import { type CheckedColumns, indicators } from '@stratomate/indicators'
import { defineIndicator } from '@stratomate/indicators/define-indicator'
import { touchOf } from '@stratomate/indicators/kernels/arithmetic/side-of'
import { ema } from '@stratomate/indicators/kernels/ema'
import { checkedPrices } from '../run/signals-of.ts'
import { type SignalList, signalsFrom } from './settle-signals.ts'

type Periods = { readonly fast: number; readonly slow: number }

/** Averages of the histories that are searched, by period: each part of a search needs the same again. */
const kept = new WeakMap<CandleSet, Map<number, Float64Array>>()
/** How much memory averages of one history may use; further periods are computed when they are needed. */
const keptBytesMax = 24_000_000

/**
 * Signals of EMA Alerts for many pairs of periods: each average is computed once, by the indicator's kernel, and a pair only
 * compares two of them.
 */
export function createEmaSource(set: CandleSet): (periods: Periods) => SignalList {
  const prices = checkedPrices(set)
  const averageOf = (period: number) => keptAverage(set, prices, period)
  const turns = new Int32Array(prices.close.length)
  return (periods) => {
    const fast = averageOf(periods.fast)
    const slow = averageOf(periods.slow)
    const count = findCrossings(turns, [fast, slow], periods.slow)
    return signalsFrom(turns, count, indicators['ema-alerts'].warmUp(periods))
  }
}

function keptAverage(set: CandleSet, prices: CheckedColumns, period: number): Float64Array {
  const known = kept.get(set) ?? new Map<number, Float64Array>()
  kept.set(set, known)
  const average = known.get(period) ?? exponentialAverage(prices, period)
  if ((known.size + 1) * average.byteLength <= keptBytesMax) known.set(period, average)
  return average
}

/** NaN before it begins. */
function exponentialAverage(prices: CheckedColumns, period: number): Float64Array {
  const average = defineIndicator({
    id: 'exponential-average',
    parameters: {},
    plan: (sheet) => ({ lines: { line: ema(sheet, sheet.close, period) }, addRule: () => sheet.close }),
  })
  return average.lines(prices, {}).line
}

/**
 * Writes the candles at which the fast average changes to the other side, `~candle` for below, and answers how many.
 * The first is where it begins, which is within every warm-up.
 */
function findCrossings(turns: Int32Array, [fast, slow]: readonly [Float64Array, Float64Array], period: number): number {
  let [side, count] = [0, 0]
  for (let index = period - 1; index < fast.length; index += 1) {
    const one = fast[index] ?? 0
    const other = slow[index] ?? 0
    const touch = touchOf(one, other)
    // Nearly all candles are on the same side as the one before.
    if (side * (one - other) > touch) continue
    const now = Number(one - other > touch) - Number(one - other < -touch)
    if (now !== 0) {
      turns[count] = now > 0 ? index : ~index
      count += 1
    }
    side = now
  }
  return count
}
