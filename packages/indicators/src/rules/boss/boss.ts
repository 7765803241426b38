import { ema } from '../../kernels/ema.ts'
import { swings } from '../../kernels/swings.ts'
import { averageTrueRange } from '../../kernels/true-range.ts'
import { defineIndicator } from '../../define-indicator.ts'

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
  drawing: {
    lines: {
      average: { label: 'EMA', look: 'blue', on: 'price' },
      high: { label: 'Swing high', look: 'yellow', on: 'price', jumps: true },
      low: { label: 'Swing low', look: 'gray', on: 'price', jumps: true },
    },
    levels: [],
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
        const closes = close.rows
        const averages = average.rows
        const ranges = range.rows
        const newHighs = highs.rows
        const newLows = lows.rows
        const tops = high.rows
        const bottoms = low.rows
        const sides = side.rows
        let swingHigh = tops[from - 1] ?? 0
        let swingLow = bottoms[from - 1] ?? 0
        for (let row = from; row < to; row += 1) {
          const newHigh = newHighs[row] ?? 0
          const newLow = newLows[row] ?? 0
          if (!Number.isNaN(newHigh)) swingHigh = newHigh
          if (!Number.isNaN(newLow)) swingLow = newLow
          const rise = (averages[row] ?? 0) - (averages[row - 1] ?? 0)
          const beyond = margin * (ranges[row] ?? 0)
          const price = closes[row] ?? 0
          const isBuy = rise > 0 && price > swingHigh + beyond
          const isSell = rise < 0 && price < swingLow - beyond
          if (isBuy) swingHigh = Number.NaN
          if (isSell) swingLow = Number.NaN
          tops[row] = swingHigh
          bottoms[row] = swingLow
          sides[row] = Number(isBuy) - Number(isSell)
        }
      },
      step() {
        const swingHigh = Number.isNaN(highs.now) ? high.now : highs.now
        const swingLow = Number.isNaN(lows.now) ? low.now : lows.now
        const rise = average.now - average.before
        const beyond = margin * range.now
        const isBuy = rise > 0 && close.now > swingHigh + beyond
        const isSell = rise < 0 && close.now < swingLow - beyond
        high.push(isBuy ? Number.NaN : swingHigh)
        low.push(isSell ? Number.NaN : swingLow)
        side.push(Number(isBuy) - Number(isSell))
      },
    })
    sheet.joinSteps(4, ([found, mean, width, choice]) => (row) => {
      found(row)
      mean(row)
      width(row)
      choice(row)
    })
    // A swing that was broken is no line any more, so the lines need the rule.
    return { lines: { average, high, low }, addRule: () => side }
  },
})
