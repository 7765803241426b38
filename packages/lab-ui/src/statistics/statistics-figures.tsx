import type { StatisticsAnswer } from '@stratomate/contracts/statistics/schemas'
import type { WeekStart } from '@stratomate/contracts/accounts/preference-values'
import { moneyCurveOfDays } from '@stratomate/domain/statistics/money-curve-of-days'
import { barsOfDays } from '@stratomate/lab/report/day-results'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { DaysFigure } from '#lab-ui/figures/days-figure.tsx'
import { MoneyFigure } from '#lab-ui/figures/money-figure.tsx'
import { StatisticsCells, type FilterOf } from './statistics-cells.tsx'
import type { StatisticsChoice } from './statistics-head.tsx'
import { StatisticsSummary } from './statistics-summary.tsx'

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

const dayBars = 24
/** With few days their spread shows nothing. */
const daysToSpread = 5

/** Settled trades: the whole with its interval, the running profit, and the cells of one dimension. */
export function StatisticsFigures({ children, ...shown }: StatisticsFiguresProps) {
  const { answer, currency, choice } = shown
  const { course, days } = answer
  const hasDays = days.length >= daysToSpread
  return (
    <>
      <StatisticsSummary answer={answer} currency={currency} />
      {/* Of one day only its ends are known, which the summary has: a line would draw a course that nobody had. */}
      {days.length < 2 ? null : (
        <div className={clsx('grid gap-4', hasDays && 'lg:grid-cols-3')}>
          <MoneyFigure
            curve={moneyCurveOfDays(days)}
            netCents={course.netCents}
            drawdownCents={course.fallCents}
            lossRunLongest={course.lossRunLongest}
            currency={currency}
            isSaidAbove
            className="lg:col-span-2"
          />
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
      )}
      {children}
      <StatisticsCells key={choice.by} {...shown} />
    </>
  )
}
