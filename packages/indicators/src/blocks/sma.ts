import type { Column } from '../column.ts'
import type { Sheet } from '../sheet.ts'
import { surplusOf } from './mean-of.ts'

/**
 * Simple moving average: the mean of the last `period` values. A running sum of distances from an anchor price, which is
 * chosen anew as soon as the whole window rests, so that the average of a resting price is exactly that price.
 */
export function sma(sheet: Sheet, source: Column, period: number): Column {
  const settled = source.settled + period - 1
  const average = sheet.addColumn({ start: source.start + period - 1, settled })
  const anchors = sheet.addColumn(average)
  const sums = sheet.addColumn(average)
  const repeats = sheet.addColumn(average)
  const share = 1 / period
  source.keep(period)
  sheet.addFormula({
    start: average.start,
    isRenewed: true,
    seed(row) {
      anchors.set(row, source.at(row))
      sums.set(row, surplusOf(source, row, period))
      repeats.set(row, 1)
      average.set(row, source.at(row) + sums.at(row) * share)
    },
    each(from, to) {
      let [anchor, sum, times] = [anchors.at(from - 1), sums.at(from - 1), repeats.at(from - 1)]
      for (let row = from; row < to; row += 1) {
        const newest = source.at(row)
        sum += newest - source.at(row - period)
        times = newest === source.at(row - 1) ? times + 1 : 1
        if (times >= period) {
          anchor = newest
          sum = 0
        }
        average.set(row, anchor + sum * share)
      }
      anchors.set(to - 1, anchor)
      sums.set(to - 1, sum)
      repeats.set(to - 1, times)
    },
  })
  return average
}
