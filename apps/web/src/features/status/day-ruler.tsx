import type { StatusDay } from '@stratomate/contracts/status/history'
import { historyDays } from '@stratomate/contracts/status/values'
import {
  addCounts,
  type DayOfLine,
  type DayVerdict,
  dayLine,
  type LookCounts,
  uptimePct,
} from '@stratomate/domain/status/status-history'
import { formatIsoDate } from '#web/shared/format/format-time.ts'
import { spoken } from '#web/shared/language/spoken.ts'
import { t } from '#web/shared/language/t.ts'

const step = 8
const tickWidth = 5
const height = 32

/** The worse the day, the taller its tick, because not everybody can tell the colours apart. */
const ticks = {
  operational: { tall: 18, look: 'fill-st-active' },
  degraded: { tall: 25, look: 'fill-st-pending' },
  down: { tall: height, look: 'fill-st-problem' },
} as const satisfies Record<Exclude<DayVerdict, 'none'>, { tall: number; look: string }>

/**
 * The last 90 days of a part as ticks of a ruler, today on the right; a day without a check is the bare line. All parts
 * share the axis below them.
 */
export function DayRuler({ name, days, today }: { name: string; days: readonly StatusDay[]; today: string }) {
  const line = dayLine(days, today)
  return (
    <svg
      role="img"
      aria-label={describeLine(name, line)}
      viewBox={`0 0 ${historyDays * step} ${height}`}
      preserveAspectRatio="none"
      className="block h-8 w-full"
    >
      <path d={`M0 ${height - 0.5}H${historyDays * step}`} className="stroke-line" />
      {line.map((day, index) => {
        if (day.verdict === 'none') return null
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
  )
}

/** The share of the time in which a part was not down, as people read it. */
export function uptimeText(days: readonly StatusDay[]): string {
  const pct = uptimePct(days)
  if (pct === null) return t('No checks yet')
  const share = pct.toLocaleString(spoken.language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
  return days.length === 1
    ? t('{share} % up over 1 day', { share })
    : t('{share} % up over {count} days', { share, count: days.length })
}

/** How many checks a part has had, and how many of them found it well. */
export function checksText(days: readonly StatusDay[]): string {
  const { looks, degraded, down } = days.reduce<LookCounts>(addCounts, { looks: 0, degraded: 0, down: 0 })
  if (looks === 0) return t('No checks yet')
  const slots = { looks: looks.toLocaleString(spoken.language), count: degraded + down }
  if (degraded + down > 0) return t('{count} of {looks} checks with a problem', slots)
  return looks === 1 ? t('No problem in 1 check') : t('No problem in {looks} checks', slots)
}

/** The meaning of a day's tick in words. */
export function dayText({ day, counts }: DayOfLine): string {
  const date = formatIsoDate(day)
  if (counts === null) return t('{date}: not checked', { date })
  const { degraded, down } = counts
  const slots = { date, degraded, down, looks: counts.looks.toLocaleString(spoken.language) }
  if (degraded + down === 0) return t('{date}: no problem in {looks} checks', slots)
  if (degraded === 0) return t('{date}: down in {down} of {looks} checks', slots)
  if (down === 0) return t('{date}: degraded in {degraded} of {looks} checks', slots)
  return t('{date}: down in {down}, degraded in {degraded} of {looks} checks', slots)
}

function describeLine(name: string, line: readonly DayOfLine[]): string {
  const troubled = line.filter(({ verdict }) => verdict === 'down' || verdict === 'degraded')
  if (line.every(({ verdict }) => verdict === 'none')) return t('{name}: not checked yet.', { name })
  const slots = { name, days: historyDays, count: troubled.length, list: troubled.map(dayText).join('. ') }
  return troubled.length === 0
    ? t('{name}: no problem seen in the last {days} days.', slots)
    : t('{name}: problems on {count} of the last {days} days. {list}.', slots)
}
