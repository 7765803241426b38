import { createHash, timingSafeEqual } from 'node:crypto'
import { Licence, type PaymentStatus } from '@stratomate/contracts'
import { licenceProductName, licenceStateOf, subscriptionPlans } from '@stratomate/domain'
import { AppError } from '../app-error.ts'
import type { Ctx } from '../context.ts'
import type { Payments } from './ports.ts'
import { type CustomerRow, selectCustomer, selectSubscriptions } from './queries.ts'
import { type LicenceRow, selectLicenceByPayment } from './queries-licences.ts'
import { syncCustomerAndAnnounce, syncPaymentAndAnnounce } from './sync-and-announce.ts'

/** How the caller may show to be the payer, beside the session: the browser's cookie, or the provider's secret. */
export type Payer = { visitorHash: string | null; clientSecret: string | null }
type StatusQuery = { paymentId: string | null; setupId: string | null; payer: Payer }

/**
 * What was paid or saved, after reading the provider's present word. Only for the payer: everybody else gets the same
 * `not_found` as for a payment that does not exist. Errors: conflict while it is not finished.
 */
export async function readPaymentStatus(ctx: Ctx, payments: Payments, query: StatusQuery): Promise<PaymentStatus> {
  const { paymentId, setupId, payer } = query
  if ((paymentId === null) === (setupId === null)) {
    throw new AppError('invalid_input', { message: 'Name one payment_intent or one setup_intent.' })
  }
  // Whoever brings nothing can be no payer: the provider is not even asked.
  if (ctx.actor.kind !== 'member' && payer.visitorHash === null && payer.clientSecret === null) {
    throw new AppError('not_found')
  }
  if (setupId !== null) return readSavedCard(ctx, payments, { setupId, payer })
  if (paymentId === null) throw new AppError('not_found')
  const licence = await selectLicenceByPayment(ctx.db, paymentId)
  if (licence !== null) return readLicencePayment(ctx, payments, { licence, payer })
  return readFirstPayment(ctx, payments, { paymentId, payer })
}

async function readLicencePayment(
  ctx: Ctx,
  payments: Payments,
  { licence, payer }: { licence: LicenceRow; payer: Payer },
): Promise<PaymentStatus> {
  const isOwn = ctx.actor.kind === 'member' && licence.userId === ctx.actor.userId
  const isBuyer = payer.visitorHash !== null && licence.buyer === `visitor:${payer.visitorHash}`
  if (!isOwn && !isBuyer && payer.clientSecret === null) throw new AppError('not_found')
  const view = await syncPaymentAndAnnounce(ctx, payments, licence)
  if (view === null) throw new AppError('not_found')
  if (!isOwn && !isBuyer && !isSame(payer.clientSecret, view.clientSecret)) throw new AppError('not_found')
  if (!['paid', 'refunded'].includes(licenceStateOf(view, licence.amountCents))) throw unfinished()
  const description = licenceProductName(Licence.parse(licence.plan))
  return { id: view.paymentId, amount: view.amountReceived, description }
}

async function readFirstPayment(
  ctx: Ctx,
  payments: Payments,
  { paymentId, payer }: { paymentId: string; payer: Payer },
): Promise<PaymentStatus> {
  const view = await payments.readPayment(paymentId)
  const customer = await requirePayer(ctx, { view, payer })
  if (view?.status !== 'succeeded') throw unfinished()
  await syncCustomerAndAnnounce(ctx, payments, customer.customerId)
  const description = await describeSubscription(ctx, customer)
  return { id: view.paymentId, amount: view.amountReceived, description }
}

async function readSavedCard(
  ctx: Ctx,
  payments: Payments,
  { setupId, payer }: { setupId: string; payer: Payer },
): Promise<PaymentStatus> {
  const view = await payments.readSetup(setupId)
  const customer = await requirePayer(ctx, { view, payer })
  if (view?.status !== 'succeeded') throw unfinished()
  await syncCustomerAndAnnounce(ctx, payments, customer.customerId)
  return { id: view.setupId, amount: 0, description: await describeSubscription(ctx, customer) }
}

type AnyView = { customerId: string | null; clientSecret: string } | null

async function requirePayer(ctx: Ctx, { view, payer }: { view: AnyView; payer: Payer }): Promise<CustomerRow> {
  const customer = view?.customerId ? await selectCustomer(ctx.db, view.customerId) : null
  if (view === null || customer === null) throw new AppError('not_found')
  const isOwn = ctx.actor.kind === 'member' && customer.userId === ctx.actor.userId
  const isVisitor = payer.visitorHash !== null && customer.visitorHash === payer.visitorHash
  if (!isOwn && !isVisitor && !isSame(payer.clientSecret, view.clientSecret)) throw new AppError('not_found')
  return customer
}

async function describeSubscription(ctx: Ctx, { customerId }: CustomerRow): Promise<string> {
  const [newest] = await selectSubscriptions(ctx.db, customerId)
  return newest === undefined ? 'Subscription' : `${subscriptionPlans[newest.tier].name} subscription`
}

function unfinished(): AppError {
  return new AppError('conflict', { message: 'This payment is not finished. Nothing was charged so far.' })
}

/** Compares without telling by its duration how much of a guess was right. */
function isSame(given: string | null, secret: string): boolean {
  if (given === null || secret === '') return false
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(secret))
}
