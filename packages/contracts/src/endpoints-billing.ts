import {
  PaymentInput,
  PaymentStarted,
  PaymentStatus,
  PaymentStatusQuery,
  SubscribeInput,
  SubscriptionStarted,
} from './billing.ts'
import { endpoint } from './endpoint.ts'
import { routes } from './routes.ts'

export const billingEndpoints = {
  createPayment: endpoint({
    route: routes.createPayment,
    summary: 'Begin to buy a license: the same unfinished payment is given again. Amount in dollars, only compared.',
    access: 'public',
    body: PaymentInput,
    output: PaymentStarted,
    errors: ['invalid_input', 'already_subscribed', 'payments_unavailable', 'rate_limited'],
  }),
  createSubscription: endpoint({
    route: routes.createSubscription,
    summary: 'Begin a subscription. It belongs to the signed-in account, else to whoever proves the e-mail.',
    access: 'public',
    body: SubscribeInput,
    output: SubscriptionStarted,
    errors: [
      'invalid_input',
      'email_not_verified',
      'trial_used',
      'already_subscribed',
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
    errors: ['invalid_input', 'not_found', 'conflict', 'payments_unavailable'],
  }),
} as const
