import { isSupportOpen, openSpans } from '@stratomate/domain/support/support-hours'
import { dayMs } from '@stratomate/std/time'
import { spoken } from '#web/shared/language/spoken.ts'
import { t } from '#web/shared/language/t.ts'

/** Never longer closed than from Friday to Monday. */
const closedDaysMax = 4

/**
 * When the team answers, in the time of the reader: until when it is there, or when it comes back. `nowMs` is a Unix time
 * in milliseconds; without an IANA `timeZone` the browser's own is used.
 */
export function chatHours(nowMs: number, timeZone?: string): string {
  const [span] = openSpans(nowMs, nowMs + closedDaysMax * dayMs)
  if (span === undefined) throw new RangeError('The support opens within four days.')
  const clock = format({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone })
  const [from, to] = [clock.format(span.fromMs), clock.format(span.toMs)]
  if (isSupportOpen(nowMs)) return t('Open until {to} your time.', { to })
  const days = (dayOf(span.fromMs, timeZone) - dayOf(nowMs, timeZone)) / dayMs
  if (days > 1) {
    const day = format({ weekday: 'long', timeZone }).format(span.fromMs)
    return t('{from} to {to} your time, opens {day}.', { from, to, day })
  }
  const when = new Intl.RelativeTimeFormat(spoken.language, { numeric: 'auto' }).format(days, 'day')
  return t('{from} to {to} your time, opens {when}.', { from, to, when })
}

function format(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(spoken.language === 'en' ? 'en-GB' : spoken.language, options)
}

/** The calendar day of an instant in the zone, as the instant at which that day begins in UTC. */
function dayOf(instantMs: number, timeZone: string | undefined): number {
  const parts = new Intl.DateTimeFormat('en-CA', { dateStyle: 'short', timeZone }).format(instantMs)
  return Date.parse(`${parts}T00:00:00Z`)
}
