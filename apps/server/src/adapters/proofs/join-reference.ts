import type { CandleSet } from '@stratomate/candles/candle-set'
import { joinCandles } from '@stratomate/candles/join-candles'
import { unpackCandles } from '@stratomate/candles/pack'
import { resample } from '@stratomate/candles/resample'
import type { ReferencePieces } from '#server/features/proof-checks/ports.ts'

/** Reference candles of a timeframe, made of shorter ones where those are held; null where there are none. */
export async function joinReference({ pieces }: ReferencePieces, timeframeS: number): Promise<CandleSet | null> {
  if (pieces.length === 0) return null
  const set = joinCandles(await Promise.all(pieces.map(unpackCandles)))
  return set.timeframeS === timeframeS ? set : resample(set, timeframeS)
}
