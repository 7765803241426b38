import { levelCrossings } from '../../kernels/turns/crossings.ts'
import { medianPrice } from '../../kernels/median-price.ts'
import { smaSpread } from '../../kernels/sma.ts'
import type { Column } from '../../column.ts'
import { defineIndicator } from '../../define-indicator.ts'
import { fixedLevel } from '../../drawing.ts'

/**
 * Awesome Oscillator (Bill Williams): the simple average of the median price over 5 candles less that over 34.
 * Buys when it crosses above 0.
 */
export const awesomeOscillator = defineIndicator({
  id: 'awesome-oscillator',
  parameters: {
    fast: { label: 'Fast', minimum: 2, maximum: 100, step: 1, default: 5 },
    slow: { label: 'Slow', minimum: 3, maximum: 200, step: 1, default: 34 },
  },
  ascending: ['fast', 'slow'],
  drawing: {
    lines: {
      oscillator: { label: 'Oscillator', look: 'bars', on: 'panel' },
    },
    levels: [fixedLevel(0)],
  },
  plan(sheet, { fast, slow }) {
    const median = medianPrice(sheet)
    const oscillator = smaSpread(sheet, median, { fast, slow })
    const addRule = (): Column => {
      const signal = levelCrossings(sheet, oscillator, { up: 0, down: 0 })
      sheet.joinSteps(3, ([middle, spread, turn]) => (row) => {
        middle(row)
        spread(row)
        turn(row)
      })
      return signal
    }
    return { lines: { oscillator }, addRule }
  },
})
