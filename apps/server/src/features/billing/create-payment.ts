import type { PaymentInput, PaymentStarted } from '@stratomate/contracts'
import { entitlementsInForce, licencePlans, licenceProductName } from '@stratomate/domain'
import { AppError } from '../app-error.ts'
import type { Ctx } from '../context.ts'
import type { Payments, ProviderPaymentView } from './ports.ts'
import { selectPurchases } from './queries.ts'
import { insertLicence, type LicenceRow, selectOpenLicence, updateLicence } from './queries-licences.ts'
import { syncPayment } from './sync-payment.ts'

const openTriesMax = 3

/**
 * Begins to buy a licence, or goes on with the payment that was begun: the same buyer, plan and price share one. The
 * price is the plan's; the browser's is only compared. Errors: invalid_input when it differs, already_subscribed when
 * the account has this licence.
 */
export async function createPayment(
  ctx: Ctx,
  payments: Payments,
  input: PaymentInput & { visitorHash: string },
): Promise<PaymentStarted> {
  const amountCents = comparePrice(input)
  const userId = ctx.actor.kind === 'member' ? ctx.actor.userId : null
  if (userId !== null) await refuseSecondLicence(ctx, { userId, plan: input.plan })
  const buyer = buyerOf({ userId, visitorHash: input.visitorHash })
  const email = ctx.actor.kind === 'member' ? ctx.actor.email : (input.email ?? null)
  const wanted = { buyer, plan: input.plan, amountCents }
  const row = { ...wanted, userId, email: email?.toLowerCase() ?? null }
  const payment = await payOnce(ctx, payments, { input, row })
  return { ...payments.form, clientSecret: payment.clientSecret, paymentId: payment.paymentId }
}

/** Who may go on with a purchase: the account, else the browser. */
export function buyerOf({ userId, visitorHash }: { userId: string | null; visitorHash: string }): string {
  return userId === null ? `visitor:${visitorHash}` : `user:${userId}`
}

function comparePrice({ plan, amount, productName }: PaymentInput): number {
  const { priceCents } = licencePlans[plan]
  if (Math.round(amount * 100) === priceCents && productName === licenceProductName(plan)) return priceCents
  const field = productName === licenceProductName(plan) ? 'amount' : 'productName'
  const message = 'The price has changed. Please reload the page.'
  throw new AppError('invalid_input', { message, fields: { [field]: message } })
}

async function refuseSecondLicence(ctx: Ctx, { userId, plan }: { userId: string; plan: string }): Promise<void> {
  const inForce = entitlementsInForce(await selectPurchases(ctx.db, userId), ctx.now().getTime())
  if (!inForce.some(({ source, planId }) => source === 'licence' && planId === plan)) return
  throw new AppError('already_subscribed', { message: 'You already own this license.' })
}

type Wanted = {
  input: PaymentInput
  row: Pick<LicenceRow, 'buyer' | 'plan' | 'amountCents' | 'userId' | 'email'>
}

/** The one open payment; when it turns out to be finished already, its row is closed and another one begun. */
async function payOnce(ctx: Ctx, payments: Payments, wanted: Wanted): Promise<ProviderPaymentView> {
  const open = await openRow(ctx, wanted)
  if (open.paymentId === null) return beginPayment(ctx, payments, { open, input: wanted.input })
  const synced = await syncPayment(ctx, payments, open)
  if (synced === null) throw new AppError('payments_unavailable')
  const { view } = synced
  if (view.status === 'succeeded' || view.status === 'canceled') {
    return beginPayment(ctx, payments, { open: await openRow(ctx, wanted), input: wanted.input })
  }
  await keepEmail(ctx, payments, { open, view, email: wanted.row.email })
  return view
}

/** Finds the open row or begins one; it may be paid by an event between the two, then the next try begins another. */
async function openRow(ctx: Ctx, { row }: Wanted): Promise<LicenceRow> {
  for (let tries = 0; tries < openTriesMax; tries += 1) {
    await insertLicence(ctx.db, { id: ctx.newId(), ...row, state: 'open', createdAt: ctx.now() })
    const open = await selectOpenLicence(ctx.db, row)
    if (open !== null) return open
  }
  throw new AppError('conflict')
}

async function beginPayment(
  ctx: Ctx,
  payments: Payments,
  { open, input }: { open: LicenceRow; input: PaymentInput },
): Promise<ProviderPaymentView> {
  const { id, amountCents, email } = open
  const description = licenceProductName(input.plan)
  const idempotencyKey = `licence:${id}`
  const order = { licenceId: id, plan: input.plan, amountCents, description, email, idempotencyKey }
  const payment = await payments.createPayment(order)
  await updateLicence(ctx.db, id, { paymentId: payment.paymentId })
  return payment
}

/** The address that was given last counts: for the receipt, and for whom the purchase belongs to. */
async function keepEmail(
  ctx: Ctx,
  payments: Payments,
  { open, view, email }: { open: LicenceRow; view: ProviderPaymentView; email: string | null },
): Promise<void> {
  if (email === null) return
  if (open.email !== email) await updateLicence(ctx.db, open.id, { email })
  if (view.receiptEmail === email) return
  const idempotencyKey = `receipt:${open.id}:${email}`
  await payments.setReceiptEmail({ paymentId: view.paymentId, email, idempotencyKey })
}
