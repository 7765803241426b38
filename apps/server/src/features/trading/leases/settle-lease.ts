import type { SettleAnswer, SettleInput } from '@stratomate/contracts'
import {
  countedTradeStates,
  returnedTrades,
  settleLease as judgeSettlement,
  type LeaseCount,
  limitFromWire,
} from '@stratomate/domain'
import type { z } from 'zod'
import { AppError } from '#server/features/app-error.ts'
import { type Ctx, requireDesktop } from '#server/features/context.ts'
import type { Db } from '#server/features/database.ts'
import { publishToDevices } from '#server/features/devices/publish-to-devices.ts'
import { recordOveruse } from './record-overuse.ts'
import { countLeaseTrades, type LeaseRow, lockLease, returnTrades, updateLease } from '../queries/quota.ts'

const refusals = {
  closed: 'lease_closed',
  out_of_order: 'lease_out_of_order',
  overused: 'lease_overused',
} as const

/** Counts a device's report of how much of a lease is used. Totals only grow, so a repeated report is harmless. */
export async function settleLease(
  ctx: Ctx,
  input: { jti: string } & z.infer<typeof SettleInput>,
): Promise<z.infer<typeof SettleAnswer>> {
  const { deviceId } = requireDesktop(ctx)
  const outcome = await ctx.db.transaction(async (tx) => {
    const lease = await lockLease(tx, { id: input.jti, deviceId })
    if (lease === null) throw new AppError('lease_unknown')
    const judged = judgeSettlement(leaseCountOf(lease), { seq: input.seq, used: input.used })
    if (judged.kind === 'applied') await updateLease(tx, lease.id, { sequence: judged.seq, used: judged.used })
    if (judged.kind === 'refused' && judged.reason === 'overused') await recordOveruse(tx, ctx, lease)
    return judged
  })
  if (outcome.kind === 'refused') throw new AppError(refusals[outcome.reason])
  return { seq: outcome.seq, used: outcome.used }
}

/** Returns the unused trades of a lease to the day; repeated, it returns nothing more. Other devices are notified. */
export async function closeLease(ctx: Ctx, jti: string): Promise<number> {
  const { deviceId, userId } = requireDesktop(ctx)
  const returned = await ctx.db.transaction(async (tx) => {
    const lease = await lockLease(tx, { id: jti, deviceId })
    if (lease === null) throw new AppError('lease_unknown')
    return returnRest(ctx, tx, lease)
  })
  if (returned > 0) await publishToDevices(ctx, { userId, exceptId: deviceId }, { name: 'lease.freed', data: {} })
  return returned
}

async function returnRest(ctx: Ctx, tx: Db, lease: LeaseRow): Promise<number> {
  const count = leaseCountOf(lease)
  if (count.closed) return 0
  // Trades reported under the lease count as used even when the settlement of them never arrived.
  const reported = await countLeaseTrades(tx, lease, countedTradeStates)
  const used = count.n === 'unlimited' ? count.used : Math.min(count.n, Math.max(count.used, reported))
  const returned = returnedTrades({ ...count, used })
  await updateLease(tx, lease.id, { used, closedAt: ctx.now() })
  if (returned > 0) await returnTrades(tx, { userId: lease.userId, day: lease.day }, returned)
  return returned
}

/** A stored lease as the rules count it. */
export function leaseCountOf(lease: LeaseRow): LeaseCount {
  return { n: limitFromWire(lease.n), seq: lease.sequence, used: lease.used, closed: lease.closedAt !== null }
}
