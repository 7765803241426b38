import { crossingsWhere } from '../../kernels/turns/crossings.ts'
import { rounded } from '../../kernels/rounded.ts'
import { rsi } from '../../kernels/rsi.ts'
import { stochastic } from '../../kernels/stochastic.ts'
import type { Column } from '../../column.ts'
import { defineIndicator } from '../../define-indicator.ts'
import { mirroredLevels } from '../../drawing.ts'

/**
 * Stochastic RSI Alert (Tushar Chande and Stanley Kroll, 1994): where RSI stands in its own range. Buys when K crosses
 * above D while D is below 20.
 */
export const stochasticRsiAlert = defineIndicator({
  id: 'stochastic-rsi-alert',
  parameters: {
    rsi: { label: 'RSI period', minimum: 2, maximum: 200, step: 1, default: 14 },
    stochastic: { label: 'Stochastic period', minimum: 2, maximum: 200, step: 1, default: 14 },
    k: { label: 'K', minimum: 1, maximum: 50, step: 1, default: 3 },
    d: { label: 'D', minimum: 1, maximum: 50, step: 1, default: 3 },
    level: { label: 'Lower level, mirrored for the upper', minimum: 1, maximum: 49, step: 1, default: 20 },
  },
  drawing: {
    lines: {
      k: { label: 'K', look: 'blue', on: 'panel' },
      d: { label: 'D', look: 'yellow', on: 'panel' },
    },
    levels: mirroredLevels('level'),
  },
  plan(sheet, periods) {
    const index = rounded(sheet, rsi(sheet, periods.rsi))
    const { k, d } = stochastic(
      sheet,
      { high: index, low: index, close: index },
      { period: periods.stochastic, slowing: periods.k, signal: periods.d },
    )
    const addRule = (): Column => {
      const signal = crossingsWhere(sheet, { one: k, other: d }, (turn, { now }) => {
        return turn === 1 ? now(d) < periods.level : now(d) > 100 - periods.level
      })
      sheet.joinSteps(4, ([strength, multiple, place, turn]) => (row) => {
        strength(row)
        multiple(row)
        place(row)
        turn(row)
      })
      return signal
    }
    return { lines: { k, d }, addRule }
  },
})
