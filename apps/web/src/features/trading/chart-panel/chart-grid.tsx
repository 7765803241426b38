import { clsx } from 'clsx'
import { useRef } from 'react'
import { type ChartSize, sizeOf } from './chart-layout.ts'
import { type ChartLook, ChartTile } from './chart-tile.tsx'
import { type ChartPlan, EmptyPlaces } from './empty-places.tsx'
import type { ListedChart } from '#web/features/trading/live/live-chart.ts'
import type { ChartPanelState } from './use-chart-panel.ts'
import { useChartStrip } from './use-chart-strip.ts'

type ChartGridProps = {
  charts: readonly ListedChart[]
  plan: ChartPlan
  look: ChartLook
  state: ChartPanelState
}

const columnLooks = { 1: 'md:grid-cols-1', 2: 'md:grid-cols-2', 3: 'md:grid-cols-3' } as const
const leadLooks = { 1: '', 2: 'md:col-span-2', 3: 'md:col-span-3' } as const
const plotHeights = {
  large: 'min-h-64 md:min-h-80',
  medium: 'min-h-64 md:min-h-52',
  small: 'min-h-64 md:min-h-40',
} as const satisfies Record<ChartSize, string>
/** One chart that fills the whole panel. */
const aloneHeight = 'min-h-72 md:min-h-120'

/** The charts side by side; on a phone, a strip to swipe. */
export function ChartGrid({ charts, plan, look, state }: ChartGridProps) {
  const { arrangement, isWide, isEnlarged, activeId, setActive, toggleEnlarged } = state
  const { columns, lead, from, to, empty } = arrangement
  const isStrip = !isWide && !isEnlarged
  const list = useRef<HTMLUListElement>(null)
  const follow = useChartStrip({ list, activeId: isStrip ? activeId : null, onActive: setActive })
  const shown = charts.slice(from, to)
  return (
    <ul
      ref={list}
      aria-label="Charts shown"
      className={clsx(
        'flex flex-1 snap-x snap-mandatory gap-px overflow-x-auto border-t border-line bg-line md:grid md:overflow-visible',
        columnLooks[columns],
      )}
      onScroll={follow}
    >
      {shown.map(({ id }, index) => {
        const size = isWide ? sizeOf({ columns, lead: index === 0 ? lead : 1 }) : 'medium'
        return (
          <ChartTile
            key={id}
            id={id}
            size={isEnlarged ? 'large' : size}
            look={look}
            drag={isStrip ? 'strip' : 'chart'}
            isEnlarged={isEnlarged}
            plotClassName={columns === 1 && isWide ? aloneHeight : plotHeights[size]}
            className={clsx('w-full flex-none snap-center md:w-auto', index === 0 && leadLooks[lead])}
            onActive={setActive}
            onEnlarge={toggleEnlarged}
          />
        )
      })}
      <EmptyPlaces
        {...plan}
        count={empty}
        favorites={charts.filter(({ favorite }) => favorite).length}
        plotClassName={plotHeights[sizeOf({ columns, lead: 1 })]}
      />
    </ul>
  )
}
