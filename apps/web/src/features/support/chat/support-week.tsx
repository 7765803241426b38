import { isSupportOpen, openSpans } from '@stratomate/domain/support/support-hours'
import { minuteMs } from '@stratomate/std/time'
import { useNow } from '@stratomate/ui/hooks/use-now'
import { Tag } from '@stratomate/ui/tag'
import { useHydrated } from '#web/shared/hooks/use-hydrated.ts'
import { spoken } from '#web/shared/language/spoken.ts'
import { t } from '#web/shared/language/t.ts'
import { chatHours } from './chat-hours.ts'

const days = [0, 1, 2, 3, 4, 5, 6] as const
/** The ruler in its own units: so many for a day. */
const dayUnits = 100
const weekUnits = days.length * dayUnits

/**
 * The reader's week as a ruler: filled while the team is there, with a tick at the present time. Decorative: the words
 * beside it say the same. The built page, which knows no time, has the empty ruler.
 */
export function SupportWeek() {
  const isHydrated = useHydrated()
  const nowMs = useNow(minuteMs)
  const { startMs, endMs } = weekAround(nowMs)
  const unitsAt = (ms: number) => ((ms - startMs) / (endMs - startMs)) * weekUnits
  const spans = isHydrated ? openSpans(startMs, endMs) : []
  return (
    <div aria-hidden="true" className="mt-4 noscript:hidden">
      <svg viewBox={`0 0 ${weekUnits} 14`} preserveAspectRatio="none" className="block h-3.5 w-full">
        {days.map((day) => (
          <rect key={day} x={day * dayUnits + 1} y="4" width={dayUnits - 2} height="6" className="fill-s3" />
        ))}
        {spans.map(({ fromMs, toMs }) => (
          <rect
            key={fromMs}
            x={unitsAt(fromMs)}
            y="4"
            width={unitsAt(toMs) - unitsAt(fromMs)}
            height="6"
            className="fill-signal"
          />
        ))}
        {isHydrated ? <rect x={unitsAt(nowMs) - 1} width="2.5" height="14" className="fill-text" /> : null}
      </svg>
      <ol className="mt-1 grid grid-cols-7 text-center text-xs text-text-3">
        {days.map((day) => (
          <li key={day}>{dayName(day)}</li>
        ))}
      </ol>
    </div>
  )
}

/** When somebody answers the chat, in the reader's time; the built page, which does not know it, has the team's. */
export function SupportHours() {
  const isHydrated = useHydrated()
  const nowMs = useNow(minuteMs)
  return (
    <p className="mt-2 text-text-2">
      {isHydrated ? chatHours(nowMs) : t('Monday to Friday, 9:00 to 17:00 in Denver.')}
    </p>
  )
}

/** Whether somebody answers the chat now, as a word. */
export function SupportMark() {
  const isHydrated = useHydrated()
  const isOpen = isSupportOpen(useNow(minuteMs))
  if (!isHydrated) return null
  return isOpen ? <Tag tone="filled">{t('Open now')}</Tag> : <Tag>{t('Closed now')}</Tag>
}

/** From Monday to Monday in the reader's time zone, which may be an hour more or less than seven days. */
function weekAround(nowMs: number): { startMs: number; endMs: number } {
  const monday = new Date(nowMs)
  monday.setHours(0, 0, 0, 0)
  monday.setDate(monday.getDate() - ((monday.getDay() + 6) % 7))
  const startMs = monday.getTime()
  return { startMs, endMs: monday.setDate(monday.getDate() + 7) }
}

/** The first of January 2024 was a Monday. */
function dayName(day: number): string {
  const date = new Date(Date.UTC(2024, 0, 1 + day))
  return date.toLocaleDateString(spoken.language, { weekday: 'short', timeZone: 'UTC' }).replace('.', '')
}
