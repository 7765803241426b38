import type { TrialCount } from '@stratomate/lab/judge/trial-registry'
import type { LabRule } from '@stratomate/lab/lab-rule'
import type { RunReport } from '@stratomate/lab/report/run-report'
import type { SearchReport } from '@stratomate/lab/report/search-report'
import { errorText } from '@stratomate/std/errors'
import { useEffect, useRef, useState } from 'react'
import type { Candles } from './candles/use-candles.ts'
import type { LabQuestion } from './question/lab-question.ts'
import { ruleOfQuestion, searchOfQuestion } from './question/rule-of-question.ts'
import { questionKey } from './question/write-question.ts'
import { TrialRecord } from './records/trial-record.ts'
import { LabCancelled } from './work/lab-client.ts'
import type { LoadedCandles } from './work/lab-jobs.ts'
import { type LabWork, startJob } from './work/start-job.ts'
import { startSearch, workersFor } from './work/start-search.ts'

/** What a test has found. `sealed` is the result on the sealed part, once it was opened. */
export type Outcome = {
  readonly question: LabQuestion
  readonly loaded: LoadedCandles
  readonly trials: TrialCount
  /** The rule that was run, or the best of a search; null when none of it has traded. */
  readonly rule: LabRule | null
  readonly run: RunReport | null
  readonly search: SearchReport | null
  readonly sealed: RunReport | null
}

export type RunState =
  | { readonly kind: 'idle' }
  /** `share` is from 0 to 1, null where nobody knows. */
  | { readonly kind: 'running'; readonly share: number | null }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly message: string }

export type LabRun = {
  readonly state: RunState
  readonly outcome: Outcome | null
  start: () => void
  cancel: () => void
  openSealed: () => void
  /** Whether this browser has asked the same before: its result costs no try. */
  hasSeen: (question: LabQuestion) => boolean
}

/** Runs what the page asks, one thing at a time, and counts it before its result is shown. */
export function useLabRun(question: LabQuestion, candles: Candles): LabRun {
  const [state, setState] = useState<RunState>({ kind: 'idle' })
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const record = useRef<TrialRecord | null>(null)
  const work = useRef<LabWork<unknown> | null>(null)
  const turn = useRef(0)
  useEffect(() => () => work.current?.cancel(), [])
  const records = (): TrialRecord => {
    record.current ??= new TrialRecord()
    return record.current
  }

  /** Does one thing unless another was begun meanwhile, and says how it ended. */
  const perform = (act: (isCurrent: () => boolean) => Promise<Outcome>): void => {
    work.current?.cancel()
    const own = ++turn.current
    const isCurrent = (): boolean => own === turn.current
    setState({ kind: 'running', share: null })
    act(isCurrent)
      .then((found) => {
        if (!isCurrent()) return
        setOutcome(found)
        setState({ kind: 'idle' })
      })
      .catch((error: unknown) => {
        if (isCurrent() && !(error instanceof LabCancelled)) setState({ kind: 'failed', message: errorText(error) })
      })
  }

  const start = (): void =>
    perform(async (isCurrent) => {
      const loaded = await candles.load()
      if (!isCurrent()) throw new LabCancelled()
      const test = questionKey(question)
      const hold = <Work extends LabWork<unknown>>(started: Work): Work => {
        work.current = started
        return started
      }
      if (question.mode === 'run') {
        const trials = records().charge(loaded.fingerprint, test, { tries: 1 })
        const rule = ruleOfQuestion(question)
        const { tries } = trials
        const run = await hold(startJob('run', { set: loaded.set, rule, part: 'searched', tries })).result
        return { question, loaded, trials, rule, run, search: null, sealed: null }
      }
      const search = await hold(
        startSearch({
          set: loaded.set,
          search: searchOfQuestion(question),
          workers: workersFor(loaded.set.columns.time.length, navigator.hardwareConcurrency),
          charge: (count) => records().charge(loaded.fingerprint, test, { tries: count }).tries - count,
          report: (share) => {
            if (isCurrent()) setState({ kind: 'running', share })
          },
        }),
      ).result
      const { rule } = search.judgment
      return { question, loaded, trials: records().on(loaded.fingerprint), rule, run: search.best, search, sealed: null }
    })

  const openSealed = (): void => {
    if (outcome === null || outcome.rule === null) return
    const { loaded, rule, question: asked } = outcome
    const test = `${questionKey(asked)} sealed ${JSON.stringify(rule.parameters)} ${rule.expiryCandles}`
    perform(async () => {
      const trials = records().charge(loaded.fingerprint, test, { opened: 1 })
      const started = startJob('run', { set: loaded.set, rule, part: 'sealed', tries: trials.opened })
      work.current = started
      return { ...outcome, trials, sealed: await started.result }
    })
  }

  const cancel = (): void => {
    turn.current += 1
    work.current?.cancel()
    setState({ kind: 'cancelled' })
  }
  return { state, outcome, start, cancel, openSealed, hasSeen: (asked) => records().hasSeen(questionKey(asked)) }
}
