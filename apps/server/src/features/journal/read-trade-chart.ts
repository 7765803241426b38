import type { Candle, Trade, TradeChart } from '@stratomate/contracts'
import { tradeDay } from '@stratomate/domain'
import { candlesAround } from '@stratomate/domain/journal/candles-around'
import { AppError } from '#server/features/app-error.ts'
import { type Ctx, requireMember } from '#server/features/context.ts'
import { findOwnTrade } from '#server/features/trading/activity/read-own-trades.ts'
import type { CandleStore } from '#server/features/trading/ports.ts'
import { selectNote } from './queries/notes.ts'

/** The candles around one of the person's trades: those kept with its note, else what its computer shows now. */
export async function readTradeChart(
  ctx: Ctx,
  store: Pick<CandleStore, 'read'>,
  { id }: { id: string },
): Promise<TradeChart> {
  const { userId } = requireMember(ctx)
  const own = await findOwnTrade(ctx, id)
  if (own === null) throw new AppError('not_found')
  const note = await selectNote(ctx.db, { userId, day: tradeDay(own.trade), subject: id })
  const kept = note?.candles ?? []
  return { candles: kept.length > 0 ? kept : await readCandles(store, own) }
}

/** The candles around a trade that its computer shows now. */
export async function readCandles(
  store: Pick<CandleStore, 'read'>,
  { trade, deviceId }: { trade: Trade; deviceId: string },
): Promise<Candle[]> {
  return candlesAround(await store.read(deviceId, trade), trade)
}
