import { errorText } from '@stratomate/std/errors'
import { useEffect, useRef, useState } from 'react'
import type { Candles } from './candles/use-candles.ts'
import type { LabQuestion } from './question/lab-question.ts'
import { questionKey } from './question/write-question.ts'
import { useLabPlace } from './lab-place.ts'
import { TrialRecord } from './records/trial-record.ts'
import { LabCancelled } from './jobs/lab-client.ts'
import { type LabFrame, type LabOutcome, openSealed, runOne, searchAll } from './jobs/lab-outcome.ts'
import { endIdleWorker, type LabWork } from './jobs/start-job.ts'

export type RunState =
  | { readonly kind: 'idle' }
  /** `share` is from 0 to 1, null where nobody knows. */
  | { readonly kind: 'running'; readonly share: number | null }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'failed'; readonly message: string }

export type LabRun = {
  readonly state: RunState
  readonly outcome: LabOutcome | null
  start: () => void
  cancel: () => void
  openSealed: () => void
  /** Whether this browser has asked the same before: then its result costs no try. */
  hasSeen: (question: LabQuestion) => boolean
}

/** Runs the page's tests, one at a time, and counts each before its result is shown. */
export function useLabRun(question: LabQuestion, candles: Candles): LabRun {
  const [state, setState] = useState<RunState>({ kind: 'idle' })
  const [outcome, setOutcome] = useState<LabOutcome | null>(null)
  const { trials } = useLabPlace()
  const record = useRef<TrialRecord | null>(null)
  const work = useRef<LabWork<unknown> | null>(null)
  const turn = useRef(0)
  useEffect(() => () => work.current?.cancel(), [])
  const records = (): TrialRecord => {
    record.current ??= new TrialRecord(trials)
    return record.current
  }

  /** Does one thing unless another was begun meanwhile, and says how it ended. */
  const perform = (act: (frame: LabFrame) => Promise<LabOutcome>): void => {
    work.current?.cancel()
    turn.current += 1
    const own = turn.current
    const requireCurrent = (): void => {
      if (own !== turn.current) throw new LabCancelled()
    }
    const frame: LabFrame = {
      record: records(),
      requireCurrent,
      hold(started) {
        work.current = started
      },
      report(share) {
        if (own === turn.current) setState({ kind: 'running', share })
      },
    }
    setState({ kind: 'running', share: null })
    act(frame)
      .then((found) => {
        requireCurrent()
        setOutcome(found)
        setState({ kind: 'idle' })
      })
      .catch((error: unknown) => {
        if (own === turn.current && !(error instanceof LabCancelled))
          setState({ kind: 'failed', message: errorText(error) })
      })
  }

  const start = (): void =>
    perform(async (frame) => {
      const loaded = await candles.load()
      frame.requireCurrent()
      return question.mode === 'run' ? runOne(question, loaded, frame) : searchAll(question, loaded, frame)
    })
  const open = (): void => {
    const rule = outcome?.rule ?? null
    if (outcome !== null && rule !== null) perform((frame) => openSealed(outcome, rule, frame))
  }
  const cancel = (): void => {
    turn.current += 1
    work.current?.cancel()
    endIdleWorker()
    setState({ kind: 'cancelled' })
  }
  const hasSeen = (asked: LabQuestion): boolean => records().hasSeen(questionKey(asked))
  return { state, outcome, start, cancel, openSealed: open, hasSeen }
}
