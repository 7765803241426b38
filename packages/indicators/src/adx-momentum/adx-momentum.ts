import { crossings, levelCrossings } from '../blocks/crossings.ts'
import { directionalMovement } from '../blocks/directional-movement.ts'
import { rule } from '../blocks/rule.ts'
import { defineIndicator } from '../define-indicator.ts'

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
  plan(sheet, { period, level }) {
    const lines = directionalMovement(sheet, period)
    const { plus, minus, adx } = lines
    const awakenings = levelCrossings(sheet, adx, { up: level, down: 0 })
    const turns = crossings(sheet, plus, minus)
    const signal = rule(sheet, adx, (row) => {
      if (awakenings.at(row) > 0) return Math.sign(plus.at(row) - minus.at(row))
      return adx.at(row) >= level ? turns.at(row) : 0
    })
    return { lines, signal }
  },
})
