import type { SubscriptionStatus } from '@stratomate/contracts'
import { canTransition, statusFromProvider } from '@stratomate/domain'
import { recordAudit } from '#server/features/audit/record-audit.ts'
import type { Ctx } from '#server/features/context.ts'
import type { Db } from '#server/features/database.ts'
import type { Payments, ProviderSubscriptionView } from '../ports.ts'
import {
  type CustomerRow,
  markSynced,
  nextSyncSequence,
  selectCustomer,
  selectSubscriptions,
  type StoredSubscription,
  upsertSubscription,
} from '../queries.ts'
import { storeInvoices } from '../invoices/store-invoices.ts'
import { sendBillingEmails } from '../mails/send-billing-emails.ts'

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
  const readAt = ctx.now()
  const [views, invoices] = await Promise.all([
    payments.listSubscriptions(customerId),
    payments.listInvoices(customerId),
  ])
  return ctx.db.transaction(async (tx) => {
    // First, since it makes reads of one customer wait for each other: each then sees what the other has stored.
    await markSynced(tx, customerId, readAt)
    const customer = await selectCustomer(tx, customerId)
    if (customer === null) return false
    const stored = await selectSubscriptions(tx, customerId)
    const common = { stored, customer, syncSequence }
    const changes: boolean[] = []
    for (const view of views) changes.push(await store(tx, ctx, { view, ...common }))
    await storeInvoices(tx, ctx, { invoices, views, customer, syncSequence })
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
  const { customerId } = customer
  if (view.tier === null) {
    ctx.log.warn({ providerId: view.providerId }, 'subscription of an unknown tier is ignored')
    return false
  }
  const before = stored.find((purchase) => purchase.row.providerId === view.providerId) ?? null
  const status = statusFromProvider(view)
  const userId = ownerOf(customer, status)
  const moved = before === null || before.row.providerStatus !== view.status
  if (before?.status && status !== null && !canTransition(before.status, status)) {
    ctx.log.warn({ providerId: view.providerId, from: before.status, to: status }, 'unusual move of a subscription')
  }
  const problemSince = status === 'problem' ? (before?.row.problemSince ?? ctx.now()) : null
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
    hasCard: view.hasCard,
    problemSince,
    syncSequence,
    liveMode: view.liveMode,
  })
  if (written) await sendBillingEmails(db, ctx, { view, customer, before, status, problemSince, syncSequence })
  if (written && moved) {
    const detail = { userId, status: view.status }
    await recordAudit(db, ctx, { action: 'subscription.change', subjectId: view.providerId, detail })
  }
  return written && (moved || isOtherwise(before, view))
}

/** Of a customer that an account has claimed, only what runs is the account's: never a form that was left open. */
function ownerOf({ userId, email }: CustomerRow, status: SubscriptionStatus | null): string | null {
  return email === null || status === 'trial' || status === 'active' || status === 'problem' ? userId : null
}

/** Whether what is shown beside the status has changed. */
function isOtherwise({ tier, row }: StoredSubscription, view: ProviderSubscriptionView): boolean {
  const shown = [tier, row.trialEndsAt?.getTime(), row.endsAt?.getTime(), row.cancelsAt?.getTime(), row.hasCard]
  const received = [
    view.tier,
    view.trialEndsAt?.getTime(),
    view.endsAt?.getTime(),
    view.cancelsAt?.getTime(),
    view.hasCard,
  ]
  return shown.some((value, place) => value !== received[place])
}
