import type { Device, Quota, Refusal, Trade } from '@stratomate/contracts/trading/schemas'
import { Card, CardTitle } from '@stratomate/ui/card'
import { ChartPanel } from '#web/features/trading/chart-panel/chart-panel.tsx'
import { NoCharts } from '#web/features/trading/chart-panel/no-charts.tsx'
import { useChartList } from '#web/features/trading/live/use-account-data.ts'
import { ReadyList } from '#web/features/trading/setup/ready-list.tsx'
import { DayPlot } from '#web/features/trading/statistics/day-plot.tsx'
import { EventStream } from './event-stream.tsx'

type ChartsAndDayProps = {
  planName: string
  chartsAllowed: number
  quota: Quota
  trades: readonly Trade[]
  refusals: readonly Refusal[]
  /** The computers whose set-up is shown: below the events, and in the place of the charts while there are none; null: none. */
  devices: readonly Device[] | null
}

/** The charts, and beside them the course of the day's result and its events. */
export function ChartsAndDay({ planName, chartsAllowed, quota, trades, refusals, devices }: ChartsAndDayProps) {
  const { data: charts = [] } = useChartList()
  return (
    <div className="kpi:board-columns mt-4 grid grid-cols-1 items-stretch gap-4">
      {charts.length === 0 ? (
        <NoCharts devices={devices} />
      ) : (
        <ChartPanel charts={charts} planName={planName} chartsAllowed={chartsAllowed} />
      )}
      <Card as="aside" aria-label="The day" className="flex flex-col">
        <DayPlot quota={quota} trades={trades} />
        {charts.length === 0 ? null : <EventStream trades={trades} refusals={refusals} />}
        {charts.length === 0 || devices === null ? null : (
          <section aria-labelledby="ready-title" className="border-t border-line p-4 md:p-5">
            <CardTitle id="ready-title">Ready to trade</CardTitle>
            <ReadyList look="list" devices={devices} />
          </section>
        )}
      </Card>
    </div>
  )
}
