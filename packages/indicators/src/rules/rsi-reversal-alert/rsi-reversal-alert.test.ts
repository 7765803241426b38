import { expect, test } from 'vitest'
import { crossingOf, relativeStrength } from '../../testing/reference.ts'
import { tellRule } from '../../testing/tell-rule.ts'
import { rsiReversalAlert } from './rsi-reversal-alert.ts'

test('it buys where RSI comes back above 30 and sells where it comes back below 70', () => {
  const { said, told } = tellRule(rsiReversalAlert, (candles) => {
    const strength = relativeStrength(candles, 14)
    return (index) => {
      if (crossingOf(strength, 30, index) === 1) return 1
      return crossingOf(strength, 70, index) === -1 ? -1 : 0
    }
  })

  expect(said).toEqual(told)
})
