import { sideTurns } from '../../kernels/turns/side-turns.ts'
import { superTrendBand } from '../../kernels/super-trend-band.ts'
import type { Column } from '../../column.ts'
import { defineIndicator } from '../../define-indicator.ts'
import type { IndicatorStream } from '../../indicator.ts'
import type { ParameterValues } from '../../parameters.ts'

/** Super_Trend (Olivier Seban): buys when the trend turns up, as a candle closes above the upper band. */
export const superTrend = defineIndicator({
  id: 'super-trend',
  parameters: {
    period: { label: 'ATR period', minimum: 2, maximum: 200, step: 1, default: 10 },
    multiplier: { label: 'ATR multiplier', minimum: 0.5, maximum: 20, step: 0.1, default: 3 },
  },
  drawing: {
    lines: {
      line: { label: 'Band', look: 'green', on: 'price' },
      trend: { label: 'Trend', look: 'gray', on: 'data' },
    },
    levels: [],
    sidedBy: 'trend',
  },
  plan(sheet, shape) {
    const lines = superTrendBand(sheet, shape)
    const addRule = (): Column => {
      const signal = sideTurns(sheet, lines.trend)
      sheet.joinSteps(2, ([band, turn]) => (row) => {
        band(row)
        turn(row)
      })
      return signal
    }
    return { lines, addRule }
  },
})

export const superTrendDefaults: ParameterValues<'period' | 'multiplier'> = superTrend.defaults

/** SuperTrend candle by candle. */
export function createSuperTrendStream(parameters: typeof superTrendDefaults): IndicatorStream<'line' | 'trend'> {
  return superTrend.createStream(parameters)
}
