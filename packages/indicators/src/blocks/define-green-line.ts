import { defineIndicator } from '../define-indicator.ts'
import { delayed } from './delayed.ts'
import { rule } from './rule.ts'
import { sma } from './sma.ts'

/**
 * The green lines (ours; their names are read as period.shift): a simple average displaced forward, which therefore
 * never changes afterwards. Buys when a candle closes above the line after three closes below it.
 */
export function defineGreenLine<Id extends string>(id: Id, presets: { period: number; shift: number }) {
  return defineIndicator({
    id,
    parameters: {
      period: { label: 'SMA period', minimum: 2, maximum: 200, step: 1, default: presets.period },
      shift: { label: 'Shift', minimum: 1, maximum: 50, step: 1, default: presets.shift },
      closes: { label: 'Closes before', minimum: 1, maximum: 20, step: 1, default: 3 },
    },
    plan(sheet, { period, shift, closes }) {
      const line = delayed(sheet, sma(sheet, sheet.close, period), shift)
      const sideOf = (row: number): number => Math.sign(sheet.close.at(row) - line.at(row))
      const signal = rule(sheet, { start: line.start, settled: line.settled + closes }, (row) => {
        const side = sideOf(row)
        for (let age = 1; age <= closes; age += 1) {
          if (sideOf(row - age) !== -side) return 0
        }
        return side
      })
      sheet.close.keep(closes)
      line.keep(closes)
      return { lines: { line }, signal }
    },
  })
}
