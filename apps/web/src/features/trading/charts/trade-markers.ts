import type {
  IPrimitivePaneRenderer,
  IPrimitivePaneView,
  ISeriesPrimitive,
  SeriesAttachedParameter,
  SeriesType,
  Time,
  UTCTimestamp,
} from 'lightweight-charts'
import type { ChartColors } from './chart-colors.ts'
import type { TradeMarker } from './place-markers.ts'

type Target = Parameters<IPrimitivePaneRenderer['draw']>[0]
type Point = { x: number; y: number; marker: TradeMarker }

const halfWidthPx = 5.5
const heightPx = 9.5
const gapPx = 7

/**
 * Triangles at the candles of the trades: pointing up below the low is CALL, pointing down above the high is PUT.
 * Filled is won, outlined is lost, the signal's colour is open, and a small one behind a bar was not traded. The
 * library's own markers have no outlines.
 */
export class TradeMarkers implements ISeriesPrimitive<Time> {
  #markers: readonly TradeMarker[] = []
  #colors: ChartColors | null = null
  #attached: SeriesAttachedParameter<Time, SeriesType> | null = null
  readonly #views: readonly IPrimitivePaneView[] = [{ renderer: () => ({ draw: (target) => this.#draw(target) }) }]

  attached(parameter: SeriesAttachedParameter<Time, SeriesType>): void {
    this.#attached = parameter
  }

  detached(): void {
    this.#attached = null
  }

  paneViews(): readonly IPrimitivePaneView[] {
    return this.#views
  }

  show(markers: readonly TradeMarker[]): void {
    this.#markers = markers
    this.#attached?.requestUpdate()
  }

  paint(colors: ChartColors): void {
    this.#colors = colors
    this.#attached?.requestUpdate()
  }

  #draw(target: Target): void {
    const colors = this.#colors
    if (colors === null) return
    const points = this.#points()
    target.useMediaCoordinateSpace(({ context }) => {
      for (const point of points) drawMarker(context, point, colors)
    })
  }

  #points(): Point[] {
    const attached = this.#attached
    if (attached === null || this.#markers.length === 0) return []
    const { chart, series } = attached
    const bars = new Map(series.data().map((bar) => [bar.time, bar]))
    return this.#markers.flatMap((marker) => {
      // Safe: markers are placed at candles, whose times have the library's branded type.
      const time = marker.timeS as UTCTimestamp
      const bar = bars.get(time)
      const x = chart.timeScale().timeToCoordinate(time)
      if (x === null || bar === undefined || !('high' in bar)) return []
      const edge = series.priceToCoordinate(marker.side === 'buy' ? bar.low : bar.high)
      return edge === null ? [] : [{ x, y: marker.side === 'buy' ? edge + gapPx : edge - gapPx, marker }]
    })
  }
}

function drawMarker(context: CanvasRenderingContext2D, point: Point, colors: ChartColors): void {
  context.lineJoin = 'round'
  if (point.marker.look === 'refused') drawRefused(context, point, colors)
  else drawTraded(context, point, colors)
}

function drawTraded(context: CanvasRenderingContext2D, point: Point, colors: ChartColors): void {
  const { look } = point.marker
  traceTriangle(context, point, { halfWidthPx, heightPx })
  context.lineWidth = 1.4
  const isFilled = look === 'won' || look === 'open'
  context.fillStyle = look === 'open' ? colors.signal : isFilled ? colors.text : colors.s1
  context.strokeStyle = look === 'open' ? colors.signal : look === 'other' ? colors.text3 : colors.text
  context.fill()
  context.stroke()
}

/**
 * Small and muted, with a bar before its candle, so that a signal that was not traded never looks like a lost trade.
 */
function drawRefused(context: CanvasRenderingContext2D, { x, y, marker }: Point, colors: ChartColors): void {
  const down = marker.side === 'buy' ? 1 : -1
  traceTriangle(context, { x, y: y + down * 3, marker }, { halfWidthPx: 4, heightPx: 6.5 })
  context.moveTo(x - 4.5, y)
  context.lineTo(x + 4.5, y)
  context.lineWidth = 1.2
  context.strokeStyle = colors.text3
  context.stroke()
}

function traceTriangle(
  context: CanvasRenderingContext2D,
  { x, y, marker }: Point,
  { halfWidthPx: half, heightPx: height }: { halfWidthPx: number; heightPx: number },
): void {
  const down = marker.side === 'buy' ? 1 : -1
  context.beginPath()
  context.moveTo(x, y)
  context.lineTo(x + half, y + down * height)
  context.lineTo(x - half, y + down * height)
  context.closePath()
}
