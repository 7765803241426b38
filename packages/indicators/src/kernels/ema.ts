import type { Column } from '../column.ts'
import type { Sheet } from '../sheet.ts'
import { smooth, smoothPair, type Smoothing } from './smooth.ts'

/** Exponential moving average: goes 2/(period + 1) of the way to each new value. */
export function ema(sheet: Sheet, source: Column, period: number): Column {
  return smooth(sheet, source, emaSmoothing(source, period))
}

/** A fast and a slow average of one source. */
export function emaPair(
  sheet: Sheet,
  source: Column,
  { fast, slow }: { readonly fast: number; readonly slow: number },
): [fast: Column, slow: Column] {
  return smoothPair(sheet, source, [emaSmoothing(source, fast), emaSmoothing(source, slow)])
}

export function emaSmoothing(source: Column, period: number): Smoothing {
  return { period, weight: 2 / (period + 1), settled: source.settled + 7 * period }
}
