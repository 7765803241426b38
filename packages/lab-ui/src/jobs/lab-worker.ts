import { CandleFileError, type CandleSet } from '@stratomate/candles/candle-set'
import { checkCandles } from '@stratomate/candles/check-candles'
import { fingerprintOf } from '@stratomate/candles/fingerprint'
import { packCandles } from '@stratomate/candles/pack'
import { randomWalk } from '@stratomate/candles/random-walk'
import { readCandleFile } from '@stratomate/candles/read-candle-file'
import { runSealed } from '@stratomate/lab/judge/run-sealed'
import { searchedPart } from '@stratomate/lab/judge/sealed-part'
import { compareDay } from '@stratomate/lab/live/compare-with-live'
import { readLiveDay } from '@stratomate/lab/live/read-live-day'
import { proveRun } from '@stratomate/lab/proof/proof'
import { reportRun } from '@stratomate/lab/report/run-report'
import { reportSearch } from '@stratomate/lab/report/search-report'
import { runRule } from '@stratomate/lab/run/run-rule'
import { gridPoints } from '@stratomate/lab/sweep/grid'
import { joinSweeps, splitGrid } from '@stratomate/lab/sweep/split-grid'
import { type Search, startSweep, sweep, type SweepResult } from '@stratomate/lab/sweep/sweep'
import { errorText } from '@stratomate/std/errors'
import { verifyFile } from './verify-file.ts'
import { distinctBuffers, sweepBuffers } from './lab-jobs.ts'
import type { LabAnswer, LabJobKind, LabJobs, LabRequest, LoadedCandles } from './lab-jobs.ts'

/** Ten weeks of minutes. */
const sampleCandleCount = 100_000
const seed = 1
/**
 * How many parts a search has: enough that progress moves and every worker gets some, few enough that each is worth its
 * start.
 */
const partsMax = 64

let open: { readonly set: CandleSet; readonly search: Search } | null = null

type Doers = { [Kind in LabJobKind]: (input: LabJobs[Kind]['input']) => Promise<LabJobs[Kind]['output']> }

const doers: Doers = {
  async sample({ seed: walkSeed }) {
    return named(randomWalk({ candles: sampleCandleCount, seed: walkSeed }), null)
  },
  async read({ bytes, name, choices }) {
    const { set, ...file } = await readCandleFile(bytes, name, choices)
    return named(set, file)
  },
  pack: ({ set }) => packCandles(set),
  async run({ set: whole, rule, part, tries }) {
    if (part === 'sealed') {
      const { set, result } = runSealed(whole, rule)
      return reportRun(result, { set, rule, tries, seed })
    }
    const set = searchedPart(whole)
    return reportRun(runRule(set, rule), { set, rule, tries, seed })
  },
  async open({ part, search }) {
    open = { set: part, search }
    const grids = splitGrid(search.grid, partsMax)
    return { grids, count: gridPoints(search.grid).length * search.grid.expiries.length }
  },
  async sweep({ grid }) {
    const { set, search } = opened()
    return sweep(set, { ...search, grid })
  },
  async time() {
    const { set, search } = opened()
    const [point = {}] = gridPoints(search.grid)
    const parameters = Object.fromEntries(Object.entries(point).map(([name, value]) => [name, [value]]))
    const work = startSweep(set, { ...search, grid: { ...search.grid, parameters } })
    // The first run is slower, because the engine still compiles.
    work.run(0)
    const startMs = performance.now()
    work.run(0)
    return performance.now() - startMs
  },
  async judge({ parts, triesBefore }) {
    const { set, search } = opened()
    return reportSearch(joinSweeps(set, search, parts), { set, search, triesBefore, seed })
  },
  prove: ({ set, rule, trials, signer }) => proveRun(set, rule, { trials, signer }),
  async live({ set, rule, text }) {
    return compareDay(set, rule, readLiveDay(text, { ...set, indicatorId: rule.indicatorId }))
  },
  verify: ({ set, text }) => verifyFile(set, text),
}

async function named(set: CandleSet, file: LoadedCandles['file']): Promise<LoadedCandles> {
  return { set, file, fingerprint: await fingerprintOf(set), checks: checkCandles(set.columns, set.timeframeS) }
}

function opened(): { readonly set: CandleSet; readonly search: Search } {
  if (open === null) throw new Error('The worker was asked for a part before it was given a search.')
  return open
}

/** Errors whose message is for people: of a file, or of numbers that a person chose. */
function isForPeople(error: unknown): error is Error {
  return error instanceof CandleFileError || error instanceof RangeError
}

async function answer({ kind, input }: LabRequest): Promise<LabAnswer> {
  try {
    // Safe: the doer of a kind takes the input of that kind, which the request pairs.
    const act = doers[kind] as (given: typeof input) => Promise<unknown>
    return { kind: 'done', output: await act(input) }
  } catch (error) {
    return { kind: isForPeople(error) ? 'problem' : 'fault', message: errorText(error) }
  }
}

addEventListener('message', ({ data }: MessageEvent<LabRequest>) => {
  void answer(data).then((said) => postMessage(said, { transfer: buffersOf(said) }))
})

/**
 * Columns of a history, a packed file and the counts of a search are transferred rather than copied: the worker no
 * longer needs them.
 */
function buffersOf(said: LabAnswer): ArrayBuffer[] {
  if (said.kind !== 'done') return []
  const output: unknown = said.output
  if (output instanceof Uint8Array && output.buffer instanceof ArrayBuffer) return [output.buffer]
  if (typeof output !== 'object' || output === null) return []
  // Safe: only the jobs that load candles answer with a set, and only parts of a search with blocks.
  if ('set' in output) return distinctBuffers(Object.values((output as LoadedCandles).set.columns))
  return 'byBlock' in output ? sweepBuffers(output as SweepResult) : []
}
