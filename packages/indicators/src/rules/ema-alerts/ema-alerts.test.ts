import { expect, test } from 'vitest'
import { crossingOf, exponentialAverage } from '../../testing/reference.ts'
import { tellRule } from '../../testing/tell-rule.ts'
import { emaAlerts } from './ema-alerts.ts'

test('it buys where EMA 9 crosses above EMA 21', () => {
  const { said, told } = tellRule(emaAlerts, (candles) => {
    const closes = candles.map(({ close }) => close)
    const [fast, slow] = [exponentialAverage(closes, 9), exponentialAverage(closes, 21)]
    return (index) => crossingOf(fast, slow, index)
  })

  expect(said).toEqual(told)
})
