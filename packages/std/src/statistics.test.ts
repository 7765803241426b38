import fc from 'fast-check'
import { expect, test } from 'vitest'
import { median, percentile, quantile, upperMedian } from './statistics.ts'

test('it is one of the times, and so many of a hundred are no longer than it', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => index + 1)

  expect([50, 95, 99, 100].map((rank) => percentile(hundred, rank))).toEqual([50, 95, 99, 100])
  expect([percentile([7], 99), percentile([1, 9], 50), percentile([], 50)]).toEqual([7, 1, null])
  expect([quantile(hundred, 0.999), quantile(hundred, 0), quantile([], 0.5)]).toEqual([100, 1, null])
})

test('whatever the times, at least that share is no longer, and a higher rank is never shorter', () => {
  const times = fc.array(fc.nat(), { minLength: 1 })
  fc.assert(
    fc.property(times, fc.integer({ min: 1, max: 100 }), fc.integer({ min: 1, max: 100 }), (some, one, other) => {
      const sorted = some.toSorted((a, b) => a - b)
      const [lower, higher] = [Math.min(one, other), Math.max(one, other)]
      const at = percentile(sorted, lower) ?? Number.NaN

      expect(sorted.filter((ms) => ms <= at).length).toBeGreaterThanOrEqual((sorted.length * lower) / 100)
      expect(percentile(sorted, higher)).toBeGreaterThanOrEqual(at)
    }),
  )
})

test('the median of an even number is the mean of the two in the middle, the upper median one of the values', () => {
  expect([median([3, 1, 2]), median([4, 1, 3, 2]), median([])]).toEqual([2, 2.5, null])
  expect([upperMedian([3, 1, 2]), upperMedian([4, 1, 3, 2]), upperMedian([])]).toEqual([2, 3, Number.NaN])
})

test('as many values lie under the median as over it, and the given ones keep their order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { minLength: 1 }), (values) => {
      const before = [...values]
      const middle = median(values) ?? Number.NaN

      expect(values.filter((value) => value < middle).length).toBeLessThanOrEqual(values.length / 2)
      expect(values.filter((value) => value > middle).length).toBeLessThanOrEqual(values.length / 2)
      expect(values).toEqual(before)
    }),
  )
})
