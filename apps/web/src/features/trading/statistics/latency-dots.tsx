import { signalAgeMsMax } from '@stratomate/domain/trading/signal-age'
import { latencyShare, latencyTicksMs } from '@stratomate/ui/look/latency-scale'
import { dotField } from './dot-field.ts'

const columnPx = 6.25
const dotPx = 6.2

const startX = 4
const widthPx = 200
const xOf = (ms: number) => startX + latencyShare(ms) * widthPx
const limitX = xOf(signalAgeMsMax)
const tickLabels = ['1\u00A0ms', '10', '100', '1\u00A0s'] as const

/** The orders of the day on a ruler up to the limit, one dot each; every factor of ten has the same width. */
export function LatencyDots({ latenciesMs, withinLimit }: { latenciesMs: readonly number[]; withinLimit: number }) {
  const { columns, ordersPerDot } = dotField(latenciesMs)
  const count = latenciesMs.length
  const label = count === 0 ? 'No orders yet today' : `${withinLimit} of ${count} orders were sent within 2 seconds`
  return (
    <svg viewBox="0 0 208 76" role="img" aria-label={label} className="h-auto w-52 min-w-0 shrink">
      {columns.flatMap(({ index, dots, isLate }) =>
        Array.from({ length: dots }, (_, row) => (
          <circle
            key={`${index} ${row}`}
            cx={4 + (index + 0.5) * columnPx}
            cy={52 - row * dotPx}
            r="2.5"
            className={isLate ? 'fill-st-problem' : 'fill-signal'}
          />
        )),
      )}
      <path d="M4 57.5H204" className="stroke-line-strong" />
      <path d={`M${limitX.toFixed(1)} 2V62`} strokeDasharray="2 3" className="stroke-text-3" />
      <path
        d={[...latencyTicksMs, signalAgeMsMax].map((ms) => `M${xOf(ms).toFixed(1)} 58v4`).join('')}
        className="stroke-line-strong"
      />
      <g className="fill-text-3 text-chart">
        {latencyTicksMs.map((ms, index) => (
          <text key={ms} x={xOf(ms)} y="75" textAnchor={index === 0 ? 'start' : 'middle'}>
            {tickLabels[index]}
          </text>
        ))}
        <text x="204" y="75" textAnchor="end">
          {'2\u00A0s'}
        </text>
        {ordersPerDot === 1 ? null : (
          <text x={limitX - 6} y="10" textAnchor="end">
            1 dot = {ordersPerDot} orders
          </text>
        )}
      </g>
    </svg>
  )
}
