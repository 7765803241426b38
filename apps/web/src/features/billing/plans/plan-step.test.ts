import { expect, test } from 'vitest'
import { tiersAgain } from '@stratomate/domain/billing/plans'
import { planSteps } from './plan-step.ts'

test.each([
  ['trial', 'trial', ['see-plans', 'manage']],
  ['subscription', 'active', ['manage']],
  ['subscription', 'problem', ['manage']],
  ['subscription', 'pending', ['finish-payment', 'see-plans']],
  ['subscription', 'cancelled', ['choose-again']],
  ['subscription', 'expired', ['choose-again']],
  ['subscription', 'in_review', ['manage']],
  ['licence', 'active', ['see-license', 'see-plans']],
  ['licence', 'cancelled', ['see-plans', 'see-license']],
] as const)('a %s that is %s offers %j', (source, status, steps) => {
  expect(planSteps({ source, status })).toEqual(steps)
})

test('whoever had a tier finds it first, then the others by size', () => {
  expect(tiersAgain('elite_trader')).toEqual(['elite_trader', 'new_trader', 'pro_trader'])
  expect(tiersAgain(null)).toEqual(['new_trader', 'pro_trader', 'elite_trader'])
})
