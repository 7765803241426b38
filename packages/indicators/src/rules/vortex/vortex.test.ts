import { expect, test } from 'vitest'
import { crossingOf, vortexSeries } from '../../testing/reference.ts'
import { tellRule } from '../../testing/tell-rule.ts'
import { vortex } from './vortex.ts'

test('it buys where VI+ crosses above VI−', () => {
  const { said, told } = tellRule(vortex, (candles) => {
    const { plus, minus } = vortexSeries(candles, 14)
    return (index) => crossingOf(plus, minus, index)
  })

  expect(said).toEqual(told)
})
