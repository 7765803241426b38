import type { WindowTestSignal } from '@stratomate/contracts/desktop-window/diagnostics'
import { signalAgeMsMax } from '@stratomate/domain/trading/signal-age'
import { Button } from '@stratomate/ui/button'
import { LatencyBar } from '@stratomate/ui/latency-bar'
import { formatLatency } from '@stratomate/ui/look/latency-scale'
import { useState } from 'react'
import { useAct } from '../connection/use-app.ts'
import { t } from '../language/t.ts'
import { saidInLanguage } from '@stratomate/ui/language/said-in-language'

/** One marked signal down the whole path to the paper broker, with the time of each stage. */
export function TestSignal() {
  const act = useAct()
  const [result, setResult] = useState<WindowTestSignal | null>(null)
  const [isBusy, setBusy] = useState(false)
  const run = async () => {
    setBusy(true)
    const reply = await act({ kind: 'test_signal' })
    setBusy(false)
    if (reply.ok) setResult(reply.data)
  }
  return (
    <section aria-labelledby="test-signal" className="grid gap-3">
      <h3 id="test-signal" className="text-md font-semibold">
        {t('Test signal')}
      </h3>
      <p className="text-sm text-text-2">
        {t(
          'A marked signal goes through pipe, checks and journal to a paper broker of its own. It is never counted and reaches no other broker.',
        )}
      </p>
      <div aria-live="polite" className="grid gap-3">
        {result === null ? null : (
          <>
            <p className="flex items-baseline gap-3">
              <span className="text-value font-semibold tabular-nums">{formatLatency(result.totalMs)}</span>
              <span className="text-sm text-text-2">{t('of 2 s, from the signal to the broker’s answer')}</span>
            </p>
            <LatencyBar ms={result.totalMs} limitMs={signalAgeMsMax} />
            <dl className="grid gap-1.5 text-sm tabular-nums">
              {result.stages.map(({ name, ms }) => (
                <div key={name} className="flex justify-between gap-4">
                  <dt className="text-text-2">{saidInLanguage(name)}</dt>
                  <dd>{formatLatency(ms)}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </div>
      <div>
        <Button size="sm" isBusy={isBusy} onClick={() => void run()}>
          {result === null ? t('Send a test signal') : t('Send another')}
        </Button>
      </div>
    </section>
  )
}
