import { subscriptionPlans } from '@stratomate/domain/billing/plans'
import { expect, test } from 'vitest'
import { chartsText, graceDays, licenceRows, tierRows, tradesText, updatesText } from './plan-texts.ts'

test('limits read as words, also without a limit and with one chart', () => {
  expect(tradesText(250)).toBe('250 trades a day')
  expect(tradesText('unlimited')).toBe('unlimited trades a day')
  expect(chartsText(1)).toBe('1 chart')
  expect(chartsText(3)).toBe('3 charts')
  expect(chartsText('unlimited')).toBe('unlimited charts')
  expect(updatesText('1 year')).toBe('updates for 1 year')
  expect(updatesText('lifetime')).toBe('lifetime updates')
})

test('the tables have a row for each plan', () => {
  expect(tierRows().map(([name]) => name)).toEqual(Object.values(subscriptionPlans).map(({ name }) => name))
  expect(licenceRows()).toHaveLength(3)
  expect(graceDays).toBe(3)
})
