import type { LabRule } from '@stratomate/lab/lab-rule'
import type { RunReport } from '@stratomate/lab/report/run-report'
import { Button } from '@stratomate/ui/button'
import { Lock, Upload } from 'lucide-react'
import { useDeferredValue, useEffect, useId, useRef } from 'react'
import { useSpeech } from '#lab-ui/language/speech.ts'
import { MapFigure } from '#lab-ui/search-result/map-figure.tsx'
import { SearchFacts } from '#lab-ui/search-result/search-facts.tsx'
import { WalkFigure } from '#lab-ui/search-result/walk-figure.tsx'
import { CompareLive } from '#lab-ui/live/compare-live.tsx'
import { SaveProof } from '#lab-ui/proof/save-proof.tsx'
import { useLabPlace } from '#lab-ui/lab-place.ts'
import { StepTitle } from '#lab-ui/step-title.tsx'
import { questionKey } from '#lab-ui/question/write-question.ts'
import type { LabOutcome } from '#lab-ui/jobs/lab-outcome.ts'
import { ChanceFigure } from './chance-figure.tsx'
import { DaysFigure } from '#lab-ui/figures/days-figure.tsx'
import { HoursFigure } from './hours-figure.tsx'
import { MoneyFigure } from '#lab-ui/figures/money-figure.tsx'
import { RunFacts } from './run-facts.tsx'
import { SaveFiles } from './save-files.tsx'
import { SettingsPart } from '#lab-ui/settings/settings-part.tsx'
import { SimulatedNote } from './simulated-note.tsx'
import { TradesFigure } from './trades-figure.tsx'
import { VerdictPanel } from '#lab-ui/figures/verdict-panel.tsx'
import { WonShare } from '#lab-ui/figures/won-share.tsx'

type ResultSectionProps = {
  outcome: LabOutcome
  isOutdated: boolean
  isBusy: boolean
  onOpenSealed: () => void
  /** Copies a found rule into the question. */
  onTake: (rule: LabRule) => void
  /** Leads to the field for an own file. */
  onOwn: () => void
}

/** The third step: first the verdict, then the numbers, then the pictures. */
export function ResultSection({ outcome, isOutdated, isBusy, onOpenSealed, onTake, onOwn }: ResultSectionProps) {
  const titleId = useId()
  const { t } = useSpeech()
  const title = useRef<HTMLDivElement>(null)
  const { run, search, loaded, trials, rule } = outcome
  useEffect(() => title.current?.focus(), [loaded, run])
  // The verdict is shown before the pictures are drawn, which takes a phone longer than all the rest of it.
  const isDrawn = useDeferredValue(true, false)
  return (
    <section aria-labelledby={titleId} className="grid gap-6">
      <div ref={title} tabIndex={-1} className="scroll-mt-24">
        <StepTitle id={titleId} step={3} title={t('Result')}>
          {t('{symbol}, the first 70 % of the candles', { symbol: loaded.set.symbol })}
        </StepTitle>
      </div>
      {isOutdated ? (
        <output className="block text-sm text-st-pending">
          {t('The question has changed since. This is the result of the one before.')}
        </output>
      ) : null}
      {run === null || rule === null ? (
        <p className="text-text-2">{t('Nothing was traded, so there is nothing to judge.')}</p>
      ) : (
        <>
          <VerdictPanel judgment={run.judgment} evidence={<RunShare report={run} />}>
            {loaded.set.source === 'sample' ? <SampleNote onOwn={onOwn} /> : <NextStep judgment={run.judgment} />}
          </VerdictPanel>
          {search === null ? null : <SearchFacts rule={rule} report={search} onTake={onTake} />}
          <RunFacts report={run} />
          <Trials trials={trials} />
          {isDrawn ? (
            <>
              <Figures outcome={outcome} run={run} rule={rule} />
              <SaveFiles outcome={outcome} />
              <SettingsPart outcome={outcome} />
              <CompareLive key={`live ${questionKey(outcome.question)}`} loaded={loaded} rule={rule} />
              <SealedPart outcome={outcome} isBusy={isBusy} onOpen={onOpenSealed} />
            </>
          ) : null}
        </>
      )}
      <SimulatedNote />
    </section>
  )
}

type FiguresProps = { outcome: LabOutcome; run: RunReport; rule: LabRule }

function Figures({ outcome: { question, loaded, search }, run, rule }: FiguresProps) {
  const outcomeKey = questionKey(question)
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      {search === null ? null : (
        <>
          <MapFigure key={outcomeKey} report={search} rule={rule} />
          <WalkFigure report={search} payoutPct={rule.payoutPct} timeframeS={loaded.set.timeframeS} />
        </>
      )}
      <MoneyFigure {...run.summary} curve={run.curve} isSaidAbove />
      {run.chance === null ? null : <ChanceFigure chance={run.chance} />}
      <HoursFigure hours={run.hours} payoutPct={rule.payoutPct} breakEven={run.judgment.breakEven} />
      <DaysFigure days={run.days} />
      <TradesFigure key={outcomeKey} set={loaded.set} trades={run.trades} />
    </div>
  )
}

function RunShare({ report: { summary, judgment } }: { report: RunReport }) {
  return <WonShare won={summary.won} lost={summary.lost} judgment={judgment} />
}

/** What a verdict is good for: none of them is the end of the work, and none is a reason to trade. */
const nextSteps = {
  nothing: 'That is an answer that cost no stake: leave this rule, or ask another question. Every further try counts.',
  'too few': 'Bring a longer history of these candles, or let the rule trade more often, before you judge it.',
  unproven: 'Test the same rule on candles that come later. More tries on these candles prove less, not more.',
  holds: 'Open the sealed part below once. If the rule holds there too, watch it on Demo before anything else.',
} as const satisfies Record<RunReport['judgment']['verdict'], string>

function NextStep({ judgment }: Pick<RunReport, 'judgment'>) {
  const { t } = useSpeech()
  return <p className="mt-3 max-w-prose text-sm text-text-2">{t(nextSteps[judgment.verdict])}</p>
}

function SampleNote({ onOwn }: { onOwn: () => void }) {
  const { t } = useSpeech()
  return (
    <>
      <p className="mt-3 mb-4 max-w-prose text-sm text-text-2">
        {t(
          'These candles are pure chance, so this is what every rule on them comes to. To learn something about a market, bring its candles.',
        )}
      </p>
      <Button icon={<Upload size={16} aria-hidden="true" />} onClick={onOwn}>
        {t('Use my own candles')}
      </Button>
    </>
  )
}

/** How often these candles were used, because each try makes luck more likely. */
function Trials({ trials }: { trials: LabOutcome['trials'] }) {
  const { t, count } = useSpeech()
  const { app } = useLabPlace()
  return (
    <p className="text-sm text-text-2 tabular-nums">
      {t('Tried on these candles so far: {tries}. Sealed part opened: {opened} times.', {
        tries: count(trials.tries),
        opened: count(trials.opened),
      })}{' '}
      {app === null
        ? t('Both counts are kept in this browser, and every try is charged to the verdict.')
        : t('Both counts are kept by this app, and every try is charged to the verdict.')}
    </p>
  )
}

type SealedPartProps = { outcome: LabOutcome; isBusy: boolean; onOpen: () => void }

/** The last 30 % of the candles, which no test has used before they are opened. */
function SealedPart({ outcome, isBusy, onOpen }: SealedPartProps) {
  const { t } = useSpeech()
  const { sealed } = outcome
  return (
    <section aria-label={t('Sealed part')} className="rounded-lg border border-line p-5">
      <h3 className="text-base font-semibold">{t('The sealed part')}</h3>
      {sealed === null ? (
        <>
          <p className="mt-2 mb-4 max-w-prose text-sm text-text-2">
            {t(
              'The last 30 % of the candles were not looked at. Open them once, with a rule that you have settled on: every opening is counted, and a part that was opened often proves nothing.',
            )}
          </p>
          <Button icon={<Lock size={16} aria-hidden="true" />} isBusy={isBusy} onClick={onOpen}>
            {t('Open the sealed part')}
          </Button>
        </>
      ) : (
        <div className="mt-4 grid gap-5">
          <VerdictPanel judgment={sealed.judgment} evidence={<RunShare report={sealed} />} />
          <RunFacts report={sealed} />
          {outcome.rule === null ? null : <SaveProof outcome={outcome} rule={outcome.rule} />}
        </div>
      )}
    </section>
  )
}
