import type { SubscriptionStatus } from '@stratomate/contracts'

/** Which status may follow which (DECISIONS, Plans). Cancelled and expired are final: buying again is a new row. */
const transitions = {
  pending: ['trial', 'active', 'cancelled', 'expired'],
  trial: ['active', 'problem', 'cancelled', 'expired'],
  active: ['problem', 'cancelled', 'expired'],
  problem: ['active', 'cancelled', 'expired'],
  cancelled: [],
  expired: [],
} as const satisfies Record<SubscriptionStatus, readonly SubscriptionStatus[]>

export const subscriptionStatuses = Object.freeze(Object.keys(transitions)) as readonly SubscriptionStatus[]

/** Whether the table allows the move; staying the same is always allowed. */
export function canTransition(from: SubscriptionStatus, to: SubscriptionStatus): boolean {
  return from === to || transitions[from].some((next) => next === to)
}

/** The words of the status badge (SPEC §4); an unknown status is shown raw. */
export const subscriptionStatusLabels = {
  pending: 'Pending',
  trial: 'Trial',
  active: 'Active',
  problem: 'Payment Issue',
  cancelled: 'Cancelled',
  expired: 'Expired',
} as const satisfies Record<SubscriptionStatus, string>

export function isSubscriptionStatus(status: string): status is SubscriptionStatus {
  return Object.hasOwn(transitions, status)
}

/**
 * Whether a subscription or a trial is over for good: no status follows, and it allows nothing. Of an unknown status that
 * is not known.
 */
export function hasEnded({ status }: { readonly status: string }): boolean {
  return isSubscriptionStatus(status) && transitions[status].length === 0
}

/** What decides the status, as the payment provider reports it. */
export type ProviderSubscription = {
  status: string
  /** The person asked for the end (then an ended subscription is cancelled, otherwise expired). */
  endedByRequest: boolean
  /** A paid subscription whose next charge was moved by us: the provider calls the days until then a trial. */
  hasGivenDays: boolean
}

/**
 * The provider's state in our words (facts: payments §1.5). Null for a state we do not know: it is shown raw
 * and grants nothing.
 */
export function statusFromProvider(subscription: ProviderSubscription): SubscriptionStatus | null {
  switch (subscription.status) {
    case 'incomplete':
      return 'pending'
    case 'trialing':
      return subscription.hasGivenDays ? 'active' : 'trial'
    case 'active':
      return 'active'
    case 'past_due':
    case 'unpaid':
      return 'problem'
    case 'canceled':
      return subscription.endedByRequest ? 'cancelled' : 'expired'
    case 'incomplete_expired':
    case 'paused':
      return 'expired'
    default:
      return null
  }
}
