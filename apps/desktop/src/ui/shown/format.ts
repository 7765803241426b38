import type { Side } from '@stratomate/contracts/trading/schemas'
import { spokenTexts } from '@stratomate/ui/language/text-in-language'
import { t } from '../language/t.ts'

const ledger = spokenFormat(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
)
const count = spokenFormat((locale) => new Intl.NumberFormat(locale))
const percent = spokenFormat(
  (locale) => new Intl.NumberFormat(locale, { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 }),
)
const clock = timeFormat({ hour: '2-digit', minute: '2-digit', second: '2-digit' })
const exactClock = timeFormat({ hour: '2-digit', minute: '2-digit', second: '2-digit', fractionalSecondDigits: 3 })
const shortClock = timeFormat({ hour: '2-digit', minute: '2-digit' })
const dayTime = timeFormat({ weekday: 'short', hour: '2-digit', minute: '2-digit' })
const utcDay = dateFormat({ weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' })
const date = dateFormat({ dateStyle: 'long' })
const moment = dateFormat({ dateStyle: 'long', timeStyle: 'long', hourCycle: 'h23' })
const weekday = dateFormat({ weekday: 'short', timeZone: 'UTC' })

/** A stake: `$10.00`, `10,00 $`; in English other currencies by their code. Whole cents in. */
export function formatStake(cents: number, currency: string): string {
  const amount = Math.abs(cents) / 100
  const { language } = spokenTexts
  // A broker's currency may not exist as a code, such as a coin.
  if (language !== 'en' && /^[A-Z]{3}$/u.test(currency)) {
    return amount.toLocaleString(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  }
  return `${currency === 'USD' ? '$' : `${currency}\u00A0`}${ledger().format(amount)}`
}

/** A result with its sign, a true minus included: `+$8.60`, `−$10.00`, `$0.00`. Whole cents in. */
export function formatResult(cents: number, currency: string): string {
  return `${cents === 0 ? '' : cents > 0 ? '+' : '−'}${formatStake(cents, currency)}`
}

/** A trading day, in UTC: `Wednesday, November 18`. */
export function formatDay(day: string): string {
  return utcDay().format(Date.parse(`${day}T00:00:00Z`))
}

export function formatClock(ms: number): string {
  return clock().format(ms)
}

/** With thousandths, for traces. */
export function formatExactClock(ms: number): string {
  return exactClock().format(ms)
}

/** An instant that may be on another day: `Thu 02:00`. */
export function formatDayTime(ms: number): string {
  return dayTime().format(ms)
}

export function formatShortClock(ms: number): string {
  return shortClock().format(ms)
}

/** A size of a file, in whole bytes: `12.3 MB`. */
export function formatMegabytes(bytes: number): string {
  return `${formatDecimal(bytes / 1e6, 1)} MB`
}

/** The day of an instant where the reader is: `November 24, 2026`. */
export function formatDate(instant: string): string {
  return date().format(Date.parse(instant))
}

/** Date, time and zone in full, for tooltips. */
export function formatMoment(ms: number): string {
  return moment().format(ms)
}

/** The time left: `00:41`, `1:02:05`. Milliseconds in, never below zero. */
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

/** A count with its limit: `7 of 10`, `7, unlimited`; without a plan the count alone. */
export function formatOf(used: number, limit: number): string {
  if (limit === 0) return used === 0 ? t('no plan') : t('{count}, no plan', { count: used })
  if (limit === -1) return t('{count}, unlimited', { count: used })
  return t('{count} of {limit}', { count: used, limit: formatCount(limit) })
}

/** A whole number with its groups: `1,000`. */
export function formatCount(value: number): string {
  return count().format(value)
}

/** A number as it is, with the decimal mark of the language: `0.1`, `0,1`. */
export function formatNumber(value: number): string {
  return value.toLocaleString(locales().date, { maximumFractionDigits: 20, useGrouping: false })
}

/** A number with this many decimals: `2.50`, `2,50`. */
export function formatDecimal(value: number, decimals: number): string {
  return value.toLocaleString(locales().date, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: false,
  })
}

/** A share from 0 to 1: `54.3%`, `54,3 %`. */
export function formatPercent(share: number): string {
  return percent().format(share)
}

/** A day of the week, of which 1 is Monday and 7 is Sunday: `Mon`. */
export function formatWeekday(day: number): string {
  // The first of January 2024 was a Monday.
  return weekday().format(Date.UTC(2024, 0, day))
}

/** The broker's word for the direction of an order. */
export const orderLabels = { buy: 'CALL', sell: 'PUT' } as const satisfies Record<Side, string>
/** The chart's word for its signal. */
export const signalLabels = { buy: 'Buy', sell: 'Sell' } as const satisfies Record<Side, string>

/** English dates are American, and English times have 24 hours. */
function locales(): { date: string; time: string } {
  const { language } = spokenTexts
  return language === 'en' ? { date: 'en-US', time: 'en-GB' } : { date: language, time: language }
}

function dateFormat(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  return spokenFormat((locale) => new Intl.DateTimeFormat(locale, options))
}

function timeFormat(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  return spokenFormat((locale) => new Intl.DateTimeFormat(locale, { ...options, hourCycle: 'h23' }), 'time')
}

/** Makes a formatter when it is first asked for, and again in another language. */
function spokenFormat<Format>(make: (locale: string) => Format, kind: 'date' | 'time' = 'date'): () => Format {
  let made: { locale: string; format: Format } | null = null
  return () => {
    const locale = locales()[kind]
    if (made?.locale !== locale) made = { locale, format: make(locale) }
    return made.format
  }
}
