import { cci } from '../../kernels/cci.ts'
import { levelCrossingsWhere } from '../../kernels/turns/crossings.ts'
import { ema } from '../../kernels/ema.ts'
import { momentum } from '../../kernels/momentum.ts'
import type { Column } from '../../column.ts'
import { defineIndicator } from '../../define-indicator.ts'
import { oppositeLevels } from '../../drawing.ts'

/**
 * EMA CCI MOMENTUM 20 (the CCI rule of Donald Lambert, 1980, with two filters of ours): buys when CCI crosses above
 * +100 while the close is above its exponential average and above the close 20 candles ago.
 */
export const emaCciMomentum = defineIndicator({
  id: 'ema-cci-momentum-20',
  parameters: {
    ema: { label: 'EMA period', minimum: 2, maximum: 200, step: 1, default: 20 },
    cci: { label: 'CCI period', minimum: 2, maximum: 200, step: 1, default: 20 },
    level: { label: 'CCI level', minimum: 10, maximum: 300, step: 1, default: 100 },
    momentum: { label: 'Momentum period', minimum: 1, maximum: 200, step: 1, default: 20 },
  },
  drawing: {
    lines: {
      average: { label: 'EMA', look: 'blue', on: 'price' },
      cci: { label: 'CCI', look: 'yellow', on: 'panel' },
      momentum: { label: 'Momentum', look: 'gray', on: 'data' },
    },
    levels: oppositeLevels('level'),
    terminalWindow: 'panel',
  },
  plan(sheet, periods) {
    const { close } = sheet
    const average = ema(sheet, close, periods.ema)
    const index = cci(sheet, periods.cci)
    const strength = momentum(sheet, close, periods.momentum)
    const addRule = (): Column => {
      const levels = { source: index, up: periods.level, down: -periods.level }
      const signal = levelCrossingsWhere(sheet, levels, (turn, { now }) => {
        return turn * (now(close) - now(average)) > 0 && turn * now(strength) > 0
      })
      sheet.joinSteps(4, ([mean, channel, move, turn]) => (row) => {
        mean(row)
        channel(row)
        move(row)
        turn(row)
      })
      return signal
    }
    return { lines: { average, cci: index, momentum: strength }, addRule }
  },
})
