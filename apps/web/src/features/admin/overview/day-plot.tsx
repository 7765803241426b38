import type { Series } from '@stratomate/contracts/admin/overview'
import { formatIsoDate } from '#web/shared/format/format-time.ts'

const width = 300
const height = 56

type DayPlotProps = { label: string; series: Series; write: (value: number) => string }

/** A number for each day as thin columns on one line; a zero only has a foot. */
export function DayPlot({ label, series, write }: DayPlotProps) {
  const top = Math.max(1, ...series.map(({ value }) => value))
  const step = width / Math.max(1, series.length)
  const total = series.reduce((sum, { value }) => sum + value, 0)
  return (
    <figure className="mt-auto">
      <svg
        role="img"
        aria-label={`${label}, ${series.length} days: ${write(total)} in all, at most ${write(top === 1 ? Math.max(...series.map(({ value }) => value)) : top)} on a day.`}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className="block h-14 w-full"
      >
        {series.map(({ day, value }, index) => {
          const tall = value === 0 ? 1.5 : Math.max(3, (value / top) * height)
          return (
            <rect
              key={day}
              x={index * step + 1}
              y={height - tall}
              width={step - 2}
              height={tall}
              className={value === 0 ? 'fill-line-strong' : 'fill-signal'}
            >
              <title>{`${formatIsoDate(day)}: ${write(value)}`}</title>
            </rect>
          )
        })}
      </svg>
      <figcaption className="mt-1.5 flex justify-between text-xs text-text-3">
        <span>{series.length} days ago</span>
        <span>Today</span>
      </figcaption>
    </figure>
  )
}
