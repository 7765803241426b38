import { cci } from '../../kernels/cci.ts'
import { levelCrossings } from '../../kernels/turns/crossings.ts'
import { difference } from '../../kernels/difference.ts'
import { macd } from '../../kernels/macd.ts'
import { rsi } from '../../kernels/rsi.ts'
import { signOf } from '../../kernels/arithmetic/side-of.ts'
import { emaPair } from '../../kernels/ema.ts'
import { superTrendBand } from '../../kernels/super-trend-band.ts'
import type { Column } from '../../column.ts'
import { defineIndicator } from '../../define-indicator.ts'
import { oppositeLevels } from '../../drawing.ts'

/**
 * Pocket Options Optimized Indicator (ours): five rules vote, exponential averages, MACD, RSI, SuperTrend and CCI. Buys
 * when the score reaches +4 from below. The presets of the votes are fixed and were not fitted to past prices.
 */
export const pocketOptionsOptimizedIndicator = defineIndicator({
  id: 'pocket-options-optimized-indicator',
  parameters: { score: { label: 'Score', minimum: 1, maximum: 5, step: 1, default: 4 } },
  drawing: {
    lines: {
      score: { label: 'Score', look: 'bars', on: 'panel' },
    },
    levels: oppositeLevels('score'),
  },
  plan(sheet, { score: needed }) {
    const { close } = sheet
    const spread = difference(sheet, ...emaPair(sheet, close, { fast: 9, slow: 21 }))
    const { histogram } = macd(sheet, close, { fast: 12, slow: 26, signal: 9 })
    const strength = rsi(sheet, 14)
    const { trend } = superTrendBand(sheet, { period: 10, multiplier: 3 })
    const channel = cci(sheet, 20)
    const score = sheet.addColumn(histogram)
    sheet.addFormula({
      start: score.start,
      each(from, to) {
        const spreads = spread.rows
        const histograms = histogram.rows
        const strengths = strength.rows
        const channels = channel.rows
        const trends = trend.rows
        const scores = score.rows
        for (let row = from; row < to; row += 1) {
          const averages = signOf(spreads[row] ?? 0) + signOf(histograms[row] ?? 0)
          const oscillators = signOf((strengths[row] ?? 0) - 50) + signOf(channels[row] ?? 0)
          scores[row] = averages + oscillators + (trends[row] ?? 0)
        }
      },
      step() {
        const averages = signOf(spread.now) + signOf(histogram.now)
        const oscillators = signOf(strength.now - 50) + signOf(channel.now)
        score.push(averages + oscillators + trend.now)
      },
    })
    const addRule = (): Column => {
      // Scores are whole, so to cross the half below the level is to reach the level.
      const signal = levelCrossings(sheet, score, { up: needed - 0.5, down: 0.5 - needed })
      sheet.joinSteps(8, ([averages, distance, momentum, strengths, band, deviation, vote, turn]) => (row) => {
        averages(row)
        distance(row)
        momentum(row)
        strengths(row)
        band(row)
        deviation(row)
        vote(row)
        turn(row)
      })
      return signal
    }
    return { lines: { score }, addRule }
  },
})
