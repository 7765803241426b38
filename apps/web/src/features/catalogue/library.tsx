import { catalogue } from '@stratomate/indicators/catalogue/catalogue'
import type { IndicatorFacts } from '@stratomate/indicators/catalogue/indicator-facts'
import { Suspense, useEffect, useRef } from 'react'
import { BuiltPart } from '#web/shared/page/built-part.tsx'
import { EmptyList } from '#web/shared/page/empty-list.tsx'
import { hydrateLater } from '#web/shared/page/hydrate-later.ts'
import { useAddressFilter } from '#web/shared/hooks/use-address-filter.ts'
import { cardId, indicatorGridId } from './indicator-card.tsx'
import { IndicatorDialog } from './indicator-dialog.tsx'
import { LibraryControls } from './library-controls.tsx'
import { filterIndicators, readLibraryFilter, wholeLibrary, writeLibraryFilter } from './library-filter.ts'
import { t } from '#web/shared/language/t.ts'

/** Twenty cards with drawings are links without script, so their script comes in small steps after the rest. */
const IndicatorGrid = hydrateLater({
  anchorId: indicatorGridId,
  moment: 'idle',
  load: async () => (await import('./indicator-grid.tsx')).IndicatorGrid,
})

const words = { read: readLibraryFilter, write: writeLibraryFilter }

/** The catalogue with its filter, and over it the indicator that the address names. */
export function Library({ selected }: { selected: IndicatorFacts | null }) {
  const [filter, choose, search] = useAddressFilter(words)
  const root = useRef<HTMLDivElement>(null)
  const results = filterIndicators(catalogue, filter)
  const reset = () => {
    choose(wholeLibrary)
    // The focused button disappears with the filter.
    root.current?.querySelector<HTMLElement>('[data-page-search]')?.focus()
  }
  useReturnOfFocus(selected)
  return (
    <div ref={root}>
      {selected === null ? null : <IndicatorDialog indicator={selected} results={results} search={search} />}
      <div className="lg:library-columns items-start gap-x-10 lg:grid">
        <div className="lg:sticky lg:top-24">
          <LibraryControls
            filter={filter}
            onChange={choose}
            onReset={reset}
            onLeaveDown={() => root.current?.querySelector<HTMLElement>('[data-card]')?.focus()}
          />
        </div>
        <div className="mt-4 min-w-0 lg:mt-0">
          <output className="mb-4 block text-sm text-text-2 tabular-nums">
            {t('Showing {shown} of {count} indicators', { shown: results.length, count: catalogue.length })}
          </output>
          {results.length === 0 ? (
            <EmptyList title={t('No indicators found')}>{t('Try adjusting your search or filter criteria')}</EmptyList>
          ) : (
            <Suspense fallback={results.length === catalogue.length ? <BuiltPart anchorId={indicatorGridId} /> : null}>
              <IndicatorGrid indicators={results} query={filter.query} search={search} />
            </Suspense>
          )}
        </div>
      </div>
    </div>
  )
}

/** When the dialog closes, the focus goes to the card of what it showed last. */
function useReturnOfFocus(selected: IndicatorFacts | null): void {
  const shown = useRef<IndicatorFacts | null>(null)
  useEffect(() => {
    const last = shown.current
    shown.current = selected
    if (selected !== null || last === null) return
    const card = document.getElementById(cardId(last.id))
    card?.focus({ preventScroll: true })
    // Going back restores the page's scroll position first; the card may be outside of it after some steps.
    const frame = requestAnimationFrame(() => card?.closest('li')?.scrollIntoView({ block: 'nearest' }))
    return () => cancelAnimationFrame(frame)
  }, [selected])
}
