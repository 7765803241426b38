import type { Column } from '../column.ts'
import type { Sheet } from '../sheet.ts'

/** The middle between high and low. Computes `formulas/median-prices.ts` 3 times as fast. */
export function medianPrice(sheet: Sheet): Column {
  const { high, low } = sheet
  const median = sheet.addColumn(high)
  sheet.addFormula({
    start: 0,
    each(from, to) {
      for (let row = from; row < to; row += 1) median.set(row, (high.at(row) + low.at(row)) / 2)
    },
    step: () => median.push((high.now + low.now) / 2),
  })
  return median
}
