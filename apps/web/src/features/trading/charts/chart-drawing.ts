import type { Candle } from '@stratomate/contracts/trading/schemas'
import {
  CandlestickSeries,
  createChart,
  CrosshairMode,
  type IChartApi,
  type ISeriesApi,
  LineSeries,
  LineStyle,
  type UTCTimestamp,
} from 'lightweight-charts'
import type { LineLook } from '@stratomate/indicators/catalogue/chart-lines'
import type { ChartColors } from './chart-colors.ts'
import type { ChartSize } from '#web/features/trading/chart-panel/chart-layout.ts'
import { EntryPriceLines } from './entry-price-lines.ts'
import { freeTicks } from './free-ticks.ts'
import type { IndicatorLine } from './indicator-lines.ts'
import { TradeMarkers } from './trade-markers.ts'
import { zoomRange } from './zoom-range.ts'

/** A chart on its canvas, with everything drawn over the candles. */
export type Drawing = {
  api: IChartApi
  series: ISeriesApi<'Candlestick'>
  markers: TradeMarkers
  entries: EntryPriceLines
  shown: readonly Candle[]
  /** One series for each line of the indicator, in their order. */
  lines: { look: LineLook; series: ISeriesApi<'Line'> }[]
  colors: ChartColors | null
}

/** What a sideways drag moves: the chart, or the strip of charts on a phone. */
export type ChartDrag = 'chart' | 'strip'

type Look = { digits: number; size: ChartSize; drag: ChartDrag }

/** How many candles are visible at first; a drag shows the others. */
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
    // Scrolling over the chart scrolls the page; a drag, a pinch, or the wheel with Ctrl moves the chart.
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
  const entries = new EntryPriceLines(series)
  const drawing: Drawing = { api, series, markers, entries, shown: [], lines: [], colors: null }
  api.applyOptions({
    localization: {
      // A browser's own language can be one that no date is written in, and the dashboard is English.
      locale: 'en-US',
      tickmarksPriceFormatter: (prices: readonly number[]) =>
        freeTicks(prices, {
          labelled: [...entries.prices, ...drawing.shown.slice(-1).map(({ close }) => close)],
          placeOf: (price) => series.priceToCoordinate(price),
          format: (price) => price.toFixed(digits),
        }),
    },
  })
  return drawing
}

/** Draws what is new since the last call; draws everything again only when history was added or removed. */
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

/** Draws the lines of the indicator; the candles are there already. */
export function showLines(drawing: Drawing, lines: readonly IndicatorLine[]): void {
  const { api, shown } = drawing
  const isSame =
    lines.length === drawing.lines.length && lines.every(({ look }, at) => look === drawing.lines[at]?.look)
  if (!isSame) {
    for (const { series } of drawing.lines) api.removeSeries(series)
    drawing.lines = lines.map(({ look }) => ({
      look,
      series: api.addSeries(LineSeries, lineOptions(look, drawing.colors)),
    }))
  }
  for (const [at, { values }] of lines.entries()) {
    drawing.lines[at]?.series.setData(
      shown.map(({ time }, index) => {
        const value = values[index] ?? null
        const stamp = time as UTCTimestamp
        if (value === null) return { time: stamp }
        // The library would join the points across a gap, so the last point before it gets no colour.
        return (values[index + 1] ?? null) === null && index < shown.length - 1
          ? { time: stamp, value, color: 'transparent' }
          : { time: stamp, value }
      }),
    )
  }
}

const lineStyles = {
  blue: LineStyle.Solid,
  yellow: LineStyle.Dashed,
  gray: LineStyle.Dotted,
  red: LineStyle.Dashed,
  green: LineStyle.Solid,
  bars: LineStyle.Solid,
} as const satisfies Record<LineLook, LineStyle>

function lineOptions(look: LineLook, colors: ChartColors | null) {
  return {
    lineWidth: 1,
    lineStyle: lineStyles[look],
    priceLineVisible: false,
    lastValueVisible: false,
    crosshairMarkerVisible: false,
    ...(colors === null ? {} : { color: colors.looks[look] }),
  } as const
}

/**
 * The wheel with Ctrl or ⌘ zooms around the pointer; without it the page scrolls. Returns the function that stops this.
 */
export function listenToWheel({ api }: Drawing, element: HTMLElement): () => void {
  const turn = (event: WheelEvent) => {
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    const range = api.timeScale().getVisibleLogicalRange()
    if (range === null) return
    const at = api.timeScale().coordinateToLogical(event.clientX - element.getBoundingClientRect().left)
    api.timeScale().setVisibleLogicalRange(zoomRange(range, { at: at ?? range.to, deltaY: event.deltaY }))
  }
  element.addEventListener('wheel', turn, { passive: false })
  return () => element.removeEventListener('wheel', turn)
}

export function paintDrawing(drawing: Drawing, colors: ChartColors): void {
  const { api, series, markers, entries, lines } = drawing
  drawing.colors = colors
  for (const { look, series: line } of lines) line.applyOptions({ color: colors.looks[look] })
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

/** Where the new candles begin when the others are already drawn; null when history was added or removed. */
function continuedFrom(shown: readonly Candle[], candles: readonly Candle[]): number | null {
  const [first, last] = [shown.at(0), shown.at(-1)]
  if (first === undefined || last === undefined) return null
  const lastIndex = candles.findLastIndex(({ time }) => time === last.time)
  const hasEarlier = (candles[0]?.time ?? 0) < first.time
  return lastIndex === -1 || hasEarlier ? null : lastIndex + 1
}

// Safe: a candle's time is in whole seconds since 1970, which is what the library's branded type means.
function toBar({ time, open, high, low, close }: Candle) {
  return { time: time as UTCTimestamp, open, high, low, close }
}
