import type { LineLook } from '@stratomate/indicators/catalogue/chart-lines'
import {
  CandlestickSeries,
  createChart,
  createSeriesMarkers,
  HistogramSeries,
  type IChartApi,
  type IPriceLine,
  type ISeriesApi,
  type ISeriesMarkersPluginApi,
  LineSeries,
  LineStyle,
  type Time,
  type UTCTimestamp,
} from 'lightweight-charts'
import { useEffect, useRef } from 'react'
import { watchTheme } from '@stratomate/ui/browser/theme-colors'
import { spoken } from '#web/shared/language/spoken.ts'
import { t } from '#web/shared/language/t.ts'
import type { Preview } from './preview.ts'
import { type PreviewColors, readPreviewColors } from './preview-colors.ts'
import type { DrawnLine } from './drawn-lines.ts'
import { findRoomForLabels } from './find-room-for-labels.ts'
import { isJump } from './is-jump.ts'

type CanvasProps = { preview: Preview; lines: readonly DrawnLine[] }
type LineSeriesApi = ISeriesApi<'Line'> | ISeriesApi<'Histogram'>
type Drawing = {
  api: IChartApi
  candles: ISeriesApi<'Candlestick'>
  markers: ISeriesMarkersPluginApi<Time>
  lines: { line: DrawnLine; series: LineSeriesApi }[]
  levels: IPriceLine[]
  colors: PreviewColors | null
  shown: Preview | null
}

/** Candles, lines and signals on a canvas; words and a table are beside it. Colours follow the theme. */
export function PreviewCanvas({ preview, lines }: CanvasProps) {
  const place = useRef<HTMLDivElement>(null)
  const drawing = useRef<Drawing | null>(null)

  useEffect(() => {
    const element = place.current
    if (element === null) return
    const made = draw(element, lines)
    drawing.current = made
    const paint = () => {
      made.colors = readPreviewColors(element)
      applyColors(made)
      if (made.shown !== null) show(made, made.shown)
    }
    paint()
    const unwatch = watchTheme(paint)
    return () => {
      unwatch()
      drawing.current = null
      made.api.remove()
    }
  }, [lines])

  useEffect(() => {
    if (drawing.current !== null) show(drawing.current, preview)
  }, [preview, lines])

  return <div ref={place} aria-hidden="true" className="size-full" />
}

const styles = {
  blue: LineStyle.Solid,
  yellow: LineStyle.Dashed,
  gray: LineStyle.Dotted,
  red: LineStyle.LargeDashed,
  green: LineStyle.Solid,
  bars: LineStyle.Solid,
} as const satisfies Record<LineLook, LineStyle>

function draw(element: HTMLElement, lines: readonly DrawnLine[]): Drawing {
  const api = createChart(element, {
    autoSize: true,
    layout: {
      attributionLogo: false,
      fontFamily: getComputedStyle(element).fontFamily,
      fontSize: 11,
      background: { color: 'transparent' },
      panes: { enableResize: false },
    },
    // The page scrolls over the chart; only a drag or a pinch moves it.
    handleScroll: { mouseWheel: false, vertTouchDrag: false },
    handleScale: { mouseWheel: false },
    rightPriceScale: { borderVisible: false, scaleMargins: { top: 0.12, bottom: 0.12 } },
    timeScale: { borderVisible: false, timeVisible: true, secondsVisible: false },
    // A browser's own language can be one that no date is written in.
    localization: { locale: spoken.language },
    grid: { vertLines: { visible: false }, horzLines: { style: LineStyle.SparseDotted } },
  })
  const candles = api.addSeries(CandlestickSeries, {
    borderVisible: false,
    priceLineVisible: false,
    lastValueVisible: false,
    priceFormat: { type: 'price', precision: 5, minMove: 0.00001 },
  })
  const drawn = lines.map((line) => ({ line, series: addLine(api, line) }))
  const [price, panel] = api.panes()
  price?.setStretchFactor(2)
  panel?.setStretchFactor(1)
  return {
    api,
    candles,
    markers: createSeriesMarkers(candles, []),
    lines: drawn,
    levels: [],
    colors: null,
    shown: null,
  }
}

function addLine(api: IChartApi, { look, isInPanel }: DrawnLine): LineSeriesApi {
  const pane = isInPanel ? 1 : 0
  const plain = { priceLineVisible: false, lastValueVisible: false }
  if (look === 'bars') return api.addSeries(HistogramSeries, plain, pane)
  return api.addSeries(
    LineSeries,
    { ...plain, lineWidth: 2, lineStyle: styles[look], crosshairMarkerVisible: false },
    pane,
  )
}

function applyColors({ api, candles, lines, colors }: Drawing): void {
  if (colors === null) return
  api.applyOptions({
    layout: { textColor: colors.text3, panes: { separatorColor: colors.line, separatorHoverColor: colors.line } },
    grid: { horzLines: { color: colors.line } },
    crosshair: {
      vertLine: { color: colors.text3, labelBackgroundColor: colors.s3 },
      horzLine: { color: colors.text3, labelBackgroundColor: colors.s3 },
    },
  })
  candles.applyOptions({
    upColor: colors.up,
    downColor: colors.down,
    wickUpColor: colors.up,
    wickDownColor: colors.down,
  })
  for (const { line, series } of lines) series.applyOptions({ color: colorOf(line, colors) })
}

function colorOf({ look, side }: DrawnLine, colors: PreviewColors): string {
  if (side !== null) return side === 'up' ? colors.up : colors.down
  return colors[look]
}

/** How many candles are visible at first; the others by dragging. */
const candlesInView = 90

function show(drawing: Drawing, preview: Preview): void {
  const { api, candles, markers, lines, colors } = drawing
  if (colors === null) return
  candles.setData(
    preview.candles.map(({ time, open, high, low, close }) => ({ time: stamp(time), open, high, low, close })),
  )
  for (const { line, series } of lines) series.setData(lineData(preview, line))
  const worded = findRoomForLabels(preview.signals, secondsOf(preview))
  markers.setMarkers(
    preview.signals.map((signal) => {
      const word = worded.has(signal) ? { text: t(signal.side === 'buy' ? 'Buy' : 'Sell') } : {}
      return signal.side === 'buy'
        ? { time: stamp(signal.time), position: 'belowBar', shape: 'arrowUp', color: colors.up, ...word }
        : { time: stamp(signal.time), position: 'aboveBar', shape: 'arrowDown', color: colors.down, ...word }
    }),
  )
  showLevels(drawing, preview.levels, colors)
  const { length } = preview.candles
  if (drawing.shown === null) api.timeScale().setVisibleLogicalRange({ from: length - candlesInView, to: length + 4 })
  drawing.shown = preview
}

function secondsOf({ candles: [first, second] }: Preview): number {
  return first === undefined || second === undefined ? 0 : second.time - first.time
}

function showLevels(drawing: Drawing, levels: readonly number[], colors: PreviewColors): void {
  const series = drawing.lines.find(({ line }) => line.isInPanel)?.series
  for (const level of drawing.levels) series?.removePriceLine(level)
  drawing.levels = levels.flatMap((price) => {
    return series?.createPriceLine({ price, color: colors.lineStrong, lineStyle: LineStyle.Dotted, lineWidth: 1 }) ?? []
  })
}

/** Where a line has no value it is not drawn: the library joins points, so the last one before a gap has no colour. */
function lineData({ candles, lines }: Preview, { name, side, sidedBy, jumps }: DrawnLine) {
  const sides = sidedBy === null ? undefined : lines.get(sidedBy)
  const valueAt = (index: number): number | null => {
    const value = lines.get(name)?.[index] ?? null
    if (side === null || value === null) return value
    return ((sides?.[index] ?? 0) > 0 ? 'up' : 'down') === side ? value : null
  }
  return candles.map(({ time }, index) => {
    const value = valueAt(index)
    if (value === null) return { time: stamp(time) }
    const isLast = valueAt(index + 1) === null
    return isLast || (jumps === true && isJump(valueAt, index))
      ? { time: stamp(time), value, color: 'transparent' }
      : { time: stamp(time), value }
  })
}

// Safe: a candle's time is whole seconds since 1970, which is what the library's branded type means.
function stamp(time: number): UTCTimestamp {
  return time as UTCTimestamp
}
