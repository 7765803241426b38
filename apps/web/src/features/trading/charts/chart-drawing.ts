import type { Candle } from '@stratomate/contracts/trading/schemas'
import {
  CandlestickSeries,
  createChart,
  CrosshairMode,
  type IChartApi,
  type ISeriesApi,
  LineStyle,
  type UTCTimestamp,
} from 'lightweight-charts'
import type { ChartColors } from './chart-colors.ts'
import type { ChartSize } from '#web/features/trading/chart-panel/chart-layout.ts'
import { EntryPriceLines } from './entry-price-lines.ts'
import { TradeMarkers } from './trade-markers.ts'

/** A chart on its canvas, with what is drawn over the candles. */
export type Drawing = {
  api: IChartApi
  series: ISeriesApi<'Candlestick'>
  markers: TradeMarkers
  entries: EntryPriceLines
  shown: readonly Candle[]
}

/** Who a sideways drag belongs to: the chart, or the strip of charts that a phone swipes through. */
export type ChartDrag = 'chart' | 'strip'

type Look = { digits: number; size: ChartSize; drag: ChartDrag }

/** How many candles are in sight at first; the rest is a drag away. */
const candlesInView = { large: 72, medium: 44, small: 30 } as const satisfies Record<ChartSize, number>

export function createDrawing(element: HTMLElement, { digits, size, drag }: Look): Drawing {
  const api = createChart(element, {
    autoSize: true,
    layout: {
      attributionLogo: false,
      fontFamily: getComputedStyle(element).fontFamily,
      fontSize: size === 'large' ? 11.5 : 11,
      background: { color: 'transparent' },
    },
    // The page scrolls over the chart; only a drag or a pinch moves it.
    handleScroll: { mouseWheel: false, vertTouchDrag: false, horzTouchDrag: drag === 'chart' },
    handleScale: { mouseWheel: false },
    rightPriceScale: { borderVisible: false, entireTextOnly: true, scaleMargins: { top: 0.14, bottom: 0.14 } },
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
  return { api, series, markers, entries: new EntryPriceLines(series), shown: [] }
}

/** Draws what came since the last time; everything again only when history came or went. */
export function showCandles(drawing: Drawing, candles: readonly Candle[], size: ChartSize): void {
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

export function paintDrawing({ api, series, markers, entries }: Drawing, colors: ChartColors): void {
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
  entries.paint(colors)
}

/** Where the new candles begin when the rest is what is shown; null when history came or went. */
function continuedFrom(shown: readonly Candle[], candles: readonly Candle[]): number | null {
  const [first, last] = [shown.at(0), shown.at(-1)]
  if (first === undefined || last === undefined) return null
  const lastIndex = candles.findLastIndex(({ time }) => time === last.time)
  const hasEarlier = (candles[0]?.time ?? 0) < first.time
  return lastIndex === -1 || hasEarlier ? null : lastIndex + 1
}

// Safe: a candle's time is whole seconds since 1970, which is what the library's brand means.
function toBar({ time, open, high, low, close }: Candle) {
  return { time: time as UTCTimestamp, open, high, low, close }
}
