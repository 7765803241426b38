import { crossings } from '../../kernels/turns/crossings.ts'
import { macd } from '../../kernels/macd.ts'
import type { Column } from '../../column.ts'
import { defineIndicator } from '../../define-indicator.ts'
import { fixedLevel } from '../../drawing.ts'

/** MACD Alerts (Gerald Appel): buys when MACD crosses above its signal line, an exponential average. */
export const macdAlerts = defineIndicator({
  id: 'macd-alerts',
  parameters: {
    fast: { label: 'Fast EMA', minimum: 2, maximum: 100, step: 1, default: 12 },
    slow: { label: 'Slow EMA', minimum: 3, maximum: 200, step: 1, default: 26 },
    signal: { label: 'Signal EMA', minimum: 2, maximum: 100, step: 1, default: 9 },
  },
  ascending: ['fast', 'slow'],
  drawing: {
    lines: {
      histogram: { label: 'Histogram', look: 'bars', on: 'panel' },
      macd: { label: 'MACD', look: 'blue', on: 'panel' },
      signal: { label: 'Signal', look: 'yellow', on: 'panel' },
    },
    levels: [fixedLevel(0)],
  },
  plan(sheet, periods) {
    const lines = macd(sheet, sheet.close, periods)
    const addRule = (): Column => {
      const signal = crossings(sheet, lines.macd, lines.signal)
      sheet.joinSteps(2, ([averages, turn]) => (row) => {
        averages(row)
        turn(row)
      })
      return signal
    }
    return { lines, addRule }
  },
})
