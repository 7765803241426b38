import type { ExtendInput } from '@stratomate/contracts'
import { dayMs } from '@stratomate/std/time'
import { AppError } from '#server/features/app-error.ts'
import { recordAudit } from '#server/features/audit/record-audit.ts'
import { type Ctx, requireAdmin, requireRecentSignIn } from '#server/features/context.ts'
import type { Payments } from '../ports.ts'
import { selectSubscriptionById, type StoredSubscription } from '../queries.ts'
import { extendUpdates, selectLicence } from '../queries/licences.ts'
import { announceOf, syncCustomerAndAnnounce } from '../webhooks/sync-and-announce.ts'

/**
 * More days for a running trial, a later next charge for what is paid, or more months of updates for a licence, from now
 * or from their end on. For administrators who have signed in just now. Errors: sign_in_again, not_found, conflict for
 * what does not run, is owed or ends by request and for updates for life, payments_unavailable.
 */
export async function extendPurchase(ctx: Ctx, payments: Payments, input: ExtendInput): Promise<void> {
  requireAdmin(ctx)
  requireRecentSignIn(ctx)
  if (input.kind === 'subscription') await extendSubscription(ctx, payments, input)
  else await extendLicence(ctx, payments, input)
}

type Extend<Kind> = Extract<ExtendInput, { kind: Kind }>

async function extendSubscription(ctx: Ctx, payments: Payments, input: Extend<'subscription'>): Promise<void> {
  const { id, days, reason } = input
  const subscription = await selectSubscriptionById(ctx.db, id)
  if (subscription === null || subscription.row.customerId === null) throw new AppError('not_found')
  const { of, endsAt } = requireRunning(subscription, ctx.now())
  const until = new Date(endsAt.getTime() + days * dayMs)
  const { providerId, customerId } = subscription.row
  // The end is part of the key: the same press twice moves it once.
  await payments.moveNextCharge({
    providerId,
    until,
    of,
    idempotencyKey: `extend:${providerId}:${until.getTime()}`,
  })
  const detail = { reason, days, until: until.toISOString() }
  await recordAudit(ctx.db, ctx, { action: `${extendedWord[of]}.extend`, subjectId: providerId, detail })
  await syncCustomerAndAnnounce(ctx, payments, customerId)
}

const extendedWord = { trial: 'trial', paid: 'subscription' } as const

/** What may be given more time, with the end that moves. */
function requireRunning({ status, row }: StoredSubscription, now: Date): { of: 'trial' | 'paid'; endsAt: Date } {
  const [of, endsAt] = status === 'trial' ? (['trial', row.trialEndsAt] as const) : (['paid', row.endsAt] as const)
  const runs = (status === 'trial' || status === 'active') && endsAt !== null && endsAt > now
  if (!runs)
    throw new AppError('conflict', { message: 'Only a trial or a paid subscription that runs can be extended.' })
  if (of === 'paid' && row.cancelsAt !== null) {
    throw new AppError('conflict', {
      message: 'This subscription ends by request. It can be extended once it is resumed.',
    })
  }
  return { of, endsAt }
}

async function extendLicence(ctx: Ctx, payments: Payments, { id, months, reason }: Extend<'licence'>): Promise<void> {
  const licence = await ctx.db.transaction(async (tx) => {
    const row = await selectLicence(tx, id)
    if (row === null || row.state !== 'paid') throw new AppError('not_found')
    if (row.updatesUntil === null) throw new AppError('conflict', { message: 'This license has updates for life.' })
    const until = new Date(Math.max(row.updatesUntil.getTime(), ctx.now().getTime()))
    until.setUTCMonth(until.getUTCMonth() + months)
    await extendUpdates(tx, id, until)
    const detail = { reason, months, until: until.toISOString() }
    await recordAudit(tx, ctx, { action: 'licence.extend', subjectId: id, detail })
    return row
  })
  if (licence.userId !== null) await announceOf(ctx, payments, licence.userId)
}
