import { bollinger } from '@stratomate/indicators/kernels/bollinger'
import { rollingRange } from '@stratomate/indicators/kernels/rolling-range'
import { rule } from '@stratomate/indicators/rule'
import { sma } from '@stratomate/indicators/kernels/sma'
import { trueRange } from '@stratomate/indicators/kernels/true-range'
import type { Column } from '@stratomate/indicators/column'
import { defineIndicator } from '@stratomate/indicators/define-indicator'
import { linearRegression } from './linear-regression.ts'

/**
 * Binary Eagle Indicator (ours, after the squeeze of John Carter): waits until the Bollinger band has been inside the mean
 * range for at least 3 candles. Buys when it is released while the momentum is above 0 and rises.
 */
export const binaryEagle = defineIndicator({
  id: 'binary-eagle-indicator',
  parameters: {
    period: { label: 'Period', minimum: 2, maximum: 200, step: 1, default: 20 },
    width: { label: 'Bollinger width', minimum: 0.5, maximum: 5, step: 0.1, default: 2 },
    ranges: { label: 'Mean ranges', minimum: 0.5, maximum: 5, step: 0.1, default: 1.5 },
    candles: { label: 'Candles inside before', minimum: 1, maximum: 50, step: 1, default: 3 },
  },
  plan(sheet, { period, width, ranges, candles }) {
    const { high, low, close } = sheet
    const { middle, upper } = bollinger(sheet, close, { period, width })
    const meanRange = sma(sheet, trueRange(sheet), period)
    const { highest, lowest } = rollingRange(sheet, { high, low }, period)
    const distance = rule(sheet, middle, (row) => {
      return close.at(row) - ((highest.at(row) + lowest.at(row)) / 2 + middle.at(row)) / 2
    })
    const momentum = linearRegression(sheet, distance, period)
    const squeeze = sheet.addColumn(meanRange)
    sheet.addFormula({
      start: squeeze.start,
      each(from, to) {
        for (let row = from; row < to; row += 1) {
          const isInside = upper.at(row) - middle.at(row) < ranges * meanRange.at(row)
          const before = squeeze.at(row - 1)
          squeeze.set(row, isInside ? (Number.isNaN(before) ? 0 : before) + 1 : 0)
        }
      },
    })
    const addRule = (): Column => {
      return rule(sheet, momentum, (row) => {
        if (squeeze.at(row) > 0 || !(squeeze.at(row - 1) >= candles)) return 0
        const [now, before] = [momentum.at(row), momentum.at(row - 1)]
        if (now > 0 && now > before) return 1
        return now < 0 && now < before ? -1 : 0
      })
    }
    return { lines: { momentum, squeeze }, addRule }
  },
})
