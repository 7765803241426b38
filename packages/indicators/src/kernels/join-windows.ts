import type { Column } from '../column.ts'
import { largerExact, smallerExact } from './arithmetic/larger-of.ts'

export type RollingRange = { readonly highest: Column; readonly lowest: Column }

/**
 * Joins every window with the one that ended `backs` rows before, then joins the pairs in the same way: wider windows
 * of four, which may overlap.
 */
export type Join = {
  readonly source: RollingRange
  /** The pairs, if they cannot be carried along from row to row. */
  readonly pairs: RollingRange | null
  readonly target: RollingRange
  readonly backs: readonly [ofPairs: number, ofTarget: number]
}

/**
 * Computes the rows `from` to `to` − 1 of all joins, one after the other: the loops of `rollingRange`. The differences of the
 * values must be exact; then each comparison takes half the time.
 */
export function joinWindows(joins: readonly Join[], from: number, to: number): void {
  for (const { source, pairs, target, backs } of joins) {
    if (pairs === null) joinNeighbours({ source, target }, from, to)
    else joinPairs({ source, pairs, target, backs }, from, to)
  }
}

type Neighbours = Pick<Join, 'source' | 'target'>
type JoinOfPairs = Join & { readonly pairs: RollingRange }

function joinPairs(join: JoinOfPairs, from: number, to: number): void {
  const {
    source,
    pairs,
    target,
    backs: [ofPairs, ofTarget],
  } = join
  const highs = source.highest.rows
  const lows = source.lowest.rows
  const highPairs = pairs.highest.rows
  const lowPairs = pairs.lowest.rows
  const tops = target.highest.rows
  const bottoms = target.lowest.rows
  for (let row = from; row < to; row += 1) {
    const high = largerExact(highs[row] ?? 0, highs[row - ofPairs] ?? 0)
    const low = smallerExact(lows[row] ?? 0, lows[row - ofPairs] ?? 0)
    highPairs[row] = high
    lowPairs[row] = low
    tops[row] = largerExact(high, highPairs[row - ofTarget] ?? 0)
    bottoms[row] = smallerExact(low, lowPairs[row - ofTarget] ?? 0)
  }
}

/** Windows of four rows in a row: the pairs move on from row to row and are not joined again. */
function joinNeighbours({ source, target }: Neighbours, from: number, to: number): void {
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
