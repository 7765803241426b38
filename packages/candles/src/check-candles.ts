import type { CandleColumns } from '@stratomate/indicators'
import { upperMedian } from '@stratomate/std/statistics'
import { dayS, hourS } from '@stratomate/std/time'
import { isMarketOpen, weekendRestAt } from './market-week.ts'

/** A range this many times the median is a spike. */
const spikeTimes = 20
const sampledMax = 4_000

/** What is unusual about a history, in numbers. The history itself is not changed. */
export type CandleChecks = {
  readonly candles: number
  readonly fromS: number
  readonly toS: number
  /** Gaps other than weekends, and how many candles they leave out. */
  readonly gaps: number
  readonly missingCandles: number
  readonly longestGapS: number
  /** Missing candles by the hour of the day, UTC, in which they would have opened. */
  readonly missingByHour: readonly number[]
  /** Candles whose high is their low. */
  readonly zeroRange: number
  /** Candles whose range is more than 20 times the median. */
  readonly spikes: number
  /** Candles while currency markets are closed: the symbol is OTC, or the clock is wrong. */
  readonly weekendCandles: number
}

/** Counts what is unusual. Times in UTC, oldest first; the history has one candle at least. */
export function checkCandles(columns: CandleColumns, timeframeS: number): CandleChecks {
  const { time } = columns
  const ranges = rangesOf(columns)
  // From every few candles only, because sorting a whole year takes longer than reading it.
  const every = Math.ceil(ranges.length / sampledMax)
  const median = upperMedian(
    Array.from({ length: Math.floor(ranges.length / every) }, (_, place) => ranges[place * every] ?? 0),
  )
  return {
    candles: time.length,
    fromS: time[0] ?? 0,
    toS: (time.at(-1) ?? 0) + timeframeS,
    ...countGaps(time, timeframeS),
    ...unusualRanges(ranges, median > 0 ? spikeTimes * median : Number.POSITIVE_INFINITY),
    weekendCandles: weekendCandlesOf(time),
  }
}

function rangesOf({ high, low }: CandleColumns): Float64Array {
  const ranges = new Float64Array(high.length)
  for (let index = 0; index < ranges.length; index += 1) ranges[index] = (high[index] ?? 0) - (low[index] ?? 0)
  return ranges
}

function unusualRanges(ranges: Float64Array, spikeFrom: number): { zeroRange: number; spikes: number } {
  let [zeroRange, spikes] = [0, 0]
  for (let index = 0; index < ranges.length; index += 1) {
    const range = ranges[index] ?? 0
    if (range === 0) zeroRange += 1
    if (range > spikeFrom) spikes += 1
  }
  return { zeroRange, spikes }
}

/** Candles of one weekend, and of one week, follow each other, so their places are computed once for each. */
function weekendCandlesOf(time: Float64Array): number {
  let [found, isRest, untilS] = [0, false, Number.NEGATIVE_INFINITY]
  for (let index = 0; index < time.length; index += 1) {
    const timeS = time[index] ?? 0
    if (timeS >= untilS) ({ isRest, untilS } = weekendRestAt(timeS))
    if (isRest) found += 1
  }
  return found
}

/** Gaps other than weekends, between times in UTC, oldest first. */
export function countGaps(time: Float64Array, timeframeS: number) {
  const missingByHour = Array.from({ length: 24 }, () => 0)
  let [gaps, missingCandles, longestGapS] = [0, 0, 0]
  for (let index = 1; index < time.length; index += 1) {
    const [before, after] = [time[index - 1] ?? 0, time[index] ?? 0]
    if (after - before <= timeframeS) continue
    const missing = missingBetween({ before, after, timeframeS }, missingByHour)
    if (missing === 0) continue
    gaps += 1
    missingCandles += missing
    longestGapS = Math.max(longestGapS, after - before - timeframeS)
  }
  return { gaps, missingCandles, longestGapS, missingByHour }
}

type Pause = { before: number; after: number; timeframeS: number }

/** Counts the candles that a gap leaves out while the market is open; for a gap of years, in whole weeks. */
function missingBetween({ before, after, timeframeS }: Pause, byHour: number[]): number {
  let missing = 0
  for (let timeS = before + timeframeS; timeS < after; timeS += timeframeS) {
    if (!isMarketOpen(timeS)) continue
    missing += 1
    const hour = Math.floor((timeS % dayS) / hourS)
    byHour[hour] = (byHour[hour] ?? 0) + 1
  }
  return missing
}
