import { expect, test } from 'vitest'
import { crossingOf, macdSeries } from '../../testing/reference.ts'
import { tellRule } from '../../testing/tell-rule.ts'
import { macdAlerts } from './macd-alerts.ts'

test('it buys where MACD crosses above its signal line', () => {
  const { said, told } = tellRule(macdAlerts, (candles) => {
    const { macd, signal } = macdSeries(
      candles.map(({ close }) => close),
      [12, 26, 9],
    )
    return (index) => crossingOf(macd, signal, index)
  })

  expect(said).toEqual(told)
})
