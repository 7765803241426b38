import type { Subscription, TrialOffer } from '@stratomate/contracts/billing/schemas'
import { useTrialOffer } from '#web/features/billing/trial/use-trial-offer.ts'
import { useHydrated } from '#web/shared/hooks/use-hydrated.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { useSubscription } from './use-subscription.ts'

export type OwnPlan =
  /** The built page, its first render, and everybody who is not signed in. */
  | { kind: 'visitor' }
  /** It is not known yet what the signed-in person has. */
  | { kind: 'loading' }
  /** The service could not say. */
  | { kind: 'unknown' }
  | { kind: 'member'; offer: TrialOffer; subscription: Subscription | null }

/** What the person has, for pages that are built for visitors. Who never had anything is not asked about it. */
export function useOwnPlan(): OwnPlan {
  const isHydrated = useHydrated()
  const session = useSession()
  const view = useTrialOffer()
  const hasPlan = session.kind === 'member' && view.kind === 'member' && view.offer.state !== 'open'
  const { data, isPending } = useSubscription({ userId: hasPlan ? session.user.id : null })
  if (!isHydrated || view.kind === 'anonymous') return { kind: 'visitor' }
  if (view.kind !== 'member') return view.kind === 'unknown' ? view : { kind: view.isMember ? 'loading' : 'visitor' }
  return hasPlan && isPending
    ? { kind: 'loading' }
    : { kind: 'member', offer: view.offer, subscription: hasPlan ? (data ?? null) : null }
}
