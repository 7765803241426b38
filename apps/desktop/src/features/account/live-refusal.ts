import { liveNotices } from '@stratomate/domain'
import type { EntitlementKeeper } from '#desktop/adapters/server-api/entitlement-keeper.ts'

/**
 * Why this account may not trade with real money, in the words for its country; null when it may, and while no plan is
 * known, which is reported elsewhere.
 */
export function liveRefusal(entitlements: Pick<EntitlementKeeper, 'current'>): string | null {
  const claims = entitlements.current()
  if (claims === null || claims.liveAllowed) return null
  // The notice for an open country does not mention a lock.
  return liveNotices[claims.liveNotice === 'open' ? 'unknown' : claims.liveNotice]
}
