import { clsx } from 'clsx'
import { latencyShare, latencyTicksMs } from './look/latency-scale.ts'

type LatencyBarProps = {
  /** The measured latency in milliseconds. */
  ms: number
  /** From which value on it is late. */
  limitMs: number
  className?: string
}

/**
 * The ruler of the product's promise: a fill on a scale whose ticks are 1, 10, 100 ms and 1 s, with the limit as the last
 * one; what is beyond it has the colour of trouble. Decorative: the number is shown beside it.
 */
export function LatencyBar({ ms, limitMs, className }: LatencyBarProps) {
  const isLate = ms > limitMs
  return (
    <svg aria-hidden="true" width="100%" height="14" className={clsx('block min-w-0 overflow-visible', className)}>
      <rect y="4" width="100%" height="6" rx="2" className="fill-s3" />
      <rect y="4" width={shown(isLate ? limitMs : ms)} height="6" rx="2" className="fill-signal" />
      {isLate ? (
        <rect
          x={percent(latencyShare(limitMs))}
          y="4"
          width={percent(latencyShare(ms) - latencyShare(limitMs))}
          height="6"
          className="fill-st-problem"
        />
      ) : null}
      {latencyTicksMs.slice(1).map((tickMs) => (
        <rect key={tickMs} x={percent(latencyShare(tickMs))} y="4" width="1" height="6" className="fill-bg" />
      ))}
      <rect x={percent(latencyShare(limitMs))} y="0" width="1.5" height="14" className="fill-text-3" />
    </svg>
  )
}

/** Even a millisecond is visible: the fill never vanishes. */
function shown(ms: number): string {
  return percent(Math.max(latencyShare(ms), 0.03))
}

function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`
}
