import { expect, test } from 'vitest'
import { crossingOf, directionalLines, stochasticLines } from '../../testing/reference.ts'
import { tellRule } from '../../testing/tell-rule.ts'
import { otc } from './otc.ts'

test('it buys where the stochastic turns up from below 20 without a trend', () => {
  const { said, told } = tellRule(otc, (candles) => {
    const source = {
      high: candles.map(({ high }) => high),
      low: candles.map(({ low }) => low),
      close: candles.map(({ close }) => close),
    }
    const { k, d } = stochasticLines(source, [14, 3, 3])
    const { adx } = directionalLines(candles, 14)
    return (index) => {
      const turn = crossingOf(k, d, index)
      const [before, strength] = [k[index - 1] ?? 50, adx[index] ?? 100]
      if (strength >= 25) return 0
      return (turn === 1 && before < 20) || (turn === -1 && before > 80) ? turn : 0
    }
  })

  expect(said).toEqual(told)
})
