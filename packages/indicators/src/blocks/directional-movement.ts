import type { Column } from '../column.ts'
import type { Sheet } from '../sheet.ts'
import { positivePart } from './positive-part.ts'
import { rangeOf } from './range-of.ts'
import { wilder } from './wilder.ts'

export type DirectionalLines = { readonly plus: Column; readonly minus: Column; readonly adx: Column }

/**
 * Directional movement (J. Welles Wilder, 1978): +DI and −DI are the smoothed steps of the high upward and of the low
 * downward, in percent of the smoothed true range; ADX is the smoothed percentage by which the two differ. All stand at
 * 0 in a market that never moved.
 */
export function directionalMovement(sheet: Sheet, period: number): DirectionalLines {
  const { plus, minus, index } = directionalIndex(sheet, period)
  const adx = wilder(sheet, index, period)
  sheet.joinSteps(3, ([sums, shares, average]) => (row) => {
    sums(row)
    shares(row)
    average(row)
  })
  return { plus, minus, adx }
}

/** Wilder's sums, not his averages: only their proportions matter. */
function directionalIndex(sheet: Sheet, period: number): { plus: Column; minus: Column; index: Column } {
  const { high, low, close } = sheet
  const beginning = { start: period, settled: 1 + 14 * period }
  const [ranges, ups, downs] = [sheet.addColumn(beginning), sheet.addColumn(beginning), sheet.addColumn(beginning)]
  const kept = 1 - 1 / period
  for (const prices of [high, low, close]) prices.keepForSeed(period)
  const set = (row: number): void => {
    let [range, up, down] = [0, 0, 0]
    for (let past = row - period + 1; past <= row; past += 1) {
      range += rangeOf(high.at(past), low.at(past), close.at(past - 1))
      const [rise, fall] = [high.at(past) - high.at(past - 1), low.at(past - 1) - low.at(past)]
      up += stepOf(rise, fall)
      down += stepOf(fall, rise)
    }
    ranges.set(row, range)
    ups.set(row, up)
    downs.set(row, down)
  }
  sheet.addFormula({
    start: period,
    seeds: [{ start: period, set }],
    each(from, to) {
      const highs = high.rows
      const lows = low.rows
      const closes = close.rows
      const allRanges = ranges.rows
      const allUps = ups.rows
      const allDowns = downs.rows
      let range = allRanges[from - 1] ?? 0
      let up = allUps[from - 1] ?? 0
      let down = allDowns[from - 1] ?? 0
      let topBefore = highs[from - 1] ?? 0
      let bottomBefore = lows[from - 1] ?? 0
      for (let row = from; row < to; row += 1) {
        const top = highs[row] ?? 0
        const bottom = lows[row] ?? 0
        range = kept * range + rangeOf(top, bottom, closes[row - 1] ?? 0)
        up = kept * up + stepOf(top - topBefore, bottomBefore - bottom)
        down = kept * down + stepOf(bottomBefore - bottom, top - topBefore)
        allRanges[row] = range
        allUps[row] = up
        allDowns[row] = down
        topBefore = top
        bottomBefore = bottom
      }
    },
    step() {
      const rise = high.now - high.before
      const fall = low.before - low.now
      ranges.now = kept * ranges.now + rangeOf(high.now, low.now, close.before)
      ups.now = kept * ups.now + stepOf(rise, fall)
      downs.now = kept * downs.now + stepOf(fall, rise)
    },
  })
  return percents(sheet, { ranges, ups, downs })
}

type Sums = { readonly ranges: Column; readonly ups: Column; readonly downs: Column }

function percents(sheet: Sheet, { ranges, ups, downs }: Sums): { plus: Column; minus: Column; index: Column } {
  const [plus, minus, index] = [sheet.addColumn(ranges), sheet.addColumn(ranges), sheet.addColumn(ranges)]
  sheet.addFormula({
    start: ranges.start,
    each(from, to) {
      const allRanges = ranges.rows
      const allUps = ups.rows
      const allDowns = downs.rows
      const pluses = plus.rows
      const minuses = minus.rows
      const indexes = index.rows
      for (let row = from; row < to; row += 1) {
        const range = allRanges[row] ?? 0
        const up = allUps[row] ?? 0
        const down = allDowns[row] ?? 0
        pluses[row] = percentOf(up, range)
        minuses[row] = percentOf(down, range)
        indexes[row] = percentOf(Math.abs(up - down), up + down)
      }
    },
    step() {
      const up = ups.now
      const down = downs.now
      plus.push(percentOf(up, ranges.now))
      minus.push(percentOf(down, ranges.now))
      index.push(percentOf(Math.abs(up - down), up + down))
    },
  })
  return { plus, minus, index }
}

/** A step forward counts only when it is longer than the one to the other side. */
function stepOf(step: number, other: number): number {
  const length = positivePart(step)
  return length * Number(length > other)
}

/** Below this, what is left of old moves after a very long rest is no longer a ratio. */
const leastMove = 1e-290

function percentOf(part: number, whole: number): number {
  return whole > leastMove ? (100 * part) / whole : 0
}
