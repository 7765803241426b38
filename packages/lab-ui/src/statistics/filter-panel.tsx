import type {
  FilterAnswer,
  FilterInput,
  StatisticsAnswer,
  StatisticsCell,
} from '@stratomate/contracts/statistics/schemas'
import { breakEvenOf } from '@stratomate/domain/statistics/count-trade'
import { simulatedResultsText } from '@stratomate/lab/judge/verdict'
import { Button } from '@stratomate/ui/button'
import type { ReactNode } from 'react'
import { VerdictPanel } from '#lab-ui/figures/verdict-panel.tsx'
import { wonShareText } from '#lab-ui/figures/won-share.tsx'
import { useSpeech } from '#lab-ui/language/speech.ts'
import { cellLabel } from './cell-label.ts'
import { judgeFilter } from './judge-filter.ts'
import type { StatisticsChoice } from './statistics-head.tsx'

/** The last filter that was asked about, and its result. */
export type FilterTrial = {
  asked: FilterInput | undefined
  answer: FilterAnswer | undefined
  isPending: boolean
  /** Shown when it could not be asked. */
  failure: ReactNode
  start: (filter: FilterInput) => void
}

type FilterPanelProps = {
  answer: StatisticsAnswer
  choice: StatisticsChoice
  /** The chosen ones, in their order. */
  cells: readonly StatisticsCell[]
  trial: FilterTrial
}

/** The result of only the chosen trades, judged with every filter that was ever tried. */
export function FilterPanel({ answer, choice, cells, trial }: FilterPanelProps) {
  const words = useSpeech()
  const { t } = words
  const filter = filterOf(answer, choice, cells)
  const result = isSame(trial.asked, filter) ? trial.answer : undefined
  const tried = Math.max(answer.filtersTried, trial.answer?.filtersTried ?? 0)
  const names = cells.map((cell) => cellLabel(cell, words)).join(', ')
  return (
    <section aria-labelledby="filter-title" className="border-t border-line p-4 md:p-5">
      <h3 id="filter-title" className="text-base font-semibold">
        {t('What a filter would have done')}
      </h3>
      <p className="mt-1 max-w-prose text-sm text-pretty text-text-2">
        {t(
          'Choose rows above and see what only those trades would have brought. Of many filters one always looks good by luck, so each different filter counts as a try: you have tried {count}.',
          { count: words.count(tried) },
        )}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          disabled={filter === null || trial.isPending}
          onClick={() => {
            if (filter !== null) trial.start(filter)
          }}
        >
          {t('Try this filter')}
        </Button>
        <p className="min-w-0 text-sm text-text-3">
          {filter === null ? t('No row is chosen.') : t('Only {names}.', { names })}
        </p>
      </div>
      {trial.failure === null ? null : <div className="mt-4">{trial.failure}</div>}
      <output className="block">
        {result === undefined || filter === null ? null : (
          <div className="mt-4">
            <FilterResult answer={result} currency={filter.currency} />
          </div>
        )}
      </output>
    </section>
  )
}

function FilterResult({ answer, currency }: { answer: FilterAnswer; currency: string }) {
  const words = useSpeech()
  const judgment = judgeFilter(answer)
  const { won, lost, profitCents } = answer.kept
  const { effective } = judgment
  return (
    <VerdictPanel judgment={judgment}>
      <p className="mt-3 max-w-prose text-sm tabular-nums">
        {`${wonShareText({ won, lost, effective, breakEven: breakEvenOf(answer.kept) }, words)}. `}
        {words.t('They brought {result}.', { result: words.result(profitCents, currency) })}
      </p>
      <p lang="en" className="mt-3 max-w-prose text-xs text-text-3">
        {simulatedResultsText}
      </p>
    </VerdictPanel>
  )
}

/** Null while no cell is chosen. */
function filterOf(
  { chosen }: StatisticsAnswer,
  { period, device, by }: StatisticsChoice,
  cells: readonly StatisticsCell[],
): FilterInput | null {
  if (chosen === null || cells.length === 0) return null
  const values = cells.map(({ value }) => value)
  return { ...chosen, period, ...(device === null ? {} : { device }), dimension: by, values }
}

function isSame(one: FilterInput | undefined, other: FilterInput | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
