import type { StatisticsAnswer } from '@stratomate/contracts/statistics/schemas'
import type { WeekStart } from '@stratomate/contracts/accounts/preference-values'
import { breakEvenOf } from '@stratomate/domain/statistics/count-trade'
import { moneyCurveOfDays } from '@stratomate/domain/statistics/money-curve-of-days'
import { wilsonInterval } from '@stratomate/lab/judge/win-share'
import { barsOfDays } from '@stratomate/lab/report/day-results'
import { Button } from '@stratomate/ui/button'
import { saveText } from '@stratomate/ui/browser/save-text'
import { Card, CardTitle } from '@stratomate/ui/card'
import { MeterBar, type MeterPart } from '@stratomate/ui/meter-bar'
import { clsx } from 'clsx'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { DayRangeFigure } from '#lab-ui/figures/day-range-figure.tsx'
import { DaysFigure } from '#lab-ui/figures/days-figure.tsx'
import { MoneyFigure } from '#lab-ui/figures/money-figure.tsx'
import { IntervalRuler, shareFrom, wonShareText } from '#lab-ui/figures/won-share.tsx'
import { useSpeech } from '#lab-ui/language/speech.ts'
import { csvOfStatistics, jsonOfStatistics } from './export-statistics.ts'
import { StatisticsCells, type FilterOf } from './statistics-cells.tsx'
import type { StatisticsChoice } from './statistics-head.tsx'

type StatisticsFiguresProps = {
  answer: StatisticsAnswer
  currency: string
  choice: StatisticsChoice
  choose: (choice: StatisticsChoice) => void
  weekStart: WeekStart
  /** Shown before the cells. */
  children?: ReactNode
  /** What may be asked of chosen cells; without it none can be chosen. */
  filterOf?: FilterOf
}

const titles = {
  paper: 'Paper trades, {currency}',
  demo: 'Demo trades, {currency}',
  live: 'Live trades, {currency}',
} as const

const dayBars = 24
/** With few days their spread shows nothing. */
const daysToSpread = 5

/** Settled trades: the whole with its interval, the running profit, and the cells of one dimension. */
export function StatisticsFigures({ children, ...shown }: StatisticsFiguresProps) {
  const { answer, currency, choice } = shown
  const { course, days } = answer
  const [firstDay] = days
  const hasDays = days.length >= daysToSpread
  return (
    <>
      <Summary answer={answer} currency={currency} />
      <div className={clsx('grid gap-4', hasDays && 'lg:grid-cols-2')}>
        {firstDay !== undefined && days.length === 1 ? (
          <DayRangeFigure day={firstDay} lossRunLongest={course.lossRunLongest} currency={currency} />
        ) : (
          <MoneyFigure
            curve={moneyCurveOfDays(days)}
            netCents={course.netCents}
            drawdownCents={course.fallCents}
            lossRunLongest={course.lossRunLongest}
            currency={currency}
          />
        )}
        {hasDays ? (
          <DaysFigure
            days={barsOfDays(
              days.map(({ profitCents }) => profitCents),
              dayBars,
            )}
            currency={currency}
          />
        ) : null}
      </div>
      {children}
      <StatisticsCells key={choice.by} {...shown} />
      <SaveFiles answer={answer} />
    </>
  )
}

type SummaryProps = { answer: StatisticsAnswer; currency: string }

function Summary({ answer, currency }: SummaryProps) {
  const words = useSpeech()
  const { t } = words
  const { total, chosen, course } = answer
  const [won, lost, n] = [total.won, total.lost, total.won + total.lost]
  const counts = { won: words.count(won), lost: words.count(lost) }
  const breakEven = breakEvenOf(total)
  const { low, high } = wilsonInterval(n === 0 ? 0 : won / n, n)
  const refunded = total.tied === 0 ? '' : ` ${t('{count} more were refunded.', { count: words.count(total.tied) })}`
  return (
    <Card as="section" aria-labelledby="summary-title">
      <CardTitle id="summary-title" className="border-b border-line px-4 py-3 md:px-5">
        {chosen === null ? t('Trades') : t(titles[chosen.account], { currency })}
      </CardTitle>
      <div className="grid grid-cols-2 lg:grid-cols-4">
        <Figure label={t('Trades')} value={words.count(n)} note={t('{won} won, {lost} lost', counts)}>
          <MeterBar className="mt-3.5 mb-2" parts={partsOf(total)} />
        </Figure>
        {n < shareFrom ? null : (
          <div className="col-span-2 flex items-center gap-x-6 border-line max-lg:order-1 max-lg:border-t lg:border-x">
            <Figure
              label={t('Share won')}
              value={words.percent(won / n)}
              note={`${t('break-even')} ${words.percent(breakEven)}`}
              className="flex-none self-stretch"
            />
            <div className="min-w-0 flex-1 pr-4 md:pr-5">
              <IntervalRuler low={low} high={high} share={won / n} tick={breakEven} />
            </div>
          </div>
        )}
        <Figure
          label={t('Result')}
          value={words.result(total.profitCents, currency)}
          note={t('Deepest fall {fall}', { fall: words.stake(course.fallCents, currency) })}
          className="max-lg:border-l max-lg:border-line"
        />
      </div>
      <div className="grid gap-x-10 gap-y-1 border-t border-line px-4 py-3 text-sm text-text-2 tabular-nums md:px-5 lg:grid-cols-2">
        <p>{`${wonShareText({ won, lost, effective: n, breakEven }, words)}.${refunded}`}</p>
        <p>{t('Break-even is at the payouts that you really had, each weighed with its stake.')}</p>
      </div>
    </Card>
  )
}

function partsOf({ won, lost }: StatisticsAnswer['total']): MeterPart[] {
  const n = Math.max(1, won + lost)
  return [
    { key: 'won', share: won / n, tone: 'up' },
    { key: 'lost', share: lost / n, tone: 'down' },
  ]
}

type FigureProps = { label: string; value: string; note: string; className?: string; children?: ReactNode }

/** A number with what puts it in place: a picture beside or below it, and a line of words. */
function Figure({ label, value, note, className, children }: FigureProps) {
  return (
    <div className={clsx('flex min-w-0 flex-col px-4 py-3.5 md:px-5 md:py-4.5', className)}>
      <h3 className="text-sm leading-normal font-normal tracking-normal text-text-2">{label}</h3>
      <p className="mt-1 text-value font-semibold tabular-nums">{value}</p>
      {children}
      <p className="mt-auto pt-1 text-xs text-text-3 tabular-nums">{note}</p>
    </div>
  )
}

function SaveFiles({ answer }: { answer: StatisticsAnswer }) {
  const { t } = useSpeech()
  const icon = <Download size={16} aria-hidden="true" />
  return (
    <div className="flex flex-wrap gap-3">
      <Button icon={icon} onClick={() => saveText('statistics.csv', 'text/csv', csvOfStatistics(answer))}>
        {t('Save as CSV')}
      </Button>
      <Button icon={icon} onClick={() => saveText('statistics.json', 'application/json', jsonOfStatistics(answer))}>
        {t('Save as JSON')}
      </Button>
    </div>
  )
}
