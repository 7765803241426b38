import { minuteMs } from '@stratomate/std/time'

export const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const
export type Weekday = (typeof weekdays)[number]

/** Minutes of the local day, `toMinute` itself outside; a window whose end is not after its start runs over midnight. */
export type HoursWindow = { readonly days: readonly Weekday[]; readonly fromMinute: number; readonly toMinute: number }

/** When the person wants to trade, in the time zone that they named. */
export type TradingHours = { readonly timeZone: string; readonly windows: readonly HoursWindow[] }

const dayMinutes = 1_440
const formats = new Map<string, Intl.DateTimeFormat>()

/** Whether an instant (Unix milliseconds) is in one of the windows; time after midnight belongs to the day before. */
export function isWithinHours({ timeZone, windows }: TradingHours, nowMs: number): boolean {
  const { day, minute } = localTime(timeZone, nowMs)
  const today = weekdays[day] ?? 'sun'
  const yesterday = weekdays[(day + 6) % 7] ?? 'sun'
  return windows.some(({ days, fromMinute, toMinute }) => {
    if (fromMinute < toMinute) return days.includes(today) && minute >= fromMinute && minute < toMinute
    return (days.includes(today) && minute >= fromMinute) || (days.includes(yesterday) && minute < toMinute)
  })
}

function localTime(timeZone: string, nowMs: number): { day: number; minute: number } {
  // A backtest asks for every candle, and a calendar takes a hundred times as long as this.
  if (timeZone === 'UTC') return utcTime(nowMs)
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(nowMs)
      .map(({ type, value }) => [type, value]),
  )
  const day = weekdays.findIndex((name) => name === parts.get('weekday')?.toLowerCase())
  return { day, minute: Number(parts.get('hour')) * 60 + Number(parts.get('minute')) }
}

function utcTime(nowMs: number): { day: number; minute: number } {
  const minutes = Math.floor(nowMs / minuteMs)
  // Unix time began on a Thursday.
  return { day: (Math.floor(minutes / dayMinutes) + 4) % 7, minute: minutes % dayMinutes }
}

/** Making one takes far longer than using it. Throws a RangeError for a zone that does not exist. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known !== undefined) return known
  const time = { weekday: 'short', hour: 'numeric', minute: 'numeric', hourCycle: 'h23' } as const
  const format = new Intl.DateTimeFormat('en-US', { timeZone, ...time })
  formats.set(timeZone, format)
  return format
}
