import type { SubscriptionStatus } from '@stratomate/contracts'

/** What a buyer is mailed when a status changes. Receipts depend on payments and not on transitions. */
export type TransitionEmail = 'trial-started' | 'trial-ended' | 'payment-failed' | 'cancelled' | 'ended'

type Move = { from: SubscriptionStatus | null; to: SubscriptionStatus | null }

/** The mail that a move calls for, or null; `from` is null for a subscription that was not known before. */
export function emailForTransition({ from, to }: Move): TransitionEmail | null {
  if (from === to || to === null) return null
  // A subscription that never gave anything ends without a mail.
  const hasRun = from === 'trial' || from === 'active' || from === 'problem'
  switch (to) {
    case 'trial':
      return 'trial-started'
    case 'problem':
      return 'payment-failed'
    case 'cancelled':
      return hasRun ? 'cancelled' : null
    case 'expired':
      if (from === 'trial') return 'trial-ended'
      return hasRun ? 'ended' : null
    case 'pending':
    case 'active':
      return null
    default:
      return to satisfies never
  }
}
