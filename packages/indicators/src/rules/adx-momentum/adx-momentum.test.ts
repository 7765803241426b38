import { expect, test } from 'vitest'
import { crossingOf, directionalLines } from '../../testing/reference.ts'
import { tellRule } from '../../testing/tell-rule.ts'
import { adxMomentum } from './adx-momentum.ts'

test('it buys where a strong trend begins upward or a strong trend turns up', () => {
  const { said, told } = tellRule(adxMomentum, (candles) => {
    const { plus, minus, adx } = directionalLines(candles, 14)
    return (index) => {
      const [up, down, strength] = [plus[index] ?? 0, minus[index] ?? 0, adx[index] ?? 0]
      const begins = crossingOf(adx, 25, index) === 1
      const turn = crossingOf(plus, minus, index)
      if ((begins && up > down) || (turn === 1 && strength >= 25)) return 1
      return (begins && up < down) || (turn === -1 && strength >= 25) ? -1 : 0
    }
  })

  expect(said).toEqual(told)
})
