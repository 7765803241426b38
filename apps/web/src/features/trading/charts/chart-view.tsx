import { Skeleton } from '@stratomate/ui/skeleton'
import { lazy, Suspense, useMemo, useRef } from 'react'
import { useWasOpen } from '#web/shared/hooks/use-was-open.ts'
import { candleSignals } from './candle-signals.ts'
import type { ChartDrag } from './chart-drawing.ts'
import type { ChartSize } from '#web/features/trading/chart-panel/chart-layout.ts'
import { entryLines } from './latest-trade.ts'
import { describeChart } from './describe-chart.ts'
import type { LiveChart } from '#web/features/trading/live/live-chart.ts'
import { type ChartSignals, placeMarkers, shownRefusals } from './place-markers.ts'
import { useIsShown } from './use-is-shown.ts'

/** The drawing library is large, so it comes only where a chart is shown. */
const CandleChart = lazy(async () => ({ default: (await import('./candle-chart.tsx')).CandleChart }))

type ChartViewProps = { chart: LiveChart; signals: ChartSignals; size: ChartSize; drag: ChartDrag }

/** A chart that fills its place, with a summary in words for those who do not see it. */
export function ChartView({ chart, signals, size, drag }: ChartViewProps) {
  const place = useRef<HTMLElement>(null)
  const isShown = useIsShown(place)
  const wasShown = useWasOpen({ isOpen: isShown })
  const { trades } = signals
  const markers = useMemo(() => placeMarkers(signals, chart), [signals, chart])
  const refusals = useMemo(() => shownRefusals(signals.refusals, chart), [signals.refusals, chart])
  const words = useMemo(() => candleSignals(signals, chart), [signals, chart])
  const entries = useMemo(() => entryLines(trades, chart), [trades, chart])
  const isEmpty = chart.candles.length === 0
  return (
    <figure ref={place} className="relative size-full">
      <figcaption className="sr-only">{describeChart(chart, { trades, refusals, markers: markers.length })}</figcaption>
      {isEmpty ? (
        <p className="absolute inset-0 grid place-items-center text-sm text-text-3">Waiting for the first candle</p>
      ) : (
        <Suspense fallback={<Skeleton className="h-full" />}>
          {wasShown ? (
            <CandleChart
              chart={chart}
              indicatorId={chart.indicatorId}
              words={words}
              markers={markers}
              entries={entries}
              size={size}
              drag={drag}
              isPaused={!isShown}
            />
          ) : (
            <Skeleton className="h-full" />
          )}
        </Suspense>
      )}
    </figure>
  )
}
