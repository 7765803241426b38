import { expect, test } from 'vitest'
import { planWays, trialText } from './plan-ways.ts'
import { trialPlan } from '@stratomate/domain/billing/plans'

test.each([
  [{ kind: 'trial_open' }, ['Start free trial', 'See the plans']],
  [{ kind: 'trial_used' }, ['New Trader, $29 a month', 'Pro Trader, $59 a month', 'Elite Trader, $99 a month']],
  [
    { kind: 'ended', tier: 'elite_trader', endedAt: '2026-11-24T12:00:00.000Z' },
    ['Elite Trader, $99 a month', 'New Trader, $29 a month', 'Pro Trader, $59 a month'],
  ],
  [{ kind: 'payment_problem' }, ['Update payment method']],
  [null, ['See the plans']],
] as const)('an account of which is known %j is offered %j, in this order', (missing, labels) => {
  const { ways, text, title } = planWays(missing)

  expect(ways.map(({ label }) => label)).toEqual(labels)
  expect(/trial/iu.test(title)).toBe(missing?.kind === 'trial_open')
  expect(text).not.toBe('')
})

test('a plan that has ended says when', () => {
  const ended = { kind: 'ended', tier: 'pro_trader', endedAt: '2026-11-24T12:00:00.000Z' } as const

  expect(planWays(ended).text).toBe('Ended on November 24, 2026. Choose a plan to trade again.')
  expect(planWays({ ...ended, endedAt: null }).text).toContain('Your plan has ended.')
})

test.each([
  [{ days: 1, tradesPerDay: 1_500 }, '1 day, 1,500 automated trades per day, no card.'],
  [{ days: 7, tradesPerDay: 'unlimited' as const }, '7 days, unlimited automated trades per day, no card.'],
])('%j is said as it is', (plan, words) => {
  expect(trialText(plan)).toBe(words)
})

test('the trial of the plans is said with its own numbers', () => {
  expect(trialText(trialPlan)).toContain(`${trialPlan.days} days, ${trialPlan.tradesPerDay} automated`)
})
