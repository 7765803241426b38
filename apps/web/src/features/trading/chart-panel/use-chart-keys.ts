import { type RefObject, useEffect, useEffectEvent } from 'react'
import { areShortcutsOn } from '#web/shared/page/shortcuts-setting.ts'
import { type ChartKey, isPressedOnce, isSingleKey, readChartKey } from './chart-keys.ts'

/** Handles keys while the focus is in the panel; `act` returns whether a key did something. */
export function useChartKeys(panel: RefObject<HTMLElement | null>, act: (key: ChartKey) => boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const key = readChartKey(event.key)
    if (key === null || (isSingleKey(key) && !areShortcutsOn()) || !isForCharts(key, event.target)) return
    if (event.repeat && isPressedOnce(key)) return
    if (act(key)) event.preventDefault()
  })
  useEffect(() => {
    const element = panel.current
    const listen = (event: KeyboardEvent) => press(event)
    element?.addEventListener('keydown', listen)
    return () => element?.removeEventListener('keydown', listen)
  }, [panel])
}

/** Focuses a chart that is shown. */
export function focusChart(panel: HTMLElement | null, id: string): void {
  const buttons = [...(panel?.querySelectorAll<HTMLElement>('[data-chart]') ?? [])]
  buttons.find(({ dataset }) => dataset['chart'] === id)?.focus()
}

/**
 * Presses the button that stops new trades. The button that resumes them only gets the focus: no key starts trading.
 */
export function pressPause(): boolean {
  const button = document.querySelector<HTMLElement>('[data-pause-trading]')
  if (button?.dataset['pauseTrading'] === 'pause') button.click()
  else button?.focus()
  return button !== null
}

/** Presses the star of a chart that is shown, with the same question as a press by hand. */
export function pressFavorite(panel: HTMLElement | null, id: string): boolean {
  const stars = [...(panel?.querySelectorAll<HTMLElement>('[data-favorite]') ?? [])]
  const star = stars.find(({ dataset }) => dataset['favorite'] === id)
  star?.click()
  return star !== undefined
}

const fields = 'dialog, textarea, select, input:not([type=radio]), [contenteditable=true]'

/**
 * Keys belong to the dialog or field in which they are pressed, and arrows also to a choice or button. On a chart,
 * arrows lead to the next chart.
 */
function isForCharts(key: ChartKey, target: EventTarget | null): boolean {
  if (!(target instanceof Element) || target.closest(fields) !== null) return false
  return key.kind !== 'move' || target.closest('[data-chart]') !== null
}
