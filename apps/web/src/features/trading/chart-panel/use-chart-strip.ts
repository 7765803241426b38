import { type RefObject, type UIEvent, useEffect, useRef } from 'react'

type StripOptions = { list: RefObject<HTMLElement | null>; activeId: string | null; onActive: (id: string) => void }

/**
 * Keeps the strip scrolled to the active chart, and makes the chart active to which a finger swiped; null when there is
 * no strip. Returns the handler of the scroll event.
 */
export function useChartStrip({ list, activeId, onActive }: StripOptions): (event: UIEvent<HTMLElement>) => void {
  const swipedTo = useRef<string | null>(null)
  useEffect(() => {
    const strip = list.current
    // What the finger has already done is not repeated.
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
