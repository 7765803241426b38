import type { CandleSet } from '@stratomate/candles/candle-set'
import type { SearchReport } from '@stratomate/lab/report/search-report'
import type { Search, SweepResult } from '@stratomate/lab/sweep/sweep'
import { LabClient } from './lab-client.ts'
import { openSearch } from './open-search.ts'
import { endIdleWorker, type LabWork } from './start-job.ts'
import { sweepBuffers } from './lab-jobs.ts'

export type SearchRequest = {
  readonly set: CandleSet
  readonly search: Search
  readonly workers: number
  /**
   * Called once with the number of combinations, before the first is tried; answers how many were tried on these
   * candles before.
   */
  readonly charge: (count: number) => number
  /** The share that is done, from 0 to 1. */
  readonly report: (share: number) => void
}

const workersMax = 8
/** What each worker needs for a candle, measured: its copies of five columns, and what it computes from them. */
const [candleBytes, workersBytesMax] = [64, 200_000_000]

/** How many workers a search of a history may use: one core is left to the page, and all must fit into the memory. */
export function workersFor(candles: number, cores: number): number {
  const fitting = Math.floor(workersBytesMax / (candleBytes * Math.max(1, candles)))
  return Math.max(1, Math.min(workersMax, cores - 1, fitting))
}

/** Tries all combinations of a search in several workers and judges the result. */
export function startSearch(request: SearchRequest): LabWork<SearchReport> {
  endIdleWorker()
  const clients: LabClient[] = []
  const hire = (): LabClient => {
    const client = new LabClient()
    clients.push(client)
    return client
  }
  const cancel = (): void => {
    for (const client of clients) client.end()
  }
  return { result: search(request, hire).finally(cancel), cancel }
}

async function search(request: SearchRequest, hire: () => LabClient): Promise<SearchReport> {
  const { set, search: asked, workers, charge, report } = request
  const first = hire()
  const { grids, count } = await openSearch(first, set, asked)
  const triesBefore = charge(count)
  const parts: SweepResult[] = []
  let next = 0
  let done = 0
  const work = async (client: LabClient): Promise<void> => {
    for (let place = next++; place < grids.length; place = next++) {
      const grid = grids[place]
      if (grid === undefined) return
      parts[place] = await client.ask('sweep', { grid })
      done += 1
      report(done / (grids.length + 1))
    }
  }
  let copied: Promise<unknown> = Promise.resolve()
  const others = Array.from({ length: Math.min(workers, grids.length) - 1 }, () => {
    const client = hire()
    // One after the other, because the page waits while it copies the candles.
    const opened = copied.then(() => openSearch(client, set, asked))
    copied = opened
    return opened.then(() => work(client))
  })
  await Promise.all([work(first), ...others])
  return first.ask('judge', { parts, triesBefore }, parts.flatMap(sweepBuffers))
}
