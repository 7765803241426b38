import type { Column } from '../column.ts'
import type { Sheet } from '../sheet.ts'
import { smooth, type Smoothing } from './smooth.ts'

/** Wilder's average. Computes `formulas/wilder-average.ts` 12 times as fast. */
export function wilder(sheet: Sheet, source: Column, period: number): Column {
  return smooth(sheet, source, wilderSmoothing(source, period))
}

export function wilderSmoothing(source: Column, period: number): Smoothing {
  return { period, weight: 1 / period, settled: source.settled + 14 * period }
}
