import { expect, test } from 'vitest'
import { crossingOf, relativeStrength, stochasticLines } from '../../testing/reference.ts'
import { tellRule } from '../../testing/tell-rule.ts'
import { stochasticRsiAlert } from './stochastic-rsi-alert.ts'

test('it buys where K crosses above D below 20', () => {
  const { said, told } = tellRule(stochasticRsiAlert, (candles) => {
    const strength = relativeStrength(candles, 14)
    // Both lines are rounded to what a screen could ever show: at the ends they are equal but for the last digits.
    const round = (values: readonly (number | null)[]) => {
      return values.map((value) => (value === null ? null : Math.round(value * 1e9) / 1e9))
    }
    const lines = stochasticLines({ high: strength, low: strength, close: strength }, [14, 3, 3])
    const [k, d] = [round(lines.k), round(lines.d)]
    return (index) => {
      const turn = crossingOf(k, d, index)
      const level = d[index] ?? 50
      return (turn === 1 && level < 20) || (turn === -1 && level > 80) ? turn : 0
    }
  })

  expect(said).toEqual(told)
})
