import type { Subscription } from './billing/schemas.ts'
import type { FavoriteAsked } from './desktop/schemas.ts'
import type { Candle, Device, Quota, Refusal, Trade } from './trading/schemas.ts'

/**
 * Events of `GET /api/events` (the owner's stream). `reset` means that the last id is unknown: fetch everything again.
 * Names are in the past tense; zod-free at run time.
 */
export type OwnerEvents = {
  'trade.changed': { trade: Trade }
  'refusal.recorded': { refusal: Refusal }
  'quota.changed': { quota: Quota }
  'subscription.changed': { subscription: Subscription | null }
  'device.changed': { device: Device }
  'device.removed': { deviceId: string }
  'candles.added': { deviceId: string; symbol: string; timeframeS: number; candles: Candle[] }
  /** Something is new, or something was read: how many are unread now. */
  'notifications.changed': { unread: number }
  reset: Record<string, never>
}
export type OwnerEventName = keyof OwnerEvents

export const ownerEventNames = [
  'trade.changed',
  'refusal.recorded',
  'quota.changed',
  'subscription.changed',
  'device.changed',
  'device.removed',
  'candles.added',
  'notifications.changed',
  'reset',
] as const satisfies readonly OwnerEventName[]

/** Events of `GET /api/desktop/events`. */
export type DesktopEvents = {
  'device.paused': { paused: boolean }
  'favorite.asked': FavoriteAsked
  'entitlement.changed': Record<string, never>
  'device.revoked': Record<string, never>
  /** Another device of the account waits for trades: return what is unused and take a share again. */
  'lease.recalled': Record<string, never>
  /** Another device has returned trades: asking again may succeed. */
  'lease.freed': Record<string, never>
  'version.required': { minimumVersion: string }
  /** The first page of the owner was opened: the next report of state is answered with `watched`. */
  'page.opened': Record<string, never>
  reset: Record<string, never>
}
export type DesktopEventName = keyof DesktopEvents
