import { expect, test } from 'vitest'
import { commodityChannel, crossingOf, exponentialAverage } from '../../testing/reference.ts'
import { tellRule } from '../../testing/tell-rule.ts'
import { emaCciMomentum } from './ema-cci-momentum.ts'

test('it buys where CCI crosses +100 above the average and above the close 20 candles ago', () => {
  const { said, told } = tellRule(emaCciMomentum, (candles) => {
    const closes = candles.map(({ close }) => close)
    const average = exponentialAverage(closes, 20)
    const channel = commodityChannel(candles, 20)
    return (index) => {
      const [close = 0, past = 0, mean] = [closes[index], closes[index - 20], average[index] ?? 0]
      if (crossingOf(channel, 100, index) === 1 && close > mean && close > past) return 1
      return crossingOf(channel, -100, index) === -1 && close < mean && close < past ? -1 : 0
    }
  })

  expect(said).toEqual(told)
})
