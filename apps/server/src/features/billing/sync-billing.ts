import { canMove, statusFromProvider } from '@stratomate/domain'
import { recordAudit } from '../audit/record-audit.ts'
import type { Ctx } from '../context.ts'
import type { Db } from '../database.ts'
import type { Payments, ProviderSubscriptionView } from './ports.ts'
import { nextSyncSequence, selectPurchases, type StoredPurchase, upsertSubscription } from './queries.ts'

export type Customer = { userId: string; customerId: string }

/**
 * Reads the provider's present state of a customer and stores it: the only writer of a paid status, called by the
 * trial, the return page and webhooks alike. The provider always wins; a move outside the table is logged.
 */
export async function syncBilling(ctx: Ctx, payments: Payments, customer: Customer): Promise<void> {
  // The number is taken before the read, so that a slow older read never overwrites a newer one.
  const syncSequence = await nextSyncSequence(ctx.db)
  const views = await payments.listSubscriptions(customer.customerId)
  await ctx.db.transaction(async (tx) => {
    const stored = await selectPurchases(tx, customer.userId)
    for (const view of views) await store(tx, ctx, { view, stored, userId: customer.userId, syncSequence })
  })
}

type StoreInput = {
  view: ProviderSubscriptionView
  stored: StoredPurchase[]
  userId: string
  syncSequence: number
}

async function store(db: Db, ctx: Ctx, { view, stored, userId, syncSequence }: StoreInput): Promise<void> {
  if (view.tier === null) {
    ctx.log.warn({ providerId: view.providerId }, 'subscription of an unknown tier is ignored')
    return
  }
  const before = stored.find((purchase) => purchase.row.providerId === view.providerId) ?? null
  const status = statusFromProvider(view)
  const changed = before === null || before.status !== status
  if (before?.status && status !== null && !canMove(before.status, status)) {
    ctx.log.warn({ providerId: view.providerId, from: before.status, to: status }, 'unusual move of a subscription')
  }
  const written = await upsertSubscription(db, {
    userId,
    providerId: view.providerId,
    tier: view.tier,
    status,
    providerStatus: view.status,
    startedAt: view.startedAt,
    trialEndsAt: view.trialEndsAt,
    endsAt: view.endsAt,
    cancelsAt: view.cancelsAt,
    problemSince: status === 'problem' ? (before?.row.problemSince ?? ctx.now()) : null,
    syncSequence,
    liveMode: view.liveMode,
  })
  if (written && changed) {
    const subjectId = view.providerId
    await recordAudit(db, ctx, { action: 'subscription.change', subjectId, detail: { userId, status: view.status } })
  }
}
