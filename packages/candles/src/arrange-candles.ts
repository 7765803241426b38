import type { CandleColumns } from '@stratomate/indicators'
import { CandleFileError } from './candle-set.ts'

export type Arranged = {
  /** Oldest first, each time only once. */
  readonly columns: CandleColumns
  /** Rows that came after a later time. */
  readonly outOfOrder: number
  /** Rows that repeated another with the same prices. */
  readonly duplicates: number
}

/**
 * Puts candles in the order of their times. A row that repeats another is left out; two rows of the same time with
 * different prices contradict each other, which throws a CandleFileError, because nothing tells which is right.
 */
export function arrangeCandles(columns: CandleColumns, rows: Int32Array): Arranged {
  const { time } = columns
  let [outOfOrder, isStrict] = [0, true]
  for (let index = 1; index < time.length; index += 1) {
    if ((time[index] ?? 0) < (time[index - 1] ?? 0)) outOfOrder += 1
    if ((time[index] ?? 0) <= (time[index - 1] ?? 0)) isStrict = false
  }
  if (isStrict) return { columns, outOfOrder: 0, duplicates: 0 }
  const order = Uint32Array.from(time.keys()).sort((one, other) => (time[one] ?? 0) - (time[other] ?? 0) || one - other)
  const kept = order.filter((place, index) => {
    const before = order[index - 1]
    if (index === 0 || before === undefined || time[before] !== time[place]) return true
    requireSamePrices(columns, rows, [before, place])
    return false
  })
  return { columns: pick(columns, kept), outOfOrder, duplicates: order.length - kept.length }
}

const prices = ['open', 'high', 'low', 'close'] as const

function requireSamePrices(columns: CandleColumns, rows: Int32Array, [one, other]: readonly [number, number]): void {
  if (prices.every((name) => columns[name][one] === columns[name][other])) return
  throw new CandleFileError(rows[other] ?? null, `the same time as row ${rows[one]}, with other prices.`)
}

function pick(columns: CandleColumns, places: Uint32Array): CandleColumns {
  const picked = (column: Float64Array): Float64Array => Float64Array.from(places, (place) => column[place] ?? 0)
  const { time, open, high, low, close, volume } = columns
  return {
    time: picked(time),
    open: picked(open),
    high: picked(high),
    low: picked(low),
    close: picked(close),
    volume: picked(volume),
  }
}
