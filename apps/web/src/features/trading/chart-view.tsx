import type { Trade } from '@stratomate/contracts/trading'
import { Skeleton } from '@stratomate/ui/skeleton'
import { lazy, Suspense, useMemo } from 'react'
import { useHydrated } from '#web/shared/use-hydrated.ts'
import type { LiveChart } from './live-chart.ts'
import { placeMarkers } from './place-markers.ts'

/** The drawing library is large, so it comes only where a chart is shown. */
const CandleChart = lazy(async () => ({ default: (await import('./candle-chart.tsx')).CandleChart }))

const heights = { large: 'h-64 md:h-80', small: 'h-36' } as const

type ChartViewProps = { chart: LiveChart; trades: readonly Trade[]; size: keyof typeof heights }

/** A chart in a place of fixed height, with a summary in words for those who do not see it. */
export function ChartView({ chart, trades, size }: ChartViewProps) {
  const isHydrated = useHydrated()
  const markers = useMemo(() => placeMarkers(trades, chart), [trades, chart])
  const last = chart.candles.at(-1)
  if (last === undefined) {
    return (
      <p className={`grid place-items-center text-sm text-text-3 ${heights[size]}`}>Waiting for the first candle</p>
    )
  }
  const label = `${chart.symbol}: last price ${last.close.toFixed(chart.digits)}, ${chart.candles.length} candles, ${markers.length} trades shown`
  return (
    <figure className={heights[size]}>
      <figcaption className="sr-only">{label}</figcaption>
      <Suspense fallback={<Skeleton className="h-full" />}>
        {isHydrated ? <CandleChart chart={chart} markers={markers} size={size} /> : <Skeleton className="h-full" />}
      </Suspense>
    </figure>
  )
}
