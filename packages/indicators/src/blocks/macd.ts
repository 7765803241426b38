import type { Column } from '../column.ts'
import type { Sheet } from '../sheet.ts'
import { difference } from './difference.ts'
import { ema } from './ema.ts'

export type MacdLines = { readonly macd: Column; readonly signal: Column; readonly histogram: Column }
export type MacdPeriods = { readonly fast: number; readonly slow: number; readonly signal: number }

/** Moving average convergence divergence (Gerald Appel): a fast less a slow average, and the average of that. */
export function macd(sheet: Sheet, source: Column, periods: MacdPeriods): MacdLines {
  const line = difference(sheet, ema(sheet, source, periods.fast), ema(sheet, source, periods.slow))
  const signal = ema(sheet, line, periods.signal)
  return { macd: line, signal, histogram: difference(sheet, line, signal) }
}
