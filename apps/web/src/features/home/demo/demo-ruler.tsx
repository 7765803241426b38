import { signalAgeMsMax } from '@stratomate/domain/trading/signal-age'
import { LatencyBar } from '@stratomate/ui/latency-bar'
import { LatencyTicks } from '@stratomate/ui/latency-ticks'
import { formatCheckTime } from './signal-sentence.ts'
import type { DemoState } from './demo-state.ts'

/** How long the rules took in this browser, on the ruler that ends with the limit. */
export function DemoRuler({ time }: Pick<DemoState, 'time'>) {
  return (
    <div className="px-4 pb-3.5">
      <p className="flex min-h-6 flex-wrap items-baseline justify-between gap-x-4 text-sm">
        {time === null ? (
          <span className="text-text-2">The first signal starts the clock.</span>
        ) : (
          <>
            <span>
              Rules checked in <strong className="font-semibold tabular-nums">{formatCheckTime(time.checkUs)}</strong>{' '}
              <span className="text-text-2">of the {signalAgeMsMax / 1_000}&nbsp;s limit</span>
            </span>
            <span className="text-xs text-text-3 tabular-nums">
              measured here, mean of {time.rounds.toLocaleString('en-US')} rounds
            </span>
          </>
        )}
      </p>
      {time === null ? <div className="h-3.5" /> : <LatencyBar ms={time.checkUs / 1_000} limitMs={signalAgeMsMax} />}
      <LatencyTicks limitMs={signalAgeMsMax} />
    </div>
  )
}
