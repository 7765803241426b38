import type { AccountKind } from '@stratomate/contracts'
import { limitFromWire } from '@stratomate/domain'
import type { EngineAccount } from '@stratomate/engine/gate/gate-context'
import type { EntitlementKeeper } from '#desktop/adapters/server-api/entitlement-keeper.ts'
import type { Session } from '#desktop/adapters/server-api/session.ts'
import type { IndicatorChoice } from './indicator-choice.ts'

type AccountDependencies = {
  session: Pick<Session, 'credential'>
  entitlements: Pick<EntitlementKeeper, 'current'>
  indicator: Pick<IndicatorChoice, 'allowed'>
}

/**
 * What the account may do at this moment. Real money needs an entitlement that allows it, checked for each signal
 * again: it may be locked while the app runs.
 */
export function engineAccount(
  { session, entitlements, indicator }: AccountDependencies,
  kind: AccountKind,
): EngineAccount {
  if (session.credential() === null) return 'not_signed_in'
  const claims = entitlements.current()
  if (claims === null) return 'no_entitlement'
  if (kind === 'live' && !claims.liveAllowed) return 'live_locked'
  return { charts: limitFromWire(claims.charts), indicatorId: indicator.allowed(claims) }
}
