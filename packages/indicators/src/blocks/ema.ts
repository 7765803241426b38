import type { Column } from '../column.ts'
import type { Sheet } from '../sheet.ts'
import { smooth } from './smooth.ts'

/** Exponential moving average: goes 2/(period + 1) of the way to each new value. */
export function ema(sheet: Sheet, source: Column, period: number): Column {
  return smooth(sheet, source, { period, weight: 2 / (period + 1), settled: source.settled + 7 * period })
}
