import { expect, test } from 'vitest'
import { crossingOf, exponentialAverage, heikinAshiBodies } from '../../testing/reference.ts'
import { tellRule } from '../../testing/tell-rule.ts'
import { haemaAlert } from './haema-alert.ts'

test('it buys where the Heikin Ashi close crosses above its average on a rising body', () => {
  const { said, told } = tellRule(haemaAlert, (candles) => {
    const { open, close } = heikinAshiBodies(candles)
    const average = exponentialAverage(close, 20)
    return (index) => {
      const turn = crossingOf(close, average, index)
      const body = (close[index] ?? 0) - (open[index] ?? 0)
      return (turn === 1 && body > 0) || (turn === -1 && body < 0) ? turn : 0
    }
  })

  expect(said).toEqual(told)
})
