import type { Column } from '../column.ts'
import type { Sheet } from '../sheet.ts'
import { sma } from './sma.ts'
import { rangeOf } from './range-of.ts'

export type VortexLines = { readonly plus: Column; readonly minus: Column }

/**
 * Vortex (Etienne Botes and Douglas Siepman, 2010): the way from each low to the next high, and from each high to the
 * next low, in true ranges of the same `period` candles. Both stand at 1 in a market that rests.
 */
export function vortexLines(sheet: Sheet, period: number): VortexLines {
  const ways = swingWays(sheet)
  const range = sma(sheet, ways.range, period)
  const up = sma(sheet, ways.up, period)
  const down = sma(sheet, ways.down, period)
  const plus = sheet.addColumn(range)
  const minus = sheet.addColumn(range)
  sheet.addFormula({
    start: range.start,
    each(from, to) {
      for (let row = from; row < to; row += 1) {
        const way = range.at(row)
        const isResting = way <= 0
        plus.set(row, isResting ? 1 : up.at(row) / way)
        minus.set(row, isResting ? 1 : down.at(row) / way)
      }
    },
    step() {
      const way = range.now
      const isResting = way <= 0
      plus.push(isResting ? 1 : up.now / way)
      minus.push(isResting ? 1 : down.now / way)
    },
  })
  sheet.joinSteps(5, ([swing, ranges, ups, downs, lines]) => (row) => {
    swing(row)
    ranges(row)
    ups(row)
    downs(row)
    lines(row)
  })
  return { plus, minus }
}

function swingWays(sheet: Sheet): { up: Column; down: Column; range: Column } {
  const { high, low, close } = sheet
  const up = sheet.addColumn({ start: 1, settled: 1 })
  const [down, range] = [sheet.addColumn(up), sheet.addColumn(up)]
  sheet.addFormula({
    start: up.start,
    each(from, to) {
      for (let row = from; row < to; row += 1) {
        up.set(row, Math.abs(high.at(row) - low.at(row - 1)))
        down.set(row, Math.abs(low.at(row) - high.at(row - 1)))
        range.set(row, rangeOf(high.at(row), low.at(row), close.at(row - 1)))
      }
    },
    step() {
      up.push(Math.abs(high.now - low.before))
      down.push(Math.abs(low.now - high.before))
      range.push(rangeOf(high.now, low.now, close.before))
    },
  })
  return { up, down, range }
}
