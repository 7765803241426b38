import { levelCrossings } from '@stratomate/indicators/kernels/turns/crossings'
import { ema } from '@stratomate/indicators/kernels/ema'
import { medianPrice } from '@stratomate/indicators/kernels/median-price'
import { rule } from '@stratomate/indicators/rule'
import { averageTrueRange } from '@stratomate/indicators/kernels/true-range'
import type { Column } from '@stratomate/indicators/column'
import { defineIndicator } from '@stratomate/indicators/define-indicator'

/**
 * Baseline Oscillator (ours): how far the price is from its long average, in average true ranges. Reversal mode (0)
 * buys when it crosses back above −2, trend mode (1) when it crosses above 0.
 */
export const baselineOscillator = defineIndicator({
  id: 'baseline-oscillator',
  parameters: {
    baseline: { label: 'Baseline EMA', minimum: 2, maximum: 200, step: 1, default: 34 },
    atr: { label: 'ATR period', minimum: 2, maximum: 200, step: 1, default: 14 },
    smoothing: { label: 'Smoothing', minimum: 1, maximum: 50, step: 1, default: 3 },
    level: { label: 'Level in average true ranges', minimum: 0.1, maximum: 10, step: 0.1, default: 2 },
    mode: { label: 'Mode: 0 reversal, 1 trend', minimum: 0, maximum: 1, step: 1, default: 0 },
  },
  plan(sheet, { baseline, atr, smoothing, level, mode }) {
    const base = ema(sheet, medianPrice(sheet), baseline)
    const range = averageTrueRange(sheet, atr)
    const beginning = {
      start: Math.max(base.start, range.start),
      settled: Math.max(base.settled, range.settled),
    }
    const { high, low, close } = sheet
    // In a market that stands still, average and range fade at different speeds: the ratio of the two would grow and,
    // once their last digits are gone, fall through a level. So a candle that does not move keeps the distance before
    // it.
    const distance: Column = rule(sheet, beginning, (row) => {
      const isResting = high.at(row) === low.at(row) && low.at(row) === close.at(row - 1)
      if (!isResting && range.at(row) > 0) return (close.at(row) - base.at(row)) / range.at(row)
      const before = distance.at(row - 1)
      return Number.isNaN(before) ? 0 : before
    })
    const oscillator = ema(sheet, distance, smoothing)
    const levels = mode === 0 ? { up: -level, down: level } : { up: 0, down: 0 }
    return { lines: { oscillator }, addRule: () => levelCrossings(sheet, oscillator, levels) }
  },
})
