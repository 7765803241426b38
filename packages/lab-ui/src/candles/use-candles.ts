import { fileBytesMax } from '@stratomate/candles/candle-set'
import type { ReadChoices } from '@stratomate/candles/read-candle-file'
import { errorText } from '@stratomate/std/errors'
import { useEffect, useRef, useState } from 'react'
import { useLabPlace } from '#lab-ui/lab-place.ts'
import type { CandleChoice } from '#lab-ui/question/lab-question.ts'
import type { LoadedCandles } from '#lab-ui/jobs/lab-jobs.ts'
import { LabCancelled, LabProblem } from '#lab-ui/jobs/lab-client.ts'
import { type LabWork, startJob } from '#lab-ui/jobs/start-job.ts'
import { useSample } from './use-sample.ts'

/**
 * The candles of the page. `none` is before a file was chosen, `missing` is a history that this browser does not have.
 * `isKept` is null while it is being stored. Guesses can be changed while the file is available (`hasFile`), which it
 * is not after a reload.
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
  /**
   * The candles of the question; a sample is drawn when it is first needed. Throws a LabProblem when there are none.
   */
  load: () => Promise<LoadedCandles>
  /** Reads a file, or the same again with other choices. */
  read: (file: File | null, choices: ReadChoices) => void
}

/** Loaded only for people who bring candles, or come back to them. */
const loadStore = () => import('./candle-store.ts')

type Loading = LabWork<LoadedCandles>
type Held = { readonly key: string; readonly loaded: LoadedCandles }

/** Candles by the question's choice: drawn, found in this browser's store, or read from a file. */
export function useCandles(choice: CandleChoice, choose: (choice: CandleChoice) => void): Candles {
  const { keepsCandles } = useLabPlace()
  const key = choice.kind === 'sample' ? `sample ${choice.seed}` : choice.fingerprint
  // Separate, because a sample may be drawn for an estimate while a file is read.
  const drawSample = useSample()
  const own = useRef<Held | null>(null)
  const reading = useRef<Loading | null>(null)
  const file = useRef<File | null>(null)
  const turn = useRef(0)
  const [state, setState] = useState<CandleState>({ kind: 'none' })
  useEffect(() => () => reading.current?.cancel(), [])

  useEffect(() => {
    if (choice.kind === 'sample' || own.current?.key === key) return
    let isCurrent = true
    const found = loadStore().then(({ findCandles }) => findCandles(key))
    void found.then((loaded) => {
      if (!isCurrent) return
      if (loaded !== null) own.current = { key, loaded }
      setState(loaded === null ? { kind: 'missing' } : { kind: 'ready', loaded, isKept: true, hasFile: false })
    })
    return () => {
      isCurrent = false
    }
  }, [choice.kind, key])

  const load = async (): Promise<LoadedCandles> => {
    if (choice.kind === 'sample') return drawSample(choice.seed)
    if (own.current?.key === key) return own.current.loaded
    throw new NoCandles()
  }

  const read = (chosen: File | null, choices: ReadChoices): void => {
    file.current = chosen ?? file.current
    if (file.current === null) return
    reading.current?.cancel()
    turn.current += 1
    const mine = turn.current
    setState({ kind: 'reading', name: file.current.name })
    void readFile(file.current, choices, reading)
      .then(async (loaded) => {
        // Another file was chosen while this one was read.
        if (mine !== turn.current) return
        const fingerprint = loaded.fingerprint.slice(0, 16)
        own.current = { key: fingerprint, loaded }
        setState({ kind: 'ready', loaded, isKept: null, hasFile: true })
        choose({ kind: 'kept', fingerprint })
        if (!keepsCandles) return
        const { keepCandles } = await loadStore()
        const isKept = await keepCandles(fingerprint, loaded)
        setState((now) => (now.kind === 'ready' && now.loaded === loaded ? { ...now, isKept } : now))
      })
      .catch((error: unknown) => {
        if (mine !== turn.current || error instanceof LabCancelled) return
        setState({ kind: 'broken', message: errorText(error) })
      })
  }
  return { state, load, read }
}

/** The question names candles that are not here. */
class NoCandles extends Error {
  override readonly name = 'NoCandles'

  constructor() {
    super('There are no candles yet: drop a file first, or take the sample.')
  }
}

async function readFile(
  file: File,
  choices: ReadChoices,
  reading: { current: Loading | null },
): Promise<LoadedCandles> {
  // Checked before it is read: a browser that reads gigabytes crashes.
  if (file.size > fileBytesMax) throw new LabProblem(`The file is larger than ${fileBytesMax / 1024 / 1024} MB.`)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const started = startJob('read', { bytes, name: file.name, choices }, [bytes.buffer])
  reading.current = started
  return started.result
}
