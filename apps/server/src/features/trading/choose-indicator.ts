import type { ChosenIndicatorAnswer, IndicatorAnswer } from '@stratomate/contracts'
import { tradingDayOf } from '@stratomate/domain'
import type { z } from 'zod'
import { AppError } from '../app-error.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { readLimits } from '../billing/portal/read-entitlement.ts'
import { type Ctx, requireDesktop } from '../context.ts'
import {
  type ChosenIndicatorRow,
  insertFirstIndicator,
  lockChosenIndicator,
  selectChosenIndicator,
  updateChosenIndicator,
} from './queries/indicator.ts'

/**
 * Chooses the account's one indicator of the trial; the first choice is free, then one change a UTC day.
 * Plans with all indicators may always change. Errors: no_entitlement, change_used.
 */
export async function chooseIndicator(ctx: Ctx, indicatorId: string): Promise<z.infer<typeof IndicatorAnswer>> {
  const { userId, isTrial, today } = await readChooser(ctx)
  return ctx.db.transaction(async (tx) => {
    const audit = () => recordAudit(tx, ctx, { action: 'indicator.choose', subjectId: userId, detail: { indicatorId } })
    // When two computers choose first at the same time, one has chosen and the other changes the choice.
    if (await insertFirstIndicator(tx, { userId, indicatorId, changedOn: null })) {
      await audit()
      return { indicatorId, changesLeft: 1 }
    }
    const chosen = await lockChosenIndicator(tx, userId)
    const changesLeft = changesLeftOf(chosen, { isTrial, today })
    if (chosen?.indicatorId === indicatorId) return { indicatorId, changesLeft }
    if (changesLeft === 0) throw new AppError('change_used')
    await updateChosenIndicator(tx, { userId, indicatorId, changedOn: today })
    await audit()
    return { indicatorId, changesLeft: isTrial ? 0 : 1 }
  })
}

/**
 * The account's choice, on whichever computer it was made, and how often it may change today. Errors: no_entitlement.
 */
export async function readChosenIndicator(ctx: Ctx): Promise<z.infer<typeof ChosenIndicatorAnswer>> {
  const { userId, isTrial, today } = await readChooser(ctx)
  const chosen = await selectChosenIndicator(ctx.db, userId)
  return { indicatorId: chosen?.indicatorId ?? null, changesLeft: changesLeftOf(chosen, { isTrial, today }) }
}

async function readChooser(ctx: Ctx): Promise<{ userId: string; isTrial: boolean; today: string }> {
  const { userId } = requireDesktop(ctx)
  const nowMs = ctx.now().getTime()
  const limits = await readLimits(ctx.db, userId, nowMs)
  if (!limits.inForce) throw new AppError('no_entitlement')
  return { userId, isTrial: limits.indicators === 'one', today: tradingDayOf(nowMs) }
}

function changesLeftOf(chosen: ChosenIndicatorRow | null, { isTrial, today }: { isTrial: boolean; today: string }) {
  return isTrial && chosen?.changedOn === today ? 0 : 1
}
