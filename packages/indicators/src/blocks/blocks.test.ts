import fc from 'fast-check'
import { atr } from 'technicalindicators'
import { expect, test } from 'vitest'
import { walkOf } from '../super-trend/candle-arbitraries.ts'
import { trueRange } from './true-range.ts'
import { addToWilderAverage, emptyWilderAverage } from './wilder-average.ts'

test('the true range is the largest of range, gap up and gap down', () => {
  expect(trueRange(12, 10, 11)).toBe(2)
  expect(trueRange(12, 10, 9)).toBe(3)
  expect(trueRange(12, 10, 14)).toBe(4)
})

test('within a factor of two the branch-free form is exact', () => {
  const price = fc.double({ min: 1, max: 2, noNaN: true })
  fc.assert(
    fc.property(price, price, price, (one, other, previousClose) => {
      const high = Math.max(one, other)
      const low = Math.min(one, other)
      expect(trueRange(high, low, previousClose)).toBe(Math.max(high, previousClose) - Math.min(low, previousClose))
    }),
  )
})

test('the average true range agrees with technicalindicators on every candle', () => {
  const candles = walkOf(1_000, 17)
  const average = emptyWilderAverage()
  const ours = candles.slice(1).flatMap((candle, index) => {
    addToWilderAverage(average, trueRange(candle.high, candle.low, candles[index]?.close ?? Number.NaN), 14)
    return average.count < 14 ? [] : [average.value]
  })
  const theirs = atr({
    period: 14,
    high: candles.map(({ high }) => high),
    low: candles.map(({ low }) => low),
    close: candles.map(({ close }) => close),
  })

  expect(theirs).toHaveLength(ours.length)
  expect(Math.max(...ours.map((value, index) => Math.abs(value - (theirs[index] ?? Number.NaN))))).toBeLessThan(1e-12)
})
