import { formatLatency, latencyShare, latencyTicksMs } from './look/latency-scale.ts'

/** The figures under a `LatencyBar` of the same width: 1, 10, 100 ms, 1 s, and its limit in milliseconds. Decorative. */
export function LatencyTicks({ limitMs }: { limitMs: number }) {
  const limitText = formatLatency(limitMs).replace('.00', '')
  return (
    <svg aria-hidden="true" width="100%" height="16" className="block overflow-visible text-chart tabular-nums">
      {latencyTicksMs.map((ms) => (
        <text
          key={ms}
          x={`${(latencyShare(ms) * 100).toFixed(2)}%`}
          y="12"
          textAnchor={ms === 1 ? 'start' : ms === 1_000 ? 'end' : 'middle'}
          className="fill-text-3"
        >
          {formatLatency(ms).replace('.00', '')}
        </text>
      ))}
      <text x={`${(latencyShare(limitMs) * 100).toFixed(2)}%`} y="12" textAnchor="start" className="fill-text-2">
        {limitText} limit
      </text>
    </svg>
  )
}
