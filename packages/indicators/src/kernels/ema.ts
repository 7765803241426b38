import type { Column } from '../column.ts'
import type { Sheet } from '../sheet.ts'
import { smooth, smoothPair, type Smoothing } from './smooth.ts'

/** Exponential moving average. Computes `formulas/exponential-average.ts` 12 times as fast. */
export function ema(sheet: Sheet, source: Column, period: number): Column {
  return smooth(sheet, source, emaSmoothing(source, period))
}

/**
 * Two exponential averages of one source, the faster first, in one loop. Computes `formulas/exponential-average.ts`
 * 42 times as fast.
 */
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
