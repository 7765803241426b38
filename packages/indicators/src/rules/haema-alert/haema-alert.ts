import { crossingsWhere } from '../../kernels/turns/crossings.ts'
import { heikinAshi } from '../../kernels/heikin-ashi.ts'
import { ema } from '../../kernels/ema.ts'
import type { Column } from '../../column.ts'
import { defineIndicator } from '../../define-indicator.ts'

/**
 * HAEMA Alert (ours, on Heikin Ashi after Dan Valcu, 2004): buys when the Heikin Ashi close crosses above its
 * exponential average on a rising Heikin Ashi candle. Trades run on real prices; Heikin Ashi only decides when.
 */
export const haemaAlert = defineIndicator({
  id: 'haema-alert',
  parameters: { period: { label: 'EMA period', minimum: 2, maximum: 200, step: 1, default: 20 } },
  drawing: {
    lines: {
      average: { label: 'EMA of Heikin Ashi', look: 'blue', on: 'price' },
      close: { label: 'Heikin Ashi close', look: 'yellow', on: 'price' },
      open: { label: 'Heikin Ashi open', look: 'gray', on: 'price' },
    },
    levels: [],
    candles: { open: 'open', close: 'close' },
  },
  plan(sheet, { period }) {
    const { open, close } = heikinAshi(sheet)
    const average = ema(sheet, close, period)
    const addRule = (): Column => {
      const signal = crossingsWhere(sheet, { one: close, other: average }, (turn, { now }) => {
        return turn * (now(close) - now(open)) > 0
      })
      sheet.joinSteps(3, ([body, mean, turn]) => (row) => {
        body(row)
        mean(row)
        turn(row)
      })
      return signal
    }
    return { lines: { open, close, average }, addRule }
  },
})
