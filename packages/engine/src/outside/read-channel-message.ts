import type { Side } from '@stratomate/contracts'
import { outsideBytesMax, type OutsideProblem } from '@stratomate/contracts/desktop-window/outside-values'
import { signalAgeMsMax } from '@stratomate/domain/trading/signal-age'
import { dayMs, hourMs } from '@stratomate/std/time'
import { lengthOf } from './length-of.ts'
import type { OutsideCall } from './read-alert.ts'
import { isDoubling, sideOf } from './side-of.ts'
import { wallDay, zonedInstant } from './zoned-instant.ts'

/** When a message was sent, and in which time zone its times are when it names none. */
export type MessagePlace = { readonly sentAtMs: number; readonly timeZone: string }

export type ReadMessage =
  | { readonly kind: 'call'; readonly call: OutsideCall; readonly ignoresDoubling: boolean }
  | { readonly kind: 'problem'; readonly problem: OutsideProblem }

const codes: ReadonlySet<string> = new Set(
  'EUR USD GBP JPY AUD NZD CAD CHF SEK NOK DKK PLN HUF CZK TRY ZAR MXN SGD HKD CNH INR BRL XAU XAG BTC ETH LTC XRP'.split(
    ' ',
  ),
)
const pairs = /(?<![A-Z])([A-Z]{3})\s?[/_-]?\s?([A-Z]{3})(?![A-Z])(?:[\s_(-]{0,2}(OTC)(?![A-Z]))?/gu
const times = /(?<![\d:])([01]?\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?(?![\d:])/gu
const lengths = /(?<![A-Z\d])(?:([SMH]\d{1,4})|(\d{1,4})\s?(S|SEC|M|MIN|H)(?:S|UTES?|ONDS?|OURS?)?)(?![A-Z\d])/gu
const zone = /(?:UTC|GMT)\s?([+-])\s?(\d{1,2})(?!\d)/u
const results = /(?<![A-Z])(?:WINS?|WON|LOSS(?:ES)?|LOST|LOSE|RESULTS?|PROFITS?|ITM|OTM|DONE)(?![A-Z])|[✅❌⛔🏆]/u
const arrows: ReadonlyMap<string, Side> = new Map([
  ['⬆', 'buy'],
  ['🔼', 'buy'],
  ['⬇', 'sell'],
  ['🔽', 'sell'],
])

/**
 * Reads a message that was written for people: one pair of currencies, one direction, at most one time and one length.
 * The rest of a line after a word about a larger trade following a loss is ignored. Never throws.
 */
export function readChannelMessage(message: string, place: MessagePlace): ReadMessage {
  if (message.length > outsideBytesMax) return refused('too_long')
  const whole = message.normalize('NFKC').toUpperCase()
  if (whole.trim() === '') return refused('empty')
  if (results.test(whole)) return refused('is_result')
  const { text, ignoresDoubling } = withoutDoubling(whole)
  const symbols = symbolsIn(text)
  const [symbol] = symbols
  if (symbol === undefined) return refused('no_symbol')
  if (symbols.size > 1) return refused('two_symbols')
  const sides = sidesIn(text)
  const [side] = sides
  if (side === undefined) return refused('no_side')
  if (sides.size > 1) return refused('two_sides')
  const found = lengthsIn(text)
  const [lengthS = null] = found
  if (found.size > 1 || found.has(null)) return refused('bad_length')
  const atMs = timeOf(text, place)
  if (typeof atMs === 'string') return refused(atMs)
  return { kind: 'call', call: { id: null, symbol, side, atMs, lengthS }, ignoresDoubling }
}

function withoutDoubling(whole: string): { text: string; ignoresDoubling: boolean } {
  let ignoresDoubling = false
  const lines = whole.split(/[\r\n]+/u).map((line) => {
    const parts = line.split(/([^A-Z0-9]+)/u)
    const first = parts.findIndex(isDoubling)
    if (first === -1) return line
    ignoresDoubling = true
    // The number before it counts the larger trades: it does not belong to the signal.
    return parts
      .slice(0, first)
      .join('')
      .replace(/\d{1,2}(?:ST|ND|RD|TH)?[^A-Z0-9]*$/u, '')
  })
  return { text: lines.join('\n'), ignoresDoubling }
}

function symbolsIn(text: string): Set<string> {
  const symbols = new Set<string>()
  for (const [, base = '', quote = '', otc] of text.matchAll(pairs))
    if (codes.has(base) && codes.has(quote)) symbols.add(`${base}${quote}${otc === undefined ? '' : '-OTC'}`)
  return symbols
}

function sidesIn(text: string): Set<Side> {
  const sides = new Set<Side>()
  // "Up to two trades" contains a number, not a direction.
  for (const word of text.replaceAll(/UP[ -]TO/gu, '').split(/[^A-Z]+/u)) {
    const side = sideOf(word)
    if (side !== null) sides.add(side)
  }
  for (const [arrow, side] of arrows) if (text.includes(arrow)) sides.add(side)
  return sides
}

function lengthsIn(text: string): Set<number | null> {
  return new Set([...text.matchAll(lengths)].map(([, short, number, unit]) => lengthOf(short ?? `${number}${unit}`)))
}

/** The time that the message names, else that of the message; the next day where the named one began after midnight. */
function timeOf(text: string, { sentAtMs, timeZone }: MessagePlace): number | OutsideProblem {
  const named = [...text.matchAll(times)]
  const [first] = named
  if (first === undefined) return sentAtMs
  if (named.length > 1) return 'two_times'
  const [, hour, minute, second = '0'] = first
  const secondOfDay = Number(hour) * 3_600 + Number(minute) * 60 + Number(second)
  const own = zoneOf(text) ?? timeZone
  const sameDay = zonedInstant({ day: wallDay(sentAtMs, own), secondOfDay }, own)
  if (sameDay === null) return 'no_such_time'
  if (sentAtMs - sameDay <= signalAgeMsMax) return sameDay
  if (sentAtMs - sameDay < 12 * hourMs) return 'past'
  return zonedInstant({ day: wallDay(sentAtMs + dayMs, own), secondOfDay }, own) ?? 'no_such_time'
}

/** The zone that a message names, such as UTC-3; POSIX writes its sign the other way round. */
function zoneOf(text: string): string | null {
  const [, sign, hours] = zone.exec(text) ?? []
  if (hours === undefined || Number(hours) > 12) return null
  return Number(hours) === 0 ? 'UTC' : `Etc/GMT${sign === '+' ? '-' : '+'}${Number(hours)}`
}

function refused(problem: OutsideProblem): ReadMessage {
  return { kind: 'problem', problem }
}
