import { ema } from '../blocks/ema.ts'
import { swings } from '../blocks/swings.ts'
import { averageTrueRange } from '../blocks/true-range.ts'
import { defineIndicator } from '../define-indicator.ts'

/**
 * BOSS, Break Of Swing Structure (ours): buys when a candle closes above the last unused swing high by a tenth of the
 * average true range while the long exponential average rises. Each swing is used once.
 */
export const boss = defineIndicator({
  id: 'boss',
  parameters: {
    strength: { label: 'Swing strength', minimum: 2, maximum: 20, step: 1, default: 5 },
    ema: { label: 'EMA period', minimum: 2, maximum: 500, step: 1, default: 50 },
    atr: { label: 'ATR period', minimum: 2, maximum: 200, step: 1, default: 14 },
    margin: { label: 'Margin in average true ranges', minimum: 0, maximum: 5, step: 0.05, default: 0.1 },
  },
  plan(sheet, { strength, ema: emaPeriod, atr, margin }) {
    const { close } = sheet
    const { highs, lows } = swings(sheet, strength)
    const average = ema(sheet, close, emaPeriod)
    const range = averageTrueRange(sheet, atr)
    const [high, low, side] = [sheet.addColumn(highs), sheet.addColumn(lows), sheet.addColumn(average)]
    sheet.addFormula({
      start: highs.start,
      each(from, to) {
        for (let row = from; row < to; row += 1) {
          const swingHigh = Number.isNaN(highs.at(row)) ? high.at(row - 1) : highs.at(row)
          const swingLow = Number.isNaN(lows.at(row)) ? low.at(row - 1) : lows.at(row)
          const rise = average.at(row) - average.at(row - 1)
          const beyond = margin * range.at(row)
          const isBuy = rise > 0 && close.at(row) > swingHigh + beyond
          const isSell = rise < 0 && close.at(row) < swingLow - beyond
          high.set(row, isBuy ? Number.NaN : swingHigh)
          low.set(row, isSell ? Number.NaN : swingLow)
          side.set(row, Number(isBuy) - Number(isSell))
        }
      },
    })
    return { lines: { average, high, low }, signal: side }
  },
})
