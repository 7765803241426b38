import { expect, test } from 'vitest'
import { crossingOf, exponentialAverage } from '../../testing/reference.ts'
import { tellRule } from '../../testing/tell-rule.ts'
import { type Swing, swingHighs, swingLows } from '../../testing/swing-reference.ts'
import { emaAlertsWithTrendLines } from './ema-alerts-with-trend-lines.ts'

test('it buys where a fresh cross of the averages meets a close above the falling line, once per line', () => {
  const { said, told } = tellRule(emaAlertsWithTrendLines, (candles) => {
    const closes = candles.map(({ close }) => close)
    const [fast, slow] = [exponentialAverage(closes, 9), exponentialAverage(closes, 21)]
    const [highs, lows] = [swingHighs(candles, 5), swingLows(candles, 5)]
    const used = new Set<Swing>()
    const freshCross = (index: number): number => {
      const turns = [index, index - 1, index - 2].map((candle) => crossingOf(fast, slow, candle))
      return turns.find((turn) => turn !== 0) ?? 0
    }
    return (index) => {
      const turn = freshCross(index)
      if (turn === 0) return 0
      const [older, newer] = (turn > 0 ? highs : lows).filter(({ knownAt }) => knownAt <= index).slice(-2)
      if (older === undefined || newer === undefined || used.has(newer)) return 0
      const slope = (newer.price - older.price) / (newer.at - older.at)
      const line = newer.price + slope * (index - newer.at)
      const close = closes[index] ?? 0
      const isBroken = turn > 0 ? slope < 0 && close > line : slope > 0 && close < line
      if (!isBroken) return 0
      used.add(newer)
      return turn
    }
  })

  expect(said).toEqual(told)
})
