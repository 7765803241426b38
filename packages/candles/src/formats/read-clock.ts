import { dayS } from '@stratomate/std/time'

const zero = 48
const [letterT, letterZ, plus, minus, space] = [84, 90, 43, 45, 32]
const monthDays = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
const millisecondsFrom = 100_000_000_000

/** How a format writes the time of a candle. */
export type ClockShape = 'date_and_time' | 'date' | 'compact' | 'unix' | 'iso' | 'day_first'

/** Where the time is in the text; the second pair is that of a separate cell for the time of day. */
export type ClockPlace = { start: number; end: number; timeStart: number; timeEnd: number }

/** Reads times of one form as Unix seconds of the file's own clock; NaN for what is not a time. */
export class ClockReader {
  readonly #bytes: Uint8Array
  readonly #shape: ClockShape
  #date = -1
  #dateS = Number.NaN

  constructor(bytes: Uint8Array, shape: ClockShape) {
    this.#bytes = bytes
    this.#shape = shape
  }

  read({ start, end, timeStart, timeEnd }: ClockPlace): number {
    switch (this.#shape) {
      case 'date_and_time':
        return end - start === 10 ? this.#yearFirst(start, 3) + this.#timeOfDay(timeStart, timeEnd) : Number.NaN
      case 'date':
        return end - start === 10 ? this.#yearFirst(start, 3) : Number.NaN
      case 'compact':
        return end - start === 15 ? this.#yearFirst(start, 2) + this.#compactTime(start + 9) : Number.NaN
      case 'unix':
        return this.#unix(start, end)
      case 'iso':
        return this.#iso(start, end)
      case 'day_first':
        return this.#dayFirst(start, end)
      default:
        return this.#shape satisfies never
    }
  }

  /** `2026.03.02` in steps of 3, `20260302` in steps of 2. */
  #yearFirst(at: number, step: number): number {
    const year = this.#pair(at) * 100 + this.#pair(at + 2)
    const monthAt = at + 4 + (step - 2)
    return this.#day(year, this.#pair(monthAt), this.#pair(monthAt + step))
  }

  /** Seconds of the day as `00:01` or `00:01:00`. */
  #timeOfDay(start: number, end: number): number {
    const length = end - start
    if (length !== 5 && length !== 8) return Number.NaN
    return this.#clock(this.#pair(start), this.#pair(start + 3), length === 8 ? this.#pair(start + 6) : 0)
  }

  #compactTime(at: number): number {
    return this.#clock(this.#pair(at), this.#pair(at + 2), this.#pair(at + 4))
  }

  /** Seconds, or milliseconds where the number is too large to be seconds. */
  #unix(start: number, end: number): number {
    if (end - start < 9 || end - start > 13) return Number.NaN
    let value = 0
    for (let at = start; at < end; at += 1) value = value * 10 + this.#digit(at)
    return value >= millisecondsFrom ? value / 1_000 : value
  }

  /** `2026-03-02T00:01:00Z`, with a fraction, with an offset from UTC, or without either. */
  #iso(start: number, end: number): number {
    const mark = this.#bytes[start + 10]
    if (end - start === 10) return this.#yearFirst(start, 3)
    if (end - start < 16 || (mark !== letterT && mark !== space)) return Number.NaN
    const hasSeconds = end - start >= 19 && this.#bytes[start + 16] === 58
    const local = this.#yearFirst(start, 3) + this.#timeOfDay(start + 11, start + (hasSeconds ? 19 : 16))
    return local - this.#distance(this.#afterFraction(start + (hasSeconds ? 19 : 16), end), end)
  }

  /** `02.03.2026 00:01:00.000`, by itself or with ` GMT+0200`. */
  #dayFirst(start: number, end: number): number {
    if (end - start < 19) return Number.NaN
    const year = this.#pair(start + 6) * 100 + this.#pair(start + 8)
    const date = this.#day(year, this.#pair(start + 3), this.#pair(start))
    let at = this.#afterFraction(start + 19, end)
    if (end - at >= 4 && this.#bytes[at] === space && this.#bytes[at + 1] === 71) at += 4
    return date + this.#timeOfDay(start + 11, start + 19) - this.#distance(at, end)
  }

  #afterFraction(at: number, end: number): number {
    let next = at
    if (next < end && this.#bytes[next] === 46) next += 1
    while (next < end && this.#digit(next) >= 0) next += 1
    return next
  }

  /** Seconds ahead of UTC as `Z`, `+02:00` or `+0200`; 0 for nothing. */
  #distance(at: number, end: number): number {
    if (at === end) return 0
    const sign = this.#bytes[at]
    if (sign === letterZ) return end - at === 1 ? 0 : Number.NaN
    if (sign !== plus && sign !== minus) return Number.NaN
    const length = end - at
    if (length !== 5 && length !== 6) return Number.NaN
    const seconds = this.#pair(at + 1) * 3_600 + this.#pair(end - 2) * 60
    return sign === plus ? seconds : -seconds
  }

  #clock(hour: number, minute: number, second: number): number {
    return hour < 24 && minute < 60 && second < 60 ? hour * 3_600 + minute * 60 + second : Number.NaN
  }

  /** Neighbouring rows are of the same day, so the last date is kept. */
  #day(year: number, month: number, day: number): number {
    const date = year * 10_000 + month * 100 + day
    if (date === this.#date) return this.#dateS
    const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
    const last = month === 2 && isLeap ? 29 : (monthDays[month - 1] ?? 0)
    // Comparisons with NaN are false, so what is not a number is not a date.
    if (!(year >= 1_970 && year < 2_100 && month >= 1 && day >= 1 && day <= last)) return Number.NaN
    this.#date = date
    this.#dateS = daysBefore(year, month, day) * dayS
    return this.#dateS
  }

  #pair(at: number): number {
    return this.#digit(at) * 10 + this.#digit(at + 1)
  }

  #digit(at: number): number {
    const digit = (this.#bytes[at] ?? 0) - zero
    return digit >= 0 && digit <= 9 ? digit : Number.NaN
  }
}

/** Days from 1970-01-01 in the Gregorian calendar; years begin in March, so that the leap day is their last. */
function daysBefore(year: number, month: number, day: number): number {
  const shifted = month > 2 ? year : year - 1
  const monthFromMarch = month > 2 ? month - 3 : month + 9
  const leaps = Math.floor(shifted / 4) - Math.floor(shifted / 100) + Math.floor(shifted / 400)
  return shifted * 365 + leaps + Math.floor((153 * monthFromMarch + 2) / 5) + day - 1 - 719_468
}
