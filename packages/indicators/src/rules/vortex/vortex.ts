import { crossings } from '../../kernels/turns/crossings.ts'
import { vortexLines } from '../../kernels/vortex-lines.ts'
import type { Column } from '../../column.ts'
import { defineIndicator } from '../../define-indicator.ts'

/** VORTEX (Etienne Botes and Douglas Siepman, 2010): buys when VI+ crosses above VI−. */
export const vortex = defineIndicator({
  id: 'vortex',
  parameters: { period: { label: 'Vortex period', minimum: 2, maximum: 200, step: 1, default: 14 } },
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
