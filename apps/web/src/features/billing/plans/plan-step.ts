import type { Subscription } from '@stratomate/contracts/billing/schemas'
import { isSubscriptionStatus } from '@stratomate/domain/billing/subscription-status'

/** What an account can do next about its plan; each leads to something that works in that state. */
export type PlanStep = 'manage' | 'see-plans' | 'finish-payment' | 'choose-again' | 'see-license'

/** The steps that are offered beside a plan, the likeliest first. */
export function planSteps({ source, status }: Pick<Subscription, 'source' | 'status'>): readonly PlanStep[] {
  if (source === 'licence') return status === 'active' ? ['see-license', 'see-plans'] : ['see-plans', 'see-license']
  // An unknown status of the provider: its own page explains it.
  if (!isSubscriptionStatus(status)) return ['manage']
  switch (status) {
    case 'trial':
      return ['see-plans', 'manage']
    case 'active':
    case 'problem':
      return ['manage']
    case 'pending':
      return ['finish-payment', 'see-plans']
    case 'cancelled':
    case 'expired':
      return ['choose-again']
    default:
      return status satisfies never
  }
}
