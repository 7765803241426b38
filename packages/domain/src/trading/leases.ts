import type { Limit } from '../billing/plans.ts'

/** The state of the account's day when a device asks for trades. Counts are whole trades. */
export type LeaseRequest = {
  limit: Limit
  /** Trades already handed out for the day, used or not. */
  granted: number
  /** Devices seen lately, the asking one included; at least 1. */
  activeDevices: number
  want: number
}

/**
 * How many trades a device gets (INTERFACES, Desktop): a single active device may hold the whole rest, so that a
 * long outage is survived; several share in blocks of max(10, 20 % of the limit). Never more than wanted or left.
 */
export function leaseBlock(request: LeaseRequest): Limit {
  const { limit, granted, activeDevices, want } = request
  if (limit === 'unlimited') return 'unlimited'
  const left = Math.max(0, limit - granted)
  const block = activeDevices <= 1 ? left : Math.max(10, Math.floor(limit / 5))
  return Math.min(left, block, want)
}

/** A lease as the server counts it: `used` only grows, with `seq`. */
export type LeaseCount = { n: Limit; seq: number; used: number; closed: boolean }

export type Settlement =
  | { kind: 'applied'; seq: number; used: number }
  | { kind: 'repeated'; seq: number; used: number }
  | { kind: 'refused'; reason: 'closed' | 'out_of_order' | 'overused' }

/**
 * Judges a report of a lease's use. The same report again is a repeat (answers are lost on networks); an older or
 * smaller one is out of order; more than the lease covers is overuse, also after it was closed.
 */
export function settleLease(lease: LeaseCount, report: { seq: number; used: number }): Settlement {
  if (report.seq === lease.seq && report.used === lease.used) return { kind: 'repeated', ...report }
  if (isOverused(lease, report.used)) return { kind: 'refused', reason: 'overused' }
  if (lease.closed) return { kind: 'refused', reason: 'closed' }
  if (report.seq <= lease.seq || report.used < lease.used) return { kind: 'refused', reason: 'out_of_order' }
  return { kind: 'applied', ...report }
}

/**
 * Whether this many trades are more than a lease covers. An open lease covers all that it granted. A closed one covers
 * what it had used when it was closed: the rest went back to the day and may be in another lease now.
 */
export function isOverused(lease: Pick<LeaseCount, 'n' | 'used' | 'closed'>, trades: number): boolean {
  if (lease.n === 'unlimited') return false
  return trades > (lease.closed ? lease.used : lease.n)
}

/** How long a lease stays with its device, so that two devices do not keep passing the same trades back and forth. */
export const leaseKeptMs = 10 * 60_000
/** A device that holds trades may be switched off; asking it more often than this would not bring them back. */
const askAgainMsMin = 60_000

/**
 * How long a device that got nothing waits until asking again may help, milliseconds; `issuedMs` are the instants at
 * which others took leases that they have not used up. Null when there are none: the day is used up.
 */
export function shareWaitMs(issuedMs: readonly number[], nowMs: number): number | null {
  if (issuedMs.length === 0) return null
  return Math.max(askAgainMsMin, Math.min(...issuedMs) + leaseKeptMs - nowMs)
}

/** How many trades return to the day when a lease is closed. */
export function returnedTrades(lease: LeaseCount): number {
  if (lease.closed || lease.n === 'unlimited') return 0
  return lease.n - lease.used
}
