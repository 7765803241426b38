import { heikinAshi } from '../blocks/heikin-ashi.ts'
import { rule, turnsWhere } from '../blocks/rule.ts'
import { levelCrossings } from '../blocks/crossings.ts'
import { ema } from '../blocks/ema.ts'
import { defineIndicator } from '../define-indicator.ts'

/**
 * OTC RedLine (ours, after a publicly described rule): three exponential averages of the Heikin Ashi close, the slowest
 * drawn red. Buys when they come to stand fast over middle over slow on a rising Heikin Ashi candle.
 */
export const otcRedline = defineIndicator({
  id: 'otc-redline',
  parameters: {
    fast: { label: 'Fast EMA', minimum: 2, maximum: 50, step: 1, default: 3 },
    middle: { label: 'Middle EMA', minimum: 3, maximum: 100, step: 1, default: 8 },
    slow: { label: 'Red line', minimum: 4, maximum: 200, step: 1, default: 25 },
  },
  ascending: ['fast', 'middle', 'slow'],
  plan(sheet, periods) {
    const { open, close } = heikinAshi(sheet)
    const fast = ema(sheet, close, periods.fast)
    const middle = ema(sheet, close, periods.middle)
    const slow = ema(sheet, close, periods.slow)
    const stack = rule(sheet, slow, (row) => {
      if (fast.at(row) > middle.at(row) && middle.at(row) > slow.at(row)) return 1
      return fast.at(row) < middle.at(row) && middle.at(row) < slow.at(row) ? -1 : 0
    })
    const turns = levelCrossings(sheet, stack, { up: 0.5, down: -0.5 })
    const signal = turnsWhere(sheet, turns, (row, turn) => turn * (close.at(row) - open.at(row)) > 0)
    return { lines: { fast, middle, slow }, signal }
  },
})
