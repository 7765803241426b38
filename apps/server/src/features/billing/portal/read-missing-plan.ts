import type { MissingPlan } from '@stratomate/contracts'
import { entitlementOf } from '@stratomate/domain'
import { type Ctx, requireDesktop } from '#server/features/context.ts'
import { hasRun } from '../trial/claim-trial.ts'
import { selectBuyerEmail, selectPurchases, type StoredSubscription } from '../queries.ts'
import { isTrialUsed } from '../trial/read-trial.ts'

/** Why the account of a computer has no plan in force, by what is stored; null when one is. */
export async function readMissingPlan(ctx: Ctx, { secret }: { secret: string }): Promise<MissingPlan | null> {
  const { userId } = requireDesktop(ctx)
  const purchases = await selectPurchases(ctx.db, userId)
  const nowMs = ctx.now().getTime()
  if (purchases.some((purchase) => entitlementOf(purchase, nowMs) !== null)) return null
  const subscriptions = purchases.filter((purchase) => purchase.kind === 'subscription').toSorted(newestFirst)
  if (subscriptions.some(({ status }) => status === 'problem')) return { kind: 'payment_problem' }
  if (await hasRun(ctx, purchases, userId)) {
    const last = subscriptions.find(({ status }) => status !== 'pending')
    if (last === undefined) return { kind: 'trial_used' }
    const endedAtMs = last.endsAt ?? last.trialEndsAt
    return { kind: 'ended', tier: last.tier, endedAt: endedAtMs === null ? null : new Date(endedAtMs).toISOString() }
  }
  const email = await selectBuyerEmail(ctx.db, { userId, email: null })
  const isUsed = email === null || (await isTrialUsed(ctx, { secret, userId, email }))
  return { kind: isUsed ? 'trial_used' : 'trial_open' }
}

function newestFirst(one: StoredSubscription, other: StoredSubscription): number {
  return other.row.startedAt.getTime() - one.row.startedAt.getTime()
}
