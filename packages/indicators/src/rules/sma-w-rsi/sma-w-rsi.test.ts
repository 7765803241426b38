import { expect, test } from 'vitest'
import { crossingOf, relativeStrength, simpleAverage } from '../../testing/reference.ts'
import { tellRule } from '../../testing/tell-rule.ts'
import { smaWRsi } from './sma-w-rsi.ts'

test('it buys where RSI crosses above 50 while the close is above its average', () => {
  const { said, told } = tellRule(smaWRsi, (candles) => {
    const closes = candles.map(({ close }) => close)
    const [average, strength] = [simpleAverage(closes, 20), relativeStrength(candles, 14)]
    return (index) => {
      const turn = crossingOf(strength, 50, index)
      const [close = 0, mean] = [closes[index], average[index] ?? 0]
      return (turn === 1 && close > mean) || (turn === -1 && close < mean) ? turn : 0
    }
  })

  expect(said).toEqual(told)
})
