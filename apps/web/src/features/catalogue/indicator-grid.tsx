import type { IndicatorFacts } from '@stratomate/indicators/catalogue/indicator-facts'
import { type KeyboardEvent, useRef } from 'react'
import { indicatorGridId, IndicatorCard } from './indicator-card.tsx'
import { usedCategories } from './library-filter.ts'
import { pickNeighbor } from './pick-neighbor.ts'
import { translated } from '#web/shared/language/t.ts'

type IndicatorGridProps = { indicators: readonly IndicatorFacts[]; query: string; search: string }

/** The cards under their categories; arrow keys move between them as they are on the screen, Enter opens the focused one. */
export function IndicatorGrid({ indicators, query, search }: IndicatorGridProps) {
  const groups = useRef<HTMLDivElement>(null)
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const cards = [...(groups.current?.querySelectorAll<HTMLElement>('[data-card]') ?? [])]
    const current = cards.findIndex((card) => card === document.activeElement)
    const places = cards.map((card) => (card.closest('li') ?? card).getBoundingClientRect())
    const target = current === -1 ? null : pickNeighbor(places, current, event.key)
    if (target === null) return
    event.preventDefault()
    cards[target]?.focus()
  }
  return (
    // The frame only listens: its links have the focus.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={groups} id={indicatorGridId} className="grid gap-10" onKeyDown={press}>
      {usedCategories.map((category) => {
        const own = indicators.filter((indicator) => indicator.category === category)
        const titleId = `category-${category.toLowerCase()}`
        return own.length === 0 ? null : (
          <section key={category} aria-labelledby={titleId}>
            <div className="mb-4 flex items-baseline gap-3 border-t border-line pt-4">
              <h2 id={titleId} className="text-lg">
                {translated(category)}
              </h2>
              <span className="text-sm text-text-3 tabular-nums">{own.length}</span>
            </div>
            <ul className="grid grid-cols-1 gap-3 md:grid-cols-2 md:gap-4 xl:grid-cols-3 2xl:grid-cols-4">
              {own.map((indicator) => (
                <IndicatorCard key={indicator.id} indicator={indicator} query={query} search={search} />
              ))}
            </ul>
          </section>
        )
      })}
    </div>
  )
}
