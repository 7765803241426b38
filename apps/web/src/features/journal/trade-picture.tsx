import type { Candle, Trade } from '@stratomate/contracts/trading/schemas'
import { Skeleton } from '@stratomate/ui/skeleton'
import { CallFailure } from '#web/shared/api/call-failure.tsx'
import { scaleOf } from '@stratomate/lab-ui/figures/scale-of'
import { orderLabels } from '@stratomate/domain/trading/trade-names'
import { placesOf } from './places-of.ts'
import { useTradeChart } from './use-journal.ts'

const [width, height, edge] = [640, 290, 28]

/** The chart around the trade, drawn from the candles that its own terminal has sent. */
export function TradePicture({ trade }: { trade: Trade }) {
  const chart = useTradeChart(trade.id)
  if (chart.isError) return <CallFailure error={chart.error} />
  if (chart.data === undefined) return <Skeleton className="h-50" />
  const { candles } = chart.data
  if (candles.length < 2) {
    return (
      <p className="rounded-md border border-line p-4 text-sm text-text-2">
        No candles of this trade are kept. A picture is kept when a note is written while the chart still shows its
        candles.
      </p>
    )
  }
  return <Picture trade={trade} candles={candles} />
}

function Picture({ trade, candles }: { trade: Trade; candles: readonly Candle[] }) {
  const { side } = trade
  const { signal, begin, end, entry } = placesOf(trade, candles)
  const prices = candles.flatMap(({ high, low }) => [high, low]).concat(entry ?? [])
  const y = scaleOf([Math.min(...prices), Math.max(...prices)], [height - edge, edge])
  const step = width / candles.length
  const x = (place: number) => (place + 0.5) * step
  const signalled = candles[signal]
  return (
    <figure>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="w-full rounded-md border border-line bg-bg">
        {/* From the entry until the expiry. */}
        <rect x={begin * step} y="0" width={(end - begin) * step} height={height} className="fill-s3" />
        {candles.map(({ time, open, high, low, close }, place) => {
          const rises = close >= open
          const top = y(Math.max(open, close))
          return (
            <g key={time} className={rises ? 'fill-up stroke-up' : 'fill-down stroke-down'}>
              <path d={`M${x(place).toFixed(1)} ${y(high).toFixed(1)}V${y(low).toFixed(1)}`} strokeWidth="1" />
              <rect
                x={x(place) - step * 0.32}
                y={top}
                width={step * 0.64}
                height={Math.max(1, y(Math.min(open, close)) - top)}
                stroke="none"
              />
            </g>
          )
        })}
        {entry === null ? null : (
          <g>
            <path
              d={`M${(begin * step).toFixed(1)} ${y(entry).toFixed(1)}H${width}`}
              strokeWidth="1.5"
              strokeDasharray="5 4"
              className="stroke-text"
            />
            <circle cx={begin * step} cy={y(entry)} r="5.5" strokeWidth="2" className="fill-text stroke-bg" />
          </g>
        )}
        {signalled === undefined ? null : (
          <path
            d={side === 'buy' ? arrowUp(x(signal), y(signalled.low) + 8) : arrowDown(x(signal), y(signalled.high) - 8)}
            className="fill-signal"
          />
        )}
      </svg>
      <figcaption className="mt-1.5 text-xs text-pretty text-text-3">
        {`Arrow: the ${orderLabels[side]} signal. Shaded: while the trade ran.`}
        {entryText(trade, entry)}
      </figcaption>
    </figure>
  )
}

function entryText({ entryPrice }: Trade, drawn: number | null): string {
  if (entryPrice === null) return ''
  return drawn === null
    ? ` The broker's entry, ${entryPrice}, is not a price of this chart.`
    : ` Dot and dashed line: entry at ${entryPrice}.`
}

/** Below the candle of a buy, from its point on. */
function arrowUp(x: number, top: number): string {
  return `M${x.toFixed(1)} ${top.toFixed(1)}l8 14h-16z`
}

/** Above the candle of a sell. */
function arrowDown(x: number, bottom: number): string {
  return `M${x.toFixed(1)} ${bottom.toFixed(1)}l8 -14h-16z`
}
