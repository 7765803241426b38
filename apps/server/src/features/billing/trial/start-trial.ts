import type { Subscription, Tier } from '@stratomate/contracts'
import { entitlementsInForce, tierDefault, trialPlan } from '@stratomate/domain'
import { AppError } from '#server/features/app-error.ts'
import { type Ctx, requireMember } from '#server/features/context.ts'
import { announceSubscription, findSubscription } from '../portal/read-subscription.ts'
import { claimTrial, hasRun } from './claim-trial.ts'
import { endTrialBesidePaid } from './end-trial-beside-paid.ts'
import { ensureCustomer } from '../checkout/ensure-customer.ts'
import type { Payments } from '../ports.ts'
import { selectPurchases, type StoredPurchase, type StoredSubscription } from '../queries.ts'
import { readRunning } from '../portal/read-running.ts'
import { syncBilling } from '../webhooks/sync-billing.ts'
import { refuseConfirming, withdrawPending } from '../checkout/withdraw-pending.ts'
import { tierProduct } from '../checkout/create-subscription.ts'

type TrialDependencies = { payments: Payments; secret: string }

/**
 * Starts the free trial: three days, no card, once per account and mailbox (remembered as a keyed hash). A repeat after
 * a lost answer finishes the same trial. A payment that was begun and never finished does not prevent it.
 * Errors: email_not_verified, trial_used, already_subscribed, payment_confirming.
 */
export async function startTrial(
  ctx: Ctx,
  dependencies: TrialDependencies,
  tier: Tier = tierDefault,
): Promise<Subscription> {
  const member = requireMember(ctx)
  if (!member.emailVerified) throw new AppError('email_not_verified')
  await selectUnserved(ctx, member.userId)
  // A payment whose event has not come yet is found here, before a trial is given beside it.
  const { running } = await readRunning(ctx, dependencies.payments, member.userId)
  await refuseConfirming(dependencies.payments, running)
  // None was known a moment ago, so this is an earlier try of which only the confirmation got lost.
  const isFound = running.some((each) => isTrialAt(each, ctx.now().getTime()))
  const purchases = isFound ? running : await selectUnserved(ctx, member.userId)
  if (!isFound && (await hasRun(ctx, purchases, member.userId))) throw new AppError('trial_used')
  const claim = await claimTrial(ctx, dependencies.secret, member)
  const customerId = await ensureCustomer(ctx, dependencies.payments, member)
  const isStarted =
    isFound ||
    (claim === 'repeated' && (await hasStarted(ctx, dependencies.payments, { userId: member.userId, customerId })))
  if (!isStarted) {
    const idempotencyKey = `trial:${member.userId}`
    const trial = { customerId, product: tierProduct(tier), trialDays: trialPlan.days, idempotencyKey }
    await dependencies.payments.createSubscription(trial)
  }
  // Afterwards: until the trial runs, the other form is what the person may still pay.
  await withdrawPending(ctx, dependencies.payments, purchases)
  await syncBilling(ctx, dependencies.payments, customerId)
  await endTrialBesidePaid(ctx, dependencies.payments, { userId: member.userId, customerId })
  const subscription = await findSubscription(ctx, dependencies.payments, member.userId)
  if (subscription === null) throw new AppError('payments_unavailable')
  await announceSubscription(ctx, subscription)
  return subscription
}

function isTrialAt({ status, trialEndsAt }: StoredSubscription, nowMs: number): boolean {
  return status === 'trial' && trialEndsAt !== null && trialEndsAt > nowMs
}

/** The purchases of an account that none of them serves now. Errors: already_subscribed. */
async function selectUnserved(ctx: Ctx, userId: string): Promise<StoredPurchase[]> {
  const purchases = await selectPurchases(ctx.db, userId)
  if (entitlementsInForce(purchases, ctx.now().getTime()).length > 0) throw new AppError('already_subscribed')
  return purchases
}

/**
 * Whether an earlier try did start the trial and only its confirmation got lost. Asked first, since the provider
 * refuses a known key with another tier and forgets keys after a day.
 */
async function hasStarted(
  ctx: Ctx,
  payments: Payments,
  { userId, customerId }: { userId: string; customerId: string },
): Promise<boolean> {
  await syncBilling(ctx, payments, customerId)
  return hasRun(ctx, await selectPurchases(ctx.db, userId), userId)
}
