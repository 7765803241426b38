import type { Licence, SubscriptionStatus, Tier } from '@stratomate/contracts'
import { dayMs } from '@stratomate/std/time'
import { bestLimit, compareLimits, licencePlans, type PlanLimits, subscriptionPlans, trialPlan } from './plans.ts'

/** How long a failed charge keeps the plan (DECISIONS, Plans). */
export const problemGraceMs = 3 * dayMs

/** One purchase of an account. Instants are Unix milliseconds; absent is null. */
export type Purchase =
  | {
      kind: 'subscription'
      tier: Tier
      status: SubscriptionStatus | null
      trialEndsAt: number | null
      endsAt: number | null
      problemSince: number | null
    }
  | { kind: 'licence'; licence: Licence; revokedAt: number | null }

/** What an account may do now, and why. */
export type Entitlement = PlanLimits & { source: 'trial' | 'subscription' | 'licence'; planId: string; pro: boolean }

const nothing: PlanLimits = { tradesPerDay: 0, charts: 0, indicators: 'one', addons: false }

/**
 * The limits that one purchase gives at `nowMs`, or null when it gives none. A trial has the trial's limits whatever
 * its tier and ends on the minute, even when the provider reports it late.
 */
export function entitlementOf(purchase: Purchase, nowMs: number): Entitlement | null {
  if (purchase.kind === 'licence') {
    if (purchase.revokedAt !== null && purchase.revokedAt <= nowMs) return null
    return { ...limitsOf(licencePlans[purchase.licence]), source: 'licence', planId: purchase.licence, pro: false }
  }
  const paid: Entitlement = {
    ...limitsOf(subscriptionPlans[purchase.tier]),
    source: 'subscription',
    planId: purchase.tier,
    pro: true,
  }
  switch (purchase.status) {
    case 'trial':
      if (purchase.trialEndsAt === null || purchase.trialEndsAt <= nowMs) return null
      return { ...limitsOf(trialPlan), source: 'trial', planId: purchase.tier, pro: false }
    case 'active':
      return paid
    case 'problem':
      return purchase.problemSince !== null && nowMs < purchase.problemSince + problemGraceMs ? paid : null
    case 'pending':
    case 'cancelled':
    case 'expired':
    case null:
      return null
    default:
      return purchase.status satisfies never
  }
}

/**
 * For each limit the best of all purchases in force (DECISIONS, Plans); `pro` and add-ons when at least one gives them.
 */
export function combinedLimits(purchases: readonly Purchase[], nowMs: number): PlanLimits & { pro: boolean } {
  return entitlementsInForce(purchases, nowMs).reduce<PlanLimits & { pro: boolean }>(
    (best, next) => ({
      tradesPerDay: bestLimit(best.tradesPerDay, next.tradesPerDay),
      charts: bestLimit(best.charts, next.charts),
      indicators: best.indicators === 'all' || next.indicators === 'all' ? 'all' : 'one',
      addons: best.addons || next.addons,
      pro: best.pro || next.pro,
    }),
    { ...nothing, pro: false },
  )
}

export function entitlementsInForce(purchases: readonly Purchase[], nowMs: number): Entitlement[] {
  return purchases.flatMap((purchase) => entitlementOf(purchase, nowMs) ?? [])
}

const statusRank = {
  active: 5,
  trial: 4,
  problem: 3,
  pending: 2,
  cancelled: 1,
  expired: 0,
} as const satisfies Record<SubscriptionStatus, number>

/**
 * Which purchase the account shows: those in force first (most trades a day, then most charts), a paid subscription
 * before a licence, then by status; of those that have ended a paid one before a trial, then the last one. A pending
 * purchase never hides what an account already has.
 */
export function bestPurchase<Item extends Purchase>(purchases: readonly Item[], nowMs: number): Item | null {
  return purchases.toSorted((one, other) => comparePurchases(other, one, nowMs))[0] ?? null
}

function comparePurchases(one: Purchase, other: Purchase, nowMs: number): number {
  const mine = entitlementOf(one, nowMs)
  const theirs = entitlementOf(other, nowMs)
  if (mine === null || theirs === null) {
    if (mine !== theirs) return mine === null ? -1 : 1
    return (
      presentRank(one) - presentRank(other) ||
      Number(wasTrial(other)) - Number(wasTrial(one)) ||
      endOf(one) - endOf(other) ||
      shownRank(one) - shownRank(other)
    )
  }
  return (
    Number(mine.pro) - Number(theirs.pro) ||
    compareLimits(mine.tradesPerDay, theirs.tradesPerDay) ||
    compareLimits(mine.charts, theirs.charts) ||
    shownRank(one) - shownRank(other)
  )
}

/** All that has ended ranks the same, however it ended; what waits or is unknown comes before it. */
function presentRank(purchase: Purchase): number {
  if (purchase.kind === 'licence') return -1
  return purchase.status === 'cancelled' || purchase.status === 'expired' ? 0 : shownRank(purchase)
}

function endOf(purchase: Purchase): number {
  return purchase.kind === 'licence' ? 0 : (purchase.endsAt ?? 0)
}

/**
 * Ended as a trial, so it was never paid for: when somebody pays, the provider ends the trial in the same second or
 * later, and the paid plan is the one to come back to. An hour after the end is the provider's own delay.
 */
function wasTrial(purchase: Purchase): boolean {
  if (purchase.kind === 'licence' || purchase.trialEndsAt === null || presentRank(purchase) !== 0) return false
  return endOf(purchase) <= purchase.trialEndsAt + 3_600_000
}

function shownRank(purchase: Purchase): number {
  if (purchase.kind === 'licence') return -1
  return purchase.status === null ? 0.5 : statusRank[purchase.status]
}

function limitsOf(plan: PlanLimits): PlanLimits {
  const { tradesPerDay, charts, indicators, addons } = plan
  return { tradesPerDay, charts, indicators, addons }
}
