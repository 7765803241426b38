import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { recall, remember } from '#web/shared/hooks/remember.ts'
import { type ChartKey, moveChart } from './chart-keys.ts'
import {
  arrangeCharts,
  arrangeStrip,
  type ChartArrangement,
  type LayoutChoice,
  readLayout,
  stepLayout,
} from './chart-layout.ts'
import type { ListedChart } from '#web/features/trading/live/live-chart.ts'
import { focusChart, pressFavorite, pressPause, useChartKeys } from './use-chart-keys.ts'
import { useMedia } from '#web/shared/hooks/use-media.ts'

const storageKey = 'chart-layout'

export type ChartPanelState = {
  choice: LayoutChoice
  arrangement: ChartArrangement
  activeId: string
  isWide: boolean
  isEnlarged: boolean
  choose: (choice: LayoutChoice) => void
  /** Shows a chart without focusing it. */
  select: (index: number) => void
  /** Called when a chart was focused or swiped to. */
  setActive: (id: string) => void
  toggleEnlarged: (id: string) => void
}

/** Which charts are shown, how many at once, and what keys do while the focus is among them. */
export function useChartPanel(panel: RefObject<HTMLElement | null>, charts: readonly ListedChart[]): ChartPanelState {
  const mustFocus = useRef(false)
  const isWide = useIsWide()
  const [choice, choose] = useLayoutChoice()
  const [wantedId, setActive] = useState<string | null>(null)
  const [isEnlarged, setEnlarged] = useState(false)
  const wanted = charts.findIndex(({ id }) => id === wantedId)
  const active = Math.max(0, wanted)
  const activeId = charts[active]?.id ?? ''
  const place = { count: charts.length, active }
  const arrangement = isEnlarged
    ? arrangeCharts({ ...place, choice: '1' })
    : isWide
      ? arrangeCharts({ ...place, choice })
      : arrangeStrip(place)

  const select = (index: number) => setActive(charts[index]?.id ?? null)
  const toggleEnlarged = useCallback((id: string) => {
    mustFocus.current = true
    setActive(id)
    setEnlarged((before) => !before)
  }, [])
  const chooseLayout = (next: LayoutChoice) => {
    setEnlarged(false)
    choose(next)
  }
  const goTo = (index: number) => {
    mustFocus.current = true
    select(index)
    // The chart may already be the active one without having the focus.
    if (index === active) focusChart(panel.current, activeId)
  }

  useChartKeys(panel, (key: ChartKey) => {
    if (key.kind === 'layout') {
      if (isWide) chooseLayout(stepLayout(choice, { step: key.step, count: charts.length }))
      return isWide
    }
    if (key.kind === 'back') {
      if (isEnlarged) toggleEnlarged(activeId)
      return isEnlarged
    }
    if (key.kind === 'pause') return pressPause()
    if (key.kind === 'favorite') return pressFavorite(panel.current, activeId)
    const index = key.kind === 'go' ? key.index : moveChart(key.direction, { ...place, arrangement })
    if (index >= charts.length) return false
    goTo(index)
    return true
  })
  useEffect(() => {
    if (!mustFocus.current) return
    mustFocus.current = false
    focusChart(panel.current, activeId)
  }, [panel, activeId, isEnlarged])

  return { choice, arrangement, activeId, isWide, isEnlarged, choose: chooseLayout, select, setActive, toggleEnlarged }
}

/** The layout that this browser remembers; where it cannot, the choice lasts as long as the page. */
function useLayoutChoice(): [LayoutChoice, (choice: LayoutChoice) => void] {
  const [choice, setChoice] = useState(() => readLayout(recall(storageKey)))
  const choose = (next: LayoutChoice) => {
    setChoice(next)
    remember(storageKey, next === 'fit' ? null : next)
  }
  return [choice, choose]
}

/** The breakpoint `md` of the design tokens: from this width on, charts are side by side. */
const wideQuery = '(width >= 48rem)'

/** Whether charts are side by side; true in the built page, which does not know the screen. */
function useIsWide(): boolean {
  return useMedia(wideQuery, { inBuild: true })
}
