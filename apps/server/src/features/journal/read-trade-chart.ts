import type { Candle, TradeChart } from '@stratomate/contracts'
import { tradeDay } from '@stratomate/domain'
import { candlesAround } from '@stratomate/domain/journal/candles-around'
import { AppError } from '#server/features/app-error.ts'
import { type Ctx, requireMember } from '#server/features/context.ts'
import type { CandleStore } from '#server/features/trading/ports.ts'
import { toTrade } from '#server/features/trading/queries/trades.ts'
import { selectNote, selectOwnTrade } from './queries/notes.ts'

type TradeRow = NonNullable<Awaited<ReturnType<typeof selectOwnTrade>>>

/** The candles around a trade of one's own: those kept with its note, else what its computer shows now. */
export async function readTradeChart(
  ctx: Ctx,
  store: Pick<CandleStore, 'read'>,
  { id }: { id: string },
): Promise<TradeChart> {
  const { userId } = requireMember(ctx)
  const row = await selectOwnTrade(ctx.db, { userId, id })
  if (row === null) throw new AppError('not_found')
  const note = await selectNote(ctx.db, { userId, day: tradeDay(toTrade(row)), subject: id })
  const kept = note?.candles ?? []
  return { candles: kept.length > 0 ? kept : await readCandles(store, row) }
}

export async function readCandles(store: Pick<CandleStore, 'read'>, row: TradeRow): Promise<Candle[]> {
  const { symbol, timeframeS, deviceId } = row
  return candlesAround(await store.read(deviceId, { symbol, timeframeS }), toTrade(row))
}
