import { createHmac } from 'node:crypto'
import type { Subscription, Tier } from '@stratomate/contracts'
import { entitlementsInForce, normaliseEmail, subscriptionPlans, tierDefault, trialPlan } from '@stratomate/domain'
import { AppError } from '../app-error.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type Ctx, type Member, requireMember } from '../context.ts'
import { announceSubscription } from './announce-subscription.ts'
import type { Payments } from './ports.ts'
import { insertCustomer, insertUsedTrial, selectCustomerId, selectPurchases, selectUsedTrial } from './queries.ts'
import { findSubscription } from './read-subscription.ts'
import { type Customer, syncBilling } from './sync-billing.ts'

type TrialParts = { payments: Payments; secret: string }

/**
 * Starts the free trial: three days, no card, once per account and mailbox (remembered as a keyed hash). A repeat
 * after a lost answer finishes the same trial. Errors: email_not_verified, trial_used, already_subscribed.
 */
export async function startTrial(ctx: Ctx, parts: TrialParts, tier: Tier = tierDefault): Promise<Subscription> {
  const member = requireMember(ctx)
  if (!member.emailVerified) throw new AppError('email_not_verified')
  const purchases = await selectPurchases(ctx.db, member.userId)
  if (entitlementsInForce(purchases, ctx.now().getTime()).length > 0) throw new AppError('already_subscribed')
  if (purchases.length > 0) throw new AppError('trial_used')
  const claim = await claimTrial(ctx, parts, member)
  const customerId = await ensureCustomer(ctx, parts.payments, member)
  const customer = { userId: member.userId, customerId }
  const found = claim === 'repeated' && (await hasStarted(ctx, parts.payments, customer))
  if (!found) {
    const idempotencyKey = `trial:${member.userId}`
    const { name, priceCents } = subscriptionPlans[tier]
    const product = { tier, name, priceCents }
    await parts.payments.startTrial({ customerId, product, days: trialPlan.days, idempotencyKey })
    await syncBilling(ctx, parts.payments, customer)
  }
  const subscription = await findSubscription(ctx, parts.payments, member.userId)
  if (subscription === null) throw new AppError('payments_unavailable')
  await announceSubscription(ctx, subscription)
  return subscription
}

/**
 * Whether an earlier try did start the trial and only its confirmation got lost. Asked first, since the provider
 * refuses a known key with another tier and forgets keys after a day.
 */
async function hasStarted(ctx: Ctx, payments: Payments, customer: Customer): Promise<boolean> {
  await syncBilling(ctx, payments, customer)
  return (await selectPurchases(ctx.db, customer.userId)).length > 0
}

async function claimTrial(ctx: Ctx, parts: TrialParts, member: Member): Promise<'first' | 'repeated'> {
  const mailboxHash = createHmac('sha256', parts.secret)
    .update(`trial:${normaliseEmail(member.email)}`)
    .digest('base64url')
  return ctx.db.transaction(async (tx) => {
    const first = await insertUsedTrial(tx, { mailboxHash, userId: member.userId, usedAt: ctx.now() })
    if (first) {
      await recordAudit(tx, ctx, { action: 'trial.start', subjectId: member.userId })
      return 'first'
    }
    // The same account may come back: its first try was cut off before the provider had answered.
    const claim = await selectUsedTrial(tx, mailboxHash)
    if (claim?.userId !== member.userId) throw new AppError('trial_used')
    return 'repeated'
  })
}

async function ensureCustomer(ctx: Ctx, payments: Payments, member: Member): Promise<string> {
  const { userId, email } = member
  const known = await selectCustomerId(ctx.db, userId)
  if (known !== null) return known
  const customerId = await payments.createCustomer({ userId, email, name: email, idempotencyKey: `customer:${userId}` })
  await insertCustomer(ctx.db, { userId, customerId, createdAt: ctx.now() })
  return (await selectCustomerId(ctx.db, userId)) ?? customerId
}
