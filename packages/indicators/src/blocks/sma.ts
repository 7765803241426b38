import type { Column } from '../column.ts'
import type { Sheet } from '../sheet.ts'
import { surplusOf } from './mean-of.ts'
import { repeats } from './repeats.ts'

/**
 * Simple moving average: the mean of the last `period` values. A running sum of distances from an anchor price, which is
 * chosen anew as soon as the whole window rests, so that the average of a resting price is exactly that price.
 */
export function sma(sheet: Sheet, source: Column, period: number): Column {
  const start = source.start + period - 1
  const settled = source.settled + period - 1
  const resting = repeats(sheet, source)
  const average = sheet.addColumn({ start, settled })
  const anchors = sheet.addColumn({ start, settled })
  const sums = sheet.addColumn({ start, settled })
  const share = 1 / period
  source.keep(period)
  sheet.addFormula({
    start,
    isRenewed: true,
    seed(row) {
      anchors.set(row, source.at(row))
      sums.set(row, surplusOf(source, row, period))
      average.set(row, source.at(row) + sums.at(row) * share)
    },
    each(from, to) {
      let anchor = anchors.at(from - 1)
      let sum = sums.at(from - 1)
      for (let row = from; row < to; row += 1) {
        const newest = source.at(row)
        sum += newest - source.at(row - period)
        if (resting.at(row) >= period) {
          anchor = newest
          sum = 0
        }
        average.set(row, anchor + sum * share)
      }
      anchors.set(to - 1, anchor)
      sums.set(to - 1, sum)
    },
  })
  return average
}
