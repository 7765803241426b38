import type { Side } from '@stratomate/contracts/trading/schemas'

const ledger = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' })
const exactClock = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
})
const shortClock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const dayTime = new Intl.DateTimeFormat('en-GB', { weekday: 'short', hour: '2-digit', minute: '2-digit' })
const utcDay = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' })
const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })
const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'long', hourCycle: 'h23' })

/** A stake: `$10.00`; other currencies by their code. Whole cents in. */
export function formatStake(cents: number, currency: string): string {
  return `${currency === 'USD' ? '$' : `${currency}\u00A0`}${ledger.format(Math.abs(cents) / 100)}`
}

/** A result with its sign, a true minus included: `+$8.60`, `−$10.00`, `$0.00`. Whole cents in. */
export function formatResult(cents: number, currency: string): string {
  return `${cents === 0 ? '' : cents > 0 ? '+' : '−'}${formatStake(cents, currency)}`
}

/** A day of trading, which is one of UTC: `Wednesday, November 18`. */
export function formatDay(day: string): string {
  return utcDay.format(Date.parse(`${day}T00:00:00Z`))
}

export function formatClock(ms: number): string {
  return clock.format(ms)
}

/** With thousandths, for traces. */
export function formatExactClock(ms: number): string {
  return exactClock.format(ms)
}

/** An instant that may be of another day: `Thu 02:00`. */
export function formatDayTime(ms: number): string {
  return dayTime.format(ms)
}

export function formatShortClock(ms: number): string {
  return shortClock.format(ms)
}

/** A size of a file, in whole bytes: `12.3 MB`. */
export function formatMegabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`
}

/** The day of an instant where the reader is: `November 24, 2026`. */
export function formatDate(instant: string): string {
  return date.format(Date.parse(instant))
}

/** Date, time and zone in full, for tooltips. */
export function formatMoment(ms: number): string {
  return moment.format(ms)
}

/** What is left: `00:41`, `1:02:05`. Milliseconds in, never below zero. */
export function formatCountdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000))
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0'))
  const hours = Math.floor(seconds / 3_600)
  return hours === 0 ? parts.join(':') : `${hours}:${parts.join(':')}`
}

/** A wait, rounded up: `9 h 28 min`, `1 min`. */
export function formatWait(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / 60_000))
  const hours = Math.floor(minutes / 60)
  return hours === 0 ? `${minutes}\u00A0min` : `${hours}\u00A0h\u00A0${minutes % 60}\u00A0min`
}

/** The timeframe as the terminal writes it: `M1`, `H4`, `D1`; odd ones in seconds. */
export function timeframeName(timeframeS: number): string {
  if (timeframeS % 86_400 === 0) return `D${timeframeS / 86_400}`
  if (timeframeS % 3_600 === 0) return `H${timeframeS / 3_600}`
  if (timeframeS % 60 === 0) return `M${timeframeS / 60}`
  return `S${timeframeS}`
}

/** The currency as it is shown beside a field for money. */
export function currencySign(currency: string): string {
  return currency === 'USD' ? '$' : currency
}

/** A count with its limit: `7 of 10`, `7, unlimited`; without a plan there is none. */
export function formatOf(count: number, limit: number): string {
  if (limit === 0) return count === 0 ? 'no plan' : `${count}, no plan`
  return limit === -1 ? `${count}, unlimited` : `${count} of ${limit.toLocaleString('en-US')}`
}

export function formatPercent(share: number): string {
  return `${(share * 100).toFixed(1)}%`
}

/** What the broker calls the direction of an order. */
export const orderLabels = { buy: 'CALL', sell: 'PUT' } as const satisfies Record<Side, string>
/** What the chart calls its signal. */
export const signalLabels = { buy: 'Buy', sell: 'Sell' } as const satisfies Record<Side, string>
