import { useShownPreferences } from '#web/shared/session/reader-preferences.ts'
import type { StatisticsAnswer } from '@stratomate/contracts/statistics/schemas'
import { tradesOf } from '@stratomate/lab-ui/statistics/cell-label'
import { FilterPanel } from '@stratomate/lab-ui/statistics/filter-panel'
import { StatisticsFigures } from '@stratomate/lab-ui/statistics/statistics-figures'
import { StatisticsHead } from '@stratomate/lab-ui/statistics/statistics-head'
import { StatisticsSkeleton } from '@stratomate/lab-ui/statistics/statistics-skeleton'
import { Button } from '@stratomate/ui/button'
import { clsx } from 'clsx'
import { CallFailure } from '#web/shared/api/call-failure.tsx'
import { useAddressFilter } from '#web/shared/hooks/use-address-filter.ts'
import { EmptyList } from '#web/shared/page/empty-list.tsx'
import { NoTradesYet } from './no-trades-yet.tsx'
import { OwnProofs } from './own-proofs.tsx'
import { statisticsAddress } from './statistics-address.ts'
import { useFilterTrial } from './use-filter-trial.tsx'
import { useStatistics } from './use-statistics.ts'

/** What a person's own settled trades show, and what they do not. */
export function StatisticsView() {
  const [choice, choose] = useAddressFilter(statisticsAddress)
  const statistics = useStatistics(choice)
  const answer = statistics.data
  const trial = useFilterTrial()
  const { weekStart } = useShownPreferences()
  /** Before the first trade there is no period to choose. */
  const isFirst = answer?.accounts.length === 0
  return (
    <>
      <div className={clsx('pb-4 max-lg:w-full md:pb-5 lg:pt-7', isFirst && 'max-lg:hidden lg:invisible')}>
        <StatisticsHead choice={choice} choose={choose} answer={answer} />
      </div>
      <div key={isFirst ? 'first' : 'counted'} className="grid w-full grid-cols-1 gap-4">
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
          <StatisticsFigures
            answer={answer}
            currency={answer.chosen.currency}
            choice={choice}
            choose={choose}
            weekStart={weekStart}
            filterOf={(cells) => <FilterPanel answer={answer} choice={choice} cells={cells} trial={trial} />}
          >
            <OwnProofs />
          </StatisticsFigures>
        )}
      </div>
    </>
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
  return <NoTradesYet />
}
