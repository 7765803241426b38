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
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        className="min-h-40 w-full flex-1"
      >
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
      <MoneyAxis from={first?.fromCents ?? 0} to={last?.toCents ?? 0} label={result} />
    </FigureFrame>
  )
}

type MoneyAxisProps = { from: number; to: number; label: (cents: number) => string }

/** The line under the bars, with a tick where nothing was won or lost. */
function MoneyAxis({ from, to, label }: MoneyAxisProps) {
  const at = from < 0 && to > 0 ? -from / (to - from) : null
  const x = `${(100 * (at ?? 0)).toFixed(2)}%`
  return (
    <div aria-hidden="true" className="text-chart text-text-3 tabular-nums">
      <svg width="100%" height="7" className="block overflow-visible">
        <rect width="100%" height="1" className="fill-line-strong" />
        {at === null ? null : <rect x={x} width="1.5" height="7" className="fill-signal" />}
      </svg>
      <svg width="100%" height="16" className="block overflow-visible fill-current">
        <text y="12">{label(from)}</text>
        {/* Near an end it would be over the value that stands there. */}
        {at === null || at < 0.25 || at > 0.75 ? null : (
          <text x={x} y="12" textAnchor="middle">
            {label(0)}
          </text>
        )}
        <text x="100%" y="12" textAnchor="end">
          {label(to)}
        </text>
      </svg>
    </div>
  )
}
