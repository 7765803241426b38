import { z } from 'zod'
import {
  PlanView,
  PortalAnswer,
  PortalInput,
  PricingTable,
  Subscription,
  SubscriptionAnswer,
  TrialInput,
} from './billing.ts'
import { FavoriteInput } from './desktop.ts'
import { endpoint } from './endpoint.ts'
import { routes } from './routes.ts'
import { ChartView, Device, Quota, Refusal, Trade } from './trading.ts'
import { Acknowledgement, Id, PageQuery, pageOf } from './values.ts'

export const ownerEndpoints = {
  readHealth: endpoint({
    route: routes.readHealth,
    summary: 'Whether the process works, also while it starts; says nothing of what it needs.',
    access: 'public',
    output: z.object({
      status: z.enum(['starting', 'ready']),
      version: z.string(),
      database: z.enum(['embedded', 'postgresql']),
    }),
    errors: [],
  }),
  readReadiness: endpoint({
    route: routes.readReadiness,
    summary:
      'Whether the service takes calls: its database, storage and bus have answered within a second, and it is not stopping. Fields of a 503 name what is not ready.',
    access: 'public',
    output: z.object({ status: z.literal('ready') }),
    errors: ['starting', 'not_ready'],
  }),
  readPlans: endpoint({
    route: routes.readPlans,
    summary: 'The plans with their prices and limits (-1 is unlimited), and the provider’s table if one is set up.',
    access: 'public',
    output: z.object({ items: z.array(PlanView), pricingTable: PricingTable.nullable() }),
    errors: [],
  }),
  readSubscription: endpoint({
    route: routes.readSubscription,
    summary: 'The best entitlement of an account; the id is an account id.',
    access: 'member',
    params: z.object({ id: z.string().max(64) }),
    output: SubscriptionAnswer,
    errors: ['signed_out', 'not_found'],
  }),
  readActiveSubscription: endpoint({
    route: routes.readActiveSubscription,
    summary: 'The paid subscription in force (PRO), or null.',
    access: 'member',
    output: Subscription.nullable(),
    errors: ['signed_out'],
  }),
  startTrial: endpoint({
    route: routes.startTrial,
    summary: 'Start the free trial: once per account, no card.',
    access: 'member',
    body: TrialInput,
    output: SubscriptionAnswer,
    errors: [
      'signed_out',
      'email_not_verified',
      'trial_used',
      'payment_confirming',
      'already_subscribed',
      'payments_unavailable',
    ],
  }),
  openCustomerPortal: endpoint({
    route: routes.openCustomerPortal,
    summary: 'An address of the payment provider where the subscription is managed.',
    access: 'member',
    body: PortalInput,
    output: PortalAnswer,
    errors: ['signed_out', 'forbidden', 'portal_unavailable'],
  }),
  listTrades: endpoint({
    route: routes.listTrades,
    summary: 'Your trades, newest first.',
    access: 'member',
    query: PageQuery,
    output: pageOf(Trade),
    errors: ['signed_out', 'invalid_input'],
  }),
  listRefusals: endpoint({
    route: routes.listRefusals,
    summary: 'Signals that did not become a trade, newest first.',
    access: 'member',
    query: PageQuery,
    output: pageOf(Refusal),
    errors: ['signed_out', 'invalid_input'],
  }),
  readQuota: endpoint({
    route: routes.readQuota,
    summary: 'Today’s trades against the limit.',
    access: 'member',
    output: Quota,
    errors: ['signed_out'],
  }),
  listCharts: endpoint({
    route: routes.listCharts,
    summary: 'Charts your desktop apps watch now, with their last candles.',
    access: 'member',
    output: z.object({ items: z.array(ChartView) }),
    errors: ['signed_out'],
  }),
  listDevices: endpoint({
    route: routes.listDevices,
    summary: 'Computers signed in with the desktop app.',
    access: 'member',
    output: z.object({ items: z.array(Device) }),
    errors: ['signed_out'],
  }),
  removeDevice: endpoint({
    route: routes.removeDevice,
    summary: 'Sign a computer out at once.',
    access: 'member',
    params: z.object({ id: Id }),
    output: Acknowledgement,
    errors: ['signed_out', 'not_found'],
  }),
  pauseDevice: endpoint({
    route: routes.pauseDevice,
    summary: 'Pause or resume trading on a computer.',
    access: 'member',
    params: z.object({ id: Id }),
    body: z.strictObject({ paused: z.boolean() }),
    output: Device,
    errors: ['signed_out', 'not_found'],
  }),
  askForFavorite: endpoint({
    route: routes.askForFavorite,
    summary: 'Ask a connected computer to trade a chart, or to trade it no more; its next report shows what it did.',
    access: 'member',
    params: z.object({ id: Id }),
    body: FavoriteInput,
    output: Acknowledgement,
    errors: ['signed_out', 'not_found', 'device_offline'],
  }),
} as const
