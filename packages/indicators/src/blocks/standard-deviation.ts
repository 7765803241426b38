import type { Column } from '../column.ts'
import type { Sheet } from '../sheet.ts'
import { positivePart } from './positive-part.ts'
import { repeats } from './repeats.ts'

/**
 * Standard deviation of the last `period` values around their `mean`, of the population (divided by `period`), as
 * Bollinger bands use it. The squares move with the window after Welford; sums of raw squares would lose the band.
 */
export function standardDeviation(sheet: Sheet, source: Column, { mean, period }: Window): Column {
  const { start, settled } = mean
  const resting = repeats(sheet, source)
  const deviation = sheet.addColumn({ start, settled })
  const squares = sheet.addColumn({ start, settled })
  source.keep(period)
  sheet.addFormula({
    start,
    isRenewed: true,
    seed(row) {
      let sum = 0
      for (let index = row - period + 1; index <= row; index += 1) sum += (source.at(index) - mean.at(row)) ** 2
      squares.set(row, sum)
      deviation.set(row, Math.sqrt(sum / period))
    },
    each(from, to) {
      let sum = squares.at(from - 1)
      for (let row = from; row < to; row += 1) {
        const newest = source.at(row)
        const oldest = source.at(row - period)
        sum += (newest - oldest) * (newest - mean.at(row) + oldest - mean.at(row - 1))
        if (resting.at(row) >= period) sum = 0
        deviation.set(row, Math.sqrt(positivePart(sum) / period))
      }
      squares.set(to - 1, sum)
    },
  })
  return deviation
}

type Window = { readonly mean: Column; readonly period: number }
