import type { Column } from '../column.ts'
import type { Sheet } from '../sheet.ts'
import { sma } from './sma.ts'

/**
 * Commodity channel index (Donald Lambert, 1980): how far the typical price stands from its mean, in mean deviations,
 * scaled so that most values fall within ±100. A market that rests stands at 0. Its work is bounded by the period.
 */
export function cci(sheet: Sheet, period: number): Column {
  const typical = typicalPrice(sheet)
  const mean = sma(sheet, typical, period)
  const index = sheet.addColumn(mean)
  const scale = period / 0.015
  sheet.addFormula({
    start: mean.start,
    each(from, to) {
      for (let row = from; row < to; row += 1) {
        const center = mean.at(row)
        let deviations = 0
        for (let past = row - period + 1; past <= row; past += 1) deviations += Math.abs(typical.at(past) - center)
        index.set(row, deviations > 0 ? (scale * (typical.at(row) - center)) / deviations : 0)
      }
    },
  })
  return index
}

/** The mean of high, low and close. */
function typicalPrice(sheet: Sheet): Column {
  const { high, low, close } = sheet
  const typical = sheet.addColumn(close)
  sheet.addFormula({
    start: 0,
    each(from, to) {
      for (let row = from; row < to; row += 1) typical.set(row, (high.at(row) + low.at(row) + close.at(row)) / 3)
    },
  })
  return typical
}
