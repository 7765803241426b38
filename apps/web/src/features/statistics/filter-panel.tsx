import type { FilterInput } from '@stratomate/contracts/statistics/schemas'
import { breakEvenOf } from '@stratomate/domain/statistics/count-trade'
import { simulatedResultsText } from '@stratomate/lab/judge/verdict'
import { Button } from '@stratomate/ui/button'
import { countText, resultText } from '@stratomate/lab-ui/text/percent-text'
import { VerdictPanel } from '@stratomate/lab-ui/figures/verdict-panel'
import { wonShareText } from '@stratomate/lab-ui/figures/won-share'
import { CallFailure } from '#web/shared/api/call-failure.tsx'
import { judgeFilter } from './judge-filter.ts'
import { useFilterTrial } from './use-statistics.ts'

type FilterPanelProps = {
  /** Null while nothing is chosen. */
  filter: FilterInput | null
  filtersTried: number
  names: readonly string[]
}

/** What only the chosen trades would have brought, judged with every filter that was ever tried. */
export function FilterPanel({ filter, filtersTried, names }: FilterPanelProps) {
  const trial = useFilterTrial()
  const answer = isSame(trial.variables, filter) ? trial.data : undefined
  const tried = Math.max(filtersTried, trial.data?.filtersTried ?? 0)
  return (
    <section aria-labelledby="filter-title" className="border-t border-line p-4 md:p-5">
      <h3 id="filter-title" className="text-base font-semibold">
        What a filter would have done
      </h3>
      <p className="mt-1 max-w-prose text-sm text-text-2">
        Choose rows above and see what only those trades would have brought. Of many filters one always looks good by
        luck, so each different filter counts as a try: you have tried {countText(tried)}.
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          disabled={filter === null || trial.isPending}
          onClick={() => {
            if (filter !== null) trial.mutate(filter)
          }}
        >
          Try this filter
        </Button>
        <p className="min-w-0 text-sm text-text-3">
          {filter === null ? 'No row is chosen.' : `Only ${names.join(', ')}.`}
        </p>
      </div>
      {trial.isError ? <CallFailure error={trial.error} className="mt-4" /> : null}
      <output className="block">
        {answer === undefined || filter === null ? null : (
          <div className="mt-4">
            <FilterResult answer={answer} currency={filter.currency} />
          </div>
        )}
      </output>
    </section>
  )
}

type FilterResultProps = { answer: NonNullable<ReturnType<typeof useFilterTrial>['data']>; currency: string }

function FilterResult({ answer, currency }: FilterResultProps) {
  const judgment = judgeFilter(answer)
  const { won, lost, profitCents } = answer.kept
  const { effective } = judgment
  return (
    <VerdictPanel judgment={judgment}>
      <p className="mt-3 max-w-prose text-sm tabular-nums">
        {`${wonShareText({ won, lost, effective, breakEven: breakEvenOf(answer.kept) })}. `}
        {`They brought ${resultText(profitCents, currency)}.`}
      </p>
      <p className="mt-3 max-w-prose text-xs text-text-3">{simulatedResultsText}</p>
    </VerdictPanel>
  )
}

function isSame(one: FilterInput | undefined, other: FilterInput | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
