import { expect, test } from 'vitest'
import {
  commodityChannel,
  crossingOf,
  exponentialAverage,
  macdSeries,
  relativeStrength,
  superTrendSeries,
} from '../../testing/reference.ts'
import { tellRule } from '../../testing/tell-rule.ts'
import { pocketOptionsOptimizedIndicator } from './pocket-options-optimized-indicator.ts'

test('it buys where four of five votes agree for the first time', () => {
  const { said, told } = tellRule(pocketOptionsOptimizedIndicator, (candles) => {
    const closes = candles.map(({ close }) => close)
    const [fast, slow] = [exponentialAverage(closes, 9), exponentialAverage(closes, 21)]
    const { histogram } = macdSeries(closes, [12, 26, 9])
    const strength = relativeStrength(candles, 14)
    const { trend } = superTrendSeries(candles, 10, 3)
    const channel = commodityChannel(candles, 20)
    const score = candles.map((_, index) => {
      const votes = [
        (fast[index] ?? 0) - (slow[index] ?? 0),
        histogram[index] ?? 0,
        (strength[index] ?? 50) - 50,
        trend[index] ?? 0,
        channel[index] ?? 0,
      ]
      return votes.filter((vote) => vote > 0).length - votes.filter((vote) => vote < 0).length
    })
    return (index) => {
      if (crossingOf(score, 3, index) === 1 && (score[index] ?? 0) >= 4) return 1
      return crossingOf(score, -3, index) === -1 && (score[index] ?? 0) <= -4 ? -1 : 0
    }
  })

  expect(said).toEqual(told)
})
