import { canMove, statusFromProvider, subscriptionPlans } from '@stratomate/domain'
import { recordAudit } from '../audit/record-audit.ts'
import type { Ctx } from '../context.ts'
import type { Db } from '../database.ts'
import type { Payments, ProviderSubscriptionView } from './ports.ts'
import { purchaseWaitsMail } from './purchase-waits-mail.ts'
import {
  type CustomerRow,
  markSynced,
  nextSyncSequence,
  selectCustomer,
  selectSubscriptions,
  type StoredSubscription,
  upsertSubscription,
} from './queries.ts'

/** A verb that the provider's word reaches needs no caller: it also runs in jobs. */
export type SyncCtx = Pick<Ctx, 'db' | 'actor' | 'now' | 'newId' | 'log' | 'mail'>

/**
 * Reads the provider's present state of a customer and stores it: the only writer of a subscription's status, called
 * by the trial, the return page and webhooks alike. The provider always wins; a move outside the table is logged.
 * Answers whether anything has changed.
 */
export async function syncBilling(ctx: SyncCtx, payments: Payments, customerId: string): Promise<boolean> {
  // The number is taken before the read, so that a slow older read never overwrites a newer one.
  const syncSequence = await nextSyncSequence(ctx.db)
  const views = await payments.listSubscriptions(customerId)
  return ctx.db.transaction(async (tx) => {
    const customer = await selectCustomer(tx, customerId)
    if (customer === null) return false
    const stored = await selectSubscriptions(tx, customerId)
    const common = { stored, customer, syncSequence }
    const changes: boolean[] = []
    for (const view of views) changes.push(await store(tx, ctx, { view, ...common }))
    await markSynced(tx, customerId, ctx.now())
    return changes.includes(true)
  })
}

type StoreInput = {
  view: ProviderSubscriptionView
  stored: StoredSubscription[]
  customer: CustomerRow
  syncSequence: number
}

async function store(db: Db, ctx: SyncCtx, input: StoreInput): Promise<boolean> {
  const { view, stored, customer, syncSequence } = input
  const { userId, customerId } = customer
  if (view.tier === null) {
    ctx.log.warn({ providerId: view.providerId }, 'subscription of an unknown tier is ignored')
    return false
  }
  const before = stored.find((purchase) => purchase.row.providerId === view.providerId) ?? null
  const status = statusFromProvider(view)
  const moved = before === null || before.row.providerStatus !== view.status
  if (before?.status && status !== null && !canMove(before.status, status)) {
    ctx.log.warn({ providerId: view.providerId, from: before.status, to: status }, 'unusual move of a subscription')
  }
  const written = await upsertSubscription(db, {
    userId,
    customerId,
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
  if (written && moved) {
    await tellBuyer(db, ctx, { view, customer })
    const detail = { userId, status: view.status }
    await recordAudit(db, ctx, { action: 'subscription.change', subjectId: view.providerId, detail })
  }
  return written && (moved || isOtherwise(before, view))
}

/** Somebody without an account learns by mail that what was paid waits. */
async function tellBuyer(
  db: Db,
  ctx: SyncCtx,
  { view, customer }: { view: ProviderSubscriptionView; customer: CustomerRow },
): Promise<void> {
  const { userId, email } = customer
  if (userId !== null || email === null || view.tier === null || view.status !== 'active') return
  const what = `${subscriptionPlans[view.tier].name} subscription`
  await ctx.mail.queue(db, purchaseWaitsMail({ to: email, id: view.providerId, what }))
}

/** Whether what is shown beside the status has changed. */
function isOtherwise({ tier, row }: StoredSubscription, view: ProviderSubscriptionView): boolean {
  const shown = [tier, row.trialEndsAt?.getTime(), row.endsAt?.getTime(), row.cancelsAt?.getTime()]
  const told = [view.tier, view.trialEndsAt?.getTime(), view.endsAt?.getTime(), view.cancelsAt?.getTime()]
  return shown.some((value, place) => value !== told[place])
}
