import type { TrialCount } from '@stratomate/lab/judge/trial-registry'
import type { LabRule } from '@stratomate/lab/lab-rule'
import type { RunReport } from '@stratomate/lab/report/run-report'
import type { SearchReport } from '@stratomate/lab/report/search-report'
import type { LabQuestion } from '#lab-ui/question/lab-question.ts'
import { ruleOfQuestion, searchOfQuestion } from '#lab-ui/question/rule-of-question.ts'
import { questionKey } from '#lab-ui/question/write-question.ts'
import type { TrialRecord } from '#lab-ui/records/trial-record.ts'
import type { LoadedCandles } from './lab-jobs.ts'
import { type LabWork, startJob } from './start-job.ts'
import { startSearch, workersFor } from './start-search.ts'

/** The result of a test. `sealed` is the result on the sealed part, once it was opened. */
export type LabOutcome = {
  readonly question: LabQuestion
  readonly loaded: LoadedCandles
  readonly trials: TrialCount
  /** The rule that was run, or the best of a search; null when none of it has traded. */
  readonly rule: LabRule | null
  readonly run: RunReport | null
  readonly search: SearchReport | null
  readonly sealed: RunReport | null
}

/** What a test needs: where tries are counted, what may stop the work, and who is told how far it is (0 to 1). */
export type LabFrame = {
  readonly record: TrialRecord
  /** Throws a LabCancelled once something else was started. */
  readonly requireCurrent: () => void
  readonly hold: (work: LabWork<unknown>) => void
  readonly report: (share: number) => void
}

/** Runs the one rule of a question on the searched part. */
export async function runOne(question: LabQuestion, loaded: LoadedCandles, frame: LabFrame): Promise<LabOutcome> {
  const trials = frame.record.charge(loaded.fingerprint, questionKey(question), { tries: 1 })
  const rule = ruleOfQuestion(question)
  const work = startJob('run', { set: loaded.set, rule, part: 'searched', tries: trials.tries })
  frame.hold(work)
  return { question, loaded, trials, rule, run: await work.result, search: null, sealed: null }
}

/** Tries all combinations of a question on the searched part; its run is the best of them. */
export async function searchAll(question: LabQuestion, loaded: LoadedCandles, frame: LabFrame): Promise<LabOutcome> {
  const { record, hold, report } = frame
  const { set, fingerprint } = loaded
  const work = startSearch({
    set,
    search: searchOfQuestion(question),
    workers: workersFor(set.columns.time.length, navigator.hardwareConcurrency),
    charge: (count) => record.charge(fingerprint, questionKey(question), { tries: count }).tries - count,
    report,
  })
  hold(work)
  const search = await work.result
  const { rule } = search.judgment
  return { question, loaded, trials: record.on(fingerprint), rule, run: search.best, search, sealed: null }
}

/** Runs a rule that was found on the sealed part, which is counted as an opening of it. */
export async function openSealed(outcome: LabOutcome, rule: LabRule, { record, hold }: LabFrame): Promise<LabOutcome> {
  const { loaded, question } = outcome
  const test = `${questionKey(question)} sealed ${JSON.stringify(rule.parameters)} ${rule.expiryCandles}`
  const trials = record.charge(loaded.fingerprint, test, { opened: 1 })
  const work = startJob('run', { set: loaded.set, rule, part: 'sealed', tries: trials.opened })
  hold(work)
  return { ...outcome, trials, sealed: await work.result }
}
