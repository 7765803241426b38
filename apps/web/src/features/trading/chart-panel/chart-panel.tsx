import { Button } from '@stratomate/ui/button'
import { ChartNoAxesCombined, Table2 } from 'lucide-react'
import { memo, useRef, useState } from 'react'
import { ChartGrid } from './chart-grid.tsx'
import { ChartKeyList } from './chart-key-list.tsx'
import { ChartLayoutSwitch } from './chart-layout-switch.tsx'
import { ChartLegend } from './chart-legend.tsx'
import { ChartList } from './chart-list.tsx'
import { ChartPager } from './chart-pager.tsx'
import type { ChartLook } from './chart-tile.tsx'
import type { ChartPlan } from './empty-places.tsx'
import type { ListedChart } from '#web/features/trading/live/live-chart.ts'
import { TradeAnnouncer } from '#web/features/trading/activity/trade-announcer.tsx'
import { useChartPanel } from './use-chart-panel.ts'

type ChartPanelProps = ChartPlan & { charts: readonly ListedChart[] }

/**
 * The charts that the computers report, one to twelve at a time. It renders when the list changes, not with each
 * candle.
 */
export const ChartPanel = memo(function ChartPanel({ charts, planName, chartsAllowed }: ChartPanelProps) {
  const panel = useRef<HTMLElement>(null)
  const state = useChartPanel(panel, charts)
  const [look, setLook] = useState<ChartLook>('chart')
  const { choice, arrangement, activeId, isWide, isEnlarged, choose, select } = state
  const isListed = charts.length > 1 && (!isWide || isEnlarged || arrangement.pages > 1)
  const Icon = look === 'table' ? ChartNoAxesCombined : Table2
  return (
    <section
      ref={panel}
      aria-labelledby="charts-title"
      className="flex min-w-0 flex-col overflow-hidden rounded-lg border border-line bg-s1"
    >
      <div className="grid gap-2 px-4 py-2.5 md:px-5 md:py-3">
        <div className="flex flex-wrap items-center justify-between gap-x-5 gap-y-2">
          <h2 id="charts-title" className="text-md leading-9 font-semibold">
            Charts
          </h2>
          {isWide ? <ChartPager arrangement={arrangement} count={charts.length} onSelect={select} /> : null}
          {isWide || charts.length === 1 ? null : (
            <p className="text-sm text-text-2 tabular-nums">
              {charts.findIndex(({ id }) => id === activeId) + 1} of {charts.length}
            </p>
          )}
          {isWide ? <ChartLayoutSwitch choice={choice} onChoose={choose} /> : null}
        </div>
        {isListed ? <ChartList charts={charts} activeId={activeId} onSelect={select} /> : null}
      </div>
      <TradeAnnouncer />
      <ChartGrid charts={charts} plan={{ planName, chartsAllowed }} look={look} state={state} />
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 border-t border-line px-4 py-2 md:flex-nowrap md:px-5">
        <ChartLegend />
        <div className="-mx-3.5 flex flex-none items-start gap-1 md:mx-0">
          <ChartKeyList />
          <Button
            variant="quiet"
            size="sm"
            icon={<Icon size={16} aria-hidden="true" />}
            onClick={() => setLook(look === 'table' ? 'chart' : 'table')}
          >
            {look === 'table' ? 'Show as chart' : 'Show as table'}
          </Button>
        </div>
      </div>
    </section>
  )
})
