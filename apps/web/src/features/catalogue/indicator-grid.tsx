import type { IndicatorFacts } from '@stratomate/indicators/catalogue/indicator-facts'
import { type KeyboardEvent, useRef } from 'react'
import { indicatorGridId, IndicatorCard } from './indicator-card.tsx'
import { pickNeighbor } from './pick-neighbor.ts'

type IndicatorGridProps = { indicators: readonly IndicatorFacts[]; query: string; search: string }

/** The cards; arrow keys move between them as they are on the screen, Enter opens the focused one. */
export function IndicatorGrid({ indicators, query, search }: IndicatorGridProps) {
  const list = useRef<HTMLUListElement>(null)
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const cards = [...(list.current?.querySelectorAll<HTMLElement>('[data-card]') ?? [])]
    const current = cards.findIndex((card) => card === document.activeElement)
    const places = cards.map((card) => (card.closest('li') ?? card).getBoundingClientRect())
    const target = current === -1 ? null : pickNeighbor(places, current, event.key)
    if (target === null) return
    event.preventDefault()
    cards[target]?.focus()
  }
  return (
    // The list only listens: its links have the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul
      ref={list}
      id={indicatorGridId}
      className="grid grid-cols-1 gap-3 md:grid-cols-2 md:gap-4 xl:grid-cols-3"
      onKeyDown={press}
    >
      {indicators.map((indicator) => (
        <IndicatorCard key={indicator.id} indicator={indicator} query={query} search={search} />
      ))}
    </ul>
  )
}
