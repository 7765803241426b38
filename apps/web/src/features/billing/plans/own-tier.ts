import type { Subscription, Tier } from '@stratomate/contracts/billing/schemas'
import { hasEnded } from '@stratomate/domain/billing/subscription-status'

/** The tier that a person pays for, or the one that follows their trial, and the mark that says so. */
export type OwnTier = { tier: Tier; mark: 'Your plan' | 'After your trial' }

/** Whether a person has a license: none of the tiers is what they need next, so none is recommended. */
export function holdsLicence(subscription: Subscription | null): boolean {
  return subscription?.source === 'licence' && !hasEnded(subscription)
}

/** Null for a license, for what has ended and for what was not paid yet: all tiers are then as for a visitor. */
export function ownTierOf(subscription: Subscription | null): OwnTier | null {
  if (subscription === null || subscription.tier === null || subscription.source === 'licence') return null
  const { tier, status } = subscription
  if (hasEnded(subscription) || status === 'pending') return null
  return { tier, mark: status === 'trial' ? 'After your trial' : 'Your plan' }
}
