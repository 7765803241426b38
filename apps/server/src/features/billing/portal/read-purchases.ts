import { setTimeout as wait } from 'node:timers/promises'
import { bestPurchase, tradingDayOf } from '@stratomate/domain'
import type { Ctx } from '#server/features/context.ts'
import type { Payments } from '../ports.ts'
import type { StoredPurchase } from '../queries.ts'
import { type AccountReading, selectAccountReading } from '../queries/account-reading.ts'
import { syncBilling } from '../webhooks/sync-billing.ts'

/** A reader waits this long for the provider; afterwards what is stored is shown and the read continues by itself. */
const waitMsMax = 3_000
/** For this long after the portal was opened, each read asks the provider what was changed there. */
const portalMs = 3_600_000

type ReadPurchases = AccountReading & { changed: boolean }

/**
 * The account's purchases, synchronised first when they may have changed without our doing: the shown trial has passed
 * its end, or the portal was opened within the last hour. `changed` says whether this has changed a status.
 */
export async function readPurchases(ctx: Ctx, payments: Payments, userId: string): Promise<ReadPurchases> {
  const nowMs = ctx.now().getTime()
  const account = { userId, day: tradingDayOf(nowMs) }
  const reading = await selectAccountReading(ctx.db, account)
  const { purchases, customers } = reading
  const isDue = isOverdue(purchases, nowMs)
  const due = customers.filter(
    ({ portalOpenedAt }) => isDue || (portalOpenedAt !== null && nowMs - portalOpenedAt.getTime() < portalMs),
  )
  if (purchases.length === 0 || due.length === 0) return { ...reading, changed: false }
  const reads = Promise.all(due.map(({ customerId }) => trySync(ctx, payments, customerId)))
  const changes = await Promise.race([reads, wait<boolean[]>(waitMsMax, [])])
  return { ...(await selectAccountReading(ctx.db, account)), changed: changes.includes(true) }
}

function isOverdue(purchases: StoredPurchase[], nowMs: number): boolean {
  const shown = bestPurchase(purchases, nowMs)
  if (shown?.kind !== 'subscription' || shown.status !== 'trial') return false
  return shown.trialEndsAt !== null && shown.trialEndsAt <= nowMs
}

async function trySync(ctx: Ctx, payments: Payments, customerId: string): Promise<boolean> {
  try {
    return await syncBilling(ctx, payments, customerId)
  } catch (error) {
    // The stored truth still ends the entitlement on time; only the label waits for the provider.
    ctx.log.warn({ err: error, customerId }, 'subscription not synchronised')
    return false
  }
}
