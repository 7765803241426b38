import type { Column } from '../column.ts'
import type { Sheet } from '../sheet.ts'
import { sma } from './sma.ts'

/**
 * Commodity channel index. Computes `formulas/commodity-channel.ts` 20 times as fast. The time for a row grows with
 * the period, because each row has a mean of its own.
 */
export function cci(sheet: Sheet, period: number): Column {
  const typical = typicalPrice(sheet)
  const mean = sma(sheet, typical, period)
  const index = sheet.addColumn(mean)
  const scale = period / 0.015
  const rows = typical.keep(period)
  const tens = rows - (rows % 10)
  const fours = rows - ((rows % 10) % 4)
  sheet.addFormula({
    start: mean.start,
    each(from, to) {
      const values = typical.rows
      const means = mean.rows
      const result = index.rows
      const all = { values, means, result, scale }
      result.fill(0, from, to)
      for (let back = fours; back < rows; back += 1) addDeviations({ ...all, back }, from, to)
      for (let back = tens; back < fours; back += 4) addFourDeviations({ ...all, back }, from, to)
      for (let back = tens - 10; back > 0; back -= 10) addTenDeviations({ ...all, back }, from, to)
      if (tens > 0) addLastTen(all, from, to)
      else divide(all, from, to)
    },
    step(row) {
      const values = typical.rows
      const average = mean.now
      // `mean` has written the typical price of this row. The order of the sums is that of the loops above, oldest first.
      let deviations = 0
      for (let back = fours; back < rows; back += 1) deviations += Math.abs((values[row - back] ?? 0) - average)
      for (let back = tens; back < fours; back += 4) {
        const last = row - back
        const near = Math.abs((values[last] ?? 0) - average) + Math.abs((values[last - 1] ?? 0) - average)
        const far = Math.abs((values[last - 2] ?? 0) - average) + Math.abs((values[last - 3] ?? 0) - average)
        deviations += near + far
      }
      for (let last = row - tens + 10; last <= row; last += 10) {
        const one = Math.abs((values[last] ?? 0) - average) + Math.abs((values[last - 1] ?? 0) - average)
        const two = Math.abs((values[last - 2] ?? 0) - average) + Math.abs((values[last - 3] ?? 0) - average)
        const three = Math.abs((values[last - 4] ?? 0) - average) + Math.abs((values[last - 5] ?? 0) - average)
        const four = Math.abs((values[last - 6] ?? 0) - average) + Math.abs((values[last - 7] ?? 0) - average)
        const five = Math.abs((values[last - 8] ?? 0) - average) + Math.abs((values[last - 9] ?? 0) - average)
        deviations = deviations + (one + two) + (three + four) + five
      }
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
  readonly scale: number
}
type OlderDeviations = Deviations & { readonly back: number }

/** Adds the distance of the value `back` rows before each row from the mean of that row. */
function addDeviations({ values, means, result, back }: OlderDeviations, from: number, to: number): void {
  for (let row = from; row < to; row += 1) {
    result[row] = (result[row] ?? 0) + Math.abs((values[row - back] ?? 0) - (means[row] ?? 0))
  }
}

/** As above for four values at once, which move on from row to row and are not read again. */
function addFourDeviations({ values, means, result, back }: OlderDeviations, from: number, to: number): void {
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

/** As above for ten. */
function addTenDeviations({ values, means, result, back }: OlderDeviations, from: number, to: number): void {
  const last = from - back
  let second = values[last - 1] ?? 0
  let third = values[last - 2] ?? 0
  let fourth = values[last - 3] ?? 0
  let fifth = values[last - 4] ?? 0
  let sixth = values[last - 5] ?? 0
  let seventh = values[last - 6] ?? 0
  let eighth = values[last - 7] ?? 0
  let ninth = values[last - 8] ?? 0
  let tenth = values[last - 9] ?? 0
  for (let row = from; row < to; row += 1) {
    const mean = means[row] ?? 0
    const first = values[row - back] ?? 0
    const one = Math.abs(first - mean) + Math.abs(second - mean)
    const two = Math.abs(third - mean) + Math.abs(fourth - mean)
    const three = Math.abs(fifth - mean) + Math.abs(sixth - mean)
    const four = Math.abs(seventh - mean) + Math.abs(eighth - mean)
    const five = Math.abs(ninth - mean) + Math.abs(tenth - mean)
    result[row] = (result[row] ?? 0) + (one + two) + (three + four) + five
    tenth = ninth
    ninth = eighth
    eighth = seventh
    seventh = sixth
    sixth = fifth
    fifth = fourth
    fourth = third
    third = second
    second = first
  }
}

/** As above for the newest ten, and divides here, where the newest value is in a register. */
function addLastTen({ values, means, result, scale }: Deviations, from: number, to: number): void {
  let second = values[from - 1] ?? 0
  let third = values[from - 2] ?? 0
  let fourth = values[from - 3] ?? 0
  let fifth = values[from - 4] ?? 0
  let sixth = values[from - 5] ?? 0
  let seventh = values[from - 6] ?? 0
  let eighth = values[from - 7] ?? 0
  let ninth = values[from - 8] ?? 0
  let tenth = values[from - 9] ?? 0
  for (let row = from; row < to; row += 1) {
    const mean = means[row] ?? 0
    const first = values[row] ?? 0
    const one = Math.abs(first - mean) + Math.abs(second - mean)
    const two = Math.abs(third - mean) + Math.abs(fourth - mean)
    const three = Math.abs(fifth - mean) + Math.abs(sixth - mean)
    const four = Math.abs(seventh - mean) + Math.abs(eighth - mean)
    const five = Math.abs(ninth - mean) + Math.abs(tenth - mean)
    const deviations = (result[row] ?? 0) + (one + two) + (three + four) + five
    result[row] = deviations > 0 ? (scale * (first - mean)) / deviations : 0
    tenth = ninth
    ninth = eighth
    eighth = seventh
    seventh = sixth
    sixth = fifth
    fifth = fourth
    fourth = third
    third = second
    second = first
  }
}

/** The distance of the newest value from its mean, in deviations. */
function divide({ values, means, result, scale }: Deviations, from: number, to: number): void {
  for (let row = from; row < to; row += 1) {
    const deviations = result[row] ?? 0
    result[row] = deviations > 0 ? (scale * ((values[row] ?? 0) - (means[row] ?? 0))) / deviations : 0
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
