import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import { ChartName } from '#web/shared/format/chart-name.tsx'
import type { ListedChart } from '#web/features/trading/live/live-chart.ts'

type ChartListProps = { charts: readonly ListedChart[]; activeId: string; onSelect: (index: number) => void }

/** The names of all charts in one row that scrolls; where not every chart is visible, it leads to each of them. */
export function ChartList({ charts, activeId, onSelect }: ChartListProps) {
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    const row = list.current
    const current = row?.querySelector<HTMLElement>('[aria-current]')
    if (row === null || current === null || current === undefined) return
    // Scrolls only the row: `scrollIntoView` would move the page too.
    row.scrollTo({ left: current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2 })
  }, [activeId])
  return (
    <ul ref={list} aria-label="All charts" className="relative -mx-1.5 flex max-w-full gap-0.5 overflow-x-auto p-0.5">
      {charts.map(({ id, symbol, timeframeS }, index) => (
        <li key={id} className="flex-none">
          <button
            type="button"
            aria-current={id === activeId || undefined}
            className={clsx(
              'min-h-11 cursor-pointer rounded-sm px-3 text-sm font-medium hover:text-text md:min-h-9',
              id === activeId ? 'bg-s3 text-text' : 'text-text-2',
            )}
            onClick={() => onSelect(index)}
          >
            <ChartName symbol={symbol} timeframeS={timeframeS} />
          </button>
        </li>
      ))}
    </ul>
  )
}
