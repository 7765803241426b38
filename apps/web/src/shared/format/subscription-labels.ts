import type { Subscription, SubscriptionStatus } from '@stratomate/contracts/billing/schemas'
import { licencePlans, subscriptionPlans, trialPlan } from '@stratomate/domain/billing/plans'
import { isSubscriptionStatus, subscriptionStatusLabels } from '@stratomate/domain/billing/subscription-status'
import { formatStake } from '@stratomate/std/format-money'
import { formatDate } from './format-time.ts'

/** The words of a status; one that we do not know is shown raw (SPEC §4). */
export function statusLabel(status: string): string {
  return isSubscriptionStatus(status) ? subscriptionStatusLabels[status] : status
}

export function statusTone(status: string): SubscriptionStatus | 'plain' {
  return isSubscriptionStatus(status) ? status : 'plain'
}

/** The name of what the account has: a tier, or a license on screens. */
export function subscriptionName({ tier, plan, source }: Subscription): string {
  if (source === 'licence' && plan !== null) return `${licencePlans[plan].name} license`
  return tier === null ? trialPlan.name : subscriptionPlans[tier].name
}

/**
 * The date that matters: when it ended, when it ends if that is decided, what a trial with a saved card costs then, until
 * when it works after a failed charge, else when it renews (DECISIONS, Plans). A license has none.
 */
export function nextDate(subscription: Subscription): { label: string; date: string | null } | null {
  const { source, status, endDate, cancelsAt, nextCharge, graceEndsAt } = subscription
  if (source === 'licence') return null
  if (status === 'cancelled' || status === 'expired') return { label: 'Ended on', date: endDate }
  if (cancelsAt !== null) return { label: 'Ends on', date: cancelsAt }
  if (status === 'problem') return { label: 'Works until', date: graceEndsAt }
  if (status !== 'trial') return { label: 'Renewal Date', date: endDate }
  if (nextCharge === null) return { label: 'Ends on', date: endDate }
  return { label: `Then ${formatStake(nextCharge.amountCents, 'USD')} on`, date: nextCharge.at }
}

/** Until when a license gets updates: a date, or for life. */
export function updatesLabel(updatesUntil: string | null): string {
  return updatesUntil === null ? 'For life' : formatDate(updatesUntil)
}

/** A limit of the wire for people: -1 is 'Unlimited'. */
export function wireLimitLabel(wire: number): string {
  return wire === -1 ? 'Unlimited' : wire.toLocaleString('en-US')
}
