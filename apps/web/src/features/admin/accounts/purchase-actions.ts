import type { AccountPurchases } from '@stratomate/contracts/admin/billing'
import { hasEnded } from '@stratomate/domain/billing/subscription-status'
import { licencePlans, licenceProductName, subscriptionPlans } from '@stratomate/domain/billing/plans'
import { callApi } from '#web/shared/api/call-api.ts'
import { formatStake } from '@stratomate/std/format-number'

export type SubscriptionRow = AccountPurchases['subscriptions'][number]
export type LicenceRow = AccountPurchases['licences'][number]
export type InvoiceRow = AccountPurchases['invoices'][number]

/** What is asked in addition to the reason: how many days or months. */
export type ActionAmount = { label: string; initial: number; max: number }
export type ActionInput = { reason: string; amount: number }

/** An administrator's action on a purchase, with the texts that ask for it. */
export type PurchaseAction = {
  /** The purchase's id, which may be typed instead of the email. */
  id: string
  label: string
  title: string
  consequence: string
  done: string
  tone: 'plain' | 'danger'
  amount?: ActionAmount
  run: (input: ActionInput) => Promise<unknown>
}

/** What can be done with a subscription now. Money is refunded through its invoices. */
export function subscriptionActions(subscription: SubscriptionRow): readonly PurchaseAction[] {
  if (hasEnded(subscription)) return []
  const { id, tier, status, cancelsAt } = subscription
  const { name } = subscriptionPlans[tier]
  const revoke: PurchaseAction = {
    id,
    label: 'Revoke',
    title: `Revoke ${name}?`,
    consequence: 'It ends at once and is charged no more. No money is given back: refund the invoice for that.',
    done: 'Subscription revoked',
    tone: 'danger',
    run: ({ reason }) => callApi('revokePurchase', { body: { kind: 'subscription', id, reason } }),
  }
  const extend: PurchaseAction = {
    id,
    label: 'Extend',
    title: status === 'trial' ? `Extend the trial of ${name}` : `Extend ${name}`,
    consequence: `The ${status === 'trial' ? 'first' : 'next'} charge moves by as many days.`,
    done: status === 'trial' ? 'Trial extended' : 'Subscription extended',
    tone: 'plain',
    amount: { label: 'Days', initial: 7, max: 30 },
    run: ({ reason, amount }) =>
      callApi('extendPurchase', { body: { kind: 'subscription', id, days: amount, reason } }),
  }
  return status === 'trial' || (status === 'active' && cancelsAt === null) ? [extend, revoke] : [revoke]
}

/** Why a running subscription cannot be extended now. */
export function extensionNote({ status, cancelsAt }: SubscriptionRow): string | undefined {
  if (status === 'problem') return 'It can be extended once its payment is settled'
  return status === 'active' && cancelsAt !== null ? 'It ends by request and is not extended' : undefined
}

/** What can be done with a license now. */
export function licenceActions({
  id,
  plan,
  amountCents,
  paymentId,
  state,
  updatesUntil,
}: LicenceRow): PurchaseAction[] {
  const name = licenceProductName(plan)
  const refund: PurchaseAction = {
    id,
    label: 'Refund',
    title: `Refund ${formatStake(amountCents, 'USD')}?`,
    consequence: `The whole payment of the ${name} is given back, and the license ends.`,
    done: 'Payment refunded',
    tone: 'danger',
    run: ({ reason }) => callApi('refundPurchase', { body: { kind: 'licence', id, reason } }),
  }
  const extend: PurchaseAction = {
    id,
    label: 'Extend',
    title: `Extend the updates of the ${name}`,
    consequence: 'Counted from the end of its updates, or from now where that has passed.',
    done: 'Updates extended',
    tone: 'plain',
    amount: { label: 'Months', initial: 12, max: 60 },
    run: ({ reason, amount }) => callApi('extendPurchase', { body: { kind: 'licence', id, months: amount, reason } }),
  }
  const revoke: PurchaseAction = {
    id,
    label: 'Revoke',
    title: `Revoke the ${name}?`,
    consequence: 'It ends at once. No money is given back.',
    done: 'License revoked',
    tone: 'danger',
    run: ({ reason }) => callApi('revokePurchase', { body: { kind: 'licence', id, reason } }),
  }
  const isPaid = state === 'paid'
  const hasEnd = licencePlans[plan].updatesYears !== null && updatesUntil !== null
  return [
    // One that was revoked first may still be refunded; only the provider knows whether money is left.
    ...(state !== 'refunded' && paymentId !== null ? [refund] : []),
    ...(isPaid && hasEnd ? [extend] : []),
    ...(isPaid ? [revoke] : []),
  ]
}

/** What can be done with an invoice; the receipt of a license is refunded with the license. */
export function invoiceActions({ id, kind, status, amountCents, currency }: InvoiceRow): readonly PurchaseAction[] {
  if (kind !== 'invoice' || status !== 'paid' || amountCents === 0) return []
  const refund: PurchaseAction = {
    id,
    label: 'Refund',
    title: `Refund ${formatStake(amountCents, currency.toUpperCase())}?`,
    consequence: 'The whole payment is given back. The subscription runs on until it is revoked too.',
    done: 'Payment refunded',
    tone: 'danger',
    run: ({ reason }) => callApi('refundPurchase', { body: { kind: 'invoice', id, reason } }),
  }
  return [refund]
}
