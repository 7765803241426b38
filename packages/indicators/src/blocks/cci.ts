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
  const rows = typical.keep(period + 3) - 3
  const four = rows - (rows % 4)
  sheet.addFormula({
    start: mean.start,
    each(from, to) {
      const values = typical.rows
      const means = mean.rows
      const result = index.rows
      result.fill(0, from, to)
      for (let back = 0; back < four; back += 4) addFourDeviations({ values, means, result, back }, from, to)
      for (let back = four; back < rows; back += 1) addDeviations({ values, means, result, back }, from, to)
      for (let row = from; row < to; row += 1) {
        const deviations = result[row] ?? 0
        result[row] = deviations > 0 ? (scale * ((values[row] ?? 0) - (means[row] ?? 0))) / deviations : 0
      }
    },
    step(row) {
      const deviations = deviationsOf(typical, row, { rows, mean: mean.now })
      index.push(deviations > 0 ? (scale * (typical.now - mean.now)) / deviations : 0)
    },
  })
  sheet.joinSteps(3, ([price, average, deviation]) => (row) => {
    price(row)
    average(row)
    deviation(row)
  })
  return index
}

type Deviations = {
  readonly values: Float64Array
  readonly means: Float64Array
  readonly result: Float64Array
  readonly back: number
}

/** The deviations of one row, as a stream needs them, added in the same order as those of many rows below. */
function deviationsOf(typical: Column, row: number, { rows, mean }: { rows: number; mean: number }): number {
  const values = typical.rows
  const four = row - rows + (rows % 4)
  let sum = 0
  typical.set(row, typical.now)
  let past = row
  for (; past > four; past -= 4) {
    const near = Math.abs((values[past] ?? 0) - mean) + Math.abs((values[past - 1] ?? 0) - mean)
    const far = Math.abs((values[past - 2] ?? 0) - mean) + Math.abs((values[past - 3] ?? 0) - mean)
    sum += near + far
  }
  for (; past > row - rows; past -= 1) sum += Math.abs((values[past] ?? 0) - mean)
  return sum
}

/** Adds how far the value `back` rows before each row stands from the mean of that row. */
function addDeviations({ values, means, result, back }: Deviations, from: number, to: number): void {
  for (let row = from; row < to; row += 1) {
    result[row] = (result[row] ?? 0) + Math.abs((values[row - back] ?? 0) - (means[row] ?? 0))
  }
}

/** As above for four values in a row, which move on from row to row without being read again. */
function addFourDeviations({ values, means, result, back }: Deviations, from: number, to: number): void {
  let second = values[from - back - 1] ?? 0
  let third = values[from - back - 2] ?? 0
  let fourth = values[from - back - 3] ?? 0
  for (let row = from; row < to; row += 1) {
    const mean = means[row] ?? 0
    const first = values[row - back] ?? 0
    const near = Math.abs(first - mean) + Math.abs(second - mean)
    const far = Math.abs(third - mean) + Math.abs(fourth - mean)
    result[row] = (result[row] ?? 0) + (near + far)
    fourth = third
    third = second
    second = first
  }
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
    step: () => typical.push((high.now + low.now + close.now) / 3),
  })
  return typical
}
