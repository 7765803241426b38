import { signalAgeMsMax } from '@stratomate/domain/trading/signal-age'
import { LatencyBar } from '@stratomate/ui/latency-bar'
import { formatLatency } from '@stratomate/ui/look/latency-scale'
import { clsx } from 'clsx'

/** The time from signal to order of one trade: a ruler and a number. A late order is also called late in words. */
export function LatencyRuler({ ms, className }: { ms: number; className?: string }) {
  const isLate = ms > signalAgeMsMax
  return (
    <span className={clsx('latency-columns grid items-center gap-3 text-sm text-text-2 tabular-nums', className)}>
      <LatencyBar ms={ms} limitMs={signalAgeMsMax} />
      <span className={clsx(isLate && 'font-semibold text-st-problem')}>
        {formatLatency(ms)}
        {isLate ? <span className="sr-only"> (late)</span> : null}
      </span>
    </span>
  )
}
