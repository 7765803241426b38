import { readFile } from 'node:fs/promises'
import { setImmediate as afterTurn } from 'node:timers/promises'
import { countGaps } from '@stratomate/candles/check-candles'
import { readPiece } from '@stratomate/candles/recording/read-recording'
import type { RecordingName } from '@stratomate/candles/recording/recording-frame'
import type { WindowSeries } from '@stratomate/contracts/desktop-window/candles'
import { piecesOf } from './series-files.ts'

/**
 * Size, span and gaps of a recorded series; null when it contains no candle. Files are read one after the other, with
 * pauses for other work.
 */
export async function describeSeries(folder: string, id: string): Promise<WindowSeries | null> {
  let name: RecordingName | null = null
  let [candles, bytes, gaps, missingCandles] = [0, 0, 0, 0]
  let [firstS, lastS] = [0, 0]
  for (const piece of await piecesOf(folder)) {
    const read = readPiece(await readFile(piece.path))
    bytes += piece.bytes
    await afterTurn()
    if (read === null || read.candles.minute.length === 0) continue
    name = read.name
    const times = Float64Array.from(read.candles.minute, (minute) => minute * 60)
    const withLast = candles === 0 ? times : Float64Array.of(lastS, ...times)
    const found = countGaps(withLast, name.timeframeS)
    firstS = candles === 0 ? (times[0] ?? 0) : firstS
    lastS = times.at(-1) ?? 0
    candles += times.length
    gaps += found.gaps
    missingCandles += found.missingCandles
  }
  if (name === null) return null
  const { symbol, timeframeS, digits } = name
  const span = { fromS: firstS, toS: lastS + timeframeS }
  return { id, symbol, timeframeS, digits, feed: id.slice(-8), candles, bytes, ...span, gaps, missingCandles }
}
