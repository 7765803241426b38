import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { CandlesSection, type OwnFile } from './candles/candles-section.tsx'
import { useCandles } from './candles/use-candles.ts'
import { endIdleWorker } from './jobs/start-job.ts'
import { useSpeech } from './language/speech.ts'
import { useLabPlace } from './lab-place.ts'
import { firstQuestion, type LabQuestion } from './question/lab-question.ts'
import { questionKey } from './question/write-question.ts'
import { RuleSection } from './rule/rule-section.tsx'
import { RunBar } from './run-bar.tsx'
import { useEstimate } from './use-estimate.ts'
import { useLabRun } from './use-lab-run.ts'

/** Pictures and tables are loaded with the first result, so that the form is usable sooner. */
const loadResult = () => import('./result/result-section.tsx')
const loadCompare = () => import('./compare/compare-section.tsx')
const ResultSection = lazy(async () => ({ default: (await loadResult()).ResultSection }))
const CompareSection = lazy(async () => ({ default: (await loadCompare()).CompareSection }))

type LabPageProps = {
  question: LabQuestion
  /** Changes a part of the question. */
  ask: (change: Partial<LabQuestion>) => void
  /** Another text for each arrival at the lab with a new question. */
  arrival: string
  /** Whether the question is the one in the address: a prerendered page knows no address. */
  isAsked: boolean
}

/** Candles, rule, result, all of it computed in this browser; on a wide page the first two are beside each other. */
export function LabPage({ question, ask, arrival, isAsked }: LabPageProps) {
  const { t } = useSpeech()
  const { app, firstAnswer } = useLabPlace()
  const [own, setOwn] = useState<OwnFile>(app === null ? 'no' : 'chosen')
  const candles = useCandles(question.candles, (choice) => ask({ candles: choice }))
  const run = useLabRun(question, candles)
  const { outcome } = run
  const estimate = useEstimate(question, candles)
  const isReady = isAsked && (question.candles.kind === 'sample' || candles.state.kind === 'ready')
  const restored = useRef<string | null>(null)
  useEffect(() => endIdleWorker, [])
  useEffect(() => {
    // The page shows again what was already counted in this browser; a question from elsewhere waits for its reader.
    if (restored.current === arrival || !isReady) return
    restored.current = arrival
    if (question.mode === 'run' && run.hasSeen(question)) run.start()
  })
  return (
    <div className="lab-columns grid gap-6">
      <CandlesSection
        choice={question.candles}
        choose={(choice) => ask({ candles: choice })}
        candles={candles}
        own={own}
        onOwn={setOwn}
      />
      <RuleSection question={question} ask={ask} />
      <RunBar
        state={run.state}
        label={question.mode === 'run' ? t('Test this rule') : t('Start the search')}
        onStart={() => {
          restored.current = arrival
          run.start()
          // Loaded while the workers compute. A page that is offline reports it when it shows them.
          void Promise.allSettled([loadResult(), loadCompare()])
        }}
        onCancel={run.cancel}
      >
        {estimate ?? t('Only the first 70 % of the candles are used. The rest is sealed until you open it.')}
      </RunBar>
      <Suspense>
        {outcome === null ? null : (
          <ResultSection
            outcome={outcome}
            isOutdated={questionKey(outcome.question) !== questionKey(question)}
            isBusy={run.state.kind === 'running'}
            onOpenSealed={run.openSealed}
            onOwn={() => setOwn('asked')}
            onTake={({ parameters, expiryCandles }) =>
              ask({ mode: 'run', parameters: { ...question.parameters, ...parameters }, expiryCandles })
            }
          />
        )}
        {outcome === null && questionKey(question) === questionKey(firstQuestion) ? firstAnswer : null}
        {outcome === null && question.compared.length === 0 ? null : (
          <CompareSection compared={question.compared} outcome={outcome} onChange={(compared) => ask({ compared })} />
        )}
      </Suspense>
    </div>
  )
}
