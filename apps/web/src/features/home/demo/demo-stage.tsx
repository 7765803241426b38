import { demoExpiryCandles, demoIndicatorId, demoParameters } from '@stratomate/lab/demo/demo-rule'
import { Button } from '@stratomate/ui/button'
import { Pause, RotateCcw, SkipForward, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useMedia } from '#web/shared/hooks/use-media.ts'
import { labPath } from '@stratomate/lab-ui/question/lab-path'
import { TextLink } from '#web/shared/page/link-button.tsx'
import { spoken } from '#web/shared/language/spoken.ts'
import { t, TextWithMarks } from '#web/shared/language/t.ts'
import { DemoChart } from './demo-chart.tsx'
import { DemoLedger } from './demo-ledger.tsx'
import { DemoLegend } from './demo-legend.tsx'
import { DemoOrder } from './demo-order.tsx'
import { DemoRule } from './demo-rule.tsx'
import { DemoRuler } from './demo-ruler.tsx'
import type { DemoState } from './demo-state.ts'
import { signalSentence } from './signal-sentence.ts'
import { type Demo, useDemo } from './use-demo.ts'
import { useDemoKeys } from './use-demo-keys.ts'

export { prepareDemo } from '#web/shared/demo/spare-demo.ts'

const lab = labPath({ indicatorId: demoIndicatorId, parameters: demoParameters, expiryCandles: demoExpiryCandles })

/**
 * A minute of trading by the real engine on made-up prices. It begins with a press, can be paused, ends by itself, and
 * with reduced motion it only moves from signal to signal, by a press.
 */
export function DemoStage({ onClose }: { onClose: () => void }) {
  const isStill = useMedia('(prefers-reduced-motion: reduce)', { inBuild: false })
  const isWide = useMedia('(width >= 64rem)', { inBuild: true })
  const [isReading, setReading] = useState(false)
  const demo = useDemo({ isStill: isStill || isReading })
  const stage = useRef<HTMLElement>(null)
  const verdict = useRef<HTMLDivElement>(null)
  useEffect(() => stage.current?.focus({ preventScroll: true }), [])
  const hasBegun = demo.state !== null
  useEffect(() => {
    // On a phone the result of a signal would be below the screen, and nobody knew that there is one.
    const bottom = verdict.current?.getBoundingClientRect().bottom ?? 0
    const behavior = isStill ? 'instant' : 'smooth'
    if (bottom > window.innerHeight) stage.current?.scrollIntoView({ behavior })
  }, [hasBegun, isStill])
  useDemoKeys(stage, demo)
  return (
    <section
      ref={stage}
      tabIndex={-1}
      aria-label={t('The engine on made-up prices')}
      className="hero-stage flex flex-col rounded-xl border border-line bg-s1 text-left outline-none"
    >
      <StageHead demo={demo} isStill={isStill} onClose={onClose} />
      {demo.state === null ? (
        <p className="grid flex-1 place-items-center p-6 text-sm text-text-2">
          {demo.problem ?? t('Starting the engine in your browser …')}
        </p>
      ) : (
        <div className="lg:demo-columns grid flex-1">
          <div className="flex min-w-0 flex-col justify-between gap-2 pt-3 lg:border-r lg:border-line">
            <div className="px-4">
              <DemoLegend />
              <DemoChart state={demo.state} shape={isWide ? 'wide' : 'tall'} />
            </div>
            <DemoRuler time={demo.state.time} />
          </div>
          <div className="grid content-between gap-5 border-t border-line p-4 lg:border-t-0">
            {/* The next signal would take its link away from under the focus. */}
            <div ref={verdict} className="min-h-44" onFocus={() => setReading(true)} onBlur={() => setReading(false)}>
              <DemoOrder state={demo.state} />
            </div>
            <DemoRule
              payoutPct={demo.state.payoutPct}
              payoutPctMin={demo.payoutPctMin ?? demo.state.payoutPctMin}
              isEnded={demo.state.isEnded}
              onRequire={demo.requirePayout}
              onHold={demo.holdRule}
              onRelease={demo.releaseRule}
            />
            <DemoLedger state={demo.state} />
          </div>
        </div>
      )}
      {demo.state === null ? null : <BreakEven state={demo.state} />}
      <p aria-live="polite" className="sr-only">
        {demo.problem ?? newestSentence(demo.state)}
      </p>
    </section>
  )
}

function StageHead({ demo, isStill, onClose }: { demo: Demo; isStill: boolean; onClose: () => void }) {
  const { state, isPaused } = demo
  const isEnded = state?.isEnded === true
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-0.5 border-b border-line px-4 py-1.5">
      <p className="text-sm">
        <span className="font-semibold">{t('Made-up prices')}</span>{' '}
        <span className="text-text-3 tabular-nums">
          <span className="hidden sm:inline">M1, SuperTrend, </span>
          {state === null ? null : t('seed {seed}', { seed: state.seed })}
        </span>
      </p>
      <div className="order-last -ml-3.5 flex w-full flex-wrap sm:order-none items-center gap-x-1 sm:-mr-3 sm:ml-auto sm:w-auto">
        {isEnded || isStill ? null : (
          <Button
            variant="quiet"
            size="sm"
            icon={isPaused ? null : <Pause size={16} aria-hidden="true" className="hidden sm:block" />}
            onClick={() => demo.setPaused(!isPaused)}
          >
            {t(isPaused ? 'Continue' : 'Pause')}
          </Button>
        )}
        {isEnded ? null : (
          <Button
            variant="quiet"
            size="sm"
            icon={<SkipForward size={16} aria-hidden="true" className="hidden sm:block" />}
            onClick={demo.skip}
          >
            {t('Next signal')}
          </Button>
        )}
        <Button
          variant="quiet"
          size="sm"
          icon={<RotateCcw size={16} aria-hidden="true" className="hidden sm:block" />}
          onClick={demo.restart}
        >
          {t('New prices')}
        </Button>
      </div>
      <Button variant="quiet" size="sm" className="-mr-3" aria-label={t('Close the demo')} onClick={onClose}>
        <X size={16} aria-hidden="true" />
      </Button>
    </div>
  )
}

function BreakEven({ state }: { state: DemoState }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-line px-4 py-3">
      <p className="text-sm text-text-2">
        {state.isEnded ? `${t('That was the minute.')} ` : null}
        <TextWithMarks
          text="At a payout of {payout}%, {won} of 100 trades have to be won to break even. On random prices, only luck does that. <lab>Test yours in the Lab</lab>"
          slots={{
            payout: state.payoutPct,
            won: (state.breakEven * 100).toLocaleString(spoken.language, {
              minimumFractionDigits: 1,
              maximumFractionDigits: 1,
            }),
          }}
          marks={{ lab: (words) => <TextLink to={lab}>{words}</TextLink> }}
        />
      </p>
      <p className="hidden text-xs text-text-3 lg:block">{t('Space pauses, the right arrow shows the next signal')}</p>
    </div>
  )
}

function newestSentence(state: DemoState | null): string {
  const newest = state?.signals.at(-1)
  return newest === undefined ? '' : signalSentence(newest)
}
