import { useEffect, useRef } from 'react'
import { watchTheme } from '#web/shared/page/theme-colors.ts'
import { readChartColors } from './chart-colors.ts'
import { type ChartDrag, createDrawing, type Drawing, paintDrawing, showCandles } from './chart-drawing.ts'
import type { ChartSize } from '#web/features/trading/chart-panel/chart-layout.ts'
import type { EntryLine } from './latest-trade.ts'
import type { LiveChart } from '#web/features/trading/live/live-chart.ts'
import type { TradeMarker } from './place-markers.ts'

type CandleChartProps = {
  chart: Pick<LiveChart, 'digits' | 'candles'>
  markers: readonly TradeMarker[]
  entries: readonly EntryLine[]
  size: ChartSize
  drag: ChartDrag
  /** Nobody sees the chart: nothing is drawn until somebody does, then everything at once. */
  isPaused: boolean
}

/** Candles and trades on a canvas. Colours come from the tokens and follow the theme. */
export function CandleChart({ chart, markers, entries, size, drag, isPaused }: CandleChartProps) {
  const place = useRef<HTMLDivElement>(null)
  const drawing = useRef<Drawing | null>(null)
  const { digits, candles } = chart

  useEffect(() => {
    const element = place.current
    if (element === null) return
    const made = createDrawing(element, { digits, size, drag })
    drawing.current = made
    const paint = () => paintDrawing(made, readChartColors(element))
    paint()
    const unwatch = watchTheme(paint)
    return () => {
      unwatch()
      drawing.current = null
      made.api.remove()
    }
  }, [digits, size, drag])

  useEffect(() => {
    const current = drawing.current
    if (current === null || isPaused) return
    showCandles(current, candles, size)
    current.markers.show(markers)
    current.entries.show(entries)
  }, [candles, markers, entries, digits, size, drag, isPaused])

  return (
    <div aria-hidden="true" className="absolute inset-0">
      <div ref={place} className="absolute inset-0" />
      {/* The library cuts the label of a time that is at the edge; here it fades out. */}
      <div className="pointer-events-none absolute bottom-0 left-0 z-10 h-7 w-9 bg-linear-to-r from-s1 from-60% to-transparent" />
    </div>
  )
}
