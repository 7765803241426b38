import type { Column } from '@stratomate/indicators/column'
import type { Sheet } from '@stratomate/indicators/sheet'

/** The end of the straight line that fits the last `period` values best (least squares). */
export function linearRegression(sheet: Sheet, source: Column, period: number): Column {
  const end = sheet.addColumn({ start: source.start + period - 1, settled: source.settled + period - 1 })
  // Times are counted from the middle, values from the newest, so that no large numbers are subtracted from each other.
  const middle = (period - 1) / 2
  source.keep(period)
  sheet.addFormula({
    start: end.start,
    each(from, to) {
      for (let row = from; row < to; row += 1) {
        const newest = source.at(row)
        let [sum, slopes, squares] = [0, 0, 0]
        for (let place = 0; place < period; place += 1) {
          const time = place - middle
          const value = source.at(row - period + 1 + place) - newest
          sum += value
          slopes += time * value
          squares += time * time
        }
        end.set(row, newest + sum / period + middle * (slopes / squares))
      }
    },
  })
  return end
}
