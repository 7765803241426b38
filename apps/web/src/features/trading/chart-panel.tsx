import type { Trade } from '@stratomate/contracts/trading'
import { Button } from '@stratomate/ui/button'
import { Card } from '@stratomate/ui/card'
import { Tabs } from '@stratomate/ui/tabs'
import { ChartNoAxesCombined, Table2 } from 'lucide-react'
import { useState } from 'react'
import { TextLink } from '#web/shared/link-button.tsx'
import { CandleTable } from './candle-table.tsx'
import { ChartLegend } from './chart-legend.tsx'
import { ChartName } from './chart-name.tsx'
import { ChartView } from './chart-view.tsx'
import { chartKey, type LiveChart } from './live-chart.ts'
import { indicatorName } from './trade-words.ts'

type ChartPanelProps = { charts: readonly LiveChart[]; trades: readonly Trade[] }

/** The charts that the computers report: one large, two more under it where there is room. */
export function ChartPanel({ charts, trades }: ChartPanelProps) {
  const [selectedKey, setSelectedKey] = useState<string | null>(null)
  const [isTable, setTable] = useState(false)
  const selected = charts.find((chart) => chartKey(chart) === selectedKey) ?? charts[0]
  if (selected === undefined) return <NoCharts />
  const others = charts.filter((chart) => chart !== selected).slice(0, 2)
  const Icon = isTable ? ChartNoAxesCombined : Table2
  return (
    <Card as="section" aria-label="Charts" className="flex flex-col">
      <Tabs
        label="Charts"
        items={charts.map((chart) => ({ value: chartKey(chart), label: <ChartName {...chart} /> }))}
        selected={chartKey(selected)}
        onSelect={setSelectedKey}
        className="-mx-1.5 max-w-full overflow-x-auto p-0.5"
        headerClassName="px-3 pt-2.5 pb-1 md:px-5 md:pt-3.5"
        panelClassName="px-3"
      >
        {isTable ? (
          <CandleTable chart={selected} />
        ) : (
          <ChartView key={chartKey(selected)} chart={selected} trades={trades} size="large" />
        )}
      </Tabs>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 px-3.5 pt-2 pb-3.5 md:flex-nowrap md:px-5">
        <ChartLegend chart={selected} />
        <Button
          variant="quiet"
          size="sm"
          icon={<Icon size={16} aria-hidden="true" />}
          onClick={() => setTable(!isTable)}
        >
          {isTable ? 'Show as chart' : 'Show as table'}
        </Button>
      </div>
      {others.length === 0 ? null : <SmallCharts charts={others} trades={trades} />}
    </Card>
  )
}

function SmallCharts({ charts, trades }: ChartPanelProps) {
  return (
    <div className="mt-auto hidden grid-cols-2 border-t border-line md:grid">
      {charts.map((chart) => (
        <div key={chartKey(chart)} className="min-w-0 border-line px-4 pt-3.5 pb-2 not-first:border-l">
          <h3 className="flex justify-between gap-3 px-1 pb-1.5 text-sm leading-normal font-normal tracking-normal">
            <ChartName {...chart} />
            <span className="truncate text-text-3">{indicatorName(chart.indicatorId)}</span>
          </h3>
          <ChartView chart={chart} trades={trades} size="small" />
        </div>
      ))}
    </div>
  )
}

function NoCharts() {
  return (
    <Card as="section" aria-label="Charts" className="grid min-h-80 place-items-center p-8 text-center">
      <div className="grid gap-2">
        <p className="text-md font-semibold">No charts yet</p>
        <p className="text-text-2">Connect a computer with an open chart terminal, and its charts appear here.</p>
        <p>
          <TextLink to="/how-to">Read how</TextLink>
        </p>
      </div>
    </Card>
  )
}
