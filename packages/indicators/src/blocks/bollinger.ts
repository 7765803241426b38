import type { Column } from '../column.ts'
import type { Sheet } from '../sheet.ts'
import { meanOf } from './mean-of.ts'
import { positivePart } from './positive-part.ts'
import { sma } from './sma.ts'

export type BollingerBands = { readonly middle: Column; readonly upper: Column; readonly lower: Column }
export type BollingerShape = { readonly period: number; readonly width: number }

/**
 * Bollinger bands (John Bollinger): the simple average and `width` standard deviations of the population around it. The
 * squares move with the window after Welford; running sums of raw squares would lose a narrow band.
 */
export function bollinger(sheet: Sheet, source: Column, { period, width }: BollingerShape): BollingerBands {
  const middle = sma(sheet, source, period)
  const [upper, lower, squares] = [sheet.addColumn(middle), sheet.addColumn(middle), sheet.addColumn(middle)]
  const share = 1 / period
  const set = (row: number): void => {
    const sum = squaresOf(source, row, period)
    const distance = width * Math.sqrt(sum * share)
    upper.set(row, middle.at(row) + distance)
    lower.set(row, middle.at(row) - distance)
    squares.set(row, sum)
  }
  const back = source.keep(period)
  sheet.addFormula({
    start: middle.start,
    seeds: [{ start: middle.start, set, isRenewed: true }],
    each(from, to) {
      const values = source.rows
      const means = middle.rows
      const tops = upper.rows
      const bottoms = lower.rows
      let sum = squares.at(from - 1)
      let meanBefore = means[from - 1] ?? 0
      for (let row = from; row < to; row += 1) {
        const newest = values[row] ?? 0
        const oldest = values[row - back] ?? 0
        const mean = means[row] ?? 0
        sum += (newest - oldest) * (newest - mean + (oldest - meanBefore))
        const distance = width * Math.sqrt(positivePart(sum) * share)
        tops[row] = mean + distance
        bottoms[row] = mean - distance
        meanBefore = mean
      }
      squares.set(to - 1, sum)
    },
    step(row) {
      const newest = source.now
      const oldest = source.recall(row, back)
      const mean = middle.now
      const sum = squares.now + (newest - oldest) * (newest - mean + (oldest - middle.before))
      const distance = width * Math.sqrt(positivePart(sum) * share)
      squares.now = sum
      upper.push(mean + distance)
      lower.push(mean - distance)
    },
  })
  sheet.joinSteps(2, ([average, bands]) => (row) => {
    average(row)
    bands(row)
  })
  return { middle, upper, lower }
}

function squaresOf(source: Column, row: number, period: number): number {
  const mean = meanOf(source, row, period)
  let sum = 0
  for (let index = row - period + 1; index <= row; index += 1) sum += (source.at(index) - mean) ** 2
  return sum
}
