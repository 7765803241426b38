import { crossings } from '../blocks/crossings.ts'
import { rsi } from '../blocks/rsi.ts'
import { turnsWhere } from '../blocks/rule.ts'
import { sideRuns } from '../blocks/side-runs.ts'
import { defineIndicator } from '../define-indicator.ts'

/**
 * PO OTC (ours): three candles in a row to one side run out of breath. Buys when three falling candles brought RSI below
 * 20 and this candle closes up.
 */
export const poOtc = defineIndicator({
  id: 'po-otc',
  parameters: {
    candles: { label: 'Candles in a row', minimum: 1, maximum: 10, step: 1, default: 3 },
    rsi: { label: 'RSI period', minimum: 2, maximum: 200, step: 1, default: 5 },
    level: { label: 'RSI level, mirrored for the upper', minimum: 5, maximum: 45, step: 1, default: 20 },
  },
  plan(sheet, { candles, rsi: period, level }) {
    const index = rsi(sheet, period)
    const { open, close } = sheet
    const runs = sideRuns(sheet, close, open)
    const signal = turnsWhere(sheet, crossings(sheet, close, open), (row, turn) => {
      const isExtreme = turn > 0 ? index.at(row - 1) < level : index.at(row - 1) > 100 - level
      return isExtreme && -turn * runs.at(row - 1) >= candles
    })
    return { lines: { rsi: index }, signal }
  },
})
