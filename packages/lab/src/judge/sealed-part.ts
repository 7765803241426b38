import type { CandleSet } from '@stratomate/candles/candle-set'
import { cutCandles } from '@stratomate/candles/cut-candles'

/** The share of each history, at its end, that no search may use before it is opened. */
const sealedShare = 0.3

/** The part that may be searched. */
export function searchedPart(set: CandleSet): CandleSet {
  return cutCandles(set, { from: 0, to: sealedFrom(set) })
}

/** The sealed part, with the candles before it that indicators need: trades before `tradesFrom` do not count. */
export function sealedPart(set: CandleSet, warmUpCandles: number): { set: CandleSet; tradesFrom: number } {
  const sealed = sealedFrom(set)
  const from = Math.max(0, sealed - warmUpCandles)
  return { set: cutCandles(set, { from, to: set.columns.time.length }), tradesFrom: sealed - from }
}

/** The first sealed candle. */
function sealedFrom({ columns }: CandleSet): number {
  return Math.floor(columns.time.length * (1 - sealedShare))
}
