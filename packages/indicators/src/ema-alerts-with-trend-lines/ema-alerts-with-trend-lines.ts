import { crossings } from '../blocks/crossings.ts'
import { ema } from '../blocks/ema.ts'
import { swings } from '../blocks/swings.ts'
import { fallingLine, risingLine, type TrendLine } from '../blocks/trend-line.ts'
import type { Column } from '../column.ts'
import { defineIndicator } from '../define-indicator.ts'

/**
 * EMA Alerts with Trend Lines (ours): buys when a candle closes above the line through the last two falling swing highs
 * and the fast exponential average has crossed above the slow one within 3 candles. Each line is used once.
 */
export const emaAlertsWithTrendLines = defineIndicator({
  id: 'ema-alerts-with-trend-lines',
  parameters: {
    fast: { label: 'Fast EMA', minimum: 2, maximum: 100, step: 1, default: 9 },
    slow: { label: 'Slow EMA', minimum: 3, maximum: 200, step: 1, default: 21 },
    strength: { label: 'Swing strength', minimum: 2, maximum: 20, step: 1, default: 5 },
    window: { label: 'Cross window', minimum: 1, maximum: 20, step: 1, default: 3 },
  },
  ascending: ['fast', 'slow'],
  plan(sheet, { strength, window, ...periods }) {
    const { close } = sheet
    const fast = ema(sheet, close, periods.fast)
    const slow = ema(sheet, close, periods.slow)
    const found = swings(sheet, strength)
    const falling = fallingLine(sheet, found)
    const rising = risingLine(sheet, found)
    const [usedFalling, usedRising, side] = [sheet.addColumn(slow), sheet.addColumn(slow), sheet.addColumn(slow)]
    const turns = crossings(sheet, fast, slow)
    turns.keep(window)
    const isOpen = (line: TrendLine, used: Column, row: number): boolean => line.newest.at(row) !== used.at(row - 1)
    const lastCross = (row: number): number => {
      for (let age = 0; age < window; age += 1) {
        const turn = turns.at(row - age)
        if (Math.abs(turn) > 0) return turn
      }
      return 0
    }
    sheet.addFormula({
      start: slow.start,
      each(from, to) {
        for (let row = from; row < to; row += 1) {
          const turn = lastCross(row)
          const price = close.at(row)
          const isBuy = turn > 0 && price > falling.price.at(row) && isOpen(falling, usedFalling, row)
          const isSell = turn < 0 && price < rising.price.at(row) && isOpen(rising, usedRising, row)
          usedFalling.set(row, isBuy ? falling.newest.at(row) : usedFalling.at(row - 1))
          usedRising.set(row, isSell ? rising.newest.at(row) : usedRising.at(row - 1))
          side.set(row, Number(isBuy) - Number(isSell))
        }
      },
    })
    const lines = { fast, slow, falling: falling.price, rising: rising.price }
    return { lines, signal: side }
  },
})
