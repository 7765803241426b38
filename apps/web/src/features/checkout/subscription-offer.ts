import type { Subscription } from '@stratomate/contracts/billing'
import type { Session } from '#web/shared/use-session.ts'

/** The free days with a saved card, or a charge today. */
export type Start = 'trial' | 'now'

/**
 * What may be begun here (DECISIONS, Plans): a stranger pays today; a verified account without a trial chooses; a
 * running trial gets a card for later; whoever pays already is told so.
 */
export type Offer =
  | { kind: 'loading' }
  | { kind: 'stranger' }
  | { kind: 'choice'; email: string }
  | { kind: 'now'; email: string }
  | { kind: 'trial'; email: string; endsAt: string | null }
  | { kind: 'subscribed'; email: string }

type Known = { session: Session; subscription: Subscription | null | undefined }

export function subscriptionOffer({ session, subscription }: Known): Offer {
  if (session.kind === 'loading') return { kind: 'loading' }
  if (session.kind === 'anonymous') return { kind: 'stranger' }
  const { email, emailVerified } = session.user
  if (subscription === undefined) return { kind: 'loading' }
  if (subscription === null) return emailVerified ? { kind: 'choice', email } : { kind: 'now', email }
  const { status, source, endDate } = subscription
  if (source === 'licence') return emailVerified ? { kind: 'choice', email } : { kind: 'now', email }
  if (status === 'trial') return { kind: 'trial', email, endsAt: endDate }
  if (status === 'active' || status === 'problem') return { kind: 'subscribed', email }
  return status === 'pending' && emailVerified ? { kind: 'choice', email } : { kind: 'now', email }
}
