import type { ReadChoices } from '@stratomate/candles/read-candle-file'
import { errorText } from '@stratomate/std/errors'
import { useEffect, useRef, useState } from 'react'
import type { CandleChoice } from '#web/features/lab/question/lab-question.ts'
import type { LoadedCandles } from '#web/features/lab/work/lab-jobs.ts'
import { LabCancelled } from '#web/features/lab/work/lab-client.ts'
import { type LabWork, startJob } from '#web/features/lab/work/start-job.ts'
import { findCandles, keepCandles } from './candle-store.ts'

/**
 * The candles of the page. `none` is before a file was chosen, `missing` is a history that this browser does not have. `isKept` is null while it is being kept. What
 * was guessed can be changed while the file is at hand (`hasFile`), which it is not after a reload.
 */
export type CandleState =
  | { readonly kind: 'none' }
  | { readonly kind: 'reading'; readonly name: string }
  | { readonly kind: 'missing' }
  | { readonly kind: 'broken'; readonly message: string }
  | {
      readonly kind: 'ready'
      readonly loaded: LoadedCandles
      readonly isKept: boolean | null
      readonly hasFile: boolean
    }

export type Candles = {
  readonly state: CandleState
  /** The candles of the question; a sample is drawn when it is first needed. Throws a LabProblem where there are none. */
  load: () => Promise<LoadedCandles>
  /** Reads a file, or the same again with other choices. */
  read: (file: File | null, choices: ReadChoices) => void
}

type Held = { readonly key: string; readonly loaded: LoadedCandles }

/** Candles by the question's choice: drawn, found in this browser's store, or read from a file. */
export function useCandles(choice: CandleChoice, choose: (choice: CandleChoice) => void): Candles {
  const key = choice.kind === 'sample' ? `sample ${choice.seed}` : choice.fingerprint
  const held = useRef<Held | null>(null)
  const work = useRef<LabWork<LoadedCandles> | null>(null)
  const file = useRef<File | null>(null)
  const [state, setState] = useState<CandleState>({ kind: 'none' })
  useEffect(() => () => work.current?.cancel(), [])

  useEffect(() => {
    if (choice.kind === 'sample' || held.current?.key === key) return
    let isCurrent = true
    setState({ kind: 'reading', name: 'the candles that this browser keeps' })
    void findCandles(key).then((loaded) => {
      if (!isCurrent) return
      if (loaded !== null) held.current = { key, loaded }
      setState(loaded === null ? { kind: 'missing' } : { kind: 'ready', loaded, isKept: true, hasFile: false })
    })
    return () => {
      isCurrent = false
    }
  }, [choice.kind, key])

  const load = async (): Promise<LoadedCandles> => {
    if (held.current?.key === key) return held.current.loaded
    if (choice.kind !== 'sample') throw new NoCandles()
    const started = startJob('sample', { seed: choice.seed })
    work.current = started
    const loaded = await started.result
    held.current = { key, loaded }
    return loaded
  }

  const read = (chosen: File | null, choices: ReadChoices): void => {
    file.current = chosen ?? file.current
    if (file.current === null) return
    work.current?.cancel()
    setState({ kind: 'reading', name: file.current.name })
    void readFile(file.current, choices, work)
      .then(async (loaded) => {
        const fingerprint = loaded.fingerprint.slice(0, 16)
        held.current = { key: fingerprint, loaded }
        setState({ kind: 'ready', loaded, isKept: null, hasFile: true })
        choose({ kind: 'kept', fingerprint })
        const isKept = await keepCandles(fingerprint, loaded)
        setState((now) => (now.kind === 'ready' && now.loaded === loaded ? { ...now, isKept } : now))
      })
      .catch((error: unknown) => {
        if (!(error instanceof LabCancelled)) setState({ kind: 'broken', message: errorText(error) })
      })
  }
  return { state, load, read }
}

/** The question names candles that are not here. */
export class NoCandles extends Error {
  override readonly name = 'NoCandles'

  constructor() {
    super('There are no candles yet: drop a file first, or take the sample.')
  }
}

async function readFile(
  file: File,
  choices: ReadChoices,
  work: { current: LabWork<LoadedCandles> | null },
): Promise<LoadedCandles> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const started = startJob('read', { bytes, name: file.name, choices })
  work.current = started
  return started.result
}
