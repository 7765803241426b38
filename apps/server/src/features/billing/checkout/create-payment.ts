import { Licence, type PaymentInput, type PaymentStarted } from '@stratomate/contracts'
import { entitlementsInForce, isBeingConfirmed, licencePlans, licenceProductName } from '@stratomate/domain'
import { dayMs } from '@stratomate/std/time'
import { AppError } from '#server/features/app-error.ts'
import type { Ctx } from '#server/features/context.ts'
import { type Browser, type Buyer, buyerOf, requireShownBuyer } from './buyer.ts'
import { keepForm, reserveForm } from './payment-forms.ts'
import type { Payments, ProviderPaymentView } from '../ports.ts'
import { selectPurchases } from '../queries.ts'
import {
  deleteUnbegunLicence,
  hasBoughtInBrowser,
  insertLicence,
  type LicenceRow,
  selectOpenLicences,
  updateLicence,
} from '../queries/licences.ts'
import { syncPayment } from '../webhooks/sync-payment.ts'

const openTriesMax = 3
/** A browser that has bought a license is not sold it again for this long, whatever email it names. */
const boughtMs = dayMs

/**
 * Begins to buy a license, or resumes the payment that was begun: the same buyer, plan and price share one. The price
 * is the plan's; the browser's is only compared. Errors: signed_out when the account that is to buy is not signed in
 * (any more), invalid_input when the price differs, already_subscribed when the buyer has this license,
 * payment_confirming while a payment for it is on its way, rate_limited.
 */
export async function createPayment(
  ctx: Ctx,
  payments: Payments,
  input: PaymentInput & { browser: Browser },
): Promise<PaymentStarted> {
  requireShownBuyer(ctx.actor, input.accountId)
  const amountCents = comparePrice(input)
  const member = ctx.actor.kind === 'member' ? ctx.actor : null
  const buyer = buyerOf(ctx.actor, input.browser)
  const email = (member?.email ?? input.email)?.toLowerCase() ?? null
  const row = { buyer: buyer.key, plan: input.plan, amountCents, userId: member?.userId ?? null, email }
  await refuseBought(ctx, row)
  const { licence, payment } = await payOnce(ctx, payments, { input, buyer, row })
  await keepForm(ctx, { ...formOf(licence, buyer), clientSecret: payment.clientSecret })
  return { ...payments.form, clientSecret: payment.clientSecret, paymentId: payment.paymentId }
}

function comparePrice({ plan, amount, productName }: PaymentInput): number {
  const { priceCents } = licencePlans[plan]
  // Exactly: both are the number that is nearest to the same decimal fraction, or the price is another one.
  if (amount === priceCents / 100 && productName === licenceProductName(plan)) return priceCents
  const field = productName === licenceProductName(plan) ? 'amount' : 'productName'
  const message = 'The price has changed. Please reload the page.'
  throw new AppError('invalid_input', { message, fields: { [field]: message } })
}

type Row = Pick<LicenceRow, 'buyer' | 'plan' | 'amountCents' | 'userId' | 'email'>
type Wanted = { input: PaymentInput; buyer: Buyer; row: Row }
type Begun = { licence: LicenceRow; payment: ProviderPaymentView }

/** A browser is answered by what it has bought itself, never by what the account of an email has. */
async function refuseBought(ctx: Ctx, { userId, buyer, plan, email }: Row): Promise<void> {
  if (userId === null) {
    const since = new Date(ctx.now().getTime() - boughtMs)
    if (!(await hasBoughtInBrowser(ctx.db, { buyer, plan, email, since }))) return
    const message = 'This license was bought in this browser. Log in or sign up with the email that you gave for it.'
    throw new AppError('already_subscribed', { message })
  }
  const inForce = entitlementsInForce(await selectPurchases(ctx.db, userId), ctx.now().getTime())
  if (!inForce.some(({ source, planId }) => source === 'licence' && planId === plan)) return
  throw new AppError('already_subscribed', { message: 'You already own this license.' })
}

/** The one open payment, after the provider's present word about each that was begun for the same plan. */
async function payOnce(ctx: Ctx, payments: Payments, wanted: Wanted): Promise<Begun> {
  for (const open of await selectOpenLicences(ctx.db, wanted.row)) {
    const view = await readOpen(ctx, payments, open)
    if (view === null) continue
    if (open.amountCents === wanted.row.amountCents) {
      await keepEmail(ctx, payments, { open, view, email: wanted.row.email })
      return { licence: open, payment: view }
    }
    // Its price is not asked any more: a form that is still open in another tab closes.
    await payments.cancelPayment(view.paymentId)
    await readOpen(ctx, payments, open)
  }
  const licence = await openRow(ctx, wanted)
  return { licence, payment: await beginPayment(ctx, payments, { licence, buyer: wanted.buyer }) }
}

/** The provider's present word; null when the payment is closed or was never made. Errors: payment_confirming. */
async function readOpen(ctx: Ctx, payments: Payments, open: LicenceRow): Promise<ProviderPaymentView | null> {
  if (open.paymentId === null) return null
  const synced = await syncPayment(ctx, payments, open)
  if (synced === null) throw new AppError('payments_unavailable')
  const { view } = synced
  if (view.status === 'succeeded' || isBeingConfirmed(view.status)) throw new AppError('payment_confirming')
  return view.status === 'canceled' ? null : view
}

/** Finds the open row or begins one; it may be paid by an event between the two, then nothing more is begun. */
async function openRow(ctx: Ctx, { row }: Wanted): Promise<LicenceRow> {
  for (let tries = 0; tries < openTriesMax; tries += 1) {
    const id = ctx.newId()
    await insertLicence(ctx.db, { id, ...row, state: 'open', createdAt: ctx.now() })
    try {
      // A row was only written when the one before it was closed, so what that one bought is visible now.
      await refuseBought(ctx, row)
    } catch (error) {
      await deleteUnbegunLicence(ctx.db, id)
      throw error
    }
    const [open] = (await selectOpenLicences(ctx.db, row)).filter(({ amountCents }) => amountCents === row.amountCents)
    if (open !== undefined) return open
  }
  throw new AppError('conflict')
}

async function beginPayment(
  ctx: Ctx,
  payments: Payments,
  { licence, buyer }: { licence: LicenceRow; buyer: Buyer },
): Promise<ProviderPaymentView> {
  const { id, plan, amountCents, email } = licence
  const form = formOf(licence, buyer)
  await reserveForm(ctx, form)
  const { key: idempotencyKey, description } = form
  const order = { licenceId: id, plan: Licence.parse(plan), amountCents, description, email, idempotencyKey }
  const payment = await payments.createPayment(order)
  await updateLicence(ctx.db, id, { paymentId: payment.paymentId })
  return payment
}

function formOf({ id, plan }: LicenceRow, buyer: Buyer) {
  return { key: `licence:${id}`, buyer, licenceId: id, description: licenceProductName(Licence.parse(plan)) }
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
