import { expect, test } from 'vitest'
import { monthsAfter } from './months-after.ts'

test.each([
  ['2027-01-31T10:00:00Z', 1, '2027-02-28T10:00:00Z'],
  ['2027-01-31T10:00:00Z', 2, '2027-03-31T10:00:00Z'],
  ['2028-01-31T10:00:00Z', 1, '2028-02-29T10:00:00Z'],
  ['2028-02-29T00:00:00Z', 12, '2029-02-28T00:00:00Z'],
  ['2026-12-15T23:59:59Z', 1, '2027-01-15T23:59:59Z'],
])('%s and %d months is %s', (anchor, months, expected) => {
  expect(monthsAfter(Date.parse(anchor) / 1_000, months)).toBe(Date.parse(expected) / 1_000)
})
