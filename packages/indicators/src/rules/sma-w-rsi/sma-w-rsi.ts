import { levelCrossingsWhere } from '../../kernels/turns/crossings.ts'
import { rsi } from '../../kernels/rsi.ts'
import { sma } from '../../kernels/sma.ts'
import type { Column } from '../../column.ts'
import { defineIndicator } from '../../define-indicator.ts'
import { fixedLevel } from '../../drawing.ts'

/** SMA w-RSI (ours): buys when RSI crosses above 50 while the close is above its simple average. */
export const smaWRsi = defineIndicator({
  id: 'sma-w-rsi',
  parameters: {
    sma: { label: 'SMA period', minimum: 2, maximum: 200, step: 1, default: 20 },
    rsi: { label: 'RSI period', minimum: 2, maximum: 200, step: 1, default: 14 },
  },
  drawing: {
    lines: {
      average: { label: 'SMA', look: 'blue', on: 'price' },
      rsi: { label: 'RSI', look: 'yellow', on: 'panel' },
    },
    levels: [fixedLevel(50)],
  },
  plan(sheet, periods) {
    const { close } = sheet
    const average = sma(sheet, close, periods.sma)
    const index = rsi(sheet, periods.rsi)
    const addRule = (): Column => {
      const signal = levelCrossingsWhere(sheet, { source: index, up: 50, down: 50 }, (turn, { now }) => {
        return turn * (now(close) - now(average)) > 0
      })
      sheet.joinSteps(3, ([mean, strength, turn]) => (row) => {
        mean(row)
        strength(row)
        turn(row)
      })
      return signal
    }
    return { lines: { average, rsi: index }, addRule }
  },
})
