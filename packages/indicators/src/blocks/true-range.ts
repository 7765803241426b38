import type { Column } from '../column.ts'
import type { Sheet } from '../sheet.ts'
import { rangeOf } from './range-of.ts'
import { wilder } from './wilder.ts'

/** Wilder's true range: the candle's range, stretched to the close before it. The first candle has none. */
export function trueRange(sheet: Sheet): Column {
  const { high, low, close } = sheet
  const range = sheet.addColumn({ start: 1, settled: 1 })
  sheet.addFormula({
    start: range.start,
    each(from, to) {
      let before = close.at(from - 1)
      for (let row = from; row < to; row += 1) {
        range.set(row, rangeOf(high.at(row), low.at(row), before))
        before = close.at(row)
      }
    },
  })
  return range
}

/** Average true range: Wilder's average of the true range. */
export function averageTrueRange(sheet: Sheet, period: number): Column {
  return wilder(sheet, trueRange(sheet), period)
}
