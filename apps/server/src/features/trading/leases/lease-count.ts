import { type LeaseCount, limitFromWire } from '@stratomate/domain'
import type { LeaseRow } from '../queries/quota.ts'

/** A stored lease as the rules count it. */
export function leaseCountOf(lease: LeaseRow): LeaseCount {
  return { n: limitFromWire(lease.n), seq: lease.sequence, used: lease.used, closed: lease.closedAt !== null }
}
