import type { Ctx } from '../context.ts'
import type { Payments } from './ports.ts'
import { selectPurchases, type StoredPurchase, type StoredSubscription } from './queries.ts'
import { syncBilling } from './sync-billing.ts'

/**
 * What the account has running, first payments that wait included. When that is anything, the provider is asked first
 * whether it still does: a payment whose event got lost would else be sold a second time.
 */
export async function readRunning(ctx: Ctx, payments: Payments, userId: string): Promise<StoredSubscription[]> {
  const stored = (await selectPurchases(ctx.db, userId)).filter(isRunning)
  if (stored.length === 0) return []
  for (const customerId of new Set(stored.flatMap(({ row }) => row.customerId ?? []))) {
    await syncBilling(ctx, payments, customerId)
  }
  return (await selectPurchases(ctx.db, userId)).filter(isRunning)
}

export function isRunning(purchase: StoredPurchase): purchase is StoredSubscription {
  return purchase.kind === 'subscription' && purchase.status !== 'cancelled' && purchase.status !== 'expired'
}

/** What is charged, or would be next month: beside it there is no other subscription. */
export function isPaid({ status }: StoredSubscription): boolean {
  return status === 'active' || status === 'problem'
}
