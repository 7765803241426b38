import { subscriptionPlans } from '@stratomate/domain/billing/plans'
import { expect, test } from 'vitest'
import { chartsWords, graceDays, licenceRows, priceWords, tierRows, tradesWords, updatesWords } from './plan-words.ts'

test('a price has cents only when it needs them', () => {
  expect(priceWords(3_000)).toBe('$30')
  expect(priceWords(4_950)).toBe('$49.50')
})

test('limits read as words, also without a limit and with one chart', () => {
  expect(tradesWords(250)).toBe('250 trades a day')
  expect(tradesWords('unlimited')).toBe('unlimited trades a day')
  expect(chartsWords(1)).toBe('1 chart')
  expect(chartsWords(3)).toBe('3 charts')
  expect(chartsWords('unlimited')).toBe('unlimited charts')
  expect(updatesWords('1 year')).toBe('updates for 1 year')
  expect(updatesWords('lifetime')).toBe('lifetime updates')
})

test('the tables have a row for each plan', () => {
  expect(tierRows().map(([name]) => name)).toEqual(Object.values(subscriptionPlans).map(({ name }) => name))
  expect(licenceRows()).toHaveLength(3)
  expect(graceDays).toBe(3)
})
