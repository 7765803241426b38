import { useId } from 'react'
import { MoneyFigure } from '#lab-ui/figures/money-figure.tsx'
import { VerdictPanel } from '#lab-ui/figures/verdict-panel.tsx'
import { WonShare } from '#lab-ui/figures/won-share.tsx'
import { useSpeech } from '#lab-ui/language/speech.ts'
import { StepTitle } from '#lab-ui/step-title.tsx'
import { ChanceFigure } from './chance-figure.tsx'
import { firstAnswer } from './first-answer.data.ts'
import { RunFacts } from './run-facts.tsx'
import { SimulatedNote } from './simulated-note.tsx'

/**
 * What the lab answers to the question that nobody has changed, so that its page shows an answer before any test. The
 * numbers were computed by the lab itself, and a test computes them again.
 */
export function FirstAnswer({ anchorId }: { anchorId: string }) {
  const titleId = useId()
  const { t } = useSpeech()
  const { summary, judgment, refused, curve, chance } = firstAnswer
  return (
    <section id={anchorId} aria-labelledby={titleId} className="grid gap-6">
      <StepTitle id={titleId} step={3} title={t('Sample result')}>
        {t('The answer to the rule above, prepared. Press Test this rule to compute it here.')}
      </StepTitle>
      <VerdictPanel
        judgment={judgment}
        evidence={<WonShare won={summary.won} lost={summary.lost} judgment={judgment} />}
      >
        <p className="mt-3 max-w-prose text-sm text-text-2">
          {t('These candles are pure chance, so this is what every rule on them comes to.')}
        </p>
      </VerdictPanel>
      <RunFacts report={{ summary, judgment, refused }} />
      <div className="grid gap-4 lg:grid-cols-2">
        <MoneyFigure {...summary} curve={curve} isSaidAbove />
        <ChanceFigure chance={chance} />
      </div>
      <SimulatedNote />
    </section>
  )
}
