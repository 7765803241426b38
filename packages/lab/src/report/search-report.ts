import { judgeSearch, type SearchContext, type SearchJudgment } from '../judge/judge-search.ts'
import { gapCandlesOf, walkForward } from '../judge/walk-forward.ts'
import { runRule } from '../run/run-rule.ts'
import { warmUpOf } from '../run/signals-of.ts'
import type { GridPoint } from '../sweep/grid.ts'
import type { SweepResult } from '../sweep/sweep.ts'
import type { CellCounts } from './margin.ts'
import { type ParameterMap, parameterMap } from './parameter-map.ts'
import { reportRun, type RunReport } from './run-report.ts'

/** One way to walk forward: what was chosen in `trainBlocks` brought this in the `testBlocks` after it. */
export type WalkCell = CellCounts & {
  readonly trainBlocks: number
  readonly testBlocks: number
  /** 0 where the history is too short for one step. */
  readonly steps: number
  readonly profitCents: number
}

/** Everything that is shown of a search, in a form that a worker can send. */
export type SearchReport = {
  readonly judgment: SearchJudgment
  /** The run of the judged combination; null when none has traded. Its verdict is the one of the search. */
  readonly best: RunReport | null
  /** One map for each expiry. */
  readonly maps: readonly ParameterMap[]
  readonly walks: readonly WalkCell[]
  /** Candles of a block, in which the lengths of `walks` are counted, and between choosing and trading. */
  readonly blockCandles: number
  readonly gapCandles: number
  readonly points: readonly GridPoint[]
  readonly expiries: readonly number[]
  readonly won: Uint32Array
  readonly lost: Uint32Array
  readonly ties: Uint32Array
}

/** Lengths of training and trading, in shares of the history. */
const [trainShares, testShares] = [
  [0.15, 0.3, 0.5],
  [0.05, 0.1, 0.2],
] as const

/** Judges a search and gathers its pictures. */
export function reportSearch(sweep: SweepResult, context: SearchContext): SearchReport {
  const { set, search, seed } = context
  const judgment = judgeSearch(sweep, context)
  const { rule, best } = judgment
  const run = rule === null || best === null ? null : reportRun(runRule(set, rule), { set, rule, tries: 1, seed })
  const { indicatorId } = search.grid
  const gapCandles = gapCandlesOf({
    expiryCandles: Math.max(...sweep.expiries),
    warmUpCandles: sweep.points.reduce((most, parameters) => Math.max(most, warmUpOf({ indicatorId, parameters })), 0),
    timeframeS: set.timeframeS,
  })
  return {
    judgment,
    best: run === null || best === null ? null : { ...run, judgment: best },
    maps: sweep.expiries.map((_, expiry) => parameterMap(sweep, expiry, search.rule.payoutPct)),
    walks: walksOf(sweep, gapCandles),
    blockCandles: sweep.blocks.candles,
    gapCandles,
    points: sweep.points,
    expiries: sweep.expiries,
    won: sweep.won,
    lost: sweep.lost,
    ties: sweep.ties,
  }
}

function walksOf(sweep: SweepResult, gapCandles: number): WalkCell[] {
  const blocksIn = (share: number): number => Math.max(1, Math.round(share * sweep.blocks.count))
  return trainShares.flatMap((train) =>
    testShares.map((test) => {
      const plan = { trainBlocks: blocksIn(train), testBlocks: blocksIn(test), gapCandles }
      const { steps, won, lost, profitCents } = walkForward(sweep, plan)
      const { trainBlocks, testBlocks } = plan
      return { trainBlocks, testBlocks, steps: steps.length, won, lost, profitCents }
    }),
  )
}
