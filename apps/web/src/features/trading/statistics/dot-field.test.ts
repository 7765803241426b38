import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dotField } from './dot-field.ts'

test('no orders are no dots', () => {
  expect(dotField([])).toEqual({ columns: [], ordersPerDot: 1 })
})

test('an order just over the limit is late and stands apart from one just in time', () => {
  const { columns } = dotField([2_000, 2_001])

  expect(columns.map(({ isLate }) => isLate)).toEqual([false, true])
})

test('what lies beyond the ruler is in its last column', () => {
  expect(dotField([60_000]).columns).toEqual([{ index: 31, dots: 1, isLate: true }])
})

test('no column is higher than eight dots and every order belongs to a dot', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 3_000 }), { maxLength: 300 }), (latencies) => {
      const { columns, ordersPerDot } = dotField(latencies)

      expect(columns.every(({ dots }) => dots >= 1 && dots <= 8)).toBe(true)
      expect(columns.reduce((sum, { dots }) => sum + dots * ordersPerDot, 0)).toBeGreaterThanOrEqual(latencies.length)
    }),
  )
})
