import type { SweepResult } from '../sweep/sweep.ts'
import { blocksOfRow } from '../sweep/sweep.ts'

export type WalkForwardPlan = {
  /** Blocks in which the best combination is chosen, and blocks in which it is then traded. */
  readonly trainBlocks: number
  readonly testBlocks: number
  /**
   * Candles between both: the expiry and the warm-up, so that no trade and no average overlaps both, and one more day.
   */
  readonly gapCandles: number
}

/** One step: what was chosen, and its result where it was not chosen. */
export type WalkForwardStep = {
  readonly row: number
  readonly testFrom: number
  readonly testTo: number
  readonly won: number
  readonly lost: number
  readonly profitCents: number
}

export type WalkForward = {
  readonly steps: readonly WalkForwardStep[]
  readonly won: number
  readonly lost: number
  readonly profitCents: number
}

/** Candles of purge and embargo: the longest expiry, the warm-up, and a day (López de Prado 2018, chapter 7). */
export function gapCandlesOf({
  expiryCandles,
  warmUpCandles,
  timeframeS,
}: {
  expiryCandles: number
  warmUpCandles: number
  timeframeS: number
}): number {
  return expiryCandles + warmUpCandles + Math.ceil(86_400 / timeframeS)
}

/**
 * Chooses the combination with the highest profit in each training part and counts only what it brings in the following
 * test part; the test parts do not overlap. Without room for one step there is none.
 */
export function walkForward(sweep: SweepResult, { trainBlocks, testBlocks, gapCandles }: WalkForwardPlan): WalkForward {
  const { count, candles } = sweep.blocks
  const gap = Math.ceil(gapCandles / candles)
  const steps: WalkForwardStep[] = []
  for (let testFrom = trainBlocks + gap; testFrom + testBlocks <= count; testFrom += testBlocks) {
    const train = { from: testFrom - gap - trainBlocks, to: testFrom - gap }
    const row = bestRow(sweep, train)
    const test = { from: testFrom, to: testFrom + testBlocks }
    const { won, lost, profit } = blocksOfRow(sweep, row)
    const sum = (values: Uint16Array | Int32Array): number => sumOf(values, test)
    steps.push({ row, testFrom, testTo: test.to, won: sum(won), lost: sum(lost), profitCents: sum(profit) })
  }
  const total = (valueOf: (step: WalkForwardStep) => number): number =>
    steps.reduce((all, step) => all + valueOf(step), 0)
  return {
    steps,
    won: total(({ won }) => won),
    lost: total(({ lost }) => lost),
    profitCents: total(({ profitCents }) => profitCents),
  }
}

type Span = { readonly from: number; readonly to: number }

function bestRow(sweep: SweepResult, span: Span): number {
  let [best, highest] = [0, Number.NEGATIVE_INFINITY]
  for (let row = 0; row < sweep.won.length; row += 1) {
    const profit = sumOf(blocksOfRow(sweep, row).profit, span)
    if (profit <= highest) continue
    best = row
    highest = profit
  }
  return best
}

function sumOf(values: Uint16Array | Int32Array, { from, to }: Span): number {
  let sum = 0
  for (let place = from; place < to; place += 1) sum += values[place] ?? 0
  return sum
}
