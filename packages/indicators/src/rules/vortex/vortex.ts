import { crossings } from '../../kernels/turns/crossings.ts'
import { vortexLines } from '../../kernels/vortex-lines.ts'
import type { Column } from '../../column.ts'
import { defineIndicator } from '../../define-indicator.ts'
import { fixedLevel } from '../../drawing.ts'

/** VORTEX (Etienne Botes and Douglas Siepman, 2010): buys when VI+ crosses above VI−. */
export const vortex = defineIndicator({
  id: 'vortex',
  parameters: { period: { label: 'Vortex period', minimum: 2, maximum: 200, step: 1, default: 14 } },
  drawing: {
    lines: {
      plus: { label: '+VI', look: 'blue', on: 'panel' },
      minus: { label: '−VI', look: 'yellow', on: 'panel' },
    },
    levels: [fixedLevel(1)],
  },
  plan(sheet, { period }) {
    const lines = vortexLines(sheet, period)
    const addRule = (): Column => {
      const signal = crossings(sheet, lines.plus, lines.minus)
      sheet.joinSteps(2, ([ways, turn]) => (row) => {
        ways(row)
        turn(row)
      })
      return signal
    }
    return { lines, addRule }
  },
})
