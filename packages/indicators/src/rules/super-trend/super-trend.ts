import { sideTurns } from '../../kernels/turns/side-turns.ts'
import { superTrendBand } from '../../kernels/super-trend-band.ts'
import type { Column } from '../../column.ts'
import { defineIndicator } from '../../define-indicator.ts'
import type { IndicatorStream } from '../../indicator.ts'
import type { ParameterValues } from '../../parameters.ts'
import { superTrendParameters } from './parameters.ts'

/** Super_Trend (Olivier Seban): buys when the trend turns up, as a candle closes above the upper band. */
export const superTrend = defineIndicator({
  id: 'super-trend',
  parameters: superTrendParameters,
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

/** SuperTrend candle by candle. */
export function createSuperTrendStream(
  parameters: ParameterValues<keyof typeof superTrendParameters>,
): IndicatorStream<'line' | 'trend'> {
  return superTrend.createStream(parameters)
}
