import { desktopAudience, tokenIssuer } from '@stratomate/contracts'
import { combinedLimits, entitlementsInForce, judgeLive, limitToWire, type PlanLimits } from '@stratomate/domain'
import type { Ctx } from '#server/features/context.ts'
import type { Database, Db } from '#server/features/database.ts'
import type { TokenSigner } from '#server/features/ports.ts'
import { selectCountry, selectPurchases, selectPurchasesOf, type StoredPurchase } from '../queries.ts'

/** An entitlement that could not be renewed ends after this long at the latest. */
const entitlementMs = 72 * 3_600_000

export type AccountLimits = PlanLimits & { pro: boolean; inForce: boolean; endsAtMs: number | null }

/** What the account may do now: the best of its purchases. `endsAtMs` is when a trial alone would end. */
export async function readLimits(db: Db, userId: string, nowMs: number): Promise<AccountLimits> {
  return limitsOf(await selectPurchases(db, userId), nowMs)
}

/** What each of several accounts may do now. */
export async function readLimitsOf(
  db: Database,
  userIds: readonly string[],
  nowMs: number,
): Promise<Map<string, AccountLimits>> {
  const purchases = await selectPurchasesOf(db, userIds)
  return new Map([...purchases].map(([userId, bought]) => [userId, limitsOf(bought, nowMs)]))
}

function limitsOf(purchases: readonly StoredPurchase[], nowMs: number): AccountLimits {
  const inForce = entitlementsInForce(purchases, nowMs)
  const onlyTrials = inForce.length > 0 && inForce.every((entitlement) => entitlement.source === 'trial')
  const trialEnds = purchases.flatMap((purchase) =>
    purchase.kind === 'subscription' && purchase.status === 'trial' ? (purchase.trialEndsAt ?? []) : [],
  )
  return {
    ...combinedLimits(purchases, nowMs),
    inForce: inForce.length > 0,
    endsAtMs: onlyTrials ? Math.max(...trialEnds) : null,
  }
}

/** The signed entitlement for the desktop app, or null without a plan. */
export async function readEntitlementToken(ctx: Ctx, signer: TokenSigner, userId: string): Promise<string | null> {
  const nowMs = ctx.now().getTime()
  const limits = await readLimits(ctx.db, userId, nowMs)
  const [entitlement] = entitlementsInForce(await selectPurchases(ctx.db, userId), nowMs)
  if (entitlement === undefined) return null
  const endsAtMs = Math.min(nowMs + entitlementMs, limits.endsAtMs ?? Number.POSITIVE_INFINITY)
  const live = judgeLive(await selectCountry(ctx.db, userId), ctx.liveLocked)
  return signer.signEntitlement({
    iss: tokenIssuer,
    aud: desktopAudience,
    sub: userId,
    plan: entitlement.planId,
    status: entitlement.source,
    tradesPerDay: limitToWire(limits.tradesPerDay),
    charts: limitToWire(limits.charts),
    indicators: limits.indicators,
    liveAllowed: live.allowed,
    liveNotice: live.notice,
    iat: Math.floor(nowMs / 1_000),
    exp: Math.floor(endsAtMs / 1_000),
  })
}
