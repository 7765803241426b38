import { percentile } from '@stratomate/std/statistics'
import { type CandleSet, powersOfTen } from './candle-set.ts'

/** How many times two histories of one chart share, and how far apart their prices are there. */
export type CandleComparison = {
  /** Candles of the first history. */
  readonly candles: number
  /** Those of them that the second one has too. */
  readonly covered: number
  /**
   * The largest difference among a candle's four prices, in points of the second history: not exceeded by half of the
   * candles, and by 99 of 100.
   */
  readonly medianPoints: number
  readonly p99Points: number
  /** The range that half of the second history's candles do not exceed there, in points. */
  readonly rangePoints: number
}

const prices = ['open', 'high', 'low', 'close'] as const

/** Compares a history with another one of the same timeframe, candle by candle; what only one of them has is not compared. */
export function compareCandles(set: CandleSet, reference: CandleSet): CandleComparison {
  const [one, other] = [set.columns, reference.columns]
  const scale = powersOfTen[reference.digits] ?? Number.NaN
  const pointsOf = (price: number): number => Math.round(price * scale)
  const differences: number[] = []
  const ranges: number[] = []
  let at = 0
  for (let index = 0; index < one.time.length; index += 1) {
    const timeS = one.time[index] ?? 0
    while (at < other.time.length && (other.time[at] ?? 0) < timeS) at += 1
    if (other.time[at] !== timeS) continue
    const apart = (name: (typeof prices)[number]): number =>
      Math.abs(pointsOf(one[name][index] ?? 0) - pointsOf(other[name][at] ?? 0))
    differences.push(Math.max(...prices.map(apart)))
    ranges.push(pointsOf(other.high[at] ?? 0) - pointsOf(other.low[at] ?? 0))
  }
  const candles = one.time.length
  const atRank = (values: readonly number[], rank: number): number =>
    percentile(
      values.toSorted((low, high) => low - high),
      rank,
    ) ?? 0
  return {
    candles,
    covered: differences.length,
    medianPoints: atRank(differences, 50),
    p99Points: atRank(differences, 99),
    rangePoints: atRank(ranges, 50),
  }
}

/** When the first candle opens that both histories have with other prices (Unix seconds); null where all are the same. */
export function firstDifferenceS(set: CandleSet, other: CandleSet): number | null {
  let at = 0
  for (const [index, timeS] of set.columns.time.entries()) {
    while (at < other.columns.time.length && (other.columns.time[at] ?? 0) < timeS) at += 1
    if (other.columns.time[at] !== timeS) continue
    const isSame = prices.every((name) => set.columns[name][index] === other.columns[name][at])
    if (!isSame) return timeS
  }
  return null
}
