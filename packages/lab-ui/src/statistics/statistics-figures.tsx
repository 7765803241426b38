import type { StatisticsAnswer } from '@stratomate/contracts/statistics/schemas'
import type { WeekStart } from '@stratomate/contracts/accounts/preference-values'
import { breakEvenOf } from '@stratomate/domain/statistics/count-trade'
import { moneyCurveOfDays } from '@stratomate/domain/statistics/money-curve-of-days'
import { wilsonInterval } from '@stratomate/lab/judge/win-share'
import { barsOfDays } from '@stratomate/lab/report/day-results'
import { Button } from '@stratomate/ui/button'
import { saveText } from '@stratomate/ui/browser/save-text'
import { Card, CardTitle } from '@stratomate/ui/card'
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
      <div className="grid gap-4 lg:grid-cols-2">
        <Summary answer={answer} currency={currency} className={clsx(hasDays && 'lg:col-span-2')} />
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

type SummaryProps = { answer: StatisticsAnswer; currency: string; className: string }

function Summary({ answer, currency, className }: SummaryProps) {
  const words = useSpeech()
  const { t } = words
  const { total, chosen } = answer
  const [won, lost, n] = [total.won, total.lost, total.won + total.lost]
  const breakEven = breakEvenOf(total)
  const { low, high } = wilsonInterval(n === 0 ? 0 : won / n, n)
  const refunded = total.tied === 0 ? '' : ` ${t('{count} more were refunded.', { count: words.count(total.tied) })}`
  return (
    <Card as="section" aria-labelledby="summary-title" className={clsx('p-4 md:p-5', className)}>
      <CardTitle id="summary-title">
        {chosen === null ? t('Trades') : t(titles[chosen.account], { currency })}
      </CardTitle>
      <dl className="mt-3 mb-4 flex flex-wrap gap-x-10 gap-y-3">
        {n < shareFrom ? null : <Figure label={t('Share won')}>{words.percent(won / n)}</Figure>}
        <Figure label={t('Result')}>{words.result(total.profitCents, currency)}</Figure>
      </dl>
      <p className="max-w-prose tabular-nums">
        {`${wonShareText({ won, lost, effective: n, breakEven }, words)}.${refunded}`}
      </p>
      <p className="mt-1 max-w-prose text-sm text-text-2 tabular-nums">
        {t('They brought {result}. Break-even is at the payouts that you really had, each weighed with its stake.', {
          result: words.result(total.profitCents, currency),
        })}
      </p>
      {n < shareFrom ? null : <IntervalRuler low={low} high={high} share={won / n} tick={breakEven} />}
    </Card>
  )
}

function Figure({ label, children }: { label: string; children: string }) {
  return (
    <div className="flex flex-col">
      <dt className="order-1 text-sm text-text-2">{label}</dt>
      <dd className="text-value leading-tight font-semibold tabular-nums">{children}</dd>
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
