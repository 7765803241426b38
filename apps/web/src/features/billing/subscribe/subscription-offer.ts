import type { Subscription, TrialOffer } from '@stratomate/contracts/billing/schemas'
import type { Session } from '#web/shared/session/use-session.ts'

/** The free days with a saved card, or a charge today. */
export type Start = 'trial' | 'now'

/**
 * What may be begun here (DECISIONS, Plans): a stranger pays today; a person who may have the trial chooses; a running
 * trial gets a card for its end or is left for a charge today; a paying person is told that they already pay.
 */
export type Offer =
  | { kind: 'loading' }
  | { kind: 'stranger' }
  | { kind: 'choice'; email: string; endsAt: null }
  | { kind: 'now'; email: string }
  | { kind: 'trial'; email: string; endsAt: string | null }
  | { kind: 'subscribed'; subscription: Subscription }

type Known = {
  session: Session
  /** Undefined while they are asked for; null when there is none, or when the service could not say. */
  subscription: Subscription | null | undefined
  trial: TrialOffer | null | undefined
}

export function subscriptionOffer({ session, subscription, trial }: Known): Offer {
  if (session.kind === 'loading') return { kind: 'loading' }
  if (session.kind === 'anonymous') return { kind: 'stranger' }
  if (subscription === undefined || trial === undefined) return { kind: 'loading' }
  const { email, emailVerified } = session.user
  const source = subscription?.source
  const status = source === 'licence' ? undefined : subscription?.status
  if (subscription !== null && (status === 'active' || status === 'problem'))
    return { kind: 'subscribed', subscription }
  if (subscription !== null && status === 'trial') {
    // With a saved card only the time of the charge is left to choose.
    const hasCard = subscription.nextCharge !== null
    return hasCard ? { kind: 'now', email } : { kind: 'trial', email, endsAt: subscription.endDate }
  }
  // The service decides again, so somebody whose use of the trial is unknown may ask for it.
  const isOpen = trial === null || trial.state === 'open' || trial.state === 'with-card'
  return emailVerified && isOpen ? { kind: 'choice', email, endsAt: null } : { kind: 'now', email }
}
