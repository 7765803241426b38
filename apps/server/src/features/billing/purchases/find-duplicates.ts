import type { StoredLicence, StoredPurchase, StoredSubscription } from '../queries.ts'
import { isPaid } from '../portal/read-running.ts'

/** What an account has of subscriptions: those that it began itself, and those that it has claimed by its email. */
export type SubscriptionsByOrigin = { own: StoredSubscription[]; claimed: StoredSubscription[] }

/**
 * The paid subscriptions that an account has twice, the tier aside: it has one at a time. What it began itself stays,
 * since whoever paid for the other may be somebody else; among claimed ones the first stays.
 */
export function duplicateSubscriptions({ own, claimed }: SubscriptionsByOrigin): StoredSubscription[] {
  const paid = claimed.filter(isPaid).toSorted(byStart)
  return own.length > 0 ? paid : paid.slice(1)
}

/** The trials that end because their owner has paid for a subscription instead of waiting. */
export function trialsBesidePaid(own: readonly StoredSubscription[]): StoredSubscription[] {
  return own.some(isPaid) ? own.filter(({ status }) => status === 'trial') : []
}

/**
 * What an account has begun itself and pays twice: a trial became a paid subscription while the form to start at once
 * was still open. The first stays, and one whose charge failed never stays before one that is paid.
 */
export function paidTwice(own: readonly StoredSubscription[]): StoredSubscription[] {
  const failed = ({ status }: StoredSubscription) => Number(status === 'problem')
  return own
    .filter(isPaid)
    .toSorted((one, other) => failed(one) - failed(other) || byStart(one, other))
    .slice(1)
}

/** The licenses in force that an account has twice: the first of each plan stays, its own before claimed ones. */
export function duplicateLicences(purchases: readonly StoredPurchase[], account: string): StoredLicence[] {
  const inForce = purchases
    .filter((purchase) => purchase.kind === 'licence')
    .filter(({ row, revokedAt }) => row.state === 'paid' && revokedAt === null)
    .toSorted((one, other) => rank(one, account) - rank(other, account) || paidMs(one) - paidMs(other))
  const kept = new Set<string>()
  return inForce.filter(({ licence }) => kept.size === kept.add(licence).size)
}

function byStart(one: StoredSubscription, other: StoredSubscription): number {
  return one.row.startedAt.getTime() - other.row.startedAt.getTime()
}

function rank({ row }: StoredLicence, account: string): number {
  return row.buyer === account ? 0 : 1
}

function paidMs({ row }: StoredLicence): number {
  return row.paidAt?.getTime() ?? 0
}
