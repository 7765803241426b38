import type { EntitlementClaims } from '@stratomate/contracts'
import type { WindowService } from '@stratomate/contracts/desktop-window/state'
import { awayText, type Reserved } from '@stratomate/domain/trading/away-text'
import { limitToWire } from '@stratomate/domain'

export type ServiceApp = {
  link: { downSinceMs(): number | null }
  leases: { reserved(): Reserved }
  entitlements: { current(): EntitlementClaims | null }
}

/**
 * Since when the service cannot be reached, and what may be traded without it: nothing for longer than the plan is
 * proved.
 */
export function serviceState({ link, leases, entitlements }: ServiceApp): WindowService {
  const { left, untilMs } = reservedOf({ leases, entitlements })
  return { awaySinceMs: link.downSinceMs(), left: limitToWire(left), untilMs }
}

/** What still works without the service, in a sentence. */
export function serviceAwayText(app: Pick<ServiceApp, 'leases' | 'entitlements'>): string {
  return awayText(reservedOf(app), formatDayTime)
}

function reservedOf({ leases, entitlements }: Pick<ServiceApp, 'leases' | 'entitlements'>): Reserved {
  const { left, untilMs } = leases.reserved()
  const claims = entitlements.current()
  if (claims === null || untilMs === null) return { left: 0, untilMs: null }
  return { left, untilMs: Math.min(untilMs, claims.exp * 1_000) }
}

/** Reserved trades may last until tomorrow: `Thu 02:00`. */
function formatDayTime(ms: number): string {
  return new Date(ms).toLocaleString('en-GB', { weekday: 'short', hour: '2-digit', minute: '2-digit' })
}
