import type { CandleColumns } from '@stratomate/indicators'
import type { CandleSet } from './candle-set.ts'

/**
 * Candles of a longer timeframe, by their times: each begins at a whole multiple of the timeframe in UTC and contains
 * the candles that exist in it. A first or last one that may be incomplete is left out. Throws a RangeError on a
 * timeframe that is not a multiple of the set's.
 */
export function resample(set: CandleSet, timeframeS: number): CandleSet {
  if (timeframeS < set.timeframeS || timeframeS % set.timeframeS !== 0) {
    throw new RangeError(`Candles of ${set.timeframeS} s cannot be joined to ${timeframeS} s.`)
  }
  const { time } = set.columns
  const starts = startsOf(time, timeframeS)
  const first = (time[0] ?? 0) % timeframeS === 0 ? 0 : 1
  const isLastWhole = (time.at(-1) ?? 0) + set.timeframeS === startOf(time.at(-1) ?? 0, timeframeS) + timeframeS
  const last = starts.length - (isLastWhole ? 0 : 1)
  const bounds = [...starts, time.length].slice(first, last + 1)
  return { ...set, timeframeS, columns: joined(set.columns, bounds, timeframeS) }
}

function startOf(timeS: number, timeframeS: number): number {
  return timeS - (timeS % timeframeS)
}

/** Indices at which a candle of the longer timeframe begins. */
function startsOf(time: Float64Array, timeframeS: number): number[] {
  const starts: number[] = []
  let present = Number.NaN
  for (let index = 0; index < time.length; index += 1) {
    const startS = startOf(time[index] ?? 0, timeframeS)
    if (startS !== present) starts.push(index)
    present = startS
  }
  return starts
}

function joined(columns: CandleColumns, bounds: readonly number[], timeframeS: number): CandleColumns {
  const spans = bounds.slice(0, -1).map((from, index) => ({ from, to: bounds[index + 1] ?? from }))
  const column = (valueOf: (span: { from: number; to: number }) => number): Float64Array =>
    Float64Array.from(spans, valueOf)
  return {
    time: column(({ from }) => startOf(columns.time[from] ?? 0, timeframeS)),
    open: column(({ from }) => columns.open[from] ?? 0),
    high: column(({ from, to }) => columns.high.subarray(from, to).reduce((one, other) => Math.max(one, other))),
    low: column(({ from, to }) => columns.low.subarray(from, to).reduce((one, other) => Math.min(one, other))),
    close: column(({ to }) => columns.close[to - 1] ?? 0),
    volume: column(({ from, to }) => columns.volume.subarray(from, to).reduce((sum, one) => sum + one, 0)),
  }
}
