import { useEffect, useRef, useState } from 'react'
import { findCandles } from '#lab-ui/candles/candle-store.ts'
import { readQuestion } from '#lab-ui/question/read-question.ts'
import type { LabQuestion } from '#lab-ui/question/lab-question.ts'
import { questionKey } from '#lab-ui/question/write-question.ts'
import type { LoadedCandles } from '#lab-ui/jobs/lab-jobs.ts'
import { type LabOutcome, runOne } from '#lab-ui/jobs/lab-outcome.ts'
import { type LabWork, startJob } from '#lab-ui/jobs/start-job.ts'
import { useLabPlace } from '#lab-ui/lab-place.ts'
import { TrialRecord, type TrialStore } from '#lab-ui/records/trial-record.ts'

/**
 * One stored test. `unseen` was never run in this browser, so showing it would count as a try; `missing` has no candles
 * here.
 */
export type ComparedTest = {
  readonly key: string
  readonly question: LabQuestion
  readonly state:
    | { readonly kind: 'known'; readonly outcome: LabOutcome }
    | { readonly kind: 'waiting' | 'unseen' | 'missing' }
}

/**
 * The tests in the address, with their results. A result that was just shown is used as it is; after a reload it is
 * computed again, which does not count as another try.
 */
export function useCompared(keys: readonly string[], shown: LabOutcome | null): readonly ComparedTest[] {
  const [known, setKnown] = useState<ReadonlyMap<string, ComparedTest['state']>>(new Map())
  const { trials } = useLabPlace()
  const work = useRef<LabWork<unknown> | null>(null)
  const shownKey = shown === null || shown.question.mode !== 'run' ? null : questionKey(shown.question)
  if (shown !== null && shownKey !== null && keys.includes(shownKey) && !isKnown(known.get(shownKey)))
    setKnown(new Map([...known, [shownKey, { kind: 'known', outcome: shown }]]))
  const next = keys.find((key) => !known.has(key)) ?? null
  useEffect(() => {
    if (next === null) return
    let isOver = false
    const hold = (started: LabWork<unknown>): void => {
      work.current = started
    }
    void again(next, trials, hold)
      .catch(() => ({ kind: 'missing' }) as const)
      .then((state) => {
        if (!isOver) setKnown((before) => new Map([...before, [next, state]]))
      })
    return () => {
      isOver = true
      work.current?.cancel()
    }
  }, [next, trials])
  return keys.map((key) => ({
    key,
    question: readQuestion(new URLSearchParams(key)),
    state: known.get(key) ?? { kind: 'waiting' },
  }))
}

function isKnown(state: ComparedTest['state'] | undefined): boolean {
  return state?.kind === 'known'
}

/** Runs a test again that was already counted in this browser. */
async function again(
  key: string,
  trials: TrialStore,
  hold: (work: LabWork<unknown>) => void,
): Promise<ComparedTest['state']> {
  const record = new TrialRecord(trials)
  if (!record.hasSeen(key)) return { kind: 'unseen' }
  const question = readQuestion(new URLSearchParams(key))
  const loaded = await candlesOf(question, hold)
  if (loaded === null) return { kind: 'missing' }
  const frame = { record, hold, report: () => undefined, requireCurrent: () => undefined }
  return { kind: 'known', outcome: await runOne(question, loaded, frame) }
}

function candlesOf({ candles }: LabQuestion, hold: (work: LabWork<unknown>) => void): Promise<LoadedCandles | null> {
  if (candles.kind === 'kept') return findCandles(candles.fingerprint)
  const drawn = startJob('sample', { seed: candles.seed })
  hold(drawn)
  return drawn.result
}
