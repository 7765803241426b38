import { heikinAshi } from '../../kernels/heikin-ashi.ts'
import { signOf } from '../../kernels/arithmetic/side-of.ts'
import { levelCrossingsWhere } from '../../kernels/turns/crossings.ts'
import { ema, emaPair } from '../../kernels/ema.ts'
import type { Column } from '../../column.ts'
import { defineIndicator } from '../../define-indicator.ts'

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
  drawing: {
    lines: {
      fast: { label: 'Fast EMA', look: 'blue', on: 'price' },
      middle: { label: 'Middle EMA', look: 'yellow', on: 'price' },
      slow: { label: 'Red line', look: 'red', on: 'price' },
    },
    levels: [],
  },
  plan(sheet, periods) {
    const { open, close } = heikinAshi(sheet)
    const [fast, middle] = emaPair(sheet, close, { fast: periods.fast, slow: periods.middle })
    const slow = ema(sheet, close, periods.slow)
    const addRule = (): Column => {
      const stack = sheet.addColumn(slow)
      sheet.addFormula({
        start: stack.start,
        each(from, to) {
          const tops = fast.rows
          const middles = middle.rows
          const bottoms = slow.rows
          const sides = stack.rows
          for (let row = from; row < to; row += 1) {
            const center = middles[row] ?? 0
            const upper = signOf((tops[row] ?? 0) - center)
            const lower = signOf(center - (bottoms[row] ?? 0))
            sides[row] = upper & -Number(upper === lower)
          }
        },
        step() {
          const center = middle.now
          const upper = signOf(fast.now - center)
          const lower = signOf(center - slow.now)
          stack.push(upper & -Number(upper === lower))
        },
      })
      const signal = levelCrossingsWhere(sheet, { source: stack, up: 0.5, down: -0.5 }, (turn, { now }) => {
        return turn * (now(close) - now(open)) > 0
      })
      sheet.joinSteps(5, ([body, pair, red, order, turn]) => (row) => {
        body(row)
        pair(row)
        red(row)
        order(row)
        turn(row)
      })
      return signal
    }
    return { lines: { fast, middle, slow }, addRule }
  },
})
