import { expect, test } from 'vitest'
import { crossingOf, simpleAverage, subtract } from '../../testing/reference.ts'
import { tellRule } from '../../testing/tell-rule.ts'
import { awesomeOscillator } from './awesome-oscillator.ts'

test('it buys where the average of 5 middles crosses above that of 34', () => {
  const { said, told } = tellRule(awesomeOscillator, (candles) => {
    const middles = candles.map(({ high, low }) => (high + low) / 2)
    const oscillator = subtract(simpleAverage(middles, 5), simpleAverage(middles, 34))
    return (index) => crossingOf(oscillator, 0, index)
  })

  expect(said).toEqual(told)
})
