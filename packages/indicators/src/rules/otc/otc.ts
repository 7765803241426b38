import { crossingsWhere } from '../../kernels/turns/crossings.ts'
import { directionalMovement } from '../../kernels/directional-movement.ts'
import { stochastic } from '../../kernels/stochastic.ts'
import type { Column } from '../../column.ts'
import { defineIndicator } from '../../define-indicator.ts'
import { mirroredLevels } from '../../drawing.ts'

/**
 * OTC (ours): the stochastic turns at the edge of a range, and only while there is no trend. Buys when %K crosses above
 * %D from below 20 while ADX is below 25.
 */
export const otc = defineIndicator({
  id: 'otc',
  parameters: {
    stochastic: { label: '%K period', minimum: 2, maximum: 200, step: 1, default: 14 },
    slowing: { label: '%K slowing', minimum: 1, maximum: 50, step: 1, default: 3 },
    signal: { label: '%D period', minimum: 1, maximum: 50, step: 1, default: 3 },
    level: { label: 'Lower level, mirrored for the upper', minimum: 1, maximum: 49, step: 1, default: 20 },
    adx: { label: 'ADX period', minimum: 2, maximum: 200, step: 1, default: 14 },
    adxMaximum: { label: 'ADX maximum', minimum: 1, maximum: 100, step: 1, default: 25 },
  },
  drawing: {
    lines: {
      k: { label: '%K', look: 'blue', on: 'panel' },
      d: { label: '%D', look: 'yellow', on: 'panel' },
      adx: { label: 'ADX', look: 'gray', on: 'panel' },
    },
    levels: mirroredLevels('level'),
  },
  plan(sheet, parameters) {
    const { slowing, level, adxMaximum } = parameters
    const { k, d } = stochastic(sheet, sheet, { period: parameters.stochastic, slowing, signal: parameters.signal })
    const { adx } = directionalMovement(sheet, parameters.adx)
    const addRule = (): Column => {
      const signal = crossingsWhere(sheet, { one: k, other: d }, (turn, { now, before }) => {
        const isFromEnd = turn === 1 ? before(k) < level : before(k) > 100 - level
        return isFromEnd && now(adx) < adxMaximum
      })
      sheet.joinSteps(3, ([place, movement, turn]) => (row) => {
        place(row)
        movement(row)
        turn(row)
      })
      return signal
    }
    return { lines: { k, d, adx }, addRule }
  },
})
