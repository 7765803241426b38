import type { Candle } from '@stratomate/contracts/trading'
import {
  CandlestickSeries,
  createChart,
  CrosshairMode,
  type IChartApi,
  type ISeriesApi,
  LineStyle,
  type UTCTimestamp,
} from 'lightweight-charts'
import { useEffect, useRef } from 'react'
import { watchTheme } from '#web/shared/theme-colors.ts'
import { type ChartColors, readChartColors } from './chart-colors.ts'
import type { TradeMarker } from './place-markers.ts'
import { TradeMarkers } from './trade-markers.ts'
import type { LiveChart } from './live-chart.ts'

type CandleChartProps = { chart: LiveChart; markers: readonly TradeMarker[]; size: 'large' | 'small' }
type Drawing = { api: IChartApi; series: ISeriesApi<'Candlestick'>; markers: TradeMarkers; shown: readonly Candle[] }

/** Candles and trades on a canvas. Colours come from the tokens and follow the theme. */
export function CandleChart({ chart, markers, size }: CandleChartProps) {
  const place = useRef<HTMLDivElement>(null)
  const drawing = useRef<Drawing | null>(null)
  const { digits } = chart

  useEffect(() => {
    const element = place.current
    if (element === null) return
    const made = draw(element, { digits, size })
    drawing.current = made
    const paint = () => applyColors(made, readChartColors(element))
    paint()
    const unwatch = watchTheme(paint)
    return () => {
      unwatch()
      drawing.current = null
      made.api.remove()
    }
  }, [digits, size])

  useEffect(() => {
    const current = drawing.current
    if (current === null) return
    showCandles(current, chart.candles, size)
    current.markers.show(markers)
  }, [chart.candles, markers, digits, size])

  return <div ref={place} aria-hidden="true" className="size-full" />
}

function draw(element: HTMLElement, { digits, size }: { digits: number; size: 'large' | 'small' }): Drawing {
  const fontSize = size === 'large' ? 11.5 : 11
  const api = createChart(element, {
    autoSize: true,
    layout: {
      attributionLogo: false,
      fontFamily: getComputedStyle(element).fontFamily,
      fontSize,
      background: { color: 'transparent' },
    },
    // The page scrolls over the chart; only a drag or a pinch moves it.
    handleScroll: { mouseWheel: false, vertTouchDrag: false },
    handleScale: { mouseWheel: false },
    rightPriceScale: { borderVisible: false, scaleMargins: { top: 0.14, bottom: 0.14 } },
    timeScale: { borderVisible: false, timeVisible: true, secondsVisible: false, rightOffset: 3 },
    crosshair: { mode: CrosshairMode.Normal },
    grid: { vertLines: { visible: false }, horzLines: { style: LineStyle.SparseDotted } },
  })
  const series = api.addSeries(CandlestickSeries, {
    borderVisible: false,
    priceLineStyle: LineStyle.Dashed,
    priceFormat: { type: 'price', precision: digits, minMove: 10 ** -digits },
  })
  const markers = new TradeMarkers()
  series.attachPrimitive(markers)
  return { api, series, markers, shown: [] }
}

/** How many candles are in sight at first; the rest is a drag away. */
const candlesInView = { large: 72, small: 36 } as const

function showCandles(drawing: Drawing, candles: readonly Candle[], size: 'large' | 'small'): void {
  const { series, api, shown } = drawing
  drawing.shown = candles
  const from = continuedFrom(shown, candles)
  if (from === null) {
    series.setData(candles.map(toBar))
    api.timeScale().setVisibleLogicalRange({ from: candles.length - candlesInView[size], to: candles.length + 3 })
    return
  }
  for (const candle of candles.slice(from)) series.update(toBar(candle))
}

/** Where the new candles begin when the rest is what is shown; null when history came or went. */
function continuedFrom(shown: readonly Candle[], candles: readonly Candle[]): number | null {
  const [first, last] = [shown.at(0), shown.at(-1)]
  if (first === undefined || last === undefined) return null
  const lastIndex = candles.findIndex(({ time }) => time === last.time)
  const hasEarlier = (candles[0]?.time ?? 0) < first.time
  return lastIndex === -1 || hasEarlier ? null : lastIndex + 1
}

// Safe: a candle's time is whole seconds since 1970, which is what the library's brand stands for.
function toBar({ time, open, high, low, close }: Candle) {
  return { time: time as UTCTimestamp, open, high, low, close }
}

function applyColors({ api, series, markers }: Drawing, colors: ChartColors): void {
  api.applyOptions({
    layout: { textColor: colors.text3 },
    grid: { horzLines: { color: colors.line } },
    crosshair: {
      vertLine: { color: colors.text3, labelBackgroundColor: colors.s3 },
      horzLine: { color: colors.text3, labelBackgroundColor: colors.s3 },
    },
  })
  series.applyOptions({
    upColor: colors.up,
    downColor: colors.down,
    wickUpColor: colors.up,
    wickDownColor: colors.down,
    priceLineColor: colors.text,
  })
  markers.paint(colors)
}
