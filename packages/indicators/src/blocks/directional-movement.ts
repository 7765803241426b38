import type { Column } from '../column.ts'
import type { Sheet } from '../sheet.ts'
import { positivePart } from './positive-part.ts'
import { wilder } from './wilder.ts'
import { trueRange } from './true-range.ts'

export type DirectionalLines = { readonly plus: Column; readonly minus: Column; readonly adx: Column }

/**
 * Directional movement (J. Welles Wilder, 1978): +DI and −DI are the smoothed steps of the high upward and of the low
 * downward, in percent of the smoothed true range; ADX is the smoothed percentage by which the two differ. All stand at
 * 0 in a market that never moved.
 */
export function directionalMovement(sheet: Sheet, period: number): DirectionalLines {
  const steps = directionalSteps(sheet)
  const range = wilder(sheet, trueRange(sheet), period)
  const up = wilder(sheet, steps.up, period)
  const down = wilder(sheet, steps.down, period)
  const plus = sheet.addColumn(range)
  const minus = sheet.addColumn(range)
  const index = sheet.addColumn(range)
  sheet.addFormula({
    start: range.start,
    each(from, to) {
      for (let row = from; row < to; row += 1) {
        plus.set(row, percentOf(up.at(row), range.at(row)))
        minus.set(row, percentOf(down.at(row), range.at(row)))
        index.set(row, percentOf(Math.abs(up.at(row) - down.at(row)), up.at(row) + down.at(row)))
      }
    },
  })
  return { plus, minus, adx: wilder(sheet, index, period) }
}

/** How far the high rose and the low fell; the smaller of the two steps does not count. */
function directionalSteps(sheet: Sheet): { up: Column; down: Column } {
  const { high, low } = sheet
  const up = sheet.addColumn({ start: 1, settled: 1 })
  const down = sheet.addColumn(up)
  sheet.addFormula({
    start: up.start,
    each(from, to) {
      for (let row = from; row < to; row += 1) {
        const rise = positivePart(high.at(row) - high.at(row - 1))
        const fall = positivePart(low.at(row - 1) - low.at(row))
        up.set(row, rise * Number(rise > fall))
        down.set(row, fall * Number(fall > rise))
      }
    },
  })
  return { up, down }
}

/** Below this, what is left of old moves after a very long rest is no longer a ratio. */
const leastMove = 1e-290

function percentOf(part: number, whole: number): number {
  return whole > leastMove ? (100 * part) / whole : 0
}
