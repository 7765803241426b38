import { cci } from '../blocks/cci.ts'
import { levelCrossings } from '../blocks/crossings.ts'
import { difference } from '../blocks/difference.ts'
import { macd } from '../blocks/macd.ts'
import { rsi } from '../blocks/rsi.ts'
import { rule } from '../blocks/rule.ts'
import { ema } from '../blocks/ema.ts'
import { superTrendBand } from '../blocks/super-trend-band.ts'
import { defineIndicator } from '../define-indicator.ts'

/**
 * Pocket Options Optimized Indicator (ours): five rules vote, exponential averages, MACD, RSI, SuperTrend and CCI. Buys
 * when the score reaches +4 from below. The presets of the votes are fixed and were not fitted to past prices.
 */
export const pocketOptionsOptimizedIndicator = defineIndicator({
  id: 'pocket-options-optimized-indicator',
  parameters: { score: { label: 'Score', minimum: 1, maximum: 5, step: 1, default: 4 } },
  plan(sheet, { score: needed }) {
    const { close } = sheet
    const spread = difference(sheet, ema(sheet, close, 9), ema(sheet, close, 21))
    const { histogram } = macd(sheet, close, { fast: 12, slow: 26, signal: 9 })
    const strength = rsi(sheet, 14)
    const { trend } = superTrendBand(sheet, { period: 10, multiplier: 3 })
    const channel = cci(sheet, 20)
    const score = rule(sheet, histogram, (row) => {
      const averages = Math.sign(spread.at(row)) + Math.sign(histogram.at(row))
      const oscillators = Math.sign(strength.at(row) - 50) + Math.sign(channel.at(row))
      return averages + oscillators + trend.at(row)
    })
    // Scores are whole, so to cross the half below the level is to reach the level.
    const signal = levelCrossings(sheet, score, { up: needed - 0.5, down: 0.5 - needed })
    return { lines: { score }, signal }
  },
})
