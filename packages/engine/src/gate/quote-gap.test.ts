import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWithinQuoteGap, quoteGap } from './quote-gap.ts'

const price = fc.double({ min: 1e-5, max: 1e6, noNaN: true })
const limit = fc.double({ min: 0.1, max: 1_000, noNaN: true })

test('a pip of the euro is about one basis point', () => {
  expect(quoteGap(1.1, 1.1001)).toBeCloseTo(0.909, 3)
  expect(quoteGap(150, 150.15)).toBeCloseTo(10, 9)
})

test('what is within the limit is no farther, up or down, than the limit says', () => {
  fc.assert(
    fc.property(price, price, limit, (chart, spot, most) => {
      const isNear = Math.abs(spot - chart) <= chart * (most / 10_000) * (1 + 1e-9)
      expect(isNear || !isWithinQuoteGap({ chart, spot }, most)).toBe(true)
      expect(isWithinQuoteGap({ chart, spot: chart }, most)).toBe(true)
    }),
  )
})

test.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('a price of %s is never within', (wrong) => {
  expect(isWithinQuoteGap({ chart: 1.1, spot: wrong }, 1_000)).toBe(false)
  expect(isWithinQuoteGap({ chart: wrong, spot: 1.1 }, 1_000)).toBe(false)
})
