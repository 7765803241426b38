import type { CandleColumns } from '@stratomate/indicators'
import { digitsMax, powersOfTen } from '../candle-set.ts'
import type { Layout } from './detect-layout.ts'
import type { ClockReader } from './read-clock.ts'

const [lineFeed, carriageReturn, point, colon, zero, nine] = [10, 13, 46, 58, 48, 57]
const [dateBytes, timeBytes] = [10, 8]
/** A whole number of this many digits fits into 32 bits; a row with a longer one is not plain. */
const plainDigitsMax = 9
/**
 * For four bytes at once: four zeros, the number that carries a digit above nine into the highest bit of its byte, and
 * those bits.
 */
const [fourZeros, fourAboveNine, highestBits] = [0x30_30_30_30, 0x76_76_76_76, 0x80_80_80_80]

/**
 * Reads the rows of which nearly all of a file consists in one pass over their bytes: time, then four prices, nothing
 * around a cell. Anything else is left to the `RowReader`, which also has the error messages.
 */
export class PlainRows {
  /** The most decimals of any price so far. */
  decimals = 0
  readonly #bytes: Uint8Array
  /** The same bytes, read four at once. */
  readonly #words: DataView
  readonly #layout: Layout
  readonly #clock: ClockReader
  readonly #isInOrder: boolean
  /** Where the last date begins, and its seconds. */
  #dateAt = -1
  #dateS = 0
  #timeS = 0
  readonly #prices = new Float64Array(4)

  constructor(bytes: Uint8Array, layout: Layout, clock: ClockReader) {
    this.#bytes = bytes
    this.#words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    this.#layout = layout
    this.#clock = clock
    const { time, timeOfDay, open, high, low, close, volume } = layout
    const first = timeOfDay === null ? 1 : 2
    const isTimeFirst = time === 0 && (timeOfDay ?? 1) === 1
    const areTogether = open === first && high === open + 1 && low === open + 2 && close === open + 3
    this.#isInOrder = isTimeFirst && areTogether && (volume === null || volume > close)
  }

  /** Reads the row at a place into the columns. Answers where the next one begins; -1 when it is not a plain row. */
  read(at: number, columns: CandleColumns, index: number): number {
    if (!this.#isInOrder) return -1
    const timeEnd = this.#layout.timeOfDay === null ? this.#timeOfCell(at) : this.#timeOfCells(at)
    if (timeEnd === -1) return -1
    const pricesEnd = this.#fourPrices(timeEnd)
    const prices = this.#prices
    const [open, high] = [prices[0] ?? 0, prices[1] ?? 0]
    const [low, close] = [prices[2] ?? 0, prices[3] ?? 0]
    if (pricesEnd === -1 || high < low || high < open || high < close || low > open || low > close) return -1
    const rowEnd = this.#rest(pricesEnd, columns, index)
    if (rowEnd === -1) return -1
    columns.time[index] = this.#timeS
    columns.open[index] = open
    columns.high[index] = high
    columns.low[index] = low
    columns.close[index] = close
    return rowEnd
  }

  /** A time in one cell, in any form. */
  #timeOfCell(at: number): number {
    const bytes = this.#bytes
    const { separator } = this.#layout
    let end = at
    for (let byte = bytes[end]; byte !== separator; byte = bytes[end]) {
      if (byte === undefined || byte === lineFeed) return -1
      end += 1
    }
    const timeS = this.#clock.read({ start: at, end, timeStart: at, timeEnd: end })
    this.#timeS = timeS
    return Number.isInteger(timeS) && timeS % 60 === 0 ? end + 1 : -1
  }

  /**
   * A date and a time of day in two cells. Neighbouring rows are of the same day, so the date is compared instead of
   * read.
   */
  #timeOfCells(at: number): number {
    const bytes = this.#bytes
    const { separator } = this.#layout
    const timeStart = at + dateBytes + 1
    const timeEnd = timeStart + timeBytes
    if (bytes[timeStart - 1] !== separator || bytes[timeEnd] !== separator) return -1
    if (!this.#isLastDate(at)) {
      const timeS = this.#clock.read({ start: at, end: at + dateBytes, timeStart, timeEnd })
      if (!Number.isInteger(timeS)) return -1
      this.#dateS = timeS - (timeS % 86_400)
      this.#dateAt = at
    }
    const [hour, minute] = [this.#pair(timeStart), this.#pair(timeStart + 3)]
    const isWhole = this.#pair(timeStart + 6) === 0 && bytes[timeStart + 2] === colon && bytes[timeStart + 5] === colon
    if (!isWhole || hour < 0 || hour > 23 || minute < 0 || minute > 59) return -1
    this.#timeS = this.#dateS + hour * 3_600 + minute * 60
    return timeEnd + 1
  }

  #isLastDate(at: number): boolean {
    const words = this.#words
    const last = this.#dateAt
    // The row is longer than a date, which was checked before.
    return (
      last !== -1 &&
      words.getUint16(at + 8) === words.getUint16(last + 8) &&
      words.getInt32(at + 4) === words.getInt32(last + 4) &&
      words.getInt32(at) === words.getInt32(last)
    )
  }

  /** Four digits as a number; -1 where there are fewer. */
  #fourDigits(at: number): number {
    if (at + 4 > this.#bytes.length) return -1
    const digits = this.#words.getInt32(at, true) - fourZeros
    // A value below zero or above nine sets the highest bit of its byte.
    if (((digits | (digits + fourAboveNine)) & highestBits) !== 0) return -1
    // Combines pairs of digits to numbers in the bytes 0 and 2, and then the two numbers to one.
    const pairs = Math.imul(digits, 10) + (digits >>> 8)
    return (pairs & 0xff) * 100 + ((pairs >>> 16) & 0xff)
  }

  /** Two digits; below zero, or above 99, where they are not digits. */
  #pair(at: number): number {
    const [tens, ones] = [(this.#bytes[at] ?? 0) - zero, (this.#bytes[at + 1] ?? 0) - zero]
    return tens < 0 || tens > 9 || ones < 0 || ones > 9 ? -1 : tens * 10 + ones
  }

  /** Answers the byte after the last price. */
  #fourPrices(from: number): number {
    const bytes = this.#bytes
    const { separator } = this.#layout
    let at = from
    for (let price = 0; price < 4; price += 1) {
      const start = at
      let whole = 0
      let byte = bytes[at] ?? 0
      for (; byte >= zero && byte <= nine; byte = bytes[at] ?? 0) {
        whole = (Math.imul(whole, 10) + byte - zero) | 0
        at += 1
      }
      let decimals = 0
      if (byte === point && at > start) {
        at += 1
        const first = at
        const four = this.#fourDigits(at)
        if (four !== -1) {
          whole = (Math.imul(whole, 10_000) + four) | 0
          at += 4
        }
        for (byte = bytes[at] ?? 0; byte >= zero && byte <= nine; byte = bytes[at] ?? 0) {
          whole = (Math.imul(whole, 10) + byte - zero) | 0
          at += 1
        }
        decimals = at - first
        if (decimals === 0 || decimals > digitsMax) return -1
      }
      const digits = decimals === 0 ? at - start : at - start - 1
      const isEnded = byte === separator || (price === 3 && (byte === lineFeed || byte === carriageReturn))
      if (!isEnded || whole === 0 || digits > plainDigitsMax) return -1
      if (decimals > this.decimals) this.decimals = decimals
      this.#prices[price] = decimals === 0 ? whole : whole / (powersOfTen[decimals] ?? 1)
      if (price < 3) at += 1
    }
    return at
  }

  /** Counts the cells behind the prices and takes the volume of them. Answers where the next row begins. */
  #rest(from: number, columns: CandleColumns, index: number): number {
    const bytes = this.#bytes
    const { separator, volume, cells, close } = this.#layout
    let at = from
    let cell = close
    let whole = 0
    let byte = bytes[at] ?? 0
    for (; byte === separator; cell += 1) {
      at += 1
      const start = at
      whole = cell + 1 === volume ? 0 : whole
      for (byte = bytes[at] ?? 0; byte >= zero && byte <= nine; byte = bytes[at] ?? 0) {
        if (cell + 1 === volume) whole = (Math.imul(whole, 10) + byte - zero) | 0
        at += 1
      }
      if (at === start || at - start > plainDigitsMax) return -1
    }
    if (byte === carriageReturn) {
      at += 1
      byte = bytes[at] ?? 0
    }
    if (byte !== lineFeed || cell + 1 !== cells) return -1
    columns.volume[index] = volume === null ? 0 : whole
    return at + 1
  }
}
