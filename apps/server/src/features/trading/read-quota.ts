import type { Quota } from '@stratomate/contracts'
import { dayEndMs, limitToWire, tradingDayOf } from '@stratomate/domain'
import { readLimits } from '../billing/read-entitlement.ts'
import { type Ctx, requireMember } from '../context.ts'
import type { Db } from '../database.ts'
import { selectQuotaDay } from './queries-quota.ts'

export async function readQuota(ctx: Ctx): Promise<Quota> {
  const { userId } = requireMember(ctx)
  return quotaOf(ctx.db, userId, ctx.now().getTime())
}

/** Today's count against the limit of what the account may do now. */
export async function quotaOf(db: Db, userId: string, nowMs: number): Promise<Quota> {
  const day = tradingDayOf(nowMs)
  const limits = await readLimits(db, userId, nowMs)
  const limit = limitToWire(limits.tradesPerDay)
  const used = (await selectQuotaDay(db, { userId, day }))?.used ?? 0
  return {
    day,
    limit,
    used,
    remaining: limit === -1 ? -1 : Math.max(0, limit - used),
    chartsAllowed: limitToWire(limits.charts),
    resetsAt: new Date(dayEndMs(day)).toISOString(),
  }
}
