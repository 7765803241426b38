import type { TrialOffer } from '@stratomate/contracts'
import { entitlementOf } from '@stratomate/domain'
import { type Ctx, requireMember } from '#server/features/context.ts'
import { hasRun, trialHashOf } from './claim-trial.ts'
import { selectPurchases, selectUsedTrial } from '../queries.ts'

/**
 * Whether the free trial is open to the account, by what is stored: what `startTrial` and a first subscription decide
 * again when they are asked.
 */
export async function readTrial(ctx: Ctx, { secret }: { secret: string }): Promise<TrialOffer> {
  const { userId, email } = requireMember(ctx)
  const purchases = await selectPurchases(ctx.db, userId)
  const nowMs = ctx.now().getTime()
  const inForce = purchases.filter((purchase) => entitlementOf(purchase, nowMs) !== null)
  const subscribed = inForce.filter((purchase) => purchase.kind === 'subscription')
  if (subscribed.some(({ status }) => status !== 'trial')) return { state: 'paid', endsAt: null }
  const [running] = subscribed
  if (running !== undefined) return { state: 'running', endsAt: running.row.trialEndsAt?.toISOString() ?? null }
  const isUsed = (await isTrialUsed(ctx, { secret, userId, email })) || (await hasRun(ctx, purchases, userId))
  if (isUsed) return { state: 'used', endsAt: null }
  return { state: inForce.length === 0 ? 'open' : 'with-card', endsAt: null }
}

/** Whether another account has used the trial of a mailbox. */
export async function isTrialUsed(
  ctx: Pick<Ctx, 'db'>,
  { secret, userId, email }: { secret: string; userId: string; email: string },
): Promise<boolean> {
  const claim = await selectUsedTrial(ctx.db, trialHashOf(secret, email))
  return claim !== null && claim.userId !== userId
}
