import type { Quota, Refusal, Trade } from '@stratomate/contracts/trading/schemas'
import { Card } from '@stratomate/ui/card'
import type { ReactNode } from 'react'
import { ChartPanel } from '#web/features/trading/chart-panel/chart-panel.tsx'
import { DayPlot } from '#web/features/trading/statistics/day-plot.tsx'
import { EventStream } from './event-stream.tsx'

type ChartsAndDayProps = {
  planName: string
  chartsAllowed: number
  quota: Quota
  trades: readonly Trade[]
  refusals: readonly Refusal[]
  /** What is shown below the events. */
  children?: ReactNode
}

/** The charts, and beside them the course of the day's result and its events. */
export function ChartsAndDay({ planName, chartsAllowed, quota, trades, refusals, children }: ChartsAndDayProps) {
  return (
    <div className="kpi:board-columns mt-4 grid grid-cols-1 items-stretch gap-4">
      <ChartPanel planName={planName} chartsAllowed={chartsAllowed} />
      <Card as="aside" aria-label="The day" className="flex flex-col">
        <DayPlot quota={quota} trades={trades} />
        <EventStream trades={trades} refusals={refusals} />
        {children}
      </Card>
    </div>
  )
}
