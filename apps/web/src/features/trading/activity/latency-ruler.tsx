import { signalAgeMsMax } from '@stratomate/domain/trading/signal-age'
import { RulerBar } from '@stratomate/ui/ruler-bar'
import { clsx } from 'clsx'
import { formatSeconds } from '#web/shared/format/format-time.ts'
import { rulerScaleMs } from './trade-outcome.ts'

/** Signal to order of one trade: the ruler and the figure; a late one says so in words too. */
export function LatencyRuler({ ms, className }: { ms: number; className?: string }) {
  const isLate = ms > signalAgeMsMax
  return (
    <span className={clsx('latency-columns grid items-center gap-3 text-sm text-text-2 tabular-nums', className)}>
      <RulerBar value={ms} limit={signalAgeMsMax} scale={rulerScaleMs} />
      <span className={clsx(isLate && 'font-semibold text-st-problem')}>
        {formatSeconds(ms)}
        {isLate ? <span className="sr-only"> (late)</span> : null}
      </span>
    </span>
  )
}
