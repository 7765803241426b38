import { type RefObject, type UIEvent, useEffect, useRef } from 'react'

type StripOptions = { list: RefObject<HTMLElement | null>; activeId: string | null; onActive: (id: string) => void }

/**
 * Keeps the strip at the active chart, and the active chart at what was swiped to; null when there is no strip.
 * Answers what to do when the strip was scrolled.
 */
export function useChartStrip({ list, activeId, onActive }: StripOptions): (event: UIEvent<HTMLElement>) => void {
  const swipedTo = useRef<string | null>(null)
  useEffect(() => {
    const strip = list.current
    // What the finger does is not done again.
    if (strip === null || activeId === null || swipedTo.current === activeId) return
    swipedTo.current = null
    const button = buttonsOf(strip).find(({ dataset }) => dataset['chart'] === activeId)
    const tile = button?.closest('li')
    if (tile !== null && tile !== undefined) strip.scrollTo({ left: tile.offsetLeft - strip.offsetLeft })
  }, [list, activeId])
  return ({ currentTarget: strip }) => {
    const index = Math.round(strip.scrollLeft / Math.max(1, strip.clientWidth))
    const id = buttonsOf(strip)[index]?.dataset['chart']
    if (id === undefined || activeId === null || id === activeId) return
    swipedTo.current = id
    onActive(id)
  }
}

function buttonsOf(strip: HTMLElement): HTMLElement[] {
  return [...strip.querySelectorAll<HTMLElement>('[data-chart]')]
}
