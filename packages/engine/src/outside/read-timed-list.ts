import type { Side } from '@stratomate/contracts'
import { type OutsideProblem, timedLinesMax } from '@stratomate/contracts/desktop-window/outside-values'
import { signalAgeMsMax } from '@stratomate/domain/trading/signal-age'
import { isLengthLike, lengthOf } from './length-of.ts'
import type { OutsideCall } from './read-alert.ts'
import { isDoubling, sideOf } from './side-of.ts'
import { symbolOf } from './symbol-of.ts'
import { zonedInstant } from './zoned-instant.ts'

/** The day and the time zone of a list's times. */
export type ListPlace = { readonly day: string; readonly timeZone: string; readonly nowMs: number }

/** A line that is not empty, by its number; `ignoresDoubling` when it asked for a larger trade after a loss. */
export type TimedLine = { readonly number: number; readonly text: string } & (
  | { readonly kind: 'call'; readonly call: OutsideCall; readonly ignoresDoubling: boolean }
  | { readonly kind: 'problem'; readonly problem: OutsideProblem }
)

const timeShape = /^([01]?\d|2[0-3])[:.]([0-5]\d)(?:[:.]([0-5]\d))?$/u
const shownMax = 80

/** Reads a list with a signal a line, such as `GBPJPY 00:20 CALL M5`; the words of a line in any order. Never throws. */
export function readTimedList(text: string, place: ListPlace): TimedLine[] {
  const lines: TimedLine[] = []
  const seen = new Set<string>()
  for (const [index, raw] of text.split(/\r\n|[\r\n]/u).entries()) {
    const plain = raw.trim()
    if (plain === '') continue
    const named = { number: index + 1, text: plain.slice(0, shownMax) }
    const read = lines.length >= timedLinesMax ? 'too_many_lines' : readLine(plain, place)
    if (typeof read === 'string') {
      lines.push({ ...named, kind: 'problem', problem: read })
      if (read === 'too_many_lines') break
      continue
    }
    const { symbol, side, atMs } = read.call
    const identity = `${symbol} ${side} ${atMs}`
    if (seen.has(identity)) lines.push({ ...named, kind: 'problem', problem: 'repeated' })
    else lines.push({ ...named, kind: 'call', ...read })
    seen.add(identity)
  }
  return lines
}

type Found = { symbols: string[]; sides: Side[]; times: number[]; lengths: string[]; ignoresDoubling: boolean }

function readLine(line: string, place: ListPlace): { call: OutsideCall; ignoresDoubling: boolean } | OutsideProblem {
  const found: Found = { symbols: [], sides: [], times: [], lengths: [], ignoresDoubling: false }
  for (const word of line.split(/[\s,;|]+/u)) if (word !== '' && !takeWord(word, found)) return 'unknown_word'
  const { symbols, sides, times, lengths, ignoresDoubling } = found
  const [symbol, another] = symbols
  if (symbol === undefined) return 'no_symbol'
  if (another !== undefined) return 'two_symbols'
  const [side] = sides
  if (side === undefined) return 'no_side'
  if (sides.some((other) => other !== side)) return 'two_sides'
  const [secondOfDay] = times
  if (secondOfDay === undefined) return 'no_list_time'
  if (times.length > 1) return 'two_times'
  const lengthS = lengths.length === 0 ? null : lengthOf(lengths[0] ?? '')
  if (lengths.length > 1 || (lengths.length === 1 && lengthS === null)) return 'bad_length'
  const atMs = zonedInstant({ day: place.day, secondOfDay }, place.timeZone)
  if (atMs === null) return 'no_such_time'
  if (place.nowMs - atMs > signalAgeMsMax) return 'past'
  return { call: { id: null, symbol, side, atMs, lengthS }, ignoresDoubling }
}

/** False for a word that means nothing here. */
function takeWord(word: string, found: Found): boolean {
  const side = sideOf(word)
  const [isTime, hour, minute, second = '0'] = timeShape.exec(word) ?? []
  if (isDoubling(word)) found.ignoresDoubling = true
  else if (side !== null) found.sides.push(side)
  else if (isTime !== undefined) found.times.push(Number(hour) * 3_600 + Number(minute) * 60 + Number(second))
  else if (isLengthLike(word)) found.lengths.push(word)
  else {
    const symbol = symbolOf(word)
    if (symbol === null) return false
    found.symbols.push(symbol)
  }
  return true
}
