import type { RefusalCode } from '@stratomate/contracts'
import { type Limit, tradingDayOf } from '@stratomate/domain'

/** A verified lease. `spent` counts the trades that hold one of its slots; instants are Unix milliseconds. */
export type LeaseRecord = {
  readonly jti: string
  readonly day: string
  readonly n: Limit
  readonly notBeforeMs: number
  readonly expiresAtMs: number
  readonly spent: number
}

export type LeaseChoice = { kind: 'lease'; lease: LeaseRecord } | { kind: 'none'; code: RefusalCode }

export type LeaseSituation = {
  leases: readonly LeaseRecord[]
  nowMs: number
  /** The day for which the server has said that nothing is left for this computer. */
  exhaustedDay: string | null
  /** Whether that is because other computers hold the rest; missing in older records. */
  isElsewhere?: boolean
  hasInvalid: boolean
}

/** Which lease pays for a trade now, or why none does. */
export function chooseLease(situation: LeaseSituation): LeaseChoice {
  const { leases, nowMs, exhaustedDay, isElsewhere = false, hasInvalid } = situation
  const lease = leases.find((candidate) => isInForce(candidate, nowMs) && slotsLeft(candidate) > 0)
  if (lease !== undefined) return { kind: 'lease', lease }
  if (exhaustedDay === tradingDayOf(nowMs))
    return { kind: 'none', code: isElsewhere ? 'trades_elsewhere' : 'daily_limit' }
  if (hasInvalid) return { kind: 'none', code: 'lease_invalid' }
  const isAnyStarted = leases.some((candidate) => candidate.notBeforeMs <= nowMs)
  const areAllOver = leases.every((candidate) => candidate.notBeforeMs > nowMs || candidate.expiresAtMs <= nowMs)
  return { kind: 'none', code: isAnyStarted && areAllOver ? 'lease_expired' : 'no_lease' }
}

/** A counted lease only pays for trades of its own UTC day; an unlimited one until it expires. */
export function isInForce(lease: LeaseRecord, nowMs: number): boolean {
  if (nowMs < lease.notBeforeMs || nowMs >= lease.expiresAtMs) return false
  return lease.n === 'unlimited' || lease.day === tradingDayOf(nowMs)
}

export function slotsLeft(lease: LeaseRecord): number {
  return lease.n === 'unlimited' ? Number.POSITIVE_INFINITY : Math.max(0, lease.n - lease.spent)
}

/** All slots that may be spent at `nowMs`. */
export function slotsLeftNow(leases: readonly LeaseRecord[], nowMs: number): number {
  return leases.reduce((sum, lease) => sum + (isInForce(lease, nowMs) ? slotsLeft(lease) : 0), 0)
}
