import type { ExtendInput } from '@stratomate/contracts'
import { AppError } from '../app-error.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type Ctx, requireAdmin, requireRecentSignIn } from '../context.ts'
import type { Payments } from './ports.ts'
import { selectSubscriptionById } from './queries.ts'
import { extendUpdates, selectLicence } from './queries-licences.ts'
import { announceOf, syncCustomerAndAnnounce } from './sync-and-announce.ts'

const dayMs = 86_400_000

/**
 * More days for a running trial, or more months of updates for a licence, from now or from their end on. For
 * administrators who have signed in just now. Errors: sign_in_again, not_found, conflict for a trial that does not run
 * and updates for life, payments_unavailable.
 */
export async function extendPurchase(ctx: Ctx, payments: Payments, input: ExtendInput): Promise<void> {
  requireAdmin(ctx)
  requireRecentSignIn(ctx)
  if (input.kind === 'trial') await extendTrial(ctx, payments, input)
  else await extendLicence(ctx, payments, input)
}

type Extend<Kind> = Extract<ExtendInput, { kind: Kind }>

async function extendTrial(ctx: Ctx, payments: Payments, { id, days, reason }: Extend<'trial'>): Promise<void> {
  const trial = await selectSubscriptionById(ctx.db, id)
  if (trial === null || trial.row.customerId === null) throw new AppError('not_found')
  if (trial.status !== 'trial' || trial.trialEndsAt === null || trial.trialEndsAt <= ctx.now().getTime()) {
    throw new AppError('conflict', { message: 'Only a trial that still runs can be extended.' })
  }
  const until = new Date(trial.trialEndsAt + days * dayMs)
  const { providerId, customerId } = trial.row
  // The end stands in the key: the same press twice moves it once.
  await payments.extendTrial({ providerId, until, idempotencyKey: `extend:${providerId}:${until.getTime()}` })
  const detail = { reason, days, until: until.toISOString() }
  await recordAudit(ctx.db, ctx, { action: 'trial.extend', subjectId: providerId, detail })
  await syncCustomerAndAnnounce(ctx, payments, customerId)
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
