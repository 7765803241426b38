import { Banner } from '@stratomate/ui/banner'
import { Button } from '@stratomate/ui/button'
import { MeterBar } from '@stratomate/ui/meter-bar'
import { Play, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useSpeech } from './language/speech.ts'
import type { RunState } from './use-lab-run.ts'

type RunBarProps = { state: RunState; label: string; onStart: () => void; onCancel: () => void; children: ReactNode }

/** Starts the test, shows how far it is, and stops it at once. */
export function RunBar({ state, label, onStart, onCancel, children }: RunBarProps) {
  const { t, sentence } = useSpeech()
  const isRunning = state.kind === 'running'
  const share = isRunning ? state.share : null
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {isRunning ? (
          <Button size="lg" icon={<X size={18} aria-hidden="true" />} onClick={onCancel}>
            {t('Cancel')}
          </Button>
        ) : (
          <Button size="lg" variant="primary" icon={<Play size={18} aria-hidden="true" />} onClick={onStart}>
            {label}
          </Button>
        )}
        <p className="min-w-0 text-sm text-text-2">{children}</p>
      </div>
      <output className="block min-h-6 text-sm text-text-2">
        {isRunning ? (
          <>
            <span className="delayed block tabular-nums">
              {share === null
                ? t('Computing …')
                : t('Computing: {done} of 100 parts are done', { done: Math.floor(100 * share) })}
            </span>
            {share === null ? null : <MeterBar className="mt-2" parts={[{ key: 'done', share, tone: 'signal' }]} />}
          </>
        ) : null}
        {state.kind === 'cancelled' ? t('Cancelled. Nothing is computed any more.') : null}
      </output>
      {state.kind === 'failed' ? (
        <Banner tone="error" title={t('The test did not run.')}>
          {sentence(state.message)}
        </Banner>
      ) : null}
    </div>
  )
}
