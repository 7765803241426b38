import type { DayMoney } from '@stratomate/domain/statistics/money-curve-of-days'
import { useSpeech } from '#lab-ui/language/speech.ts'
import { DataTable, FigureFrame } from './figure-frame.tsx'

type DayRangeFigureProps = { day: DayMoney; lossRunLongest: number; currency: string }

/**
 * The money of a single day: between what it moved, and where it ended. Of one day only these are known, so a line from
 * its start to its end would draw a course that nobody had.
 */
export function DayRangeFigure({ day, lossRunLongest, currency }: DayRangeFigureProps) {
  const words = useSpeech()
  const { t, count } = words
  const result = (cents: number) => words.result(cents, currency)
  const [low, high] = [-day.lowCents, day.highCents]
  const fall = words.stake(day.fallCents, currency)
  const trades = count(day.won + day.lost + day.tied)
  const ends = { lowest: result(low), highest: result(high) }
  return (
    <FigureFrame
      title={t('Money and falls')}
      summary={t('Trades: {count}, together {result}. Deepest fall: {fall}. Losses in a row at most: {run}.', {
        count: trades,
        result: result(day.profitCents),
        fall,
        run: count(lossRunLongest),
      })}
      table={
        <DataTable
          head={[t('After trade'), t('Money'), t('Below its highest point')]}
          rows={[[trades, result(day.profitCents), fall]]}
        />
      }
    >
      <DayRange low={low} high={high} end={day.profitCents} />
      <p className="mt-2 flex flex-wrap justify-between gap-x-6 text-sm text-text-2 tabular-nums">
        <span>{t('Lowest {money}', { money: ends.lowest })}</span>
        <span>{t('Highest {money}', { money: ends.highest })}</span>
      </p>
      <p className="mt-3 text-sm text-text-3">{t('The chart begins with the second day.')}</p>
    </FigureFrame>
  )
}

/** From the lowest to the highest money, with a tick at the start and a dot at the end. Decorative: the words say the same. */
function DayRange({ low, high, end }: { low: number; high: number; end: number }) {
  const span = Math.max(1, high - low)
  const at = (cents: number) => `${(2 + (96 * (cents - low)) / span).toFixed(2)}%`
  return (
    <svg width="100%" height="18" aria-hidden="true" className="block overflow-visible">
      <rect y="7" width="100%" height="4" rx="2" className="fill-s3" />
      <rect x="2%" y="7" width="96%" height="4" rx="2" className="fill-text-3" />
      <rect x={at(0)} y="0" width="1.5" height="18" className="fill-signal" />
      <circle cx={at(end)} cy="9" r="5" className="fill-text" />
    </svg>
  )
}
