import { signalAgeMsMax } from '@stratomate/domain/trading/signal-age'
import { LatencyBar } from '@stratomate/ui/latency-bar'
import { LatencyTicks } from '@stratomate/ui/latency-ticks'
import { spoken } from '#web/shared/language/spoken.ts'
import { t, TextWithMarks } from '#web/shared/language/t.ts'
import { formatCheckTime } from './signal-sentence.ts'
import type { DemoState } from './demo-state.ts'

/** How long the rules took in this browser, on the ruler that ends with the limit. */
export function DemoRuler({ time }: Pick<DemoState, 'time'>) {
  return (
    <div className="px-4 pb-3.5">
      <p className="flex min-h-6 flex-wrap items-baseline justify-between gap-x-4 text-sm">
        {time === null ? (
          <span className="text-text-2">{t('The first signal starts the clock.')}</span>
        ) : (
          <>
            <span>
              <TextWithMarks
                text={'Rules checked in <time>{time}</time> <limit>of the {limit}\u00A0s limit</limit>'}
                slots={{ time: checkedIn(time.checkUs), limit: signalAgeMsMax / 1_000 }}
                marks={{
                  time: (words) => <strong className="font-semibold tabular-nums">{words}</strong>,
                  limit: (words) => <span className="text-text-2">{words}</span>,
                }}
              />
            </span>
            <span className="text-xs text-text-3 tabular-nums">
              {t('measured here: {time}, mean of {count} rounds', {
                time: formatCheckTime(time.checkUs),
                count: time.rounds.toLocaleString(spoken.language),
              })}
            </span>
          </>
        )}
      </p>
      {time === null ? <div className="h-3.5" /> : <LatencyBar ms={time.checkUs / 1_000} limitMs={signalAgeMsMax} />}
      <LatencyTicks limitMs={signalAgeMsMax} />
    </div>
  )
}

/** The ruler begins at a millisecond: a time below it is said to be there, and not in another unit. */
function checkedIn(us: number): string {
  return us < 1_000 ? t('under 1\u00A0ms') : formatCheckTime(us)
}
