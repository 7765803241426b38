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
 * Triangles at the candles of the trades: up under the low is CALL, down over the high is PUT; filled is won, an
 * outline is lost, the signal's colour is open. The library's own markers know no outlines.
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
      for (const point of points) drawTriangle(context, point, colors)
    })
  }

  #points(): Point[] {
    const attached = this.#attached
    if (attached === null || this.#markers.length === 0) return []
    const { chart, series } = attached
    const bars = new Map(series.data().map((bar) => [bar.time, bar]))
    return this.#markers.flatMap((marker) => {
      // Safe: markers stand at candles, whose times carry the library's brand.
      const time = marker.timeS as UTCTimestamp
      const bar = bars.get(time)
      const x = chart.timeScale().timeToCoordinate(time)
      if (x === null || bar === undefined || !('high' in bar)) return []
      const edge = series.priceToCoordinate(marker.side === 'buy' ? bar.low : bar.high)
      return edge === null ? [] : [{ x, y: marker.side === 'buy' ? edge + gapPx : edge - gapPx, marker }]
    })
  }
}

function drawTriangle(context: CanvasRenderingContext2D, { x, y, marker }: Point, colors: ChartColors): void {
  const tip = marker.side === 'buy' ? 1 : -1
  context.beginPath()
  context.moveTo(x, y)
  context.lineTo(x + halfWidthPx, y + tip * heightPx)
  context.lineTo(x - halfWidthPx, y + tip * heightPx)
  context.closePath()
  context.lineWidth = 1.4
  context.lineJoin = 'round'
  const isFilled = marker.look === 'won' || marker.look === 'open'
  context.fillStyle = marker.look === 'open' ? colors.signal : isFilled ? colors.text : colors.s1
  context.strokeStyle = marker.look === 'open' ? colors.signal : marker.look === 'other' ? colors.text3 : colors.text
  context.fill()
  context.stroke()
}
