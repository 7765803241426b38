import type { Column, ColumnBeginning } from '../column.ts'
import type { Sheet, Step } from '../sheet.ts'
import { type Join, joinWindows, type RollingRange } from './join-windows.ts'
import { largerOf, smallerOf } from './arithmetic/larger-of.ts'

export type RangeSource = { readonly high: Column; readonly low: Column }

/**
 * The highest of the last `period` highs and the lowest of the last `period` lows. Computes
 * `formulas/highest-and-lowest.ts` 8 times as fast. A history joins windows, four at a time: the time for a row
 * grows with the logarithm of the period, and no row waits for the row before. A stream goes by blocks, and its time
 * does not grow with the period. Both only pick among the values, so they agree to the last bit.
 */
export function rollingRange(sheet: Sheet, { high, low }: RangeSource, period: number): RollingRange {
  const joins: Join[] = []
  let widest: RollingRange = { highest: high, lowest: low }
  for (let width = 1; width < period; width = Math.min(4 * width, period)) {
    const join = addJoin(sheet, widest, { high, low, width, period })
    joins.push(join)
    widest = join.target
  }
  const whole = period | 0
  high.keep(whole)
  low.keep(whole)
  const rows = { source: { high, low }, target: widest, period: whole }
  sheet.addFormula({
    // A window that is not full yet holds a NaN, and so do the windows joined from it.
    start: Math.min(high.start, low.start),
    each(from, to) {
      // A stream has no narrower windows, and it asks for one row.
      if (to - from === 1) lookBack(rows, from)
      else if (high.hasExactDifferences && low.hasExactDifferences) joinWindows(joins, from, to)
      else fillByBlocks(rows, from, to)
    },
    step: period > 1 ? stepOf(rows) : () => undefined,
  })
  return widest
}

type RangeRows = { readonly source: RangeSource; readonly target: RollingRange; readonly period: number }

type Widening = RangeSource & { readonly width: number; readonly period: number }

function addJoin(sheet: Sheet, source: RollingRange, { high, low, width, period }: Widening): Join {
  const pair = Math.min(2 * width, period)
  const wider = Math.min(2 * pair, period)
  const [ofPairs, ofTarget] = [(pair - width) | 0, (wider - pair) | 0]
  const areNeighbours = width === 1 && wider === 4
  const addWindows = (size: number): RollingRange => {
    return { highest: sheet.addColumn(windowOf(high, size)), lowest: sheet.addColumn(windowOf(low, size)) }
  }
  const keep = ({ highest, lowest }: RollingRange, rows: number): void => {
    for (const column of [highest, lowest]) column.keepForSeed(rows)
  }
  const pairs = areNeighbours ? null : addWindows(pair)
  keep(source, ofPairs)
  if (pairs !== null) keep(pairs, ofTarget)
  return { source, pairs, target: addWindows(wider), backs: [ofPairs, ofTarget] }
}

function windowOf({ start, settled }: Column, width: number): ColumnBeginning {
  return { start: start + width - 1, settled: settled + width - 1 }
}

function lookBack({ source, target, period }: RangeRows, row: number): void {
  let [top, bottom] = [source.high.at(row), source.low.at(row)]
  for (let past = row - period + 1; past < row; past += 1) {
    top = largerOf(top, source.high.at(past))
    bottom = smallerOf(bottom, source.low.at(past))
  }
  target.highest.set(row, top)
  target.lowest.set(row, bottom)
}

/** A history in which some prices are more than twice others: by the blocks of a stream, row after row. */
function fillByBlocks({ source: { high, low }, target, period }: RangeRows, from: number, to: number): void {
  const blocks = new RangeBlocks(period)
  const [highs, lows] = [high.rows, low.rows]
  const [tops, bottoms] = [target.highest.rows, target.lowest.rows]
  for (let row = from; row < to; row += 1) {
    blocks.moveTo(row, highs, lows)
    tops[row] = blocks.top
    bottoms[row] = blocks.bottom
  }
}

function stepOf({ source: { high, low }, target: { highest, lowest }, period }: RangeRows): Step {
  const blocks = new RangeBlocks(period)
  return (row) => {
    high.set(row, high.now)
    low.set(row, low.now)
    blocks.moveTo(row, high.rows, low.rows)
    highest.push(blocks.top)
    lowest.push(blocks.bottom)
  }
}

/**
 * The extremes of a moving window, after Marcel van Herk (1992): rows are cut into blocks of `period`. A window is the end
 * of one block, whose extremes were computed when it was left, and the beginning of the next, whose extremes only grow.
 */
class RangeBlocks {
  top = Number.NaN
  bottom = Number.NaN
  readonly #period: number
  /** At `age`: the extremes of the last `age` rows of the block that was left. */
  readonly #tops: Float64Array
  readonly #bottoms: Float64Array
  #blockTop = Number.NaN
  #blockBottom = Number.NaN
  #blockStart = 0
  #row = -1

  constructor(period: number) {
    this.#period = period
    this.#tops = new Float64Array(period)
    this.#bottoms = new Float64Array(period)
  }

  /** Computes the extremes of the window that ends in `row`. A row that does not follow the last one starts a new block. */
  moveTo(row: number, highs: Float64Array, lows: Float64Array): void {
    const [high, low] = [highs[row] ?? Number.NaN, lows[row] ?? Number.NaN]
    const isFollowing = row === this.#row + 1 && row < this.#blockStart + this.#period
    if (!isFollowing) this.#leaveBlock(row, highs, lows)
    this.#blockTop = isFollowing ? largerOf(this.#blockTop, high) : high
    this.#blockBottom = isFollowing ? smallerOf(this.#blockBottom, low) : low
    this.#row = row
    const age = this.#blockStart + this.#period - 1 - row
    this.top = age > 0 ? largerOf(this.#tops[age] ?? Number.NaN, this.#blockTop) : this.#blockTop
    this.bottom = age > 0 ? smallerOf(this.#bottoms[age] ?? Number.NaN, this.#blockBottom) : this.#blockBottom
  }

  #leaveBlock(next: number, highs: Float64Array, lows: Float64Array): void {
    let top = highs[next - 1] ?? Number.NaN
    let bottom = lows[next - 1] ?? Number.NaN
    for (let age = 1; age < this.#period; age += 1) {
      top = largerOf(top, highs[next - age] ?? Number.NaN)
      bottom = smallerOf(bottom, lows[next - age] ?? Number.NaN)
      this.#tops[age] = top
      this.#bottoms[age] = bottom
    }
    this.#blockStart = next
  }
}
