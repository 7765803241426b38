import type { StatusDay } from '@stratomate/contracts/status/history'
import { historyDays } from '@stratomate/contracts/status/values'
import { type DayOfLine, type DayVerdict, dayLine, uptimePct } from '@stratomate/domain/status/status-history'
import { formatIsoDate } from '#web/shared/format/format-time.ts'

const step = 8
const tickWidth = 5
const height = 32

/** The worse the day, the taller its tick: a colour alone says nothing to everybody. */
const ticks = {
  none: { tall: 3, look: 'fill-line-strong' },
  operational: { tall: 14, look: 'fill-st-active' },
  degraded: { tall: 24, look: 'fill-st-pending' },
  down: { tall: height, look: 'fill-st-problem' },
} as const satisfies Record<DayVerdict, { tall: number; look: string }>

/** The last 90 days of a part as ticks of a ruler, today on the right. */
export function DayRuler({ name, days, today }: { name: string; days: readonly StatusDay[]; today: string }) {
  const line = dayLine(days, today)
  return (
    <figure className="mt-4">
      <svg
        role="img"
        aria-label={describeLine(name, line)}
        viewBox={`0 0 ${historyDays * step} ${height}`}
        preserveAspectRatio="none"
        className="block h-8 w-full"
      >
        {line.map((day, index) => {
          const { tall, look } = ticks[day.verdict]
          return (
            <rect
              key={day.day}
              x={index * step + (step - tickWidth) / 2}
              y={height - tall}
              width={tickWidth}
              height={tall}
              className={look}
            >
              <title>{dayText(day)}</title>
            </rect>
          )
        })}
      </svg>
      <figcaption className="mt-1.5 flex justify-between gap-3 text-xs text-text-3 tabular-nums">
        <span>{historyDays} days ago</span>
        <span>{uptimeText(days)}</span>
        <span>Today</span>
      </figcaption>
    </figure>
  )
}

/** How much of the time a part was not down, as people read it. */
export function uptimeText(days: readonly StatusDay[]): string {
  const pct = uptimePct(days)
  if (pct === null) return 'No checks yet'
  return `${pct.toFixed(2)} % up over ${days.length} ${days.length === 1 ? 'day' : 'days'}`
}

/** What a day's tick means in words. */
export function dayText({ day, counts }: DayOfLine): string {
  const date = formatIsoDate(day)
  if (counts === null) return `${date}: not checked`
  const { looks, degraded, down } = counts
  if (degraded + down === 0) return `${date}: no problem in ${looks.toLocaleString('en-US')} checks`
  const parts = [down > 0 ? `down in ${down}` : null, degraded > 0 ? `degraded in ${degraded}` : null]
  return `${date}: ${parts.filter((part) => part !== null).join(', ')} of ${looks.toLocaleString('en-US')} checks`
}

function describeLine(name: string, line: readonly DayOfLine[]): string {
  const troubled = line.filter(({ verdict }) => verdict === 'down' || verdict === 'degraded')
  if (line.every(({ verdict }) => verdict === 'none')) return `${name}: not checked yet.`
  if (troubled.length === 0) return `${name}: no problem seen in the last ${historyDays} days.`
  return `${name}: problems on ${troubled.length} of the last ${historyDays} days. ${troubled.map(dayText).join('. ')}.`
}
