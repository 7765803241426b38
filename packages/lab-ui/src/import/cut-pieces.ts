import { type CandleSet, candlesMin } from '@stratomate/candles/candle-set'
import { cutCandles } from '@stratomate/candles/cut-candles'
import { referenceLimits } from '@stratomate/contracts/reference/values'

/** Room for a rest that is too short to be a separate piece. */
const pieceCandles = referenceLimits.pieceCandles - candlesMin

/** A history in pieces that are sent one after the other, each long enough to be one and none longer than the service takes. */
export function cutPieces(set: CandleSet): readonly CandleSet[] {
  const { length } = set.columns.time
  const pieces: CandleSet[] = []
  for (let from = 0; from < length;) {
    const to = length - from - pieceCandles < candlesMin ? length : from + pieceCandles
    pieces.push(cutCandles(set, { from, to }))
    from = to
  }
  return pieces
}

/** A history without its last candle if that has not ended by now (Unix seconds): exports end with the open one. */
export function withoutOpenCandle(set: CandleSet, nowS: number): CandleSet {
  const { time } = set.columns
  const isOpen = (time.at(-1) ?? 0) + set.timeframeS > nowS
  return isOpen && time.length > candlesMin ? cutCandles(set, { from: 0, to: time.length - 1 }) : set
}
