import { expect, test } from 'vitest'
import { ownLimitSchemas } from './own-limit-schemas.ts'
import { ownLimitsOf } from './own-limits.ts'

test('what is not given holds as at first, and null switches a limit off', () => {
  expect(ownLimitsOf({})).toMatchObject({ tradesPerDayMax: null, openTradesMax: 100, quoteGapMax: 10 })
  expect(ownLimitsOf({ openTradesMax: 5, quoteGapMax: null })).toMatchObject({ openTradesMax: 5, quoteGapMax: null })
})

test.each([
  ['openTradesMax', 10_000, true],
  ['openTradesMax', 10_001, false],
  ['openTradesMax', 2.5, false],
  ['openTradesMax', null, false],
  ['tradesPerDayMax', null, true],
  ['tradesPerDayMax', 0, false],
  ['quoteGapMax', 0.1, true],
  ['quoteGapMax', undefined, true],
] as const)('%s of %j is taken: %j', (name, value, isTaken) => {
  expect(ownLimitSchemas[name].safeParse(value).success).toBe(isTaken)
})
