import type { Trade } from '@stratomate/contracts'
import { dayEndMs, dayStartMs } from '@stratomate/domain'
import { type Ctx, requireMember } from '#server/features/context.ts'
import { selectTradeOf, selectTradesOf, selectTradesSent } from '../queries/own-trades.ts'
import { toTrade } from '../queries/trades.ts'

/** The signed-in person's trades of a trading day, newest first, `count` at most. */
export async function readTradesOfDay(ctx: Ctx, { day, count }: { day: string; count: number }): Promise<Trade[]> {
  const { userId } = requireMember(ctx)
  const span = { from: new Date(dayStartMs(day)), before: new Date(dayEndMs(day)) }
  return (await selectTradesSent(ctx.db, { userId, ...span, count })).map(toTrade)
}

/** A trade of the signed-in person and the computer that made it; null for anybody else's. */
export async function findOwnTrade(ctx: Ctx, id: string): Promise<{ trade: Trade; deviceId: string } | null> {
  const { userId } = requireMember(ctx)
  const row = await selectTradeOf(ctx.db, { userId, id })
  return row === null ? null : { trade: toTrade(row), deviceId: row.deviceId }
}

/** Those of some trades that are the signed-in person's, in no order. */
export async function readTradesById(ctx: Ctx, ids: readonly string[]): Promise<Trade[]> {
  const { userId } = requireMember(ctx)
  return (await selectTradesOf(ctx.db, { userId, ids })).map(toTrade)
}
