import type { PaymentStatus } from '@stratomate/contracts'
import { isBeingConfirmed, licenceStateOf } from '@stratomate/domain'
import { AppError } from '#server/features/app-error.ts'
import type { Ctx } from '#server/features/context.ts'
import { isSameSecret } from '#server/features/is-same-secret.ts'
import { accountKey, visitorKey } from './buyer.ts'
import { hashSecret } from './payment-forms.ts'
import type { Payments } from '../ports.ts'
import { type OwnedForm, selectForm } from '../queries/forms.ts'
import { syncCustomerAndAnnounce, syncPaymentAndAnnounce } from '../webhooks/sync-and-announce.ts'

/** How the caller may show to be the payer, beside the session: the browser's cookie, or the provider's secret. */
export type Payer = { visitorHash: string | null; clientSecret: string | null }
type StatusQuery = { paymentId: string | null; setupId: string | null; payer: Payer }

/**
 * What was paid or saved, after reading the provider's present word. Only for the payer: everybody else gets the same
 * `not_found` as for a payment that does not exist, before the provider is asked. Errors: conflict while it is not
 * finished, payment_confirming while the provider confirms it.
 */
export async function readPaymentStatus(ctx: Ctx, payments: Payments, query: StatusQuery): Promise<PaymentStatus> {
  const { paymentId, setupId, payer } = query
  if ((paymentId === null) === (setupId === null)) {
    throw new AppError('invalid_input', { message: 'Name one payment_intent or one setup_intent.' })
  }
  const owned = await selectForm(ctx.db, paymentId ?? setupId ?? '')
  if (!isPayer(ctx, owned, payer) || owned === null) throw new AppError('not_found')
  if (setupId !== null) return readSavedCard(ctx, payments, { setupId, owned })
  return readPaid(ctx, payments, { paymentId: paymentId ?? '', owned })
}

type Owned<Id extends string> = Record<Id, string> & { owned: OwnedForm }

async function readPaid(
  ctx: Ctx,
  payments: Payments,
  { paymentId, owned }: Owned<'paymentId'>,
): Promise<PaymentStatus> {
  const { licence, form } = owned
  if (licence !== null) {
    const view = await syncPaymentAndAnnounce(ctx, payments, licence)
    if (view === null) throw new AppError('not_found')
    if (!['paid', 'refunded'].includes(licenceStateOf(view, licence.amountCents))) throw unfinished(view.status)
    return { id: view.paymentId, amount: view.amountReceived, description: form.description }
  }
  const view = await payments.readPayment(paymentId)
  if (view === null) throw new AppError('not_found')
  if (view.status !== 'succeeded') throw unfinished(view.status)
  if (form.customerId !== null) await syncCustomerAndAnnounce(ctx, payments, form.customerId)
  return { id: view.paymentId, amount: view.amountReceived, description: form.description }
}

async function readSavedCard(
  ctx: Ctx,
  payments: Payments,
  { setupId, owned }: Owned<'setupId'>,
): Promise<PaymentStatus> {
  const view = await payments.readSetup(setupId)
  if (view === null) throw new AppError('not_found')
  if (view.status !== 'succeeded') throw unfinished(view.status)
  const { customerId, description } = owned.form
  if (customerId !== null) await syncCustomerAndAnnounce(ctx, payments, customerId)
  return { id: view.setupId, amount: 0, description }
}

/** Each comparison is made for a payment that does not exist too, so that the time reveals nothing. */
function isPayer(ctx: Ctx, owned: OwnedForm | null, { visitorHash, clientSecret }: Payer): boolean {
  const userId = ctx.actor.kind === 'member' ? ctx.actor.userId : null
  const buyer = owned?.form.buyer ?? ''
  const proofs = [
    userId !== null && isSame(accountKey(userId), buyer),
    userId !== null && isSame(userId, owned?.customerOwner ?? owned?.licence?.userId ?? ''),
    visitorHash !== null && isSame(visitorKey(visitorHash), buyer),
    clientSecret !== null && isSame(hashSecret(clientSecret).toString('base64url'), owned?.form.secretHash ?? ''),
  ]
  return proofs.includes(true)
}

function unfinished(status: string): AppError {
  if (isBeingConfirmed(status)) return new AppError('payment_confirming')
  return new AppError('conflict', { message: 'This payment is not finished. Nothing was charged so far.' })
}

/** Compares without revealing by its duration how much of a guess was right. */
function isSame(given: string, kept: string): boolean {
  return isSameSecret(given, kept) && kept !== ''
}
