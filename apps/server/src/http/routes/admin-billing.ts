import type { FastifyInstance } from 'fastify'
import { extendPurchase } from '#server/features/billing/purchases/extend-purchase.ts'
import { listProviderEvents, replayProviderEvent } from '#server/features/billing/webhooks/provider-events.ts'
import { readAccountPurchases } from '#server/features/billing/portal/read-account-purchases.ts'
import { refundPurchase } from '#server/features/billing/purchases/refund-purchase.ts'
import { revokePurchase } from '#server/features/billing/purchases/revoke-purchase.ts'
import type { HttpDependencies } from '../http-dependencies.ts'
import { endpointServer } from '../serve-endpoint.ts'

const done = { ok: true } as const

/** What administrators do with payments. */
export function registerAdminBilling(app: FastifyInstance, dependencies: HttpDependencies): void {
  const serve = endpointServer(app, dependencies)
  const { payments } = dependencies
  const { refusedEvents } = dependencies
  serve('listProviderEvents', ({ ctx, query }) => listProviderEvents({ ...ctx, refusedEvents }, query))
  serve('replayProviderEvent', ({ ctx, params }) => replayProviderEvent(ctx, dependencies.wakeEvents, params.id))
  serve('readAccountPurchases', ({ ctx, params }) => readAccountPurchases(ctx, params.id))
  serve('refundPurchase', async ({ ctx, body }) => {
    await refundPurchase(ctx, payments, body)
    return done
  })
  serve('extendPurchase', async ({ ctx, body }) => {
    await extendPurchase(ctx, payments, body)
    return done
  })
  serve('revokePurchase', async ({ ctx, body }) => {
    await revokePurchase(ctx, payments, body)
    return done
  })
}
