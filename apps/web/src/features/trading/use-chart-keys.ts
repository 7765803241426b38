import { type RefObject, useEffect, useEffectEvent } from 'react'
import { areShortcutsOn } from '#web/shared/shortcuts-setting.ts'
import { type ChartKey, isSingleKey, readChartKey } from './chart-keys.ts'

/** Listens to the keys of the charts while the focus is in the panel; `act` answers whether a key did something. */
export function useChartKeys(panel: RefObject<HTMLElement | null>, act: (key: ChartKey) => boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const key = readChartKey(event.key)
    if (key === null || (isSingleKey(key) && !areShortcutsOn()) || !isForCharts(key, event.target)) return
    if (act(key)) event.preventDefault()
  })
  useEffect(() => {
    const element = panel.current
    const listen = (event: KeyboardEvent) => press(event)
    element?.addEventListener('keydown', listen)
    return () => element?.removeEventListener('keydown', listen)
  }, [panel])
}

/** Puts the focus on a chart that is shown. */
export function focusChart(panel: HTMLElement | null, id: string): void {
  const buttons = [...(panel?.querySelectorAll<HTMLElement>('[data-chart]') ?? [])]
  buttons.find(({ dataset }) => dataset['chart'] === id)?.focus()
}

/** Arrows belong to the choice or the button on which they are pressed; on a chart they lead to the next one. */
function isForCharts(key: ChartKey, target: EventTarget | null): boolean {
  return key.kind !== 'move' || (target instanceof Element && target.closest('[data-chart]') !== null)
}
