import { expect, test } from 'vitest'
import { simpleAverage } from '../../testing/reference.ts'
import { tellRule } from '../../testing/tell-rule.ts'
import { greenLineFour } from './green-line-four.ts'

test('it buys on the first close above the line after three below it, the line drawn 4 candles late', () => {
  const { said, told } = tellRule(greenLineFour, (candles) => {
    const closes = candles.map(({ close }) => close)
    const average = simpleAverage(closes, 5)
    const distanceOf = (index: number): number => (closes[index] ?? 0) - (average[index - 4] ?? 0)
    return (index) => {
      const past = [distanceOf(index - 1), distanceOf(index - 2), distanceOf(index - 3)]
      if (distanceOf(index) > 0 && past.every((distance) => distance < 0)) return 1
      return distanceOf(index) < 0 && past.every((distance) => distance > 0) ? -1 : 0
    }
  })

  expect(said).toEqual(told)
})
