import fc from 'fast-check'
import { expect, test } from 'vitest'
import { largerExact, largerOf, positivePart, rangeOf, smallerExact, smallerOf } from './larger-of.ts'

/** Prices in whole points, so that their differences are exact. */
const points = fc.integer({ min: -1e9, max: 1e9 })

test('of two numbers the larger and the smaller are those of the language', () => {
  fc.assert(
    fc.property(points, points, (one, other) => {
      const [larger, smaller] = [Math.max(one, other), Math.min(one, other)]

      expect([largerOf(one, other), largerExact(one, other)]).toEqual([larger, larger])
      expect([smallerOf(one, other), smallerExact(one, other)]).toEqual([smaller, smaller])
      expect(positivePart(one)).toBe(Math.max(one, 0))
    }),
  )
})

test('the true range is the largest of three distances', () => {
  fc.assert(
    fc.property(points, points, points, (one, other, before) => {
      const [high, low] = [Math.max(one, other), Math.min(one, other)]

      expect(rangeOf(high, low, before)).toBe(Math.max(high - low, Math.abs(high - before), Math.abs(low - before)))
    }),
  )
})
