import { trialPlan } from '@stratomate/domain/billing/plans'
import { expect, test } from 'vitest'
import { trialText } from './trial-text.ts'

test.each([
  [{ days: 1, tradesPerDay: 1_500 }, '1 day, 1,500 automated trades per day, no card.'],
  [{ days: 7, tradesPerDay: 'unlimited' as const }, '7 days, unlimited automated trades per day, no card.'],
])('%j is said as it is', (plan, words) => {
  expect(trialText(plan)).toBe(words)
})

test('the trial of the plans is said with its own numbers', () => {
  expect(trialText(trialPlan)).toContain(`${trialPlan.days} days, ${trialPlan.tradesPerDay} automated`)
})
