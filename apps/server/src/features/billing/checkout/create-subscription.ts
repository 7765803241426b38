import type { SubscribeInput, SubscriptionStarted, Tier } from '@stratomate/contracts'
import { subscriptionPlans, trialPlan } from '@stratomate/domain'
import { AppError } from '#server/features/app-error.ts'
import type { Ctx } from '#server/features/context.ts'
import { type Browser, type Buyer, buyerOf, requireShownBuyer } from './buyer.ts'
import { claimTrial, hasRun } from '../trial/claim-trial.ts'
import { endTrialBesidePaid } from '../trial/end-trial-beside-paid.ts'
import { ensureCustomer, ensureVisitorCustomer } from './ensure-customer.ts'
import { keepForm, reserveForm } from './payment-forms.ts'
import type { Payments, SubscriptionForm, TierProduct } from '../ports.ts'
import {
  selectCustomerId,
  selectPurchases,
  selectSubscriptions,
  selectVisitorCustomer,
  type StoredSubscription,
} from '../queries.ts'
import { hasPaidInvoice } from '../queries/invoices.ts'
import { readCustomerRunning, readRunning, refusePaid } from '../portal/read-running.ts'
import { syncBilling } from '../webhooks/sync-billing.ts'
import { refuseConfirming, withdraw, withdrawPending, isConfirming } from './withdraw-pending.ts'

type SubscribeDependencies = { payments: Payments; secret: string }
type Input = SubscribeInput & { browser: Browser }
type Order = {
  customerId: string
  buyer: Buyer
  tier: Tier
  start: 'trial' | 'now'
  /** How many subscriptions the customer had before what runs was read: names the try, so that two at once are one. */
  attempt: number
  running: StoredSubscription[]
}

/**
 * Begins a subscription, or resumes the one that was begun: a buyer who presses twice, or in two tabs, pays once.
 * Signed in, it belongs to the account; else to the email, and the charge is today. A running trial gets a card for
 * later; an owner who asks to start now pays beside it, and the trial ends when that is paid. Errors: signed_out when
 * the account that is to buy is not signed in (any more), email_not_verified, trial_used, already_subscribed,
 * payment_confirming while a payment is on its way, rate_limited, conflict when two tabs ask for different things at
 * once.
 */
export async function createSubscription(
  ctx: Ctx,
  dependencies: SubscribeDependencies,
  input: Input,
): Promise<SubscriptionStarted> {
  requireShownBuyer(ctx.actor, input.accountId)
  const order = await (ctx.actor.kind === 'member'
    ? readOrder(ctx, dependencies, input)
    : readVisitorOrder(ctx, dependencies, input))
  const kept = order.start === 'trial' ? runningTrial(order.running) : undefined
  if (kept !== undefined) await refuseConfirming(dependencies.payments, order.running)
  const begun =
    kept === undefined ? await beginPaying(ctx, dependencies, order) : await saveCard(dependencies, order, kept)
  if (kept !== undefined) await withdrawPending(ctx, dependencies.payments, order.running)
  await syncBilling(ctx, dependencies.payments, order.customerId)
  if (kept !== undefined && kept.row.userId !== null) {
    await endTrialBesidePaid(ctx, dependencies.payments, { userId: kept.row.userId, customerId: order.customerId })
  }
  if (isConfirming(begun)) throw new AppError('payment_confirming')
  // Nothing is asked for any more: the card is saved, or the payment has arrived in this moment.
  if (begun.form === null) throw new AppError(kept === undefined ? 'payment_confirming' : 'already_subscribed')
  await keepForm(ctx, { ...reservationOf(order), clientSecret: begun.form.clientSecret })
  const stored = await selectSubscriptions(ctx.db, order.customerId)
  const trialEndsAt = stored.find(({ row }) => row.providerId === begun.providerId)?.row.trialEndsAt ?? null
  return {
    ...dependencies.payments.form,
    ...begun.form,
    chargedAt: begun.form.kind === 'setup' ? (trialEndsAt?.toISOString() ?? null) : null,
  }
}

/** What an account has already. Errors: already_subscribed, payment_confirming. */
async function readOrder(
  ctx: Ctx,
  { payments }: SubscribeDependencies,
  { tier, browser, ...asked }: Input,
): Promise<Order> {
  if (ctx.actor.kind !== 'member') throw new AppError('signed_out')
  const { userId } = ctx.actor
  const known = await selectCustomerId(ctx.db, userId)
  const attempt = known === null ? 0 : (await selectSubscriptions(ctx.db, known)).length
  const found = await readRunning(ctx, payments, userId)
  refusePaid(found)
  const customerId = known ?? (await ensureCustomer(ctx, payments, ctx.actor))
  const start = asked.start ?? (runningTrial(found.running) === undefined ? 'now' : 'trial')
  return { customerId, buyer: buyerOf(ctx.actor, browser), tier, start, attempt, running: found.running }
}

/**
 * What this browser has begun for an email, and nothing else: no answer depends on an account of that email. Errors:
 * already_subscribed, payment_confirming.
 */
async function readVisitorOrder(ctx: Ctx, { payments }: SubscribeDependencies, input: Input): Promise<Order> {
  const { tier, browser, start = 'now' } = input
  if (start === 'trial') throw new AppError('signed_out')
  const email = input.email.toLowerCase()
  const visitor = { visitorHash: browser.visitorHash, email, name: input.name ?? email }
  const known = await selectVisitorCustomer(ctx.db, visitor)
  const buyer = buyerOf(ctx.actor, browser)
  if (known === null) {
    const customerId = await ensureVisitorCustomer(ctx, payments, visitor)
    return { customerId, buyer, tier, start, attempt: 0, running: [] }
  }
  const { customerId } = known
  // Claimed or not, the answer is the same: the browser has paid, and the rest is the account's business.
  if (known.userId !== null || (await hasPaidInvoice(ctx.db, customerId))) throw boughtHere()
  const attempt = (await selectSubscriptions(ctx.db, customerId)).length
  const found = await readCustomerRunning(ctx, payments, customerId)
  refusePaid(found)
  return { customerId, buyer, tier, start, attempt, running: found.running }
}

function runningTrial(running: readonly StoredSubscription[]): StoredSubscription | undefined {
  return running.find(({ status }) => status === 'trial')
}

function boughtHere(): AppError {
  const message = 'This browser has bought a plan for this email. Log in or sign up with it to see or change the plan.'
  return new AppError('already_subscribed', { message })
}

/** The trial continues as a paid subscription of the chosen tier once a card is saved. */
async function saveCard(
  { payments }: SubscribeDependencies,
  { tier }: Order,
  { row, tier: present }: StoredSubscription,
): Promise<SubscriptionForm> {
  const { providerId } = row
  const asked = await payments.readSubscriptionForm(providerId)
  if (asked.form === null || tier === present || isConfirming(asked)) return asked
  const idempotencyKey = `tier:${providerId}:${tier}:${row.syncSequence}`
  return payments.changeTier({ providerId, product: tierProduct(tier), idempotencyKey })
}

async function beginPaying(ctx: Ctx, dependencies: SubscribeDependencies, order: Order): Promise<SubscriptionForm> {
  const { payments } = dependencies
  for (const pending of order.running.filter(({ status }) => status === 'pending')) {
    const begun = await payments.readSubscriptionForm(pending.row.providerId)
    if (begun.form === null || isConfirming(begun)) return begun
    if (pending.tier === order.tier && order.start === 'now') return begun
    await withdraw(ctx, payments, pending)
  }
  return open(ctx, dependencies, order)
}

async function open(ctx: Ctx, { payments, secret }: SubscribeDependencies, order: Order): Promise<SubscriptionForm> {
  const { customerId, tier } = order
  const trialDays = order.start === 'trial' ? trialPlan.days : 0
  if (order.start === 'trial') await claimOpenTrial(ctx, secret)
  const reservation = reservationOf(order)
  await reserveForm(ctx, reservation)
  return payments.createSubscription({
    customerId,
    product: tierProduct(tier),
    trialDays,
    idempotencyKey: reservation.key,
  })
}

function reservationOf({ customerId, attempt, buyer, tier }: Order) {
  // Without the tier in its key, a second tab with another tier is refused and not charged too.
  const key = `subscribe:${customerId}:${attempt}`
  return { key, buyer, customerId, description: `${subscriptionPlans[tier].name} subscription` }
}

async function claimOpenTrial(ctx: Ctx, secret: string): Promise<void> {
  if (ctx.actor.kind !== 'member') throw new AppError('signed_out')
  if (!ctx.actor.emailVerified) throw new AppError('email_not_verified')
  if (await hasRun(ctx, await selectPurchases(ctx.db, ctx.actor.userId), ctx.actor.userId))
    throw new AppError('trial_used')
  await claimTrial(ctx, secret, ctx.actor)
}

/** What the provider sells for a tier: name and price of the plan file. */
export function tierProduct(tier: Tier): TierProduct {
  const { name, priceCents } = subscriptionPlans[tier]
  return { tier, name, priceCents }
}
