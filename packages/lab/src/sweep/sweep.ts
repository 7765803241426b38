import type { CandleSet } from '@stratomate/candles/candle-set'
import { paperSettlement } from '@stratomate/engine/paper/paper-rules'
import type { LabRule, LabTrade } from '../lab-rule.ts'
import { tradeSignals } from '../run/run-rule.ts'
import { checkedPrices, signalsOf } from '../run/signals-of.ts'
import { admissionOf, isIndependent } from './admission.ts'
import { endingsOf } from './endings.ts'
import { type Grid, type GridPoint, gridPoints } from './grid.ts'
import { type BlockCounts, type Blocks, admitSignals, settleSignals } from './settle-signals.ts'
import { createSeriesSource } from './series-source.ts'

/** A search: what is tried, and how each combination is traded. */
export type Search = {
  readonly grid: Grid
  readonly rule: Omit<LabRule, 'indicatorId' | 'parameters' | 'expiryCandles'>
}

/** Whole numbers only; row `point * expiries + expiry` is one combination. */
export type SweepResult = {
  readonly points: readonly GridPoint[]
  readonly expiries: readonly number[]
  readonly won: Uint32Array
  readonly lost: Uint32Array
  readonly ties: Uint32Array
  readonly blocks: Blocks
  /** Of each combination in each block, combination after combination. */
  readonly byBlock: BlockCounts
}

/** Blocks for statistics: at most 256, each at least four hours and at least as long as a trade. */
const [blocksMax, blockMinS] = [256, 14_400]

/** Tries every combination at once. Throws as `gridPoints` does. */
export function sweep(set: CandleSet, search: Search): SweepResult {
  const work = startSweep(set, search)
  for (let point = 0; point < work.result.points.length; point += 1) work.run(point)
  return work.result
}

export type SweepWork = {
  readonly result: SweepResult
  /** Tries all expiries of one point of the grid. */
  run(point: number): void
}

/** The same in steps, for a caller that shows progress or may stop. */
export function startSweep(set: CandleSet, { grid, rule }: Search): SweepWork {
  const points = gridPoints(grid)
  const { expiries } = grid
  const expiryMax = Math.max(...expiries)
  const blocks = blocksOf(set, expiryMax)
  const rows = points.length * expiries.length
  const result: SweepResult = {
    points,
    expiries,
    won: new Uint32Array(rows),
    lost: new Uint32Array(rows),
    ties: new Uint32Array(rows),
    blocks,
    byBlock: emptyBlocks(rows * blocks.count),
  }
  const trade = isIndependent(rule, expiryMax)
    ? freely(set, { grid, rule }, blocks)
    : throughGate(set, { grid, rule }, blocks)
  const run = (point: number): void => {
    const parameters = points[point] ?? {}
    for (const [place, settle] of trade(parameters).entries()) {
      const row = point * expiries.length + place
      const counts = settle(blocksOfRow(result, row))
      result.won[row] = counts.won
      result.lost[row] = counts.lost
      result.ties[row] = counts.ties
    }
  }
  return { result, run }
}

export function blocksOf({ columns, timeframeS }: CandleSet, expiryMax: number): Blocks {
  const { length } = columns.time
  const leastCandles = Math.max(expiryMax, Math.ceil(blockMinS / timeframeS), Math.ceil(length / blocksMax))
  return { count: Math.max(1, Math.ceil(length / leastCandles)), candles: leastCandles }
}

type Counts = { readonly won: number; readonly lost: number; readonly ties: number }
/** For each expiry of a point, what settles it into its blocks. */
type Trade = (point: GridPoint) => ((into: BlockCounts) => Counts)[]

/** Without a ledger, where the settings need none. */
function freely(set: CandleSet, { grid, rule }: Search, blocks: Blocks): Trade {
  const admitted = admissionOf(set, rule.settings)
  const { stakeCents, allowOpposite } = rule.settings
  const bet = { side: 'buy', stakeCents, payoutPct: rule.payoutPct, price: 1 } as const
  const money = { stakeCents, winCents: paperSettlement(bet, 2).profitCents }
  const seriesOf = createSeriesSource(set, grid)
  const endings = grid.expiries.map((expiryCandles) => endingsOf(set, expiryCandles))
  return (point) => {
    const list = admitSignals(seriesOf(point), admitted, rule.side)
    return endings.map((ends) => (into) => {
      return settleSignals(list, { endings: ends, allowOpposite, money, blocks }, into)
    })
  }
}

/** Through the gate and the ledger, trade by trade. */
function throughGate(set: CandleSet, { grid, rule }: Search, blocks: Blocks): Trade {
  const prices = checkedPrices(set)
  const { indicatorId } = grid
  return (parameters) => {
    const signals = signalsOf({ indicatorId, parameters }, prices)
    return grid.expiries.map((expiryCandles) => (into) => {
      const result = tradeSignals(set, { ...rule, indicatorId, parameters, expiryCandles }, signals)
      addToBlocks(result.trades, blocks, into)
      return result
    })
  }
}

/** Counts trades in the blocks of their signals. */
export function addToBlocks(
  trades: readonly LabTrade[],
  { candles }: Blocks,
  { profit, won, lost }: BlockCounts,
): void {
  for (const { index, result, profitCents } of trades) {
    const block = Math.floor(index / candles)
    profit[block] = (profit[block] ?? 0) + profitCents
    if (result > 0) won[block] = (won[block] ?? 0) + 1
    if (result < 0) lost[block] = (lost[block] ?? 0) + 1
  }
}

export function emptyBlocks(count: number): BlockCounts {
  return { profit: new Int32Array(count), won: new Uint16Array(count), lost: new Uint16Array(count) }
}

/** The blocks of one combination. */
export function blocksOfRow({ blocks, byBlock }: Pick<SweepResult, 'blocks' | 'byBlock'>, row: number): BlockCounts {
  const [from, to] = [row * blocks.count, (row + 1) * blocks.count]
  const { profit, won, lost } = byBlock
  return { profit: profit.subarray(from, to), won: won.subarray(from, to), lost: lost.subarray(from, to) }
}
