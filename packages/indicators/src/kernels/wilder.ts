import type { Column } from '../column.ts'
import type { Sheet } from '../sheet.ts'
import { smooth, type Smoothing } from './smooth.ts'

/** Wilder's average: goes 1/period of the way to each new value (J. Welles Wilder, 1978). */
export function wilder(sheet: Sheet, source: Column, period: number): Column {
  return smooth(sheet, source, wilderSmoothing(source, period))
}

export function wilderSmoothing(source: Column, period: number): Smoothing {
  return { period, weight: 1 / period, settled: source.settled + 14 * period }
}
