import type { SubscribeInput, SubscriptionStarted, Tier } from '@stratomate/contracts'
import { trialPlan } from '@stratomate/domain'
import { AppError } from '../app-error.ts'
import type { Ctx } from '../context.ts'
import { claimTrial } from './claim-trial.ts'
import { endTrialBesidePaid } from './end-trial-beside-paid.ts'
import { ensureCustomer, ensureVisitorCustomer } from './ensure-customer.ts'
import type { Payments, SubscriptionForm } from './ports.ts'
import { selectPurchases, selectSubscriptions, type StoredSubscription } from './queries.ts'
import { isPaid, isRunning, readRunning } from './read-running.ts'
import { syncBilling } from './sync-billing.ts'
import { tierProduct } from './tier-product.ts'
import { withdraw, withdrawPending } from './withdraw-pending.ts'

type SubscribeParts = { payments: Payments; secret: string }
type Order = {
  customerId: string
  tier: Tier
  start: 'trial' | 'now'
  /** How many subscriptions the customer had before what runs was read: names the try, so that two at once are one. */
  attempt: number
  running: StoredSubscription[]
}

/**
 * Begins a subscription, or goes on with the one that was begun: whoever presses twice, or in two tabs, pays once.
 * Signed in, it belongs to the account; else to the e-mail, and the charge is today. Errors: email_not_verified,
 * trial_used, already_subscribed, conflict when two tabs ask for different things at once.
 */
export async function createSubscription(
  ctx: Ctx,
  parts: SubscribeParts,
  input: SubscribeInput & { visitorHash: string },
): Promise<SubscriptionStarted> {
  const order = await readOrder(ctx, parts, input)
  if (order.running.some(isPaid)) throw new AppError('already_subscribed')
  const trial = order.running.find(({ status }) => status === 'trial')
  const begun = trial === undefined ? await beginPaying(ctx, parts, order) : await saveCard(parts, order, trial)
  if (trial !== undefined) await withdrawPending(ctx, parts.payments, order.running)
  await syncBilling(ctx, parts.payments, order.customerId)
  if (trial !== undefined && trial.row.userId !== null) {
    await endTrialBesidePaid(ctx, parts.payments, { userId: trial.row.userId, customerId: order.customerId })
  }
  if (begun.form === null) throw new AppError('already_subscribed')
  const stored = await selectSubscriptions(ctx.db, order.customerId)
  const trialEndsAt = stored.find(({ row }) => row.providerId === begun.providerId)?.row.trialEndsAt ?? null
  return {
    ...parts.payments.form,
    ...begun.form,
    chargedAt: begun.form.kind === 'setup' ? (trialEndsAt?.toISOString() ?? null) : null,
  }
}

/** Whose it is, and what of it runs already. */
async function readOrder(
  ctx: Ctx,
  parts: SubscribeParts,
  input: SubscribeInput & { visitorHash: string },
): Promise<Order> {
  const { tier, visitorHash, start = 'now' } = input
  if (ctx.actor.kind === 'member') {
    const { userId } = ctx.actor
    const customerId = await ensureCustomer(ctx, parts.payments, ctx.actor)
    const attempt = (await selectSubscriptions(ctx.db, customerId)).length
    const running = await readRunning(ctx, parts.payments, userId)
    return { customerId, tier, start, attempt, running }
  }
  if (start === 'trial') throw new AppError('signed_out')
  const email = input.email.toLowerCase()
  const visitor = { visitorHash, email, name: input.name ?? email }
  const customerId = await ensureVisitorCustomer(ctx, parts.payments, visitor)
  const all = await selectSubscriptions(ctx.db, customerId)
  return { customerId, tier, start, attempt: all.length, running: all.filter(isRunning) }
}

/** The trial goes on as a paid subscription of the chosen tier once a card is saved. */
async function saveCard(
  { payments }: SubscribeParts,
  { tier }: Order,
  { row, tier: present }: StoredSubscription,
): Promise<SubscriptionForm> {
  const { providerId } = row
  if (tier === present) return payments.readSubscriptionForm(providerId)
  const idempotencyKey = `tier:${providerId}:${tier}:${row.syncSequence}`
  return payments.changeTier({ providerId, product: tierProduct(tier), idempotencyKey })
}

async function beginPaying(ctx: Ctx, parts: SubscribeParts, order: Order): Promise<SubscriptionForm> {
  const { payments } = parts
  for (const pending of order.running.filter(({ status }) => status === 'pending')) {
    const begun = await payments.readSubscriptionForm(pending.row.providerId)
    // Nothing is asked for any more: it was paid a moment ago.
    if (begun.form === null) return begun
    if (pending.tier === order.tier && order.start === 'now') return begun
    await withdraw(ctx, payments, pending)
  }
  if (order.running.length > 0) await syncBilling(ctx, payments, order.customerId)
  return open(ctx, parts, order)
}

async function open(ctx: Ctx, { payments, secret }: SubscribeParts, order: Order): Promise<SubscriptionForm> {
  const { customerId, tier, attempt } = order
  const trialDays = order.start === 'trial' ? trialPlan.days : 0
  if (order.start === 'trial') await claimOpenTrial(ctx, secret)
  // Without the tier in its key, a second tab with another tier is refused and not charged too.
  const idempotencyKey = `subscribe:${customerId}:${attempt}`
  return payments.createSubscription({ customerId, product: tierProduct(tier), trialDays, idempotencyKey })
}

async function claimOpenTrial(ctx: Ctx, secret: string): Promise<void> {
  if (ctx.actor.kind !== 'member') throw new AppError('signed_out')
  if (!ctx.actor.emailVerified) throw new AppError('email_not_verified')
  const before = (await selectPurchases(ctx.db, ctx.actor.userId)).filter(
    (purchase) => purchase.kind === 'subscription',
  )
  if (before.some(({ row }) => row.trialEndsAt !== null)) throw new AppError('trial_used')
  await claimTrial(ctx, secret, ctx.actor)
}
