import type { Refusal } from '@stratomate/contracts'
import { type Ctx, requireDesktop } from '#server/features/context.ts'
import { insertRefusals } from '../queries/trades.ts'

/** Stores signals that did not become a trade; a repeated report is counted once. Answers how many were new. */
export async function reportRefusals(ctx: Ctx, reported: Refusal[]): Promise<number> {
  const desktop = requireDesktop(ctx)
  const fresh = await insertRefusals(ctx.db, reported, { userId: desktop.userId, deviceId: desktop.deviceId })
  for (const refusal of fresh) ctx.bus.toOwner(desktop.userId, 'refusal.recorded', { refusal })
  return fresh.length
}
