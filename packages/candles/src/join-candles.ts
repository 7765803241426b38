import type { CandleSet } from './candle-set.ts'

/**
 * Joins pieces of one history, the oldest first. Throws a RangeError when they are of different charts, or out of
 * order.
 */
export function joinCandles(pieces: readonly CandleSet[]): CandleSet {
  const [first] = pieces
  if (first === undefined) throw new RangeError('There are no candles to join.')
  let endS = Number.NEGATIVE_INFINITY
  for (const { symbol, timeframeS, digits, columns } of pieces) {
    const isSame = symbol === first.symbol && timeframeS === first.timeframeS && digits === first.digits
    if (!isSame || (columns.time[0] ?? 0) <= endS) throw new RangeError('These are no pieces of one history.')
    endS = columns.time.at(-1) ?? endS
  }
  if (pieces.length === 1) return first
  const length = pieces.reduce((sum, { columns }) => sum + columns.time.length, 0)
  const join = (name: keyof CandleSet['columns']): Float64Array => {
    const column = new Float64Array(length)
    let at = 0
    for (const { columns } of pieces) {
      column.set(columns[name], at)
      at += columns[name].length
    }
    return column
  }
  const columns = {
    time: join('time'),
    open: join('open'),
    high: join('high'),
    low: join('low'),
    close: join('close'),
    volume: join('volume'),
  }
  return { ...first, columns }
}
