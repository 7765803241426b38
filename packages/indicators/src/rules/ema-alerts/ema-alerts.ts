import { emaCrossings } from '../../kernels/turns/ema-crossings.ts'
import { defineIndicator } from '../../define-indicator.ts'

/** EMA Alerts, a standard rule: buys when the fast exponential average crosses above the slow one. */
export const emaAlerts = defineIndicator({
  id: 'ema-alerts',
  parameters: {
    fast: { label: 'Fast EMA', minimum: 2, maximum: 100, step: 1, default: 9 },
    slow: { label: 'Slow EMA', minimum: 3, maximum: 200, step: 1, default: 21 },
  },
  ascending: ['fast', 'slow'],
  drawing: {
    lines: {
      fast: { label: 'Fast EMA', look: 'blue', on: 'price' },
      slow: { label: 'Slow EMA', look: 'yellow', on: 'price' },
    },
    levels: [],
  },
  plan(sheet, periods) {
    const { fast, slow, turns } = emaCrossings(sheet, sheet.close, periods)
    return { lines: { fast, slow }, addRule: () => turns }
  },
})
