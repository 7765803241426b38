import { CandleFileError, digitsMax, powersOfTen } from '../candle-set.ts'
import { noTextError } from './text-bytes.ts'

const [lineFeed, carriageReturn, space, quote, zero, point] = [10, 13, 32, 34, 48, 46]
/** More cells than any format has; what follows is not read. */
const cellsMax = 64
/** A number of this many digits is exact in a double, and its quotient by a power of ten is rounded correctly. */
const numberDigitsMax = 15
const powerOfDigits = 1e15

/** Walks over the rows of a text and reads cells in place: making strings would take most of the time. */
export class RowReader {
  readonly bytes: Uint8Array
  readonly starts = new Int32Array(cellsMax)
  readonly ends = new Int32Array(cellsMax)
  /** Cells of the present row. */
  cells = 0
  /** The present row, counted from 1. */
  row = 0
  /** Whether the present row ended with a line end; the last row of a cut file has none. */
  hasLineEnd = true
  /** The most decimals of any price so far. */
  decimals = 0
  #at = 0
  readonly #separator: number

  constructor(bytes: Uint8Array, separator: number) {
    this.bytes = bytes
    this.#separator = separator
  }

  /** Where the next row begins. */
  get place(): number {
    return this.#at
  }

  /** Skips a row that was read elsewhere, to where the next one begins. */
  goOver(next: number): void {
    this.row += 1
    this.#at = next
  }

  /** Goes to the next row that is not empty; false after the last. */
  next(): boolean {
    const { bytes } = this
    while (this.#at < bytes.length) {
      this.row += 1
      this.#split()
      if (this.cells > 1 || (this.starts[0] ?? 0) < (this.ends[0] ?? 0)) return true
    }
    return false
  }

  /** The text of a cell, for messages and headers; cut after 40 characters. */
  text(cell: number): string {
    const [start, end] = [this.starts[cell] ?? 0, this.ends[cell] ?? 0]
    return String.fromCharCode(...this.bytes.subarray(start, Math.min(end, start + 40)))
  }

  /** A price above zero. Throws a CandleFileError that names the row. */
  price(cell: number): number {
    const value = this.number(cell)
    if (value > 0) return value
    throw new CandleFileError(this.row, `the price "${this.text(cell)}" is not above zero.`)
  }

  /** A number without sign, as `Number` would read it. Throws a CandleFileError that names the row. */
  number(cell: number): number {
    const { bytes } = this
    const start = this.starts[cell] ?? 0
    const end = this.ends[cell] ?? 0
    let whole = 0
    let pointAt = end
    for (let at = start; at < end; at += 1) {
      const byte = bytes[at] ?? 0
      const digit = byte - zero
      if (digit >= 0 && digit <= 9) whole = whole * 10 + digit
      else if (byte === point && pointAt === end && at > start && at < end - 1) pointAt = at
      else this.refuse(cell)
    }
    const hasPoint = pointAt < end
    const digits = hasPoint ? end - start - 1 : end - start
    const decimals = hasPoint ? end - pointAt - 1 : 0
    if (digits < 1 || digits > numberDigitsMax || decimals > digitsMax) this.refuse(cell)
    if (decimals > this.decimals) this.decimals = decimals
    return hasPoint ? whole / (powersOfTen[decimals] ?? 1) : whole
  }

  /** The whole units of a volume: its fraction, which some formats write in 17 digits, is left out. */
  wholeNumber(cell: number): number {
    const { bytes } = this
    const end = this.ends[cell] ?? 0
    let at = this.starts[cell] ?? 0
    let [whole, points] = [0, 0]
    for (const start = at; at < end; at += 1) {
      const digit = (bytes[at] ?? 0) - zero
      if (digit >= 0 && digit <= 9) whole = points === 0 ? whole * 10 + digit : whole
      else if (bytes[at] === point && points === 0 && at > start) points = 1
      else this.refuse(cell)
    }
    if (end === this.starts[cell] || whole >= powerOfDigits) this.refuse(cell)
    return whole
  }

  refuse(cell: number): never {
    throw new CandleFileError(this.row, `"${this.text(cell)}" is not a number of at most ${numberDigitsMax} digits.`)
  }

  /**
   * Finds the cells of the row, without spaces and quotation marks around them. Throws a CandleFileError on what is not
   * text.
   */
  #split(): void {
    const { bytes, starts, ends } = this
    const { length } = bytes
    const separator = this.#separator
    let cell = 0
    let start = this.#at
    let at = start
    for (; at < length; at += 1) {
      const byte = bytes[at] ?? lineFeed
      // Nearly all bytes are digits and points, which are above these characters.
      if (byte > carriageReturn && byte !== separator) continue
      if (byte === lineFeed) break
      if (byte === 0) throw noTextError(this.row)
      if (byte !== separator || cell >= cellsMax - 1) continue
      starts[cell] = start
      ends[cell] = at
      if (isBlank(bytes[start]) || isBlank(bytes[at - 1])) this.#trim(cell)
      cell += 1
      start = at + 1
    }
    starts[cell] = start
    ends[cell] = at
    this.#trim(cell)
    this.cells = cell + 1
    this.hasLineEnd = at < length
    this.#at = at + 1
  }

  #trim(cell: number): void {
    const { bytes, starts, ends } = this
    let [start, end] = [starts[cell] ?? 0, ends[cell] ?? 0]
    while (start < end && isBlank(bytes[start])) start += 1
    while (end > start && isBlank(bytes[end - 1])) end -= 1
    starts[cell] = start
    ends[cell] = end
  }
}

function isBlank(byte: number | undefined): boolean {
  return byte === space || byte === carriageReturn || byte === quote
}
