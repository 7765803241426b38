import { dayMs, hourMs, minuteMs } from '@stratomate/std/time'
import { spoken } from '#web/shared/language/spoken.ts'
import { t } from '#web/shared/language/t.ts'

let readerZone: string | undefined

const longDate = zoned('en-US', { year: 'numeric', month: 'long', day: 'numeric' })
const longDateUtc = zoned('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const clock = zoned('en-GB', { hour: '2-digit', minute: '2-digit', second: '2-digit' })
const shortClock = zoned('en-GB', { hour: '2-digit', minute: '2-digit' })
const logMoment = zoned('en-US', { dateStyle: 'medium', timeStyle: 'medium', hourCycle: 'h23' })
const full = zoned('en-US', { dateStyle: 'long', timeStyle: 'long', hourCycle: 'h23' })
const zone = zoned('en-US', { timeZoneName: 'short' })

/** Sets the IANA time zone in which times are shown from now on; undefined is the browser's zone. */
export function showTimesIn(timeZone: string | undefined): void {
  readerZone = timeZone
}

/**
 * Creates a formatter when it is first needed, and again after a change of the zone: creating five of them takes a slow
 * phone 36 ms, which a page without dates does not need.
 */
function zoned(english: string, options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let made: { zone: string | undefined; locale: string; format: Intl.DateTimeFormat } | null = null
  return () => {
    const locale = spoken.language === 'en' ? english : spoken.language
    if (made === null || made.zone !== readerZone || made.locale !== locale) {
      const format = new Intl.DateTimeFormat(locale, { timeZone: readerZone, ...options })
      made = { zone: readerZone, locale, format }
    }
    return made.format
  }
}

/** A date in long US form, `December 7, 2025`; `N/A` for none (SPEC §2). */
export function formatDate(instant: string | null): string {
  return instant === null ? 'N/A' : longDate().format(new Date(instant))
}

/** The time of day in the reader's zone, 24 hours: `14:32:08`. */
export function formatClock(instant: string): string {
  return clock().format(new Date(instant))
}

/** Hours and minutes with the reader's zone: `02:00 GMT+2`. */
export function formatLocalTime(instant: string): string {
  const date = new Date(instant)
  const name =
    zone()
      .formatToParts(date)
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return `${shortClock().format(date)}\u00A0${name}`.trimEnd()
}

/** Date, time and zone in full, for tooltips. */
export function formatMoment(instant: string): string {
  return full().format(new Date(instant))
}

/** Date and time of a row in a log, 24 hours: `Dec 7, 2025, 14:32:08`. */
export function formatLogMoment(instant: string): string {
  return logMoment().format(new Date(instant))
}

/** A wait in hours and minutes, rounded up: `9 h 28 min`, `1 min`. Milliseconds in. */
export function formatWait(ms: number): string {
  const minutes = Math.max(1, Math.ceil(ms / 60_000))
  const hours = Math.floor(minutes / 60)
  return hours === 0 ? `${minutes}\u00A0min` : `${hours}\u00A0h\u00A0${minutes % 60}\u00A0min`
}

/** The time left until an open trade expires: `00:41`, `1:02:05`. Milliseconds in, never below zero. */
export function formatCountdown(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1_000))
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => String(part).padStart(2, '0'))
  const hours = Math.floor(seconds / 3_600)
  return hours === 0 ? parts.join(':') : `${hours}:${parts.join(':')}`
}

/** A calendar day (`2025-05-07`) in long US form, the same in every time zone: `May 7, 2025`. */
export function formatIsoDate(day: string): string {
  return longDateUtc().format(new Date(`${day}T00:00:00Z`))
}

/** From this age on the date says more than a count of days. */
const countedDays = 30

/** When something was written, by its age: `Just now`, `5 min ago`, `3 h ago`, `2 days ago`, and after a month its date. */
export function timeText(instant: string, nowMs: number): string {
  const ageMs = nowMs - new Date(instant).getTime()
  if (ageMs < minuteMs) return t('Just now')
  if (ageMs < hourMs) return t('{count} min ago', { count: Math.floor(ageMs / minuteMs) })
  if (ageMs < dayMs) return t('{count} h ago', { count: Math.floor(ageMs / hourMs) })
  const days = Math.floor(ageMs / dayMs)
  if (days > countedDays) return formatDate(instant)
  return days === 1 ? t('1 day ago') : t('{count} days ago', { count: days })
}
