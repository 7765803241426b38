import { expect, test } from 'vitest'
import { populationDeviation, relativeStrength, simpleAverage } from '../../testing/reference.ts'
import { tellRule } from '../../testing/tell-rule.ts'
import { otcThree } from './otc-three.ts'

test('it buys where the close returns into the band that it left with RSI below 25', () => {
  const { said, told } = tellRule(otcThree, (candles) => {
    const closes = candles.map(({ close }) => close)
    const [middle, deviation] = [simpleAverage(closes, 20), populationDeviation(closes, 20)]
    const strength = relativeStrength(candles, 7)
    const placeOf = (index: number): number => {
      return ((closes[index] ?? 0) - (middle[index] ?? 0)) / (deviation[index] ?? 1)
    }
    return (index) => {
      const [before, now, rsi] = [placeOf(index - 1), placeOf(index), strength[index - 1] ?? 50]
      if (Math.abs(now) > 2) return 0
      if (before < -2 && rsi < 25) return 1
      return before > 2 && rsi > 75 ? -1 : 0
    }
  })

  expect(said).toEqual(told)
})
