import { expect, test } from 'vitest'
import { exponentialAverage, heikinAshiBodies } from '../../testing/reference.ts'
import { tellRule } from '../../testing/tell-rule.ts'
import { otcRedline } from './otc-redline.ts'

test('it buys where the three averages come into rising order on a rising body', () => {
  const { said, told } = tellRule(otcRedline, (candles) => {
    const { open, close } = heikinAshiBodies(candles)
    const [fast, middle, slow] = [3, 8, 25].map((period) => exponentialAverage(close, period))
    const orderOf = (index: number): string => {
      const [a, b, c] = [fast?.[index] ?? 0, middle?.[index] ?? 0, slow?.[index] ?? 0]
      if (a > b && b > c) return 'rising'
      return a < b && b < c ? 'falling' : 'none'
    }
    return (index) => {
      const [before, now] = [orderOf(index - 1), orderOf(index)]
      const body = (close[index] ?? 0) - (open[index] ?? 0)
      if (now === 'rising' && before !== 'rising' && body > 0) return 1
      return now === 'falling' && before !== 'falling' && body < 0 ? -1 : 0
    }
  })

  expect(said).toEqual(told)
})
