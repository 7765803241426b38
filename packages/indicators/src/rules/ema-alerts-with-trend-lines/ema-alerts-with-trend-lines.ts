import { emaCrossings } from '../../kernels/turns/ema-crossings.ts'
import { swings } from '../../kernels/swings.ts'
import { fallingLine, risingLine } from '../../kernels/trend-line.ts'
import type { Column } from '../../column.ts'
import { defineIndicator } from '../../define-indicator.ts'

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
  drawing: {
    lines: {
      fast: { label: 'Fast EMA', look: 'blue', on: 'price' },
      slow: { label: 'Slow EMA', look: 'yellow', on: 'price' },
      falling: { label: 'Falling line', look: 'gray', on: 'price', jumps: true },
      rising: { label: 'Rising line', look: 'red', on: 'price', jumps: true },
    },
    levels: [],
  },
  plan(sheet, { strength, window, ...periods }) {
    const { close } = sheet
    const { fast, slow, turns } = emaCrossings(sheet, close, periods)
    const found = swings(sheet, strength)
    const falling = fallingLine(sheet, found)
    const rising = risingLine(sheet, found)
    const lines = { fast, slow, falling: falling.price, rising: rising.price }
    const addRule = (): Column => {
      const [usedFalling, usedRising, side] = [sheet.addColumn(slow), sheet.addColumn(slow), sheet.addColumn(slow)]
      const rows = turns.keep(window)
      sheet.addFormula({
        start: slow.start,
        each(from, to) {
          const turned = turns.rows
          const closes = close.rows
          const sides = side.rows
          const tops = falling.price.rows
          const bottoms = rising.price.rows
          const newestTops = falling.newest.rows
          const newestBottoms = rising.newest.rows
          let usedTop = usedFalling.at(from - 1)
          let usedBottom = usedRising.at(from - 1)
          for (let row = from; row < to; row += 1) {
            const turn = lastTurn(turned, row, rows)
            const price = closes[row] ?? 0
            const top = newestTops[row] ?? 0
            const bottom = newestBottoms[row] ?? 0
            const isBuy = turn > 0 && price > (tops[row] ?? 0) && top !== usedTop
            const isSell = turn < 0 && price < (bottoms[row] ?? 0) && bottom !== usedBottom
            if (isBuy) usedTop = top
            if (isSell) usedBottom = bottom
            sides[row] = Number(isBuy) - Number(isSell)
          }
          usedFalling.set(to - 1, usedTop)
          usedRising.set(to - 1, usedBottom)
        },
        step(row) {
          turns.set(row, turns.now)
          const turn = lastTurn(turns.rows, row, rows)
          const isBuy = turn > 0 && close.now > falling.price.now && falling.newest.now !== usedFalling.now
          const isSell = turn < 0 && close.now < rising.price.now && rising.newest.now !== usedRising.now
          if (isBuy) usedFalling.now = falling.newest.now
          if (isSell) usedRising.now = rising.newest.now
          side.push(Number(isBuy) - Number(isSell))
        },
      })
      sheet.joinSteps(5, ([averages, points, top, bottom, choice]) => (row) => {
        averages(row)
        points(row)
        top(row)
        bottom(row)
        choice(row)
      })
      return side
    }
    return { lines, addRule }
  },
})

/** The last turn within so many candles, else 0. */
function lastTurn(turns: Float64Array, row: number, rows: number): number {
  for (let past = row; past > row - rows; past -= 1) {
    const turn = turns[past] ?? 0
    if (Math.abs(turn) > 0) return turn
  }
  return 0
}
