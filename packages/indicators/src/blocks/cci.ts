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
  const rows = typical.keep(period + 7) - 7
  const eights = rows - (rows % 8)
  const fours = rows - (rows % 4)
  sheet.addFormula({
    start: mean.start,
    each(from, to) {
      const values = typical.rows
      const means = mean.rows
      const result = index.rows
      result.fill(0, from, to)
      for (let back = 0; back < eights; back += 8) addEightDeviations({ values, means, result, back }, from, to)
      if (fours > eights) addFourDeviations({ values, means, result, back: eights }, from, to)
      for (let back = fours; back < rows; back += 1) addDeviations({ values, means, result, back }, from, to)
      for (let row = from; row < to; row += 1) {
        const deviations = result[row] ?? 0
        result[row] = deviations > 0 ? (scale * ((values[row] ?? 0) - (means[row] ?? 0))) / deviations : 0
      }
    },
    step(row) {
      const values = typical.rows
      const average = mean.now
      // The mean has written the typical price of this row.
      let deviations = 0
      let past = row
      for (; past > row - fours; past -= 4) {
        const near = Math.abs((values[past] ?? 0) - average) + Math.abs((values[past - 1] ?? 0) - average)
        const far = Math.abs((values[past - 2] ?? 0) - average) + Math.abs((values[past - 3] ?? 0) - average)
        deviations += near + far
      }
      for (; past > row - rows; past -= 1) deviations += Math.abs((values[past] ?? 0) - average)
      index.push(deviations > 0 ? (scale * (typical.now - average)) / deviations : 0)
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

/** As above for eight. */
function addEightDeviations({ values, means, result, back }: Deviations, from: number, to: number): void {
  const last = from - back
  let second = values[last - 1] ?? 0
  let third = values[last - 2] ?? 0
  let fourth = values[last - 3] ?? 0
  let fifth = values[last - 4] ?? 0
  let sixth = values[last - 5] ?? 0
  let seventh = values[last - 6] ?? 0
  let eighth = values[last - 7] ?? 0
  for (let row = from; row < to; row += 1) {
    const mean = means[row] ?? 0
    const first = values[row - back] ?? 0
    const one = Math.abs(first - mean) + Math.abs(second - mean)
    const two = Math.abs(third - mean) + Math.abs(fourth - mean)
    const three = Math.abs(fifth - mean) + Math.abs(sixth - mean)
    const four = Math.abs(seventh - mean) + Math.abs(eighth - mean)
    result[row] = (result[row] ?? 0) + (one + two) + (three + four)
    eighth = seventh
    seventh = sixth
    sixth = fifth
    fifth = fourth
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
      const highs = high.rows
      const lows = low.rows
      const closes = close.rows
      const result = typical.rows
      for (let row = from; row < to; row += 1) {
        result[row] = ((highs[row] ?? 0) + (lows[row] ?? 0) + (closes[row] ?? 0)) / 3
      }
    },
    step: () => typical.push((high.now + low.now + close.now) / 3),
  })
  return typical
}
