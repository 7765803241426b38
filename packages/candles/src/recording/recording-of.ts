import type { CandleSet } from '../candle-set.ts'
import { pointsOfCandle, type RecordedPoints, recordingFrame, recordingHead } from './recording-frame.ts'

/** Candles of a history, from `first` to before `end`, as one piece of a recording. */
export function recordingOf(set: CandleSet, first = 0, end = set.columns.time.length): Uint8Array<ArrayBuffer> {
  const { time, open, high, low, close, volume } = set.columns
  const parts = [recordingHead(set)]
  let before: RecordedPoints | null = null
  for (let index = first; index < end; index += 1) {
    const [timeS, volumes] = [time[index] ?? 0, volume[index] ?? 0]
    const prices = { open: open[index] ?? 0, high: high[index] ?? 0, low: low[index] ?? 0, close: close[index] ?? 0 }
    const candle = { timeS, ...prices, volume: volumes }
    const frame = recordingFrame(candle, before, set)
    if (frame === null) continue
    parts.push(frame)
    before = pointsOfCandle(candle, set.digits)
  }
  const file = new Uint8Array(parts.reduce((length, part) => length + part.length, 0))
  let at = 0
  for (const part of parts) {
    file.set(part, at)
    at += part.length
  }
  return file
}
