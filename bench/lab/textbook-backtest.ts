import type { CandleSet } from '@stratomate/candles/candle-set'

type Combination = { readonly period: number; readonly multiplier: number; readonly expiryCandles: number }

/**
 * One combination as a textbook writes it: each computed from the candles, one object per candle. Returns the numbers
 * of won and lost trades.
 */
export function textbookBacktest({ columns }: CandleSet, { period, multiplier, expiryCandles }: Combination) {
  const { open, high, low, close } = columns
  const candles = Array.from(close, (_, index) => ({
    open: open[index] ?? 0,
    high: high[index] ?? 0,
    low: low[index] ?? 0,
    close: close[index] ?? 0,
  }))
  const ranges = candles.map((candle, index) => {
    const before = candles[index - 1]?.close ?? candle.close
    return Math.max(candle.high - candle.low, Math.abs(candle.high - before), Math.abs(candle.low - before))
  })
  let [average, upper, lower, isUp] = [0, 0, 0, true]
  let [won, lost] = [0, 0]
  for (const [index, candle] of candles.entries()) {
    const range = ranges[index] ?? 0
    if (index <= period) {
      average += index === 0 ? 0 : range / period
      if (index < period) continue
    } else average += (range - average) / period
    const middle = (candle.high + candle.low) / 2
    const before = candles[index - 1]?.close ?? 0
    const [top, bottom] = [middle + multiplier * average, middle - multiplier * average]
    upper = index === period || before > upper ? top : Math.min(top, upper)
    lower = index === period || before < lower ? bottom : Math.max(bottom, lower)
    const wasUp = isUp
    isUp = index === period ? candle.close >= middle : isUp ? candle.close >= lower : candle.close > upper
    const [entry, exit] = [candles[index + 1], candles[index + expiryCandles]]
    if (index === period || isUp === wasUp || entry === undefined || exit === undefined) continue
    if (exit.close > entry.open === isUp && exit.close !== entry.open) won += 1
    else if (exit.close !== entry.open) lost += 1
  }
  return { won, lost }
}
