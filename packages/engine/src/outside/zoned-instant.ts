import { dayMs, secondMs } from '@stratomate/std/time'

/** A moment of a wall clock: the day as `YYYY-MM-DD`, seconds since its midnight. */
export type WallMoment = { readonly day: string; readonly secondOfDay: number }

/**
 * When the clocks of a time zone show a moment, Unix milliseconds. When they show it twice, the first time; null when
 * they skip it, and for days that do not exist. Throws a RangeError for a zone that does not exist.
 */
export function zonedInstant({ day, secondOfDay }: WallMoment, timeZone: string): number | null {
  const startMs = Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(startMs) || new Date(startMs).toISOString().slice(0, 10) !== day) return null
  const asUtcMs = startMs + secondOfDay * secondMs
  // Whenever the clocks change, one of the offsets of the days around applies at the moment.
  const offsets = [asUtcMs - dayMs, asUtcMs + dayMs].map((ms) => offsetMs(ms, timeZone))
  const found = offsets.map((offset) => asUtcMs - offset).filter((ms) => ms + offsetMs(ms, timeZone) === asUtcMs)
  return found.length === 0 ? null : Math.min(...found)
}

/** The day in a time zone at an instant. */
export function wallDay(ms: number, timeZone: string): string {
  return new Date(ms + offsetMs(ms, timeZone)).toISOString().slice(0, 10)
}

/** Whether the system knows a time zone by this name. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: name })
    return true
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

/** How far a time zone is ahead of UTC at an instant, whole seconds as milliseconds. */
function offsetMs(ms: number, timeZone: string): number {
  const numbers = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(ms)
  const of = (type: string): number => Number(numbers.find((part) => part.type === type)?.value)
  const shown = Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'))
  return shown - Math.floor(ms / secondMs) * secondMs
}
