import type { Quota, UsedToday } from '@stratomate/contracts'
import { dayEndMs, limitToWire, tradingDayOf } from '@stratomate/domain'
import { type AccountLimits, readLimitsOf } from '#server/features/billing/portal/read-entitlement.ts'
import { type Ctx, requireDesktop, requireOwner } from '#server/features/context.ts'
import { createKeyReader } from '#server/features/create-batcher.ts'
import type { Database } from '#server/features/database.ts'
import { selectUsed } from '../queries/quota.ts'

/** Reads the quota of the signed-in person; those who ask at the same time are read together. */
export function createQuotaReader({ db, now }: Pick<Ctx, 'db' | 'now'>): (ctx: Ctx) => Promise<Quota> {
  const read = createKeyReader<string, Quota>((userIds) => quotasOf(db, userIds, now().getTime()))
  return async (ctx) => {
    const quota = await read(requireOwner(ctx).userId)
    if (quota === null) throw new Error('An account is left without a quota.')
    return quota
  }
}

/** How many trades the account of the computer that asks has made today, on all its computers. */
export async function readUsedToday(ctx: Ctx): Promise<UsedToday> {
  const { userId } = requireDesktop(ctx)
  const day = tradingDayOf(ctx.now().getTime())
  const used = await selectUsed(ctx.db, { userIds: [userId], day })
  return { day, used: used.get(userId) ?? 0 }
}

/** For each account, today's count and the limit of its present plan. */
async function quotasOf(db: Database, userIds: readonly string[], nowMs: number): Promise<Map<string, Quota>> {
  const day = tradingDayOf(nowMs)
  const limits = await readLimitsOf(db, userIds, nowMs)
  const used = await selectUsed(db, { userIds, day })
  return new Map([...limits].map(([userId, limit]) => [userId, quotaOf(day, limit, used.get(userId) ?? 0)]))
}

/** Today's count of an account and the limit of its present plan. */
export function quotaOf(day: string, limits: AccountLimits, used: number): Quota {
  const limit = limitToWire(limits.tradesPerDay)
  return {
    day,
    limit,
    used,
    remaining: limit === -1 ? -1 : Math.max(0, limit - used),
    chartsAllowed: limitToWire(limits.charts),
    resetsAt: new Date(dayEndMs(day)).toISOString(),
  }
}
