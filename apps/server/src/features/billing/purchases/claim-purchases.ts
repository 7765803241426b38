import { setTimeout as wait } from 'node:timers/promises'
import { dayMs } from '@stratomate/std/time'
import { recordAudit } from '#server/features/audit/record-audit.ts'
import type { Ctx } from '#server/features/context.ts'
import type { Payments } from '../ports.ts'
import { claimByEmail, selectWaitingCustomers, selectWaitingLicences } from '../queries/claims.ts'
import { settleDuplicates } from './settle-duplicates.ts'
import { announceOf } from '../webhooks/sync-and-announce.ts'
import { syncBilling } from '../webhooks/sync-billing.ts'
import { syncPayment } from '../webhooks/sync-payment.ts'

/** A sign-in waits this long for the provider; what arrives later is claimed by the next one. */
const waitMsMax = 2_000
/** Forms stay open for a day; the newest few of an email are asked about, however many strangers have opened. */
const formMs = dayMs
const asksMax = 3

type Owner = { userId: string; email: string }

/**
 * Gives an account what was bought and paid under its email without being signed in, and gives back what is then paid
 * twice. Call it only when this person has proved the email: by a code that was sent there, or by an account that was
 * verified that way.
 */
export async function claimPurchases(ctx: Ctx, payments: Payments, owner: Owner): Promise<void> {
  const { userId } = owner
  const email = owner.email.toLowerCase()
  await readWaiting(ctx, payments, email)
  const claimed = await ctx.db.transaction(async (tx) => {
    const count = await claimByEmail(tx, { userId, email })
    if (count > 0) await recordAudit(tx, ctx, { action: 'purchase.claim', subjectId: userId, detail: { count } })
    return count
  })
  if (claimed === 0) return
  await settleDuplicates(ctx, payments, userId)
  await announceOf(ctx, payments, userId)
}

/** A person who has just paid may be here before the provider's event. */
async function readWaiting(ctx: Ctx, payments: Payments, email: string): Promise<void> {
  const recent = { email, since: new Date(ctx.now().getTime() - formMs), count: asksMax }
  const [customerIds, licences] = await Promise.all([
    selectWaitingCustomers(ctx.db, recent),
    selectWaitingLicences(ctx.db, recent),
  ])
  const reads = [
    ...customerIds.map((customerId) => syncBilling(ctx, payments, customerId)),
    ...licences.map((licence) => syncPayment(ctx, payments, licence)),
  ]
  if (reads.length === 0) return
  const all = Promise.allSettled(reads)
  const end = new AbortController()
  const outcomes = await Promise.race([all, wait(waitMsMax, [], { signal: end.signal })])
  end.abort()
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') ctx.log.warn({ err: outcome.reason }, 'purchase not read before it is claimed')
  }
}
