import { arrangeCandles } from './arrange-candles.ts'
import { CandleFileError, type CandleSet, type CandleSource, type ClockOffset, fileBytesMax } from './candle-set.ts'
import { type CandleChecks, checkCandles } from './check-candles.ts'
import { detectOffset, type OffsetGuess } from './detect-offset.ts'
import { detectTimeframe } from './detect-timeframe.ts'
import { detectLayout } from './formats/detect-layout.ts'
import { readRows } from './formats/read-rows.ts'
import { textBytes } from './formats/text-bytes.ts'
import { isPacked, unpackCandles } from './pack.ts'
import { isRecording, readRecording } from './recording/read-recording.ts'
import { toUtc } from './to-utc.ts'

/** Values that a person gives instead of those that are guessed. */
export type ReadChoices = {
  readonly symbol?: string | undefined
  readonly timeframeS?: number | undefined
  readonly offset?: ClockOffset | undefined
}

/** What was guessed, to be shown and changed. */
export type ReadGuesses = {
  /** The format's name for people. */
  readonly format: string
  readonly symbol: string
  readonly timeframeS: number
  /** The share of neighbours that are this far apart, from 0 to 1. */
  readonly timeframeShare: number
  readonly digits: number
  readonly offset: OffsetGuess
}

export type CandleFile = {
  readonly set: CandleSet
  readonly guesses: ReadGuesses
  readonly checks: CandleChecks
  readonly outOfOrder: number
  readonly duplicates: number
  /** The last row when it had no line end and was left out; else null. */
  readonly cutRow: number | null
}

/**
 * Reads a candle file of any known format: bytes in, columns out. What is valid but unusual is counted; an error throws
 * a CandleFileError with a sentence for people that names the row.
 */
export async function readCandleFile(
  bytes: Uint8Array,
  fileName: string,
  choices: ReadChoices = {},
): Promise<CandleFile> {
  if (bytes.length <= fileBytesMax && isPacked(bytes)) return ownFile('Stratomate', await unpackCandles(bytes))
  if (bytes.length <= fileBytesMax && isRecording(bytes)) return ownFile('Stratomate recording', readRecording(bytes))
  const text = textBytes(bytes)
  const layout = detectLayout(text)
  const { columns: read, rows, digits, cutRow } = readRows(text, layout)
  const { columns, outOfOrder, duplicates } = arrangeCandles(read, rows)
  const timeframe = detectTimeframe(columns.time)
  const timeframeS = choices.timeframeS ?? timeframe?.timeframeS
  if (timeframeS === undefined) {
    throw new CandleFileError(
      null,
      'The candles have no timeframe between a minute and a day: most are another time apart.',
    )
  }
  const offset = detectOffset(columns.time, layout.source)
  const symbol = choices.symbol ?? symbolOf(fileName)
  const guesses = {
    format: layout.label,
    symbol: symbolOf(fileName),
    timeframeS: timeframe?.timeframeS ?? timeframeS,
    timeframeShare: timeframe?.share ?? 0,
    digits,
    offset,
  }
  const clock = choices.offset ?? offset.offset
  toUtc(columns.time, clock)
  requireForward(columns.time)
  const set = { symbol, timeframeS, digits, offset: clock, source: layout.source as CandleSource, columns }
  return { set, guesses, checks: checkCandles(columns, timeframeS), outOfOrder, duplicates, cutRow }
}

/** A file of ours states what must be guessed for others. */
function ownFile(format: string, set: CandleSet): CandleFile {
  const { symbol, timeframeS, digits, offset, columns } = set
  const known = { offset, reason: 'The file says it.', agreeing: 0, openings: 0 }
  return {
    set,
    guesses: { format, symbol, timeframeS, timeframeShare: 1, digits, offset: known },
    checks: checkCandles(columns, timeframeS),
    outOfOrder: 0,
    duplicates: 0,
    cutRow: null,
  }
}

/**
 * The symbol is the name of the file up to the first separator: `EURUSD_M1_2024.csv`, `DAT_ASCII_EURUSD_M1_2012.csv`.
 */
function symbolOf(fileName: string): string {
  const words = (fileName.split(/[\\/]/u).at(-1) ?? '').split(/[_.,\s]+/u)
  const word = words.find(
    (one) => /^[A-Za-z][A-Za-z0-9#&-]{2,30}$/u.test(one) && !/^(?:dat|ascii|mt|fx|oanda)$/iu.test(one),
  )
  return (word ?? 'UNKNOWN').toUpperCase()
}

/** A clock that goes back in autumn would give one time twice. */
function requireForward(time: Float64Array): void {
  for (let index = 1; index < time.length; index += 1) {
    if ((time[index] ?? 0) > (time[index - 1] ?? 0)) continue
    throw new CandleFileError(index + 1, 'on this clock the time does not go forward: choose another time offset.')
  }
}
