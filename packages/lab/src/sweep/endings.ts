import type { CandleSet } from '@stratomate/candles/candle-set'
import { settlementIndex } from '../run/settlement-index.ts'

/**
 * How a CALL on each candle's signal ends at one expiry: in the low two bits 0 lost, 1 equal price, 2 won, 3 not ended;
 * above them after how many candles. A PUT ends the other way round.
 */
export type Endings = Uint16Array
export const notEnded = 3
/** The longest trade of a search: what fits above the two bits. */
export const expiryCandlesMax = 16_000

/** Kept for the histories that are searched, because every part of a search needs the same again. */
const kept = new WeakMap<CandleSet, Map<number, Endings>>()

/** The endings of all candles at one expiry. Throws a RangeError where a trade is too long for them. */
export function endingsOf(set: CandleSet, expiryCandles: number): Endings {
  if (expiryCandles > expiryCandlesMax)
    throw new RangeError(`A trade of a search lasts ${expiryCandlesMax} candles at most.`)
  const known = kept.get(set) ?? new Map<number, Endings>()
  kept.set(set, known)
  const endings = known.get(expiryCandles) ?? findEndings(set, expiryCandles)
  known.set(expiryCandles, endings)
  return endings
}

function findEndings({ columns, timeframeS }: CandleSet, expiryCandles: number): Endings {
  const { time, open, close } = columns
  const { length } = time
  const clock = { time, timeframeS }
  const endings = new Uint16Array(length)
  for (let index = 0; index < length; index += 1) {
    const end = settlementIndex(clock, index, expiryCandles)
    const move = (close[end] ?? 0) - (open[index + 1] ?? 0)
    const result = end >= length ? notEnded : move > 0 ? 2 : move < 0 ? 0 : 1
    endings[index] = (end - index) * 4 + result
  }
  return endings
}
