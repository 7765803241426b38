import { expect, test } from 'vitest'
import { chartNeeds, fittingTier, formatLimit, needOfTier, tierOf, tierOfNeed, tiers } from './chart-need.ts'

test.each([
  [1, 'new_trader'],
  [2, 'pro_trader'],
  [3, 'pro_trader'],
  [4, 'elite_trader'],
  [100, 'elite_trader'],
])('%d charts fit %s', (charts, tier) => {
  expect(fittingTier(charts)).toBe(tier)
})

test('an answer and the tier that fits it are one choice, whichever of the two is chosen', () => {
  expect(tiers.map((tier) => tierOfNeed(needOfTier(tier)))).toEqual(tiers)
  expect(chartNeeds.map(({ value }) => needOfTier(tierOfNeed(value)))).toEqual(chartNeeds.map(({ value }) => value))
})

test('an address that names no tier means the smallest', () => {
  expect([tierOf('elite_trader'), tierOf('gold'), tierOf(null)]).toEqual(['elite_trader', 'new_trader', 'new_trader'])
})

test('no limit is written as Unlimited', () => {
  expect([formatLimit(250), formatLimit('unlimited')]).toEqual(['250', 'Unlimited'])
})
