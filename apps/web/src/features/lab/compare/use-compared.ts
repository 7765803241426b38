import { useEffect, useRef, useState } from 'react'
import { findCandles } from '#web/features/lab/candles/candle-store.ts'
import { readQuestion } from '#web/features/lab/question/read-question.ts'
import type { LabQuestion } from '#web/features/lab/question/lab-question.ts'
import { questionKey } from '#web/features/lab/question/write-question.ts'
import type { LoadedCandles } from '#web/features/lab/jobs/lab-jobs.ts'
import { type LabOutcome, runOne } from '#web/features/lab/jobs/lab-outcome.ts'
import { type LabWork, startJob } from '#web/features/lab/jobs/start-job.ts'
import { TrialRecord } from '#web/features/lab/records/trial-record.ts'

/** One kept test. `unseen` was never run in this browser, so showing it would be a try; `missing` has no candles here. */
export type ComparedTest = {
  readonly key: string
  readonly question: LabQuestion
  readonly state:
    | { readonly kind: 'known'; readonly outcome: LabOutcome }
    | { readonly kind: 'waiting' | 'unseen' | 'missing' }
}

/**
 * The tests that the address keeps, with their results. A result that was just shown is taken as it is; after a reload it is
 * computed again, which is no further try.
 */
export function useCompared(keys: readonly string[], shown: LabOutcome | null): readonly ComparedTest[] {
  const [known, setKnown] = useState<ReadonlyMap<string, ComparedTest['state']>>(new Map())
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
    void again(next, hold)
      .catch(() => ({ kind: 'missing' }) as const)
      .then((state) => {
        if (!isOver) setKnown((before) => new Map([...before, [next, state]]))
      })
    return () => {
      isOver = true
      work.current?.cancel()
    }
  }, [next])
  return keys.map((key) => ({
    key,
    question: readQuestion(new URLSearchParams(key)),
    state: known.get(key) ?? { kind: 'waiting' },
  }))
}

function isKnown(state: ComparedTest['state'] | undefined): boolean {
  return state?.kind === 'known'
}

/** Runs a test again that this browser has paid for. */
async function again(key: string, hold: (work: LabWork<unknown>) => void): Promise<ComparedTest['state']> {
  const record = new TrialRecord()
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
