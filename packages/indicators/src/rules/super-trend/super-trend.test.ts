import { expect, test } from 'vitest'
import { superTrendSeries } from '../../testing/reference.ts'
import { tellRule } from '../../testing/tell-rule.ts'
import { superTrend } from './super-trend.ts'

test('it buys where the trend turns up', () => {
  const { said, told } = tellRule(superTrend, (candles) => {
    const { trend } = superTrendSeries(candles, 10, 3)
    return (index) => (trend[index] === trend[index - 1] ? 0 : (trend[index] ?? 0))
  })

  expect(said).toEqual(told)
})
