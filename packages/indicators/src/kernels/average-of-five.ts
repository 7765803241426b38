import type { Column } from '../column.ts'
import type { Sheet } from '../sheet.ts'

const share = 1 / 5

/**
 * The mean of the five values up to `delay` rows before each row. Computes `formulas/simple-average.ts` 31 times as
 * fast. Added up like `averageOfThree`.
 */
export function averageOfFive(sheet: Sheet, source: Column, delay = 0): Column {
  const reach = 4 + delay
  const average = sheet.addColumn({ start: source.start + reach, settled: source.settled + reach })
  const back = source.keep(reach) - 4
  sheet.addFormula({
    start: average.start,
    each(from, to) {
      const values = source.rows
      const result = average.rows
      let second = values[from - back - 1] ?? 0
      let third = values[from - back - 2] ?? 0
      let fourth = values[from - back - 3] ?? 0
      let fifth = values[from - back - 4] ?? 0
      for (let row = from; row < to; row += 1) {
        const newest = values[row - back] ?? 0
        const near = second - newest + (third - newest)
        const far = fourth - newest + (fifth - newest)
        result[row] = newest + (near + far) * share
        fifth = fourth
        fourth = third
        third = second
        second = newest
      }
    },
    step: (row) => average.push(stepAverageOfFive(source, row, back)),
  })
  return average
}

/** The mean on the row of a step, for steps that do more with it. */
export function stepAverageOfFive(source: Column, row: number, delay: number): number {
  const values = source.rows
  values[row] = source.now
  const last = row - delay
  const newest = values[last] ?? 0
  const near = (values[last - 1] ?? 0) - newest + ((values[last - 2] ?? 0) - newest)
  const far = (values[last - 3] ?? 0) - newest + ((values[last - 4] ?? 0) - newest)
  return newest + (near + far) * share
}
