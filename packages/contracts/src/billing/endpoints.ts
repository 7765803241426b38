import {
  InvoiceView,
  PaymentInput,
  PaymentStarted,
  PaymentStatus,
  PaymentStatusQuery,
  SubscribeInput,
  SubscriptionStarted,
} from './schemas.ts'
import { endpoint } from '../endpoint.ts'
import { LicenceKeyAnswer, LicenceKeyInput, LicenceView } from '../licences/schemas.ts'
import { routes } from '../routes.ts'
import { Id, PageQuery, pageOf } from '../values.ts'
import { z } from 'zod'

export const billingEndpoints = {
  createPayment: endpoint({
    route: routes.createPayment,
    summary: 'Begin to buy a license: the same unfinished payment is given again. Amount in dollars, only compared.',
    access: 'public',
    body: PaymentInput,
    output: PaymentStarted,
    errors: [
      'signed_out',
      'invalid_input',
      'payment_confirming',
      'already_subscribed',
      'conflict',
      'payments_unavailable',
      'rate_limited',
    ],
  }),
  createSubscription: endpoint({
    route: routes.createSubscription,
    summary: 'Begin a subscription. It belongs to the signed-in account, else to whoever proves the email.',
    access: 'public',
    body: SubscribeInput,
    output: SubscriptionStarted,
    errors: [
      'signed_out',
      'invalid_input',
      'email_not_verified',
      'trial_used',
      'payment_confirming',
      'already_subscribed',
      'conflict',
      'payments_unavailable',
      'rate_limited',
    ],
  }),
  readPaymentStatus: endpoint({
    route: routes.readPaymentStatus,
    summary: 'What was paid, or saved, once it is; only for the one who paid. Amount in cents.',
    access: 'public',
    query: PaymentStatusQuery,
    output: PaymentStatus,
    errors: ['invalid_input', 'not_found', 'conflict', 'payment_confirming', 'payments_unavailable'],
  }),
  listInvoices: endpoint({
    route: routes.listInvoices,
    summary: 'Your invoices and receipts, newest first; the provider’s page of one opens at /api/invoices/{id}/page.',
    access: 'member',
    query: PageQuery,
    output: pageOf(InvoiceView),
    errors: ['signed_out', 'invalid_input'],
  }),
  listLicences: endpoint({
    route: routes.listLicences,
    summary: 'Your licenses with their masked keys and the computers that the keys have connected, newest first.',
    access: 'member',
    output: z.object({ items: z.array(LicenceView) }),
    errors: ['signed_out'],
  }),
  makeLicenceKey: endpoint({
    route: routes.makeLicenceKey,
    summary: 'Make the key of a license and show it this once; the key before it and its computers end at once.',
    access: 'member',
    params: z.object({ id: Id }),
    body: LicenceKeyInput,
    output: LicenceKeyAnswer,
    errors: ['signed_out', 'not_found', 'conflict', 'rate_limited'],
  }),
} as const
