import { timeframeName } from '../shown/format.ts'
import { type AlertFilter, chartOf, type LogRow, type Outcome, outcomes } from './alert-rows.ts'
import { t } from '../language/t.ts'

const outcomeLabels = {
  all: 'All outcomes',
  traded: 'Traded',
  refused: 'Refused',
  won: 'Won',
  lost: 'Lost',
} as const satisfies Record<Outcome, string>

const selectLook = 'min-h-9 cursor-pointer rounded-md border border-line-strong bg-bg px-2.5 text-sm text-text'

type AlertFiltersProps = {
  rows: readonly LogRow[]
  filter: AlertFilter
  onChange: (filter: AlertFilter) => void
}

/** Filters by chart and by outcome; only charts with a row are offered. */
export function AlertFilters({ rows, filter, onChange }: AlertFiltersProps) {
  const charts = new Map(rows.map((row) => [chartOf(row), `${row.symbol} ${timeframeName(row.timeframeS)}`]))
  const outcomeOf = (value: string): Outcome => outcomes.find((outcome) => outcome === value) ?? 'all'
  return (
    <>
      <select
        aria-label={t('Chart')}
        className={selectLook}
        value={filter.chart}
        onChange={(event) => onChange({ ...filter, chart: event.currentTarget.value })}
      >
        <option value="">{t('All charts')}</option>
        {[...charts].map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <select
        aria-label={t('Outcome')}
        className={selectLook}
        value={filter.outcome}
        onChange={(event) => onChange({ ...filter, outcome: outcomeOf(event.currentTarget.value) })}
      >
        {outcomes.map((outcome) => (
          <option key={outcome} value={outcome}>
            {t(outcomeLabels[outcome])}
          </option>
        ))}
      </select>
    </>
  )
}
