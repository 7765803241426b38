import type { Subscription } from '@stratomate/contracts/billing/schemas'
import { useHydrated } from '#web/shared/hooks/use-hydrated.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { useSubscription } from './use-subscription.ts'

/**
 * What the signed-in person has, for pages that are built for visitors: null in the built page and its first render, for
 * a visitor, and where nothing is known.
 */
export function useOwnSubscription(): { isPending: boolean; subscription: Subscription | null } {
  const isHydrated = useHydrated()
  const session = useSession()
  const isMember = session.kind === 'member'
  const { data, isPending } = useSubscription({ userId: isMember ? session.user.id : null })
  return { isPending: isMember && isPending, subscription: isHydrated && isMember ? (data ?? null) : null }
}
