import type { CandleSet } from '@stratomate/candles/candle-set'
import { type Grid, gridPoints } from './grid.ts'
import { blocksOf, emptyBlocks, type Search, type SweepResult } from './sweep.ts'

/**
 * A grid in up to `most` smaller ones, which together have its combinations in its order. It is cut between the values of
 * the first parameter that has several, so that points that share base series stay together. Throws as `gridPoints` does.
 */
export function splitGrid(grid: Grid, most: number): Grid[] {
  gridPoints(grid)
  const [name] = Object.entries(grid.parameters).find(([, { length }]) => length > 1) ?? []
  const values = name === undefined ? [] : (grid.parameters[name] ?? [])
  if (name === undefined) return [grid]
  const size = Math.ceil(values.length / most)
  return Array.from({ length: Math.ceil(values.length / size) }, (_, place): Grid => {
    return { ...grid, parameters: { ...grid.parameters, [name]: values.slice(place * size, (place + 1) * size) } }
  }).filter(hasPoints)
}

/** With a slow period below the fast one, a part of a grid has no combination. */
function hasPoints(grid: Grid): boolean {
  try {
    return gridPoints(grid).length > 0
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}

/** Joins the results of the parts of a split grid, in their order. Throws a RangeError when a part is missing. */
export function joinSweeps(set: CandleSet, { grid }: Search, parts: readonly SweepResult[]): SweepResult {
  const points = gridPoints(grid)
  const { expiries } = grid
  const rows = points.length * expiries.length
  const blocks = blocksOf(set, Math.max(...expiries))
  if (parts.reduce((sum, { won }) => sum + won.length, 0) !== rows)
    throw new RangeError('A part of the search is missing.')
  const joined: SweepResult = {
    points,
    expiries,
    won: new Uint32Array(rows),
    lost: new Uint32Array(rows),
    ties: new Uint32Array(rows),
    blocks,
    byBlock: emptyBlocks(rows * blocks.count),
  }
  let row = 0
  for (const { won, lost, ties, byBlock } of parts) {
    joined.won.set(won, row)
    joined.lost.set(lost, row)
    joined.ties.set(ties, row)
    joined.byBlock.profit.set(byBlock.profit, row * blocks.count)
    joined.byBlock.won.set(byBlock.won, row * blocks.count)
    joined.byBlock.lost.set(byBlock.lost, row * blocks.count)
    row += won.length
  }
  return joined
}
