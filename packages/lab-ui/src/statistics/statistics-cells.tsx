import type { WeekStart } from '@stratomate/contracts/accounts/preference-values'
import type { StatisticsAnswer, StatisticsCell } from '@stratomate/contracts/statistics/schemas'
import { statisticsDimensions } from '@stratomate/contracts/statistics/values'
import { Card, CardTitle } from '@stratomate/ui/card'
import { Select } from '@stratomate/ui/select'
import { type ReactNode, useId, useState } from 'react'
import { useSpeech } from '#lab-ui/language/speech.ts'
import { shareFrom } from '#lab-ui/figures/won-share.tsx'
import { dimensionLabels, sortCells } from './cell-label.ts'
import { CellList } from './cell-list.tsx'
import type { StatisticsChoice } from './statistics-head.tsx'

/** What is shown of the chosen cells, in their order. */
export type FilterOf = (chosen: readonly StatisticsCell[]) => ReactNode

type StatisticsCellsProps = {
  answer: StatisticsAnswer
  currency: string
  choice: StatisticsChoice
  choose: (choice: StatisticsChoice) => void
  weekStart: WeekStart
  filterOf?: FilterOf
}

/** The cells of one dimension, which is chosen here. */
export function StatisticsCells({ answer, currency, choice, choose, weekStart, filterOf }: StatisticsCellsProps) {
  const { t } = useSpeech()
  const byId = useId()
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set())
  const cells = answer.cells.filter(({ dimension }) => dimension === choice.by)
  // The only row there is would filter nothing.
  const filter = cells.length < 2 ? undefined : filterOf
  const toggle = (value: string) => {
    const next = new Set(picked)
    if (!next.delete(value)) next.add(value)
    setPicked(next)
  }
  return (
    <Card as="section" aria-labelledby="cells-title">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-4 pt-4 pb-3 md:px-5">
        <div className="min-w-0 lg:flex-1">
          <CardTitle id="cells-title">{t('Where they were won and lost')}</CardTitle>
          <p className="mt-1 max-w-prose text-sm text-balance text-text-2 lg:max-w-none">
            {t(
              'The tick is break-even. With fewer than {count} trades only counts are shown: a share of so few says nothing.',
              { count: shareFrom },
            )}
          </p>
        </div>
        <div className="flex items-center gap-3">
          <label htmlFor={byId} className="text-sm text-text-2">
            {t('By')}
          </label>
          <Select
            id={byId}
            className="min-h-9 text-sm"
            value={choice.by}
            onChange={({ target }) => {
              const by = statisticsDimensions.find((dimension) => dimension === target.value)
              if (by !== undefined) choose({ ...choice, by })
            }}
          >
            {statisticsDimensions.map((dimension) => (
              <option key={dimension} value={dimension}>
                {t(dimensionLabels[dimension])}
              </option>
            ))}
          </Select>
        </div>
      </div>
      <div className="border-t border-line">
        <CellList
          cells={cells}
          currency={currency}
          weekStart={weekStart}
          choice={filter === undefined ? null : { chosen: picked, choose: toggle }}
        />
      </div>
      {filter?.(sortCells(cells, weekStart).filter(({ value }) => picked.has(value)))}
    </Card>
  )
}
