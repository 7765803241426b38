import type { Column } from '../column.ts'
import type { Sheet } from '../sheet.ts'
import { meanOf } from './mean-of.ts'

export type Smoothing = {
  readonly period: number
  /** The share of the way to each new value. */
  readonly weight: number
  readonly settled: number
}

/**
 * An average with a memory: begins with the mean of the first `period` values and goes a share of the way to each new
 * one. Written as a step toward it, so that it rests exactly on a price that rests.
 */
export function smooth(sheet: Sheet, source: Column, { period, weight, settled }: Smoothing): Column {
  const average = sheet.addColumn({ start: source.start + period - 1, settled })
  source.keep(period)
  sheet.addFormula({
    start: average.start,
    seed: (row) => average.set(row, meanOf(source, row, period)),
    each(from, to) {
      let value = average.at(from - 1)
      for (let row = from; row < to; row += 1) {
        value += weight * (source.at(row) - value)
        average.set(row, value)
      }
    },
  })
  return average
}
