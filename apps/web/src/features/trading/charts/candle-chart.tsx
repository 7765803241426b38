import { useEffect, useMemo, useRef, useState } from 'react'
import { watchTheme } from '@stratomate/ui/browser/theme-colors'
import { readChartColors } from './chart-colors.ts'
import {
  type ChartDrag,
  createDrawing,
  type Drawing,
  listenToWheel,
  paintDrawing,
  showCandles,
  showLines,
} from './chart-drawing.ts'
import type { ChartSize } from '#web/features/trading/chart-panel/chart-layout.ts'
import type { EntryLine } from './latest-trade.ts'
import type { LiveChart } from '#web/features/trading/live/live-chart.ts'
import { CandleReadout } from './candle-readout.tsx'
import type { CandleSignal } from './candle-signals.ts'
import { indicatorLines } from './indicator-lines.ts'
import type { TradeMarker } from './place-markers.ts'

type CandleChartProps = {
  chart: Pick<LiveChart, 'digits' | 'candles'>
  /** The indicator whose lines are drawn over the candles; null for none. */
  indicatorId: string | null
  /** What happened to the signals of each candle, by the candle's time. */
  words: ReadonlyMap<number, readonly CandleSignal[]>
  markers: readonly TradeMarker[]
  entries: readonly EntryLine[]
  size: ChartSize
  drag: ChartDrag
  /** While nobody can see the chart, nothing new is drawn; then everything is drawn at once. */
  isPaused: boolean
}

/** Candles and trades on a canvas. Colours come from the tokens and follow the theme. */
export function CandleChart(props: CandleChartProps) {
  const { chart, indicatorId, words, markers, entries, size, drag, isPaused } = props
  const place = useRef<HTMLDivElement>(null)
  const drawing = useRef<Drawing | null>(null)
  const { digits, candles } = chart
  const [pointedS, setPointedS] = useState<number | null>(null)
  const lines = useMemo(
    () => (isPaused || indicatorId === null ? [] : indicatorLines(indicatorId, candles)),
    [isPaused, indicatorId, candles],
  )

  useEffect(() => {
    const element = place.current
    if (element === null) return
    const made = createDrawing(element, { digits, size, drag })
    drawing.current = made
    const paint = () => paintDrawing(made, readChartColors(element))
    paint()
    const unwatch = watchTheme(paint)
    const unlisten = listenToWheel(made, element)
    // Safe: every time on this chart was given to it in seconds.
    made.api.subscribeCrosshairMove(({ time }) => setPointedS((time as number | undefined) ?? null))
    return () => {
      unwatch()
      unlisten()
      drawing.current = null
      made.api.remove()
    }
  }, [digits, size, drag])

  useEffect(() => {
    const current = drawing.current
    // A chart that left the screen before it was drawn is drawn once, so that nobody ever sees an empty place.
    if (current === null || (isPaused && current.shown.length > 0)) return
    showCandles(current, candles, size)
    showLines(current, lines)
    current.markers.show(markers)
    current.entries.show(entries)
  }, [candles, lines, markers, entries, digits, size, drag, isPaused])

  const pointed = pointedS === null ? -1 : candles.findLastIndex(({ time }) => time === pointedS)
  const index = pointed === -1 ? candles.length - 1 : pointed
  const candle = candles[index]
  return (
    <div aria-hidden="true" className="absolute inset-0">
      {candle === undefined || (size === 'small' && pointed === -1) ? null : (
        <CandleReadout
          candle={candle}
          digits={digits}
          lines={lines.map((line) => ({ line, value: line.values[index] ?? null }))}
          signals={pointed === -1 ? [] : (words.get(candle.time) ?? [])}
        />
      )}
      <div ref={place} className="absolute inset-0" />
      {/* The library cuts the label of a time that is at the edge; here it fades out. */}
      <div className="pointer-events-none absolute bottom-0 left-0 z-10 h-7 w-9 bg-linear-to-r from-s1 from-60% to-transparent" />
    </div>
  )
}
