import type { DemoCandle } from '@stratomate/lab/demo/demo-run'
import { SketchText } from '#web/shared/sketch/sketch-text.tsx'
import { formatPrice } from './signal-sentence.ts'
import type { DemoState, PlacedSignal } from './demo-state.ts'
import { SignalMark } from './signal-mark.tsx'
import { type ChartFrame, type ChartPlaces, placeCandles } from './place-candles.ts'

/** Wide beside the order, tall on a phone; the bottom part of the height is the fan that leads to the ruler. */
const frames = {
  wide: { width: 780, height: 362, plotHeight: 296, priceWidth: 76 },
  tall: { width: 358, height: 250, plotHeight: 206, priceWidth: 62 },
} as const satisfies Record<string, ChartFrame>

type DemoChartProps = { state: DemoState; shape: keyof typeof frames }

/** The candles of the demo with the band, the signals and their results; the newest signal is magnified. */
export function DemoChart({ state, shape }: DemoChartProps) {
  const frame = frames[shape]
  const { candles, signals, open, closed } = state
  const places = placeCandles(candles, frame)
  const first = closed - candles.length
  const shown = signals.filter(({ index }) => index >= first)
  const openIds = new Set(open.map(({ id }) => id))
  const newest = shown.at(-1)
  return (
    <svg viewBox={`0 0 ${frame.width} ${frame.height}`} data-chart="" aria-hidden="true" className="block w-full">
      <PriceGrid places={places} frame={frame} />
      {newest === undefined ? null : <Fan x={places.xOf(newest.index - first)} step={places.step} frame={frame} />}
      <Band candles={candles} places={places} />
      <Candles candles={candles} places={places} />
      {open.map((signal) => (
        <path
          key={signal.id}
          d={`M${places.xOf(Math.max(0, signal.index - first)).toFixed(1)} ${places.yOf(signal.price).toFixed(1)}H${frame.width - frame.priceWidth}`}
          strokeWidth="1.2"
          strokeDasharray="4 4"
          className="stroke-signal"
        />
      ))}
      {shown.map((signal) => (
        <Mark
          key={signal.id}
          signal={signal}
          isOpen={openIds.has(signal.id)}
          at={markPlace(signal, candles[signal.index - first], { places, column: signal.index - first })}
        />
      ))}
      <LastPrice candle={candles.at(-1)} places={places} frame={frame} />
    </svg>
  )
}

type Drawn = { places: ChartPlaces; frame: ChartFrame }

function PriceGrid({ places, frame }: Drawn) {
  const end = frame.width - frame.priceWidth
  return places.levels.map((price) => (
    <g key={price}>
      <path d={`M0 ${places.yOf(price).toFixed(1)}H${end}`} strokeDasharray="2 5" className="stroke-line" />
      <SketchText at={[end + 10, places.yOf(price) + 4]} size={11.5} tone="faint">
        {formatPrice(price)}
      </SketchText>
    </g>
  ))
}

/** From the candle of the newest signal down to the whole ruler. */
function Fan({ x, step, frame: { width, height, plotHeight } }: { x: number; step: number; frame: ChartFrame }) {
  const [left, right] = [x - step / 2, x + step / 2]
  return (
    <>
      <rect x={left} y="0" width={step} height={plotHeight} opacity=".16" className="fill-signal-glow" />
      <path
        d={`M${left} ${plotHeight}L0 ${height}H${width}L${right} ${plotHeight}z`}
        opacity=".09"
        className="fill-signal-glow"
      />
      <path
        d={`M${left} ${plotHeight}L0 ${height}M${right} ${plotHeight}L${width} ${height}`}
        fill="none"
        strokeOpacity=".4"
        className="stroke-signal"
      />
    </>
  )
}

function Band({ candles, places }: { candles: readonly DemoCandle[]; places: ChartPlaces }) {
  const pathOf = (side: DemoCandle['trend']) =>
    candles
      .map(({ band, trend }, index) => {
        if (band === null || trend !== side) return ''
        const before = candles[index - 1]
        const isNew = before === undefined || before.band === null || before.trend !== side
        return `${isNew ? 'M' : 'L'}${places.xOf(index).toFixed(1)} ${places.yOf(band).toFixed(1)}`
      })
      .join('')
  return (
    <>
      <path d={pathOf('buy')} fill="none" strokeWidth="1.5" strokeOpacity=".75" className="stroke-up" />
      <path
        d={pathOf('sell')}
        fill="none"
        strokeWidth="1.5"
        strokeOpacity=".75"
        strokeDasharray="5 3"
        className="stroke-down"
      />
    </>
  )
}

function Candles({ candles, places }: { candles: readonly DemoCandle[]; places: ChartPlaces }) {
  const half = places.step * 0.36
  const pathsOf = (side: 'rise' | 'fall') => {
    const own = candles.flatMap((candle, index) => {
      const isRise = candle.close >= candle.open
      return isRise === (side === 'rise') ? [{ ...candle, x: places.xOf(index) }] : []
    })
    const wicks = own.map(
      ({ x, high, low }) => `M${x.toFixed(1)} ${places.yOf(high).toFixed(1)}V${places.yOf(low).toFixed(1)}`,
    )
    const bodies = own.map(({ x, open, close }) => {
      const [top, bottom] = [places.yOf(Math.max(open, close)), places.yOf(Math.min(open, close))]
      return `M${(x - half).toFixed(1)} ${top.toFixed(1)}h${(2 * half).toFixed(1)}V${Math.max(bottom, top + 1).toFixed(1)}h-${(2 * half).toFixed(1)}z`
    })
    return { wicks: wicks.join(''), bodies: bodies.join('') }
  }
  const [rise, fall] = [pathsOf('rise'), pathsOf('fall')]
  return (
    <>
      <path d={rise.wicks} fill="none" strokeWidth="1.2" className="stroke-up" />
      <path d={rise.bodies} className="fill-up" />
      <path d={fall.wicks} fill="none" strokeWidth="1.2" className="stroke-down" />
      <path d={fall.bodies} className="fill-down" />
    </>
  )
}

type MarkProps = { signal: PlacedSignal; isOpen: boolean; at: { x: number; y: number } }

/** Up for a CALL, down for a PUT. */
function Mark({ signal: { side, kind }, isOpen, at: { x, y } }: MarkProps) {
  const way = side === 'buy' ? 1 : -1
  return (
    <g transform={`translate(${x.toFixed(1)},${y.toFixed(1)}) scale(1,${way})`}>
      <SignalMark look={isOpen ? 'open' : kind === 'placed' ? 'over' : 'refused'} />
    </g>
  )
}

function markPlace(
  { side }: PlacedSignal,
  candle: DemoCandle | undefined,
  { places, column }: { places: ChartPlaces; column: number },
): MarkProps['at'] {
  const edge = side === 'buy' ? places.yOf(candle?.low ?? 0) + 8 : places.yOf(candle?.high ?? 0) - 8
  return { x: places.xOf(column), y: edge }
}

function LastPrice({ candle, places, frame }: Drawn & { candle: DemoCandle | undefined }) {
  if (candle === undefined) return null
  const [x, y] = [frame.width - frame.priceWidth + 2, places.yOf(candle.close)]
  return (
    <>
      <rect x={x} y={y - 11} width={frame.priceWidth - 2} height="22" rx="4" className="fill-text" />
      <text
        x={x + frame.priceWidth / 2 - 1}
        y={y + 4}
        fontSize="11.5"
        fontWeight="600"
        textAnchor="middle"
        className="fill-bg tabular-nums"
      >
        {formatPrice(candle.close)}
      </text>
    </>
  )
}
