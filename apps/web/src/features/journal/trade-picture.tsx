import type { Candle, Trade } from '@stratomate/contracts/trading/schemas'
import { Skeleton } from '@stratomate/ui/skeleton'
import { CallFailure } from '#web/shared/api/call-failure.tsx'
import { scaleOf } from '@stratomate/lab-ui/figures/scale-of'
import { orderLabels } from '@stratomate/domain/trading/trade-names'
import { useTradeChart } from './use-journal.ts'

const [width, height, edge] = [640, 240, 24]

/** The chart around the trade, drawn from the candles that its own terminal has sent. */
export function TradePicture({ trade }: { trade: Trade }) {
  const chart = useTradeChart(trade.id)
  if (chart.isError) return <CallFailure error={chart.error} />
  if (chart.data === undefined) return <Skeleton className="h-45" />
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
  const { entryPrice, candleTime, timeframeS, side } = trade
  const prices = candles.flatMap(({ high, low }) => [high, low]).concat(entryPrice ?? [])
  const y = scaleOf([Math.min(...prices), Math.max(...prices)], [height - edge, edge])
  const step = width / candles.length
  const x = (place: number) => (place + 0.5) * step
  const signal = candles.findIndex(({ time }) => time === candleTime)
  const signalled = candles[signal]
  const runs = Math.ceil((Date.parse(trade.expiresAt) - Date.parse(trade.sentAt)) / 1_000 / timeframeS)
  const end = Math.min(candles.length, signal + 1 + Math.max(1, runs))
  return (
    <figure>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="w-full rounded-md border border-line bg-bg">
        {/* From the entry until the expiry. */}
        <rect
          x={(signal + 1) * step}
          y="0"
          width={Math.max(step, (end - signal - 1) * step)}
          height={height}
          className="fill-s3"
        />
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
        {entryPrice === null ? null : (
          <path d={`M0 ${y(entryPrice).toFixed(1)}H${width}`} strokeDasharray="4 4" className="stroke-text-2" />
        )}
        {signalled === undefined ? null : (
          <path
            d={side === 'buy' ? arrowUp(x(signal), y(signalled.low) + 6) : arrowDown(x(signal), y(signalled.high) - 6)}
            className="fill-signal"
          />
        )}
      </svg>
      <figcaption className="mt-1.5 text-xs text-pretty text-text-3">
        {`Arrow: the ${orderLabels[side]} signal. Shaded: while the trade ran.`}
        {entryPrice === null ? '' : ` Dashed line: entry at ${entryPrice}.`}
      </figcaption>
    </figure>
  )
}

/** Below the candle of a buy, from its point on. */
function arrowUp(x: number, top: number): string {
  return `M${x.toFixed(1)} ${top.toFixed(1)}l8 14h-16z`
}

/** Above the candle of a sell. */
function arrowDown(x: number, bottom: number): string {
  return `M${x.toFixed(1)} ${bottom.toFixed(1)}l8 -14h-16z`
}
