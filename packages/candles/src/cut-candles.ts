import type { CandleSet } from './candle-set.ts'

/** The candles of a history from one index up to, and without, another one. The columns are shared, not copied. */
export function cutCandles(set: CandleSet, { from, to }: { from: number; to: number }): CandleSet {
  const cut = (column: Float64Array): Float64Array => column.subarray(from, to)
  const { time, open, high, low, close, volume } = set.columns
  const columns = {
    time: cut(time),
    open: cut(open),
    high: cut(high),
    low: cut(low),
    close: cut(close),
    volume: cut(volume),
  }
  return { ...set, columns }
}

/** The index of the first candle that opens at an instant (Unix seconds) or after it; the count of candles where none does. */
export function firstCandleFrom({ time }: CandleSet['columns'], fromS: number): number {
  let [low, high] = [0, time.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((time[middle] ?? 0) < fromS) low = middle + 1
    else high = middle
  }
  return low
}
