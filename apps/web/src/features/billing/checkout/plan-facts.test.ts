import { expect, test } from 'vitest'
import { licenceExtras, licenceFigures, licenceText, readLicence, readTier, tierFacts } from './plan-facts.ts'

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
  expect(licenceFigures('pro').map(({ column, value }) => `${column}: ${value}`)).toEqual([
    'Trades a day: 500',
    'Charts: 3',
    'Updates: 1 year',
  ])
  expect(licenceText('pro')).toBe('500 trades a day, 3 charts, updates for 1 year, advanced strategies')
  expect(licenceFigures('elite').map(({ value }) => value)).toEqual(['Unlimited', 'Unlimited', 'For life'])
  expect(licenceExtras('basic')).toBeNull()
  expect(licenceExtras('elite')).toBe('Advanced strategies, custom strategy development')
  expect(tierFacts('new_trader')).toEqual(['100 trades a day', '1 chart', 'All indicators', 'Indicator add-ons'])
})
