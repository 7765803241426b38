import { levelCrossings } from '../../kernels/turns/crossings.ts'
import { rsi } from '../../kernels/rsi.ts'
import type { Column } from '../../column.ts'
import { defineIndicator } from '../../define-indicator.ts'
import { mirroredLevels } from '../../drawing.ts'

/** RSI Reversal Alert (J. Welles Wilder, 1978): buys when RSI crosses back above the oversold level. */
export const rsiReversalAlert = defineIndicator({
  id: 'rsi-reversal-alert',
  parameters: {
    period: { label: 'RSI period', minimum: 2, maximum: 200, step: 1, default: 14 },
    oversold: { label: 'Oversold level, mirrored for overbought', minimum: 5, maximum: 45, step: 1, default: 30 },
  },
  drawing: {
    lines: {
      rsi: { label: 'RSI', look: 'blue', on: 'panel' },
    },
    levels: mirroredLevels('oversold'),
  },
  plan(sheet, { period, oversold }) {
    const index = rsi(sheet, period)
    const addRule = (): Column => {
      const signal = levelCrossings(sheet, index, { up: oversold, down: 100 - oversold })
      sheet.joinSteps(2, ([strength, turn]) => (row) => {
        strength(row)
        turn(row)
      })
      return signal
    }
    return { lines: { rsi: index }, addRule }
  },
})
