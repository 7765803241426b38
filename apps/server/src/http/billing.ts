import type { FastifyInstance } from 'fastify'
import { openPortal } from '#server/features/billing/open-portal.ts'
import { listPlans } from '#server/features/billing/list-plans.ts'
import { readActiveSubscription, readSubscription } from '#server/features/billing/read-subscription.ts'
import { startTrial } from '#server/features/billing/start-trial.ts'
import type { Parts } from './parts.ts'
import { endpointServer } from './serve-endpoint.ts'

/** Plans, subscriptions, the trial and the provider's portal. */
export function registerBilling(app: FastifyInstance, parts: Parts): void {
  const serve = endpointServer(app, parts)
  const { payments } = parts
  serve('readPlans', async () => ({ items: listPlans(), pricingTable: parts.pricingTable }))
  serve('readActiveSubscription', ({ ctx }) => readActiveSubscription(ctx, payments))
  serve('readSubscription', async ({ ctx, params }) => ({
    subscription: await readSubscription(ctx, payments, params.id),
  }))
  serve('startTrial', async ({ ctx, body }) => ({
    subscription: await startTrial(ctx, parts, body.tier),
  }))
  serve('openCustomerPortal', async ({ ctx, body }) => ({
    url: await openPortal(ctx, payments, { customerId: body.customerId, returnUrl: `${parts.origin}/dashboard` }),
  }))
}
