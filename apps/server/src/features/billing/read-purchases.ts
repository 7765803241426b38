import { setTimeout as wait } from 'node:timers/promises'
import { bestPurchase } from '@stratomate/domain'
import type { Ctx } from '../context.ts'
import type { Payments } from './ports.ts'
import { selectCustomer, selectPurchases, type StoredPurchase } from './queries.ts'
import { type Customer, syncBilling } from './sync-billing.ts'

/** A reader waits this long for the provider; afterwards what is stored is shown and the read goes on by itself. */
const waitMsMax = 3_000
/** For so long after the portal was opened, each read asks the provider what was changed there. */
const portalMs = 3_600_000

type ReadPurchases = { purchases: StoredPurchase[]; changed: boolean }

/**
 * The account's purchases, synchronised first when they may have changed without our doing: the shown trial has passed
 * its end, or the portal was opened within the last hour. `changed` tells that this has moved a status.
 */
export async function readPurchases(ctx: Ctx, payments: Payments, userId: string): Promise<ReadPurchases> {
  const purchases = await selectPurchases(ctx.db, userId)
  const customer = purchases.length === 0 ? null : await selectCustomer(ctx.db, userId)
  if (customer === null) return { purchases, changed: false }
  const nowMs = ctx.now().getTime()
  const portalMayBeOpen = customer.portalOpenedAt !== null && nowMs - customer.portalOpenedAt.getTime() < portalMs
  if (!portalMayBeOpen && !isOverdue(purchases, nowMs)) return { purchases, changed: false }
  await Promise.race([trySync(ctx, payments, { userId, customerId: customer.customerId }), wait(waitMsMax)])
  const fresh = await selectPurchases(ctx.db, userId)
  return { purchases: fresh, changed: statusesOf(fresh) !== statusesOf(purchases) }
}

function statusesOf(purchases: StoredPurchase[]): string {
  const lines = purchases.map(({ row }) => `${row.providerId} ${row.providerStatus} ${row.cancelsAt?.getTime() ?? ''}`)
  return lines.toSorted().join('\n')
}

function isOverdue(purchases: StoredPurchase[], nowMs: number): boolean {
  const shown = bestPurchase(purchases, nowMs)
  return shown?.status === 'trial' && shown.trialEndsAt !== null && shown.trialEndsAt <= nowMs
}

async function trySync(ctx: Ctx, payments: Payments, customer: Customer): Promise<void> {
  try {
    await syncBilling(ctx, payments, customer)
  } catch (error) {
    // The stored truth still ends the entitlement on time; only the label waits for the provider.
    ctx.log.warn({ err: error, userId: customer.userId }, 'subscription not synchronised')
  }
}
