import { reversals } from '../../kernels/turns/reversals.ts'
import { rsi } from '../../kernels/rsi.ts'
import type { Column } from '../../column.ts'
import { defineIndicator } from '../../define-indicator.ts'
import { mirroredLevels } from '../../drawing.ts'

/**
 * PO OTC (ours): three candles in a row to one side run out of breath. Buys when three falling candles brought RSI below
 * 20 and this candle closes up.
 */
export const poOtc = defineIndicator({
  id: 'po-otc',
  parameters: {
    candles: { label: 'Candles in a row', minimum: 1, maximum: 10, step: 1, default: 3 },
    rsi: { label: 'RSI period', minimum: 2, maximum: 200, step: 1, default: 5 },
    level: { label: 'RSI level, mirrored for the upper', minimum: 5, maximum: 45, step: 1, default: 20 },
  },
  drawing: {
    lines: {
      rsi: { label: 'RSI', look: 'blue', on: 'panel' },
    },
    levels: mirroredLevels('level'),
  },
  plan(sheet, { candles, rsi: period, level }) {
    const index = rsi(sheet, period)
    const addRule = (): Column => {
      const { open, close } = sheet
      const { turns } = reversals(sheet, { one: close, other: open, candles })
      const signal = sheet.addColumn({ start: turns.start, settled: index.settled })
      sheet.addFormula({
        start: signal.start,
        each(from, to) {
          const turned = turns.rows
          const strengths = index.rows
          const sides = signal.rows
          for (let row = from; row < to; row += 1) {
            const strength = strengths[row - 1] ?? 0
            const isExtreme = Number(strength < level) - Number(strength > 100 - level)
            const turn = (turned[row] ?? 0) | 0
            sides[row] = turn & -Number(turn === isExtreme)
          }
        },
        step() {
          const strength = index.before
          const isExtreme = Number(strength < level) - Number(strength > 100 - level)
          signal.now = turns.now === isExtreme ? turns.now : 0
        },
      })
      sheet.joinSteps(3, ([strength, turn, choice]) => (row) => {
        strength(row)
        turn(row)
        choice(row)
      })
      return signal
    }
    return { lines: { rsi: index }, addRule }
  },
})
