import { expect, test } from 'vitest'
import {
  licenceExtras,
  licenceFigures,
  licenceText,
  monthsText,
  readLicence,
  readTier,
  tierFacts,
} from './plan-facts.ts'

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

test.each([
  ['basic', '6.9 months of the New Trader subscription, which has the same limits and the indicator add-ons.'],
  ['pro', '5.4 months of the Pro Trader subscription, which has 250 trades a day and the indicator add-ons.'],
  ['elite', '5 months of the Elite Trader subscription, which has the same limits and the indicator add-ons.'],
] as const)('the %s license is compared with the subscription that is nearest to it', (licence, text) => {
  expect(monthsText(licence)).toBe(`Costs as much as ${text}`)
})
