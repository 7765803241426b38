import { crossings, levelCrossings } from '../../kernels/turns/crossings.ts'
import { directionalMovement } from '../../kernels/directional-movement.ts'
import { signOf } from '../../kernels/arithmetic/side-of.ts'
import type { Column } from '../../column.ts'
import { defineIndicator } from '../../define-indicator.ts'

/**
 * ADX Momentum (J. Welles Wilder, 1978): buys while +DI is above −DI when ADX crosses above 25, or when +DI crosses
 * above −DI while ADX is 25 or more.
 */
export const adxMomentum = defineIndicator({
  id: 'adx-momentum',
  parameters: {
    period: { label: 'ADX period', minimum: 2, maximum: 200, step: 1, default: 14 },
    level: { label: 'ADX level', minimum: 1, maximum: 100, step: 1, default: 25 },
  },
  drawing: {
    lines: {
      plus: { label: '+DI', look: 'blue', on: 'panel' },
      minus: { label: '−DI', look: 'yellow', on: 'panel' },
      adx: { label: 'ADX', look: 'gray', on: 'panel' },
    },
    levels: [{ base: 0, sign: 1, parameter: 'level' }],
  },
  plan(sheet, { period, level }) {
    const lines = directionalMovement(sheet, period)
    const { plus, minus, adx } = lines
    const addRule = (): Column => {
      const awakenings = levelCrossings(sheet, adx, { up: level, down: 0 })
      const turns = crossings(sheet, plus, minus)
      const signal = sheet.addColumn(turns.settled > awakenings.settled ? turns : awakenings)
      sheet.addFormula({
        start: adx.start,
        each(from, to) {
          const rises = awakenings.rows
          const strengths = adx.rows
          const turned = turns.rows
          const pluses = plus.rows
          const minuses = minus.rows
          const sides = signal.rows
          for (let row = from; row < to; row += 1) {
            const isAwake = Number((rises[row] ?? 0) > 0)
            const isStrong = Number((strengths[row] ?? 0) >= level)
            const side = signOf((pluses[row] ?? 0) - (minuses[row] ?? 0))
            sides[row] = (side & -isAwake) | ((turned[row] ?? 0) & -(isStrong & ~isAwake))
          }
        },
        step() {
          const isAwake = awakenings.now > 0
          const turn = adx.now >= level ? turns.now : 0
          signal.now = isAwake ? signOf(plus.now - minus.now) : turn
        },
      })
      sheet.joinSteps(4, ([movement, awakening, turn, choice]) => (row) => {
        movement(row)
        awakening(row)
        turn(row)
        choice(row)
      })
      return signal
    }
    return { lines, addRule }
  },
})
