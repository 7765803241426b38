import { defineIndicator } from '../define-indicator.ts'
import { crossings } from './crossings.ts'
import { delayed } from './delayed.ts'
import { turnsWhere } from './rule.ts'
import { sideRuns } from './side-runs.ts'
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
      const { close } = sheet
      const line = delayed(sheet, sma(sheet, close, period), shift)
      const runs = sideRuns(sheet, close, line)
      const signal = turnsWhere(sheet, crossings(sheet, close, line), (row, turn) => {
        return -turn * runs.at(row - 1) >= closes
      })
      return { lines: { line }, signal }
    },
  })
}
