import type { DayBar } from '@stratomate/lab/report/day-results'
import { useSpeech } from '#lab-ui/language/speech.ts'
import { DataTable, FigureFrame } from './figure-frame.tsx'

const [width, height] = [600, 160]

/** How often a day with trades ended with which result. */
export function DaysFigure({ days, currency = 'USD' }: { days: readonly DayBar[]; currency?: string }) {
  const words = useSpeech()
  const { t, count } = words
  const result = (cents: number) => words.result(cents, currency)
  const all = days.reduce((sum, bar) => sum + bar.days, 0)
  const losing = days.reduce((sum, bar) => sum + (bar.toCents <= 0 ? bar.days : 0), 0)
  const most = Math.max(1, ...days.map((bar) => bar.days))
  const wide = width / Math.max(1, days.length)
  const [first, last] = [days.at(0), days.at(-1)]
  return (
    <FigureFrame
      title={t('Days')}
      summary={t('{count} days with trades, between {from} and {to}; {losing} of them lost money.', {
        count: count(all),
        from: result(first?.fromCents ?? 0),
        to: result(last?.toCents ?? 0),
        losing: count(losing),
      })}
      table={
        <DataTable
          head={[t('Money of the day'), t('Days')]}
          rows={days.map((bar) => [
            t('{from} to {to}', { from: result(bar.fromCents), to: result(bar.toCents) }),
            count(bar.days),
          ])}
        />
      }
    >
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true" className="h-40 w-full">
        {days.map((bar, place) => {
          const tall = (bar.days / most) * (height - 4)
          return (
            <rect
              key={bar.fromCents}
              x={place * wide + 1}
              y={height - tall}
              width={Math.max(1, wide - 2)}
              height={tall}
              className={bar.toCents <= 0 ? 'fill-down' : bar.fromCents >= 0 ? 'fill-up' : 'fill-text-3'}
            />
          )
        })}
      </svg>
      <p className="mt-1 flex justify-between text-chart text-text-3 tabular-nums">
        <span>{result(first?.fromCents ?? 0)}</span>
        <span>{result(last?.toCents ?? 0)}</span>
      </p>
    </FigureFrame>
  )
}
