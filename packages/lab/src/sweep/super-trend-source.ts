import { type CheckedColumns, indicators } from '@stratomate/indicators'

type Shape = { readonly period: number; readonly multiplier: number }
type Base = { readonly period: number; readonly range: Float64Array; readonly middle: Float64Array }

/**
 * Signals of SuperTrend for many multipliers of one period: the middle of each candle is computed once, the average range
 * once a period. The same additions and products in the same order as the indicator's kernel, so the same signals.
 */
export function createSuperTrendSource(prices: CheckedColumns): (shape: Shape) => Int8Array {
  const middle = middlesOf(prices)
  let base: Base | null = null
  return ({ period, multiplier }) => {
    if (base?.period !== period) base = { period, middle, range: averageRanges(prices, period) }
    const warmUp = indicators['super-trend'].warmUp({ period, multiplier })
    return turnsOf(prices.close, base, { multiplier, warmUp })
  }
}

function middlesOf({ high, low }: CheckedColumns): Float64Array {
  const middles = new Float64Array(high.length)
  for (let index = 0; index < middles.length; index += 1) middles[index] = ((high[index] ?? 0) + (low[index] ?? 0)) / 2
  return middles
}

/** The average true range of Wilder, by its rest as the kernel keeps it; 0 before it begins. */
function averageRanges({ high, low, close }: CheckedColumns, period: number): Float64Array {
  const averages = new Float64Array(close.length)
  const ranges = new Float64Array(close.length)
  for (let index = 1; index < close.length; index += 1) {
    const [top, bottom, last] = [high[index] ?? 0, low[index] ?? 0, close[index - 1] ?? 0]
    ranges[index] = (top - bottom + (Math.abs(top - last) + Math.abs(last - bottom))) / 2
  }
  if (close.length <= period) return averages
  let rest = -surplusOf(ranges, period) / period
  averages[period] = (ranges[period] ?? 0) - rest
  const kept = 1 - 1 / period
  for (let index = period + 1; index < close.length; index += 1) {
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

type Turn = { readonly multiplier: number; readonly warmUp: number }

/** Where the trend turns, from the warm-up on. One loop a trend, because then only one band decides. */
function turnsOf(close: Float64Array, { period, range, middle }: Base, { multiplier, warmUp }: Turn): Int8Array {
  const signals = new Int8Array(close.length)
  let before = close[period] ?? 0
  let upper = (middle[period] ?? 0) + multiplier * (range[period] ?? 0)
  let lower = (middle[period] ?? 0) - multiplier * (range[period] ?? 0)
  let isUp = before >= (middle[period] ?? 0)
  for (let index = period + 1; index < close.length; index += 1) {
    const distance = multiplier * (range[index] ?? 0)
    const center = middle[index] ?? 0
    const price = close[index] ?? 0
    const [top, bottom] = [center + distance, center - distance]
    upper = before > upper || top < upper ? top : upper
    lower = before < lower || bottom > lower ? bottom : lower
    before = price
    if (isUp ? price >= lower : price <= upper) continue
    isUp = !isUp
    if (index >= warmUp) signals[index] = isUp ? 1 : -1
  }
  return signals
}
