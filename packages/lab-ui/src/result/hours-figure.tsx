import { type CellCounts, cellTradesMin, isThin, marginOf } from '@stratomate/lab/report/margin'
import { useId } from 'react'
import { useSpeech } from '#lab-ui/language/speech.ts'
import { cellLook } from './cell-look.ts'
import { CellLegend } from './cell-legend.tsx'
import { DataTable, FigureFrame } from '#lab-ui/figures/figure-frame.tsx'
import { wonShareText } from '#lab-ui/figures/won-share.tsx'

type HoursFigureProps = { hours: readonly CellCounts[]; payoutPct: number; breakEven: number }

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const
const size = 20
/** Room for the names of the days, which are larger on a phone because the picture is smaller there. */
const left = 44
const nameLook = 'fill-text-3 text-base sm:text-xs'
const fills = { above: 'fill-up', below: 'fill-down', thin: '', empty: 'fill-s2' } as const

/** When trades begin, UTC: a row for each day of the week, a cell for each hour. */
export function HoursFigure({ hours, payoutPct, breakEven }: HoursFigureProps) {
  const hatch = useId()
  const words = useSpeech()
  const { t } = words
  const thick = hours.filter((cell) => !isThin(cell))
  const above = thick.filter((cell) => (marginOf(cell, payoutPct) ?? 0) > 0).length
  const rows = hours.flatMap((cell, place): [string, string, string][] => {
    if (cell.won + cell.lost === 0) return []
    const name = `${t(days[Math.floor(place / 24)] ?? 'Mon')} ${String(place % 24).padStart(2, '0')}:00`
    const text = wonShareText({ ...cell, effective: cell.won + cell.lost, breakEven }, words)
    return [[name, String(cell.won + cell.lost), text]]
  })
  return (
    <FigureFrame
      title={t('Hour and weekday')}
      summary={t(
        '{thick} of 168 hours have {least} trades or more; {above} of them are above break-even with their whole interval. With so many hours some are by luck, so none is a reason to choose it.',
        { thick: thick.length, least: cellTradesMin, above },
      )}
      table={<DataTable head={[t('Hour, UTC'), t('Trades'), t('Result')]} rows={rows} />}
    >
      <div className="grid gap-2">
        <svg viewBox={`0 0 ${left + 24 * size} ${7 * size + 20}`} aria-hidden="true" className="w-full">
          <defs>
            <pattern id={hatch} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
              <rect width="1" height="4" className="fill-line-strong" />
            </pattern>
          </defs>
          {hours.map((cell, place) => {
            const { tone, strength } = cellLook({ margin: marginOf(cell, payoutPct), isThin: isThin(cell) })
            return (
              <rect
                // oxlint-disable-next-line react/no-array-index-key
                key={place}
                x={left + (place % 24) * size + 1}
                y={Math.floor(place / 24) * size + 1}
                width={size - 2}
                height={size - 2}
                rx="2"
                className={fills[tone]}
                {...(tone === 'thin' ? { fill: `url(#${hatch})` } : {})}
                fillOpacity={tone === 'empty' ? 1 : strength}
              />
            )
          })}
          {days.map((day, row) => (
            <text key={day} x="0" y={row * size + 15} className={nameLook}>
              {t(day)}
            </text>
          ))}
          {[0, 6, 12, 18].map((hour) => (
            <text key={hour} x={left + hour * size} y={7 * size + 16} className={nameLook}>
              {`${String(hour).padStart(2, '0')}:00`}
            </text>
          ))}
        </svg>
        <CellLegend />
      </div>
    </FigureFrame>
  )
}
