import type { Column } from '../column.ts'
import { largerExact, largerOf, smallerExact, smallerOf } from './larger-of.ts'

export type RollingRange = { readonly highest: Column; readonly lowest: Column }

/** Makes wider windows of four windows each, which ended so many rows before. The four may overlap. */
export type Join = {
  readonly source: RollingRange
  readonly target: RollingRange
  readonly backs: readonly [second: number, third: number, fourth: number]
}

/** Computes the rows `from` to `to` − 1 of all joins, one after the other. */
export function joinWindows(joins: readonly Join[], from: number, to: number): void {
  for (const join of joins) {
    if (areNeighbours(join)) joinNeighbours(join, from, to)
    else joinAny(join, from, to)
  }
}

/** The same in half the time, for columns with exact differences. */
export function joinExactWindows(joins: readonly Join[], from: number, to: number): void {
  for (const join of joins) {
    if (areNeighbours(join)) joinExactNeighbours(join, from, to)
    else joinExact(join, from, to)
  }
}

function areNeighbours({ backs: [second, third, fourth] }: Join): boolean {
  return second === 1 && third === 2 && fourth === 3
}

function joinAny({ source, target, backs: [second, third, fourth] }: Join, from: number, to: number): void {
  const highs = source.highest.rows
  const lows = source.lowest.rows
  const tops = target.highest.rows
  const bottoms = target.lowest.rows
  for (let row = from; row < to; row += 1) {
    tops[row] = largerOf(
      largerOf(highs[row] ?? 0, highs[row - second] ?? 0),
      largerOf(highs[row - third] ?? 0, highs[row - fourth] ?? 0),
    )
    bottoms[row] = smallerOf(
      smallerOf(lows[row] ?? 0, lows[row - second] ?? 0),
      smallerOf(lows[row - third] ?? 0, lows[row - fourth] ?? 0),
    )
  }
}

/** Four rows in a row: the pairs move on from row to row without being joined again. */
function joinNeighbours({ source, target }: Join, from: number, to: number): void {
  const highs = source.highest.rows
  const lows = source.lowest.rows
  const tops = target.highest.rows
  const bottoms = target.lowest.rows
  let high = highs[from - 1] ?? 0
  let low = lows[from - 1] ?? 0
  let top = largerOf(high, highs[from - 2] ?? 0)
  let bottom = smallerOf(low, lows[from - 2] ?? 0)
  let topBefore = largerOf(highs[from - 2] ?? 0, highs[from - 3] ?? 0)
  let bottomBefore = smallerOf(lows[from - 2] ?? 0, lows[from - 3] ?? 0)
  for (let row = from; row < to; row += 1) {
    const nextHigh = highs[row] ?? 0
    const nextLow = lows[row] ?? 0
    const nextTop = largerOf(nextHigh, high)
    const nextBottom = smallerOf(nextLow, low)
    tops[row] = largerOf(nextTop, topBefore)
    bottoms[row] = smallerOf(nextBottom, bottomBefore)
    topBefore = top
    bottomBefore = bottom
    top = nextTop
    bottom = nextBottom
    high = nextHigh
    low = nextLow
  }
}

function joinExact({ source, target, backs: [second, third, fourth] }: Join, from: number, to: number): void {
  const highs = source.highest.rows
  const lows = source.lowest.rows
  const tops = target.highest.rows
  const bottoms = target.lowest.rows
  for (let row = from; row < to; row += 1) {
    tops[row] = largerExact(
      largerExact(highs[row] ?? 0, highs[row - second] ?? 0),
      largerExact(highs[row - third] ?? 0, highs[row - fourth] ?? 0),
    )
    bottoms[row] = smallerExact(
      smallerExact(lows[row] ?? 0, lows[row - second] ?? 0),
      smallerExact(lows[row - third] ?? 0, lows[row - fourth] ?? 0),
    )
  }
}

function joinExactNeighbours({ source, target }: Join, from: number, to: number): void {
  const highs = source.highest.rows
  const lows = source.lowest.rows
  const tops = target.highest.rows
  const bottoms = target.lowest.rows
  let high = highs[from - 1] ?? 0
  let low = lows[from - 1] ?? 0
  let top = largerExact(high, highs[from - 2] ?? 0)
  let bottom = smallerExact(low, lows[from - 2] ?? 0)
  let topBefore = largerExact(highs[from - 2] ?? 0, highs[from - 3] ?? 0)
  let bottomBefore = smallerExact(lows[from - 2] ?? 0, lows[from - 3] ?? 0)
  for (let row = from; row < to; row += 1) {
    const nextHigh = highs[row] ?? 0
    const nextLow = lows[row] ?? 0
    const nextTop = largerExact(nextHigh, high)
    const nextBottom = smallerExact(nextLow, low)
    tops[row] = largerExact(nextTop, topBefore)
    bottoms[row] = smallerExact(nextBottom, bottomBefore)
    topBefore = top
    bottomBefore = bottom
    top = nextTop
    bottom = nextBottom
    high = nextHigh
    low = nextLow
  }
}
