import { catalogue } from '@stratomate/indicators/catalogue/catalogue'
import { Button } from '@stratomate/ui/button'
import { RotateCcw } from 'lucide-react'
import { type KeyboardEvent, useId } from 'react'
import { SearchInput } from '#web/shared/forms/search-input.tsx'
import { ChoiceList } from '#web/shared/forms/choice-list.tsx'
import { countCategories, countTimeframes, type LibraryFilter, writeLibraryFilter } from './library-filter.ts'
import { t, translated } from '#web/shared/language/t.ts'

type LibraryControlsProps = {
  filter: LibraryFilter
  onChange: (filter: LibraryFilter) => void
  onReset: () => void
  /** From the field, the down arrow leads into the cards. */
  onLeaveDown: () => void
}

/** Search, categories and timeframes: a column beside the cards, above them on phones, where the search stays visible. */
export function LibraryControls({ filter, onChange, onReset, onLeaveDown }: LibraryControlsProps) {
  const fieldId = useId()
  const isFiltered = writeLibraryFilter(filter).size > 0
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    onLeaveDown()
  }
  return (
    <>
      <search className="screen-only sticky top-15 z-10 -mx-4 bg-bg px-4 py-3 md:static md:mx-0 md:bg-transparent md:p-0 noscript:hidden">
        <label htmlFor={fieldId} className="mb-2 block text-sm font-medium max-lg:sr-only">
          {t('Search')}
        </label>
        <SearchInput
          id={fieldId}
          value={filter.query}
          placeholder={t('Name or description')}
          onKeyDown={press}
          onChange={({ currentTarget }) => onChange({ ...filter, query: currentTarget.value })}
        />
      </search>
      <ChoiceList
        legend={t('Category')}
        layout="rail"
        choices={countCategories(catalogue, filter).map((choice) => ({
          ...choice,
          label: translated(choice.label),
        }))}
        selected={filter.category}
        onSelect={(category) => onChange({ ...filter, category })}
        className="mt-2 md:mt-4 lg:mt-7"
      />
      <ChoiceList
        legend={t('Timeframe')}
        layout="strip"
        choices={countTimeframes(catalogue, filter)}
        selected={filter.timeframe}
        onSelect={(timeframe) => onChange({ ...filter, timeframe })}
        className="mt-3 lg:mt-7"
      />
      {isFiltered ? (
        <Button
          variant="quiet"
          size="sm"
          icon={<RotateCcw size={16} aria-hidden="true" />}
          className="mt-2 -ml-3.5 lg:mt-4"
          onClick={onReset}
        >
          {t('Reset Filters')}
        </Button>
      ) : null}
    </>
  )
}
