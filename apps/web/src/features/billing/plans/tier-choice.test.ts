import { expect, test } from 'vitest'
import { chartNeeds, tierOfNeed, tiers } from './chart-need.ts'
import { needOfTier, tierOf } from './tier-choice.ts'

test('an answer and the tier that fits it are one choice, whichever of the two is chosen', () => {
  expect(tiers.map((tier) => tierOfNeed(needOfTier(tier)))).toEqual(tiers)
  expect(chartNeeds.map(({ value }) => needOfTier(tierOfNeed(value)))).toEqual(chartNeeds.map(({ value }) => value))
})

test('an address that names no tier means the smallest', () => {
  expect([tierOf('elite_trader'), tierOf('gold'), tierOf(null)]).toEqual(['elite_trader', 'new_trader', 'new_trader'])
})
