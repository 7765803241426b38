import { expect, test } from 'vitest'
import { fittingTier, formatLimit } from './chart-need.ts'

test.each([
  [1, 'new_trader'],
  [2, 'pro_trader'],
  [3, 'pro_trader'],
  [4, 'elite_trader'],
  [100, 'elite_trader'],
])('%d charts fit %s', (charts, tier) => {
  expect(fittingTier(charts)).toBe(tier)
})

test('no limit is written as Unlimited', () => {
  expect([formatLimit(250), formatLimit('unlimited')]).toEqual(['250', 'Unlimited'])
})
