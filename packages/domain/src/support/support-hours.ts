import { dayMs, hourMs } from '@stratomate/std/time'

/** The team answers live Monday to Friday, 9:00 to 17:00 in Denver (DECISIONS, Community, support, feedback). */
export const supportHours = { zone: 'America/Denver', opensHour: 9, closesHour: 17 } as const

const workdays = new Set(['Mon', 'Tue', 'Wed', 'Thu', 'Fri'])
/** Denver is six hours behind UTC in summer and seven in winter. */
const hoursBehindUtc = [6, 7] as const

const local = new Intl.DateTimeFormat('en-US', {
  timeZone: supportHours.zone,
  weekday: 'short',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  hourCycle: 'h23',
})

/** Whether the team is there; `nowMs` is a Unix time in milliseconds. The closing hour itself is outside. */
export function isSupportOpen(nowMs: number): boolean {
  const { weekday, hour } = denverTime(nowMs)
  return workdays.has(weekday) && hour >= supportHours.opensHour && hour < supportHours.closesHour
}

/** The next instant at which support opens, in Unix milliseconds; while it is open, the opening after this one. */
export function nextSupportOpening(nowMs: number): number {
  for (let days = 0; ; days += 1) {
    const opensAt = openingOfDay(nowMs + days * dayMs)
    if (opensAt > nowMs && workdays.has(denverTime(opensAt).weekday)) return opensAt
  }
}

/** A working day of the team, in milliseconds: clocks change on Sundays, when nobody is there. */
const openMs = (supportHours.closesHour - supportHours.opensHour) * hourMs

/** When the team is there between two instants, all in Unix milliseconds. */
export function openSpans(fromMs: number, toMs: number): readonly { fromMs: number; toMs: number }[] {
  const spans: { fromMs: number; toMs: number }[] = []
  let opensAt = nextSupportOpening(fromMs - openMs)
  while (opensAt < toMs) {
    spans.push({ fromMs: Math.max(fromMs, opensAt), toMs: Math.min(toMs, opensAt + openMs) })
    opensAt = nextSupportOpening(opensAt)
  }
  return spans
}

/** When the Denver day of an instant reaches the opening hour, with the offset that applies at that time. */
function openingOfDay(instantMs: number): number {
  const { year, month, day } = denverTime(instantMs)
  const [summer, winter] = hoursBehindUtc.map((hours) => Date.UTC(year, month - 1, day, supportHours.opensHour + hours))
  if (summer === undefined || winter === undefined) throw new RangeError('A day has an opening.')
  return denverTime(summer).hour === supportHours.opensHour ? summer : winter
}

function denverTime(instantMs: number) {
  const parts = new Map(local.formatToParts(instantMs).map(({ type, value }) => [type, value]))
  const number = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type))
  return {
    weekday: parts.get('weekday') ?? '',
    year: number('year'),
    month: number('month'),
    day: number('day'),
    hour: number('hour'),
  }
}
