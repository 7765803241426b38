import type { Subscription } from '@stratomate/contracts'
import { bestPurchase, combinedLimits, limitToWire, problemGraceMs, subscriptionPlans } from '@stratomate/domain'
import { AppError } from '#server/features/app-error.ts'
import { recordReading } from '#server/features/audit/record-reading.ts'
import { type Ctx, isAdmin, requireMember } from '#server/features/context.ts'
import type { Payments } from '../ports.ts'
import type { StoredLicence, StoredPurchase, StoredSubscription } from '../queries.ts'
import type { AccountReading } from '../queries/account-reading.ts'
import { readPurchases } from './read-purchases.ts'
import { publishToDevices } from '#server/features/devices/publish-to-devices.ts'

/**
 * The best purchase of an account. The id is an account id: its owner and admins may read it; everybody else gets
 * the same `not_found` as for an account that does not exist.
 */
export async function readSubscription(ctx: Ctx, payments: Payments, accountId: string): Promise<Subscription> {
  const { userId } = requireMember(ctx)
  if (accountId !== userId && !isAdmin(ctx)) throw new AppError('not_found')
  if (!/^[0-9a-f-]{36}$/u.test(accountId)) throw new AppError('not_found')
  if (accountId !== userId) await recordReading(ctx, { what: 'subscription', of: accountId })
  const subscription = await findSubscription(ctx, payments, accountId)
  if (subscription === null) throw new AppError('not_found')
  return subscription
}

/** The paid subscription in force (PRO), or null: a trial or a licence alone is not one. */
export async function readActiveSubscription(ctx: Ctx, payments: Payments): Promise<Subscription | null> {
  const { userId } = requireMember(ctx)
  const reading = await readPurchases(ctx, payments, userId)
  if (!combinedLimits(reading.purchases, ctx.now().getTime()).pro) return null
  return describe(ctx, userId, reading)
}

/**
 * The account's best purchase as the dashboard shows it, or null when there is none. When reading finds that it has
 * changed at the provider, other pages and desktop apps hear of it.
 */
export async function findSubscription(ctx: Ctx, payments: Payments, userId: string): Promise<Subscription | null> {
  const reading = await readPurchases(ctx, payments, userId)
  const subscription = describe(ctx, userId, reading)
  if (reading.changed && subscription !== null) await announceSubscription(ctx, subscription)
  return subscription
}

function describe(ctx: Ctx, userId: string, reading: AccountReading): Subscription | null {
  const { purchases, customers, usedToday } = reading
  const nowMs = ctx.now().getTime()
  const shown = bestPurchase(purchases, nowMs)
  if (shown === null) return null
  const limits = combinedLimits(purchases, nowMs)
  const limit = limitToWire(limits.tradesPerDay)
  const facts = purchaseFacts(shown, nowMs)
  return {
    ...facts,
    userId,
    tradesRemaining: limit === -1 ? -1 : Math.max(0, limit - usedToday),
    chartsAllowed: limitToWire(limits.charts),
    stripeCustomerId: facts.stripeCustomerId ?? customers[0]?.customerId ?? null,
  }
}

type Facts = Omit<Subscription, 'userId' | 'tradesRemaining' | 'chartsAllowed'>

/** What there is to say about one purchase. */
export function purchaseFacts(purchase: StoredPurchase, nowMs: number): Facts {
  return purchase.kind === 'licence' ? licenceFacts(purchase) : subscriptionFacts(purchase, nowMs)
}

function subscriptionFacts({ tier, status, trialEndsAt, problemSince, row }: StoredSubscription, nowMs: number): Facts {
  const overdueTrial = status === 'trial' && trialEndsAt !== null && trialEndsAt <= nowMs
  return {
    id: row.id,
    tier,
    status: overdueTrial ? 'expired' : (status ?? row.providerStatus),
    startDate: row.startedAt.toISOString(),
    endDate: (status === 'trial' ? row.trialEndsAt : row.endsAt)?.toISOString() ?? null,
    cancelsAt: row.cancelsAt?.toISOString() ?? null,
    stripeCustomerId: row.customerId,
    source: status === 'trial' ? 'trial' : 'subscription',
    plan: null,
    nextCharge: overdueTrial ? null : nextChargeOf({ tier, status, row }),
    graceEndsAt: problemSince === null ? null : new Date(problemSince + problemGraceMs).toISOString(),
    updatesUntil: null,
  }
}

type Charged = Pick<StoredSubscription, 'tier' | 'status' | 'row'>

/** A trial is charged at its end when a card is saved; what was cancelled is not charged again. */
function nextChargeOf({ tier, status, row }: Charged): Subscription['nextCharge'] {
  const at = status === 'trial' && row.hasCard ? row.trialEndsAt : status === 'active' ? row.endsAt : null
  if (at === null || row.cancelsAt !== null) return null
  return { at: at.toISOString(), amountCents: subscriptionPlans[tier].priceCents }
}

function licenceFacts({ licence, revokedAt, row }: StoredLicence): Facts {
  return {
    id: row.id,
    tier: null,
    status: revokedAt === null ? 'active' : 'cancelled',
    startDate: row.paidAt?.toISOString() ?? null,
    endDate: null,
    cancelsAt: null,
    stripeCustomerId: null,
    source: 'licence',
    nextCharge: null,
    graceEndsAt: null,
    plan: licence,
    updatesUntil: row.updatesUntil?.toISOString() ?? null,
  }
}

/** Tells the owner's pages and desktop apps that what the account may do has changed. */
export async function announceSubscription(ctx: Ctx, subscription: Subscription): Promise<void> {
  ctx.bus.toOwner(subscription.userId, 'subscription.changed', { subscription })
  await publishToDevices(ctx, { userId: subscription.userId }, { name: 'entitlement.changed', data: {} })
}
