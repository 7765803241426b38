import type { Subscription, SubscriptionStatus } from '@stratomate/contracts/billing/schemas'
import { licencePlans, subscriptionPlans, trialPlan } from '@stratomate/domain/billing/plans'
import {
  hasEnded,
  isSubscriptionStatus,
  subscriptionStatusLabels,
} from '@stratomate/domain/billing/subscription-status'
import { formatStake } from '@stratomate/std/format-number'
import { dayMs } from '@stratomate/std/time'
import { formatDate } from './format-time.ts'

/** The words for a status; an unknown status is shown as it is (SPEC §4). */
export function statusLabel(status: string): string {
  return isSubscriptionStatus(status) ? subscriptionStatusLabels[status] : status
}

export function statusTone(status: string): SubscriptionStatus | 'plain' {
  return isSubscriptionStatus(status) ? status : 'plain'
}

/** The name of the plan of an account: a tier, or a license by its charts. */
export function subscriptionName({ tier, plan, source }: Pick<Subscription, 'tier' | 'plan' | 'source'>): string {
  if (source === 'licence' && plan !== null) return `${licencePlans[plan].name} license`
  return tier === null ? trialPlan.name : subscriptionPlans[tier].name
}

/**
 * The date that matters: when the plan ended; when it will end, if that is decided; what a trial with a saved card will
 * cost, and when; until when it works after a failed charge; otherwise when it renews (DECISIONS, Plans). A license has
 * none. `isEnd`: nothing works from then on.
 */
export function nextDate(subscription: Subscription): { label: string; date: string | null; isEnd: boolean } | null {
  const { source, status, endDate, cancelsAt, nextCharge, graceEndsAt } = subscription
  if (source === 'licence') return null
  if (hasEnded(subscription)) return { label: 'Ended on', date: endDate, isEnd: true }
  if (cancelsAt !== null) return { label: 'Ends on', date: cancelsAt, isEnd: true }
  if (status === 'problem') return { label: 'Works until', date: graceEndsAt, isEnd: true }
  if (status !== 'trial') return { label: 'Renewal Date', date: endDate, isEnd: false }
  if (nextCharge === null) return { label: 'Ends on', date: endDate, isEnd: true }
  return { label: `Then ${formatStake(nextCharge.amountCents, 'USD')} on`, date: nextCharge.at, isEnd: false }
}

/** How many days before an end it is counted. */
const countedDays = 14

/** How long something still works, in whole days begun; null where its end is far away, over or not known. */
export function timeLeftLabel(end: string | null, nowMs: number): string | null {
  const leftMs = end === null ? 0 : Date.parse(end) - nowMs
  if (leftMs <= 0 || leftMs > countedDays * dayMs) return null
  return leftMs < dayMs ? 'less than a day left' : `${Math.ceil(leftMs / dayMs)} days left`
}

/** Until when a license gets updates: a date, or for life. */
export function updatesLabel(updatesUntil: string | null): string {
  return updatesUntil === null ? 'For life' : formatDate(updatesUntil)
}

/** A limit from the service for people: -1 is 'Unlimited'. */
export function wireLimitLabel(wire: number): string {
  return wire === -1 ? 'Unlimited' : wire.toLocaleString('en-US')
}
