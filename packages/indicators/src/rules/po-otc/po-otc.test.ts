import { expect, test } from 'vitest'
import { relativeStrength } from '../../testing/reference.ts'
import { tellRule } from '../../testing/tell-rule.ts'
import { poOtc } from './po-otc.ts'

test('it buys on the first rising candle after three falling ones with RSI below 20', () => {
  const { said, told } = tellRule(poOtc, (candles) => {
    const strength = relativeStrength(candles, 5)
    const bodyOf = (index: number): number => (candles[index]?.close ?? 0) - (candles[index]?.open ?? 0)
    return (index) => {
      const past = [bodyOf(index - 1), bodyOf(index - 2), bodyOf(index - 3)]
      const rsi = strength[index - 1] ?? 50
      if (bodyOf(index) > 0 && past.every((body) => body < 0) && rsi < 20) return 1
      return bodyOf(index) < 0 && past.every((body) => body > 0) && rsi > 80 ? -1 : 0
    }
  })

  expect(said).toEqual(told)
})
