import { shownPreferences } from '#web/shared/session/reader-preferences.ts'
import type { StatisticsAnswer } from '@stratomate/contracts/statistics/schemas'
import { statisticsDimensions } from '@stratomate/contracts/statistics/values'
import { breakEvenOf } from '@stratomate/domain/statistics/count-trade'
import { moneyCurveOfDays } from '@stratomate/domain/statistics/money-curve-of-days'
import { wilsonInterval } from '@stratomate/lab/judge/win-share'
import { barsOfDays } from '@stratomate/lab/report/day-results'
import { Button } from '@stratomate/ui/button'
import { Card, CardTitle } from '@stratomate/ui/card'
import { Field } from '@stratomate/ui/field'
import { Select } from '@stratomate/ui/select'
import { Skeleton } from '@stratomate/ui/skeleton'
import { clsx } from 'clsx'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { countText, resultText } from '@stratomate/lab-ui/text/percent-text'
import { DaysFigure } from '@stratomate/lab-ui/figures/days-figure'
import { MoneyFigure } from '@stratomate/lab-ui/figures/money-figure'
import { IntervalRuler, shareFrom, wonShareText } from '@stratomate/lab-ui/figures/won-share'
import { saveText } from '@stratomate/ui/browser/save-text'
import { accountLabels } from '#web/shared/format/trade-outcome.ts'
import { CallFailure } from '#web/shared/api/call-failure.tsx'
import { useAddressFilter } from '#web/shared/hooks/use-address-filter.ts'
import { EmptyList } from '#web/shared/page/empty-list.tsx'
import { LinkButton } from '#web/shared/page/link-button.tsx'
import { ChartProofs } from './chart-proofs.tsx'
import { CellList } from './cell-list.tsx'
import { cellLabel, dimensionLabels, sortCells, tradesOf } from './cell-label.ts'
import { csvOfStatistics, jsonOfStatistics } from './export-statistics.ts'
import { FilterPanel } from './filter-panel.tsx'
import { statisticsAddress, type StatisticsChoice } from './statistics-address.ts'
import { StatisticsHead } from './statistics-head.tsx'
import { useStatistics } from './use-statistics.ts'

/** What a person's own settled trades say, and what they do not say. */
export function StatisticsView() {
  const [choice, choose] = useAddressFilter(statisticsAddress)
  const statistics = useStatistics(choice)
  const answer = statistics.data
  return (
    <div className="grid gap-4">
      <StatisticsHead choice={choice} choose={choose} answer={answer} />
      {statistics.isError ? (
        <div className="grid justify-items-start gap-3">
          <CallFailure error={statistics.error} />
          <Button onClick={() => void statistics.refetch()}>Try again</Button>
        </div>
      ) : answer === undefined ? (
        <StatisticsSkeleton />
      ) : answer.chosen === null || tradesOf(answer.total) === 0 ? (
        <NoTrades answer={answer} onAll={() => choose({ ...choice, period: 'all', device: null, account: null })} />
      ) : (
        <Figures answer={answer} currency={answer.chosen.currency} choice={choice} choose={choose} />
      )}
    </div>
  )
}

type FiguresProps = {
  answer: StatisticsAnswer
  currency: string
  choice: StatisticsChoice
  choose: (choice: StatisticsChoice) => void
}

const dayBars = 24
/** How days are spread is nothing to see of a few. */
const daysToSpread = 5

function Figures({ answer, currency, choice, choose }: FiguresProps) {
  const { course, days } = answer
  return (
    <>
      <Summary answer={answer} currency={currency} />
      <div className={clsx('grid gap-4', days.length >= daysToSpread && 'lg:grid-cols-2')}>
        <MoneyFigure
          curve={moneyCurveOfDays(days)}
          netCents={course.netCents}
          drawdownCents={course.fallCents}
          lossRunLongest={course.lossRunLongest}
          currency={currency}
        />
        {days.length < daysToSpread ? null : (
          <DaysFigure
            days={barsOfDays(
              days.map(({ profitCents }) => profitCents),
              dayBars,
            )}
            currency={currency}
          />
        )}
      </div>
      <ChartProofs />
      <Cells key={choice.by} answer={answer} currency={currency} choice={choice} choose={choose} />
      <SaveFiles answer={answer} />
    </>
  )
}

function Summary({ answer, currency }: { answer: StatisticsAnswer; currency: string }) {
  const { total, chosen } = answer
  const [won, lost, n] = [total.won, total.lost, total.won + total.lost]
  const breakEven = breakEvenOf(total)
  const { low, high } = wilsonInterval(n === 0 ? 0 : won / n, n)
  const refunded = total.tied === 0 ? '' : ` ${countText(total.tied)} more were refunded.`
  return (
    <Card as="section" aria-labelledby="summary-title" className="p-4 md:p-5">
      <CardTitle id="summary-title">
        {chosen === null ? 'Trades' : `${accountLabels[chosen.account]} trades, ${currency}`}
      </CardTitle>
      <p className="mt-2 max-w-prose text-md tabular-nums">
        {`${wonShareText({ won, lost, effective: n, breakEven })}.${refunded}`}
      </p>
      <p className="mt-1 max-w-prose text-sm text-text-2 tabular-nums">
        {`They brought ${resultText(total.profitCents, currency)}. Break-even is at the payouts that you really had, each weighed with its stake.`}
      </p>
      {n < shareFrom ? null : <IntervalRuler low={low} high={high} share={won / n} tick={breakEven} />}
    </Card>
  )
}

function Cells({ answer, currency, choice, choose }: FiguresProps) {
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const cells = answer.cells.filter(({ dimension }) => dimension === choice.by)
  const chosenCells = sortCells(cells, shownPreferences().weekStart).filter(({ value }) => picked.has(value))
  const toggle = (value: string) => {
    const next = new Set(picked)
    if (!next.delete(value)) next.add(value)
    setPicked(next)
  }
  const { chosen } = answer
  const filter =
    chosen === null || chosenCells.length === 0
      ? null
      : {
          ...chosen,
          period: choice.period,
          ...(choice.device === null ? {} : { device: choice.device }),
          dimension: choice.by,
          values: chosenCells.map(({ value }) => value),
        }
  return (
    <Card as="section" aria-labelledby="cells-title">
      <div className="flex flex-wrap items-end justify-between gap-3 px-4 pt-4 pb-3 md:px-5">
        <div>
          <CardTitle id="cells-title">Where they were won and lost</CardTitle>
          <p className="mt-1 max-w-prose text-sm text-text-2">
            {`The line in the middle is break-even. With fewer than ${shareFrom} trades only counts are shown: a share of so few says nothing.`}
          </p>
        </div>
        <Field label="By">
          {(control) => (
            <Select
              {...control}
              className="min-h-9 text-sm"
              value={choice.by}
              onChange={({ target }) => {
                const by = statisticsDimensions.find((dimension) => dimension === target.value)
                if (by !== undefined) choose({ ...choice, by })
              }}
            >
              {statisticsDimensions.map((dimension) => (
                <option key={dimension} value={dimension}>
                  {dimensionLabels[dimension]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <div className="border-t border-line">
        <CellList cells={cells} currency={currency} chosen={picked} onChoose={toggle} />
      </div>
      <FilterPanel filter={filter} filtersTried={answer.filtersTried} names={chosenCells.map(cellLabel)} />
    </Card>
  )
}

function SaveFiles({ answer }: { answer: StatisticsAnswer }) {
  const icon = <Download size={16} aria-hidden="true" />
  return (
    <div className="flex flex-wrap gap-3">
      <Button icon={icon} onClick={() => saveText('statistics.csv', 'text/csv', csvOfStatistics(answer))}>
        Save as CSV
      </Button>
      <Button icon={icon} onClick={() => saveText('statistics.json', 'application/json', jsonOfStatistics(answer))}>
        Save as JSON
      </Button>
    </div>
  )
}

function NoTrades({ answer, onAll }: { answer: StatisticsAnswer; onAll: () => void }) {
  if (answer.accounts.length > 0) {
    return (
      <EmptyList title="No settled trade in this choice" action={<Button onClick={onAll}>Show all times</Button>}>
        Other periods, accounts or computers have some.
      </EmptyList>
    )
  }
  return (
    <EmptyList title="No settled trade yet" action={<LinkButton to="/lab">Test a rule in the Lab</LinkButton>}>
      Each trade is counted here as soon as its outcome is known, those of the paper account included.
    </EmptyList>
  )
}

function StatisticsSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-4">
      <p aria-live="polite" className="sr-only">
        Loading your statistics
      </p>
      <Skeleton className="h-32" />
      <div className="grid gap-4 lg:grid-cols-2">
        <Skeleton className="h-80" />
        <Skeleton className="h-80" />
      </div>
      <Skeleton className="h-100" />
    </div>
  )
}
