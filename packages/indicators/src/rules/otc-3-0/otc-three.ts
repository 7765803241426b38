import { bollinger } from '../../kernels/bollinger.ts'
import { levelCrossingsWhere } from '../../kernels/turns/crossings.ts'
import { rsi } from '../../kernels/rsi.ts'
import type { Column } from '../../column.ts'
import { defineIndicator } from '../../define-indicator.ts'
import { mirroredLevels } from '../../drawing.ts'

/**
 * OTC 3.0 (ours): the price left its Bollinger band with an extreme RSI and returns. Buys when the candle before closed
 * below the lower band with RSI below 25 and this one closes back inside.
 */
export const otcThree = defineIndicator({
  id: 'otc-3-0',
  parameters: {
    bollinger: { label: 'Bollinger period', minimum: 2, maximum: 200, step: 1, default: 20 },
    width: { label: 'Bollinger width', minimum: 0.5, maximum: 5, step: 0.1, default: 2 },
    rsi: { label: 'RSI period', minimum: 2, maximum: 200, step: 1, default: 7 },
    level: { label: 'RSI level, mirrored for the upper', minimum: 5, maximum: 45, step: 1, default: 25 },
  },
  drawing: {
    lines: {
      upper: { label: 'Upper band', look: 'blue', on: 'price' },
      middle: { label: 'Middle', look: 'gray', on: 'price' },
      lower: { label: 'Lower band', look: 'green', on: 'price' },
      rsi: { label: 'RSI', look: 'yellow', on: 'panel' },
    },
    levels: mirroredLevels('level'),
  },
  plan(sheet, parameters) {
    const { close } = sheet
    const { level, width } = parameters
    const { middle, upper, lower } = bollinger(sheet, close, { period: parameters.bollinger, width })
    const index = rsi(sheet, parameters.rsi)
    const addRule = (): Column => {
      const side = sheet.addColumn(middle)
      sheet.addFormula({
        start: side.start,
        each(from, to) {
          const closes = close.rows
          const tops = upper.rows
          const bottoms = lower.rows
          const sides = side.rows
          for (let row = from; row < to; row += 1) {
            const price = closes[row] ?? 0
            sides[row] = Number(price > (tops[row] ?? 0)) - Number(price < (bottoms[row] ?? 0))
          }
        },
        step: () => side.push(Number(close.now > upper.now) - Number(close.now < lower.now)),
      })
      const signal = levelCrossingsWhere(sheet, { source: side, up: -0.5, down: 0.5 }, (turn, { now, before }) => {
        const isExtreme = turn === 1 ? before(index) < level : before(index) > 100 - level
        return isExtreme && now(side) === 0
      })
      sheet.joinSteps(4, ([bands, strength, place, turn]) => (row) => {
        bands(row)
        strength(row)
        place(row)
        turn(row)
      })
      return signal
    }
    return { lines: { middle, upper, lower, rsi: index }, addRule }
  },
})
