import type { Series } from '@stratomate/contracts/admin/overview'
import { formatIsoDate } from '#web/shared/format/format-time.ts'

const width = 300
const height = 56

type DayPlotProps = { label: string; series: Series; write: (value: number) => string }

/** A number for each day as thin columns under a scale that ends at the highest; a zero only has a foot. */
export function DayPlot({ label, series, write }: DayPlotProps) {
  const most = Math.max(0, ...series.map(({ value }) => value))
  const top = Math.max(1, most)
  const step = width / Math.max(1, series.length)
  const total = series.reduce((sum, { value }) => sum + value, 0)
  return (
    <figure className="mt-auto">
      <div className="flex gap-2">
        <div className="min-w-0 flex-1">
          <svg
            role="img"
            aria-label={`${label}, ${series.length} days: ${write(total)} in all, at most ${write(most)} on a day.`}
            viewBox={`0 0 ${width} ${height}`}
            preserveAspectRatio="none"
            className="block h-20 w-full border-t border-dashed border-line-strong"
          >
            {series.map(({ day, value }, index) => {
              const tall = value === 0 ? 1 : Math.max(3, (value / top) * height)
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
          <p className="mt-2 flex justify-between text-xs text-text-3">
            <span>{shortDay(series[0]?.day)}</span>
            <span>Today</span>
          </p>
        </div>
        <p
          aria-hidden="true"
          className="-mt-2 flex h-24 flex-none flex-col justify-between text-right text-xs text-text-3 tabular-nums"
        >
          <span>{most === 0 ? '' : write(most)}</span>
          <span>{write(0)}</span>
        </p>
      </div>
    </figure>
  )
}

/** `October 31` without its year, which the plot does not leave. */
function shortDay(day: string | undefined): string {
  return day === undefined ? '' : formatIsoDate(day).replace(/,? \d{4}$/u, '')
}
