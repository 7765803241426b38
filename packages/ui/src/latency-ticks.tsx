import { formatLatency, latencyShare, latencyTicksMs } from './look/latency-scale.ts'

/** The figures under a `LatencyBar` of the same width: 1, 10, 100 ms, 1 s, and its limit. Decorative. */
export function LatencyTicks({ limitMs }: { limitMs: number }) {
  return (
    <svg aria-hidden="true" width="100%" height="16" className="block overflow-visible text-chart tabular-nums">
      {[...latencyTicksMs, limitMs].map((ms) => (
        <text
          key={ms}
          x={`${(latencyShare(ms) * 100).toFixed(2)}%`}
          y="12"
          textAnchor={ms === 1 ? 'start' : 'middle'}
          className={ms === limitMs ? 'fill-text font-semibold' : 'fill-text-3'}
        >
          {formatLatency(ms).replace('.00', '')}
        </text>
      ))}
    </svg>
  )
}
