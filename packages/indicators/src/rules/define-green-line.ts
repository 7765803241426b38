import { defineIndicator } from '../define-indicator.ts'
import { greenLine } from './green-line.ts'

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
    drawing: { lines: { line: { label: 'Shifted SMA', look: 'green', on: 'price' } }, levels: [] },
    plan(sheet, shape) {
      const { line, addTurns } = greenLine(sheet, shape)
      return { lines: { line }, addRule: addTurns }
    },
  })
}
