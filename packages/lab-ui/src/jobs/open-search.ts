import type { CandleSet } from '@stratomate/candles/candle-set'
import { searchedPart } from '@stratomate/lab/judge/sealed-part'
import type { Search } from '@stratomate/lab/sweep/sweep'
import type { LabClient } from './lab-client.ts'
import type { LabJobs } from './lab-jobs.ts'

/** No rule reads volumes, so that a search needs no copy of them. */
const noVolumes = new Float64Array(0)

/**
 * Gives a worker a copy of the candles that may be searched, to keep. They are copied here and transferred, because a
 * message would copy them three times, each while the page waits.
 */
export function openSearch(client: LabClient, set: CandleSet, search: Search): Promise<LabJobs['open']['output']> {
  const part = searchedPart(set)
  const { time, open, high, low, close } = part.columns
  const copies = [time.slice(), open.slice(), high.slice(), low.slice(), close.slice()] as const
  const [times, opens, highs, lows, closes] = copies
  const columns = { time: times, open: opens, high: highs, low: lows, close: closes, volume: noVolumes }
  const handedOver = copies.map(({ buffer }) => buffer)
  return client.ask('open', { part: { ...part, columns }, search }, handedOver)
}
