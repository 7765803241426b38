import { type CheckedColumns, indicators } from '@stratomate/indicators'
import { type SignalList, signalsFrom } from './settle-signals.ts'

type Shape = { readonly period: number; readonly multiplier: number }
type Middles = { readonly values: Float64Array; readonly lowest: number; readonly highest: number }
type Base = {
  readonly period: number
  readonly range: Float64Array
  readonly widest: number
  readonly middles: Middles
}

/**
 * Signals of SuperTrend for many multipliers of one period: the middle of each candle is computed once, the average range
 * once a period, and two neighbours of `multipliers` in one pass, because a band waits for the one before it while the
 * processor could do more. The same additions and products in the same order as the indicator's kernel, so the same signals.
 */
export function createSuperTrendSource(
  prices: CheckedColumns,
  multipliers: readonly number[],
): (shape: Shape) => SignalList {
  const { close } = prices
  const middles = middlesOf(prices)
  const ranges = trueRanges(prices)
  const [turns, nextTurns] = [new Int32Array(close.length), new Int32Array(close.length)]
  let base: Base | null = null
  /** What the pass for the multiplier before has computed of the next one. */
  let ready: (Shape & { readonly signals: SignalList }) | null = null
  return ({ period, multiplier }) => {
    if (ready?.period === period && ready.multiplier === multiplier) return ready.signals
    if (base?.period !== period) base = baseOf(ranges, middles, period)
    if (close.length <= period) return turns.slice(0, 0)
    const next = multipliers[multipliers.indexOf(multiplier) + 1] ?? multiplier
    const warmUp = indicators['super-trend'].warmUp({ period, multiplier })
    if (!areBandsNear(base, Math.max(multiplier, next)))
      return signalsFrom(turns, findTurnsAnywhere(turns, { close, base, multiplier }), warmUp)
    const request = { close, base, multipliers: [multiplier, next] } as const
    const [count, nextCount] = findTurnsOfTwo([turns, nextTurns], request)
    ready = { period, multiplier: next, signals: signalsFrom(nextTurns, nextCount, warmUp) }
    return signalsFrom(turns, count, warmUp)
  }
}

function baseOf(ranges: Float64Array, middles: Middles, period: number): Base {
  const range = averageRanges(ranges, period)
  let widest = 0
  for (let index = 0; index < range.length; index += 1) widest = Math.max(widest, range[index] ?? 0)
  return { period, range, middles, widest }
}

/**
 * Whether no band is more than twice another. Then the difference of any two is exact (Sterbenz), and the nearer one is found
 * without a comparison, which a processor could not predict.
 */
function areBandsNear({ widest, middles }: Base, multiplier: number): boolean {
  const distance = 1.001 * multiplier * widest
  return middles.highest + distance <= 2 * (middles.lowest - distance)
}

function middlesOf({ high, low }: CheckedColumns): Middles {
  const values = new Float64Array(high.length)
  let [lowest, highest] = [Number.POSITIVE_INFINITY, 0]
  for (let index = 0; index < values.length; index += 1) {
    const middle = ((high[index] ?? 0) + (low[index] ?? 0)) / 2
    if (middle < lowest) lowest = middle
    if (middle > highest) highest = middle
    values[index] = middle
  }
  return { values, lowest, highest }
}

/** How far prices went in each candle, with the jump from the one before; 0 for the first. */
function trueRanges({ high, low, close }: CheckedColumns): Float64Array {
  const ranges = new Float64Array(close.length)
  for (let index = 1; index < close.length; index += 1) {
    const [top, bottom, last] = [high[index] ?? 0, low[index] ?? 0, close[index - 1] ?? 0]
    ranges[index] = (top - bottom + (Math.abs(top - last) + Math.abs(last - bottom))) / 2
  }
  return ranges
}

/** The average true range of Wilder, by its rest as the kernel keeps it; 0 before it begins. */
function averageRanges(ranges: Float64Array, period: number): Float64Array {
  const averages = new Float64Array(ranges.length)
  if (ranges.length <= period) return averages
  let rest = -surplusOf(ranges, period) / period
  averages[period] = (ranges[period] ?? 0) - rest
  const kept = 1 - 1 / period
  for (let index = period + 1; index < ranges.length; index += 1) {
    const value = ranges[index] ?? 0
    rest = kept * (rest + (value - (ranges[index - 1] ?? 0)))
    averages[index] = value - rest
  }
  return averages
}

/** By how much the first `period` ranges together are above `period` times the last of them. */
function surplusOf(ranges: Float64Array, period: number): number {
  const last = ranges[period] ?? 0
  let surplus = 0
  for (let index = 1; index <= period; index += 1) surplus += (ranges[index] ?? 0) - last
  return surplus
}

type Turns = { readonly close: Float64Array; readonly base: Base; readonly multiplier: number }

/** Bands and price before the next candle, and the trend. */
type Bands = { readonly upper: number; readonly lower: number; readonly before: number; readonly isUp: boolean }

function firstBands({ close, base, multiplier }: Turns): Bands {
  const { period, range, middles } = base
  const middle = middles.values[period] ?? 0
  const distance = multiplier * (range[period] ?? 0)
  const before = close[period] ?? 0
  return { upper: middle + distance, lower: middle - distance, before, isUp: before >= middle }
}

type TwoTurns = Omit<Turns, 'multiplier'> & { readonly multipliers: readonly [number, number] }

/**
 * Writes the candles at which the trend turns for two multipliers, `~candle` for down, and answers how many of each. A falling
 * trend is a rising one upside down: with all prices times `side`, which is exact, the band that is followed (`stop`) only
 * rises, the other one (`far`) only falls or begins again, and the trend turns below `stop`.
 */
function findTurnsOfTwo(
  [turnsA, turnsB]: readonly [Int32Array, Int32Array],
  { close, base, multipliers }: TwoTurns,
): readonly [number, number] {
  const { range } = base
  const middles = base.middles.values
  const [multiplierA, multiplierB] = multipliers
  let { stop: stopA, far: farA, side: sideA } = firstStops({ close, base, multiplier: multiplierA })
  let { stop: stopB, far: farB, side: sideB } = firstStops({ close, base, multiplier: multiplierB })
  let before = close[base.period] ?? 0
  let [countA, countB] = [0, 0]
  for (let index = base.period + 1; index < close.length; index += 1) {
    const middle = middles[index] ?? 0
    const width = range[index] ?? 0
    const price = close[index] ?? 0

    const middleA = sideA * middle
    const distanceA = multiplierA * width
    const fallA = farA - (middleA + distanceA)
    farA = sideA * before > farA ? middleA + distanceA : farA - (fallA + Math.abs(fallA)) / 2
    const riseA = middleA - distanceA - stopA
    stopA += (riseA + Math.abs(riseA)) / 2
    if (sideA * price < stopA) {
      const left = stopA
      stopA = -farA
      farA = -left
      sideA = -sideA
      turnsA[countA] = sideA > 0 ? index : ~index
      countA += 1
    }

    const middleB = sideB * middle
    const distanceB = multiplierB * width
    const fallB = farB - (middleB + distanceB)
    farB = sideB * before > farB ? middleB + distanceB : farB - (fallB + Math.abs(fallB)) / 2
    const riseB = middleB - distanceB - stopB
    stopB += (riseB + Math.abs(riseB)) / 2
    if (sideB * price < stopB) {
      const left = stopB
      stopB = -farB
      farB = -left
      sideB = -sideB
      turnsB[countB] = sideB > 0 ? index : ~index
      countB += 1
    }
    before = price
  }
  return [countA, countB]
}

/** The bands before the first candle, as `findTurnsOfTwo` sees them. */
function firstStops(request: Turns): { stop: number; far: number; side: number } {
  const { upper, lower, isUp } = firstBands(request)
  return isUp ? { stop: lower, far: upper, side: 1 } : { stop: -upper, far: -lower, side: -1 }
}

/** The same for prices of any distance. */
function findTurnsAnywhere(turns: Int32Array, request: Turns): number {
  const { close, base, multiplier } = request
  let { upper, lower, before, isUp } = firstBands(request)
  let count = 0
  for (let index = base.period + 1; index < close.length; index += 1) {
    const middle = base.middles.values[index] ?? 0
    const distance = multiplier * (base.range[index] ?? 0)
    const price = close[index] ?? 0
    const [top, bottom] = [middle + distance, middle - distance]
    upper = before > upper || top < upper ? top : upper
    lower = before < lower || bottom > lower ? bottom : lower
    before = price
    if (isUp ? price >= lower : price <= upper) continue
    isUp = !isUp
    turns[count] = isUp ? index : ~index
    count += 1
  }
  return count
}
