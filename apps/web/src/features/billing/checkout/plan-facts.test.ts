import { expect, test } from 'vitest'
import { licenceFacts, readLicence, readTier, tierFacts } from './plan-facts.ts'

test.each([
  ['basic', 'basic'],
  ['elite', 'elite'],
  ['gold', 'pro'],
  ['constructor', 'pro'],
  ['', 'pro'],
  [null, 'pro'],
])('the plan "%s" of the address means %s', (value, plan) => {
  expect(readLicence(value)).toBe(plan)
})

test.each([
  ['new_trader', 'new_trader'],
  ['pro', 'pro_trader'],
  [null, 'pro_trader'],
])('the tier "%s" of the address means %s', (value, tier) => {
  expect(readTier(value)).toBe(tier)
})

test('what is bought is told from the plan file', () => {
  expect(licenceFacts('pro')).toEqual(['500 trades a day', '3 charts', 'Advanced strategies', 'Updates for 1 year'])
  expect(tierFacts('new_trader')).toEqual(['100 trades a day', '1 chart', 'All indicators', 'Indicator add-ons'])
})
