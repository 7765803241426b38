import { dayMs } from '@stratomate/std/time'

/** A trading day is a UTC day (DECISIONS, Plans). `nowMs` is a Unix time in milliseconds; answers `YYYY-MM-DD`. */
export function tradingDayOf(nowMs: number): string {
  return new Date(nowMs).toISOString().slice(0, 10)
}

/** The same day as a number, counted from 1 January 1970: faster for what is looked up at every trade. */
export function tradingDayNumberOf(nowMs: number): number {
  return Math.floor(nowMs / dayMs)
}

/** The Unix time in milliseconds at which a trading day begins. Throws on a text that is no day. */
export function dayStartMs(day: string): number {
  const start = Date.parse(`${day}T00:00:00.000Z`)
  if (Number.isNaN(start) || tradingDayOf(start) !== day) throw new RangeError(`Not a trading day: ${day}`)
  return start
}

/** The instant at which the limits of a trading day start again, in Unix milliseconds. */
export function dayEndMs(day: string): number {
  return dayStartMs(day) + dayMs
}

export function nextTradingDay(day: string): string {
  return tradingDayOf(dayEndMs(day))
}

/** Tomorrow's leases may be taken from 20:00 UTC on (INTERFACES, Desktop). */
export function leasableDays(nowMs: number): string[] {
  const today = tradingDayOf(nowMs)
  const tomorrowOpensAt = dayStartMs(today) + 20 * 3_600_000
  return nowMs >= tomorrowOpensAt ? [today, nextTradingDay(today)] : [today]
}
