import type { IndicatorAnswer } from '@stratomate/contracts'
import { tradingDayOf } from '@stratomate/domain'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { readLimits } from '../billing/read-entitlement.ts'
import { type Ctx, requireDesktop } from '../context.ts'
import { lockChosenIndicator, upsertChosenIndicator } from './queries-indicator.ts'

/**
 * Chooses the account's one indicator of the trial; the first choice is free, then one change a UTC day.
 * Plans with all indicators may always change. Errors: no_entitlement, change_used.
 */
export async function chooseIndicator(ctx: Ctx, indicatorId: string): Promise<z.infer<typeof IndicatorAnswer>> {
  const { userId } = requireDesktop(ctx)
  const nowMs = ctx.now().getTime()
  const limits = await readLimits(ctx.db, userId, nowMs)
  if (!limits.inForce) throw new AppError('no_entitlement')
  const today = tradingDayOf(nowMs)
  return ctx.db.transaction(async (tx) => {
    const chosen = await lockChosenIndicator(tx, userId)
    const changesLeft = chosen?.changedOn === today && limits.indicators === 'one' ? 0 : 1
    if (chosen?.indicatorId === indicatorId) return { indicatorId, changesLeft }
    if (chosen !== null && changesLeft === 0) throw new AppError('change_used')
    const changedOn = chosen === null ? null : today
    await upsertChosenIndicator(tx, { userId, indicatorId, changedOn })
    await recordAudit(tx, ctx, { action: 'indicator.choose', subjectId: userId, detail: { indicatorId } })
    return { indicatorId, changesLeft: changedOn === today && limits.indicators === 'one' ? 0 : 1 }
  })
}
