import { AppError } from '#server/features/app-error.ts'
import type { Ctx } from '#server/features/context.ts'
import type { Payments } from '../ports.ts'
import {
  selectCustomers,
  selectPurchases,
  selectSubscriptions,
  type StoredPurchase,
  type StoredSubscription,
} from '../queries.ts'
import { syncBilling } from '../webhooks/sync-billing.ts'

/** What runs after the provider was asked; `news` when something was paid that was not known as paid before. */
export type Running = { running: StoredSubscription[]; news: 'paid' | 'none' }

/**
 * What an account has running, first payments that wait included. The provider is asked first, whatever is stored: a
 * payment whose event is on its way, or got lost, would else be sold a second time.
 */
export async function readRunning(ctx: Ctx, payments: Payments, userId: string): Promise<Running> {
  const stored = (await selectPurchases(ctx.db, userId)).filter(isRunning)
  const own = (await selectCustomers(ctx.db, userId)).filter(({ email }) => email === null)
  const customerIds = [...own.map(({ customerId }) => customerId), ...stored.flatMap(({ row }) => row.customerId ?? [])]
  for (const customerId of new Set(customerIds)) await syncBilling(ctx, payments, customerId)
  const running = (await selectPurchases(ctx.db, userId)).filter(isRunning)
  return { running, news: newsOf(stored, running) }
}

/** The same of a customer that a browser has begun without an account. */
export async function readCustomerRunning(ctx: Ctx, payments: Payments, customerId: string): Promise<Running> {
  const stored = (await selectSubscriptions(ctx.db, customerId)).filter(isRunning)
  await syncBilling(ctx, payments, customerId)
  const running = (await selectSubscriptions(ctx.db, customerId)).filter(isRunning)
  return { running, news: newsOf(stored, running) }
}

/** Errors: already_subscribed when a paid one runs, payment_confirming when that was not known until now. */
export function refusePaid({ running, news }: Running): void {
  if (running.some(isPaid)) throw new AppError(news === 'paid' ? 'payment_confirming' : 'already_subscribed')
}

export function isRunning(purchase: StoredPurchase): purchase is StoredSubscription {
  return purchase.kind === 'subscription' && purchase.status !== 'cancelled' && purchase.status !== 'expired'
}

/** What is charged, or would be next month: beside it there is no other subscription. */
export function isPaid({ status }: StoredSubscription): boolean {
  return status === 'active' || status === 'problem'
}

function newsOf(before: readonly StoredSubscription[], after: readonly StoredSubscription[]): Running['news'] {
  const known = new Set(before.filter(isPaid).map(({ row }) => row.providerId))
  return after.some((each) => isPaid(each) && !known.has(each.row.providerId)) ? 'paid' : 'none'
}
