import { dotField } from './dot-field.ts'

const columnPx = 6.25
const dotPx = 6.2

/** The day's orders on the ruler of two seconds, one dot each. */
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
      <path d="M170.7 2V62" strokeDasharray="2 3" className="stroke-text-3" />
      <path d="M4 58v4M45.7 58v4M87.3 58v4M129 58v4M170.7 58v4" className="stroke-line-strong" />
      <g className="fill-text-3 text-chart">
        <text x="2" y="75">
          0 s
        </text>
        <text x="87.3" y="75" textAnchor="middle">
          1 s
        </text>
        <text x="170.7" y="75" textAnchor="middle">
          {'2\u00A0s\u2002limit'}
        </text>
        {ordersPerDot === 1 ? null : (
          <text x="164" y="10" textAnchor="end">
            1 dot = {ordersPerDot} orders
          </text>
        )}
      </g>
    </svg>
  )
}
