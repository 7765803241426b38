import type { Subscription } from '@stratomate/contracts'
import { bestPurchase, combinedLimits, limitToWire } from '@stratomate/domain'
import { AppError } from '../app-error.ts'
import { type Ctx, requireMember } from '../context.ts'
import { readUsedToday } from '../trading/read-quota.ts'
import { announceSubscription } from './announce-subscription.ts'
import type { Payments } from './ports.ts'
import { selectCustomerId, type StoredPurchase } from './queries.ts'
import { readPurchases } from './read-purchases.ts'

/**
 * The best purchase of an account. The id is an account id: its owner and admins may read it; everybody else gets
 * the same `not_found` as for an account that does not exist.
 */
export async function readSubscription(ctx: Ctx, payments: Payments, accountId: string): Promise<Subscription> {
  const { userId, role } = requireMember(ctx)
  if (accountId !== userId && role !== 'admin') throw new AppError('not_found')
  if (!/^[0-9a-f-]{36}$/u.test(accountId)) throw new AppError('not_found')
  const subscription = await findSubscription(ctx, payments, accountId)
  if (subscription === null) throw new AppError('not_found')
  return subscription
}

/** The paid subscription in force (PRO), or null: a trial or a licence alone is not one. */
export async function readActiveSubscription(ctx: Ctx, payments: Payments): Promise<Subscription | null> {
  const { userId } = requireMember(ctx)
  const { purchases } = await readPurchases(ctx, payments, userId)
  if (!combinedLimits(purchases, ctx.now().getTime()).pro) return null
  return describe(ctx, userId, purchases)
}

/**
 * The account's best purchase as the dashboard shows it, or null when there is none. When reading finds that it has
 * changed at the provider, other pages and desktop apps hear of it.
 */
export async function findSubscription(ctx: Ctx, payments: Payments, userId: string): Promise<Subscription | null> {
  const { purchases, changed } = await readPurchases(ctx, payments, userId)
  const subscription = await describe(ctx, userId, purchases)
  if (changed && subscription !== null) await announceSubscription(ctx, subscription)
  return subscription
}

async function describe(ctx: Ctx, userId: string, purchases: StoredPurchase[]): Promise<Subscription | null> {
  const nowMs = ctx.now().getTime()
  const shown = bestPurchase(purchases, nowMs)
  if (shown === null) return null
  const limits = combinedLimits(purchases, nowMs)
  const limit = limitToWire(limits.tradesPerDay)
  const used = await readUsedToday(ctx, userId)
  const overdueTrial = shown.status === 'trial' && shown.trialEndsAt !== null && shown.trialEndsAt <= nowMs
  return {
    id: shown.row.id,
    userId,
    tier: shown.tier,
    status: overdueTrial ? 'expired' : (shown.status ?? shown.row.providerStatus),
    startDate: shown.row.startedAt.toISOString(),
    endDate: (shown.status === 'trial' ? shown.row.trialEndsAt : shown.row.endsAt)?.toISOString() ?? null,
    cancelsAt: shown.row.cancelsAt?.toISOString() ?? null,
    tradesRemaining: limit === -1 ? -1 : Math.max(0, limit - used),
    chartsAllowed: limitToWire(limits.charts),
    stripeCustomerId: await selectCustomerId(ctx.db, userId),
    source: shown.status === 'trial' ? 'trial' : 'subscription',
    plan: null,
  }
}
