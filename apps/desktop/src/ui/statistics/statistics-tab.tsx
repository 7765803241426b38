import type { StatisticsAnswer } from '@stratomate/contracts/statistics/schemas'
import { tradesOf } from '@stratomate/lab-ui/statistics/cell-label'
import { FilterPanel } from '@stratomate/lab-ui/statistics/filter-panel'
import type { StatisticsChoice } from '@stratomate/lab-ui/statistics/statistics-head'
import { StatisticsFigures } from '@stratomate/lab-ui/statistics/statistics-figures'
import { StatisticsHead } from '@stratomate/lab-ui/statistics/statistics-head'
import { StatisticsSkeleton } from '@stratomate/lab-ui/statistics/statistics-skeleton'
import { SpeechContext } from '@stratomate/lab-ui/language/speech'
import { Button } from '@stratomate/ui/button'
import { useState } from 'react'
import { t } from '../language/t.ts'
import { EmptyList } from '../shown/empty-list.tsx'
import { windowSpeech } from './window-speech.ts'
import { JournalProofs } from './journal-proofs.tsx'
import { useFilterTrial } from './use-filter-trial.tsx'
import { useOwnStatistics } from './use-own-statistics.ts'

const firstChoice: StatisticsChoice = { period: '90d', by: 'hour', device: null, account: null }

/** What the settled trades of this computer say, by the rules and on the screens of the dashboard. */
export function StatisticsTab() {
  const [choice, choose] = useState(firstChoice)
  const { shown, again } = useOwnStatistics(choice)
  const answer = shown.kind === 'shown' ? shown.answer : undefined
  return (
    // A scrolling part without a control in sight can still be scrolled by key.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section tabIndex={0} aria-label={t('Statistics')} className="focus-inside relative h-full overflow-y-auto">
      <div className="mx-auto grid max-w-marketing gap-4 px-4 py-5">
        <div>
          <h2 className="text-lg font-semibold">{t('Statistics')}</h2>
          <p className="mt-1 max-w-prose text-sm text-text-2">
            {t(
              'The ended trades of this computer, those by hand included. Trades of your other computers are on the dashboard, and trades by hand are only here.',
            )}
          </p>
        </div>
        <SpeechContext value={windowSpeech()}>
          <StatisticsHead choice={choice} choose={choose} answer={answer} />
          {shown.kind === 'loading' ? <StatisticsSkeleton /> : null}
          {shown.kind === 'silent' ? <Silent onAgain={again} /> : null}
          {answer === undefined ? null : <Figures answer={answer} choice={choice} choose={choose} />}
        </SpeechContext>
        <p className="text-xs text-text-3">{t('Past results do not predict future results.')}</p>
      </div>
    </section>
  )
}

type FiguresProps = { answer: StatisticsAnswer; choice: StatisticsChoice; choose: (choice: StatisticsChoice) => void }

function Figures({ answer, choice, choose }: FiguresProps) {
  const { chosen, accounts, total } = answer
  const trial = useFilterTrial()
  if (chosen !== null && tradesOf(total) > 0) {
    return (
      <StatisticsFigures
        answer={answer}
        currency={chosen.currency}
        choice={choice}
        choose={choose}
        weekStart="monday"
        filterOf={(cells) => <FilterPanel answer={answer} choice={choice} cells={cells} trial={trial} />}
      >
        <JournalProofs answer={answer} />
      </StatisticsFigures>
    )
  }
  if (accounts.length === 0) {
    return (
      <EmptyList title={t('No ended trade yet')}>
        <p>{t('Each trade is counted here as soon as its outcome is known.')}</p>
      </EmptyList>
    )
  }
  return (
    <EmptyList title={t('No ended trade in this choice')}>
      <div>
        <Button onClick={() => choose({ ...choice, period: 'all', account: null })}>{t('Show all times')}</Button>
      </div>
    </EmptyList>
  )
}

function Silent({ onAgain }: { onAgain: () => void }) {
  return (
    <div className="grid justify-items-start gap-3" role="alert">
      <p>{t('The app does not answer. If it has ended, start it again.')}</p>
      <Button onClick={onAgain}>{t('Try again')}</Button>
    </div>
  )
}
