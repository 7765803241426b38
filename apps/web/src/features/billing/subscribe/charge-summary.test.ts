import { expect, test } from 'vitest'
import { isReminded, monthLater } from './charge-summary.tsx'

test.each([
  ['2026-11-21T18:00:00.000Z', '2026-12-21T18:00:00.000Z'],
  ['2026-12-31T23:59:59.999Z', '2027-01-31T23:59:59.999Z'],
  ['2027-01-31T00:00:00.000Z', '2027-02-28T00:00:00.000Z'],
  ['2028-01-30T12:00:00.000Z', '2028-02-29T12:00:00.000Z'],
])('a month after %s is %s', (now, later) => {
  expect(monthLater(Date.parse(now))).toBe(later)
})

test.each([
  ['2026-12-01T12:00:00.000Z', true],
  ['2026-11-29T12:00:00.001Z', true],
  ['2026-11-29T12:00:00.000Z', false],
  ['2026-11-28T12:00:01.000Z', false],
])('a first charge at %s has its reminder still to come on November 28 at noon: %s', (first, isToCome) => {
  expect(isReminded({ nowMs: Date.parse('2026-11-28T12:00:00.000Z'), first })).toBe(isToCome)
})
