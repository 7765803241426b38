import { type Candle, journalLimits, type NoteInput } from '@stratomate/contracts'
import { tradeDay } from '@stratomate/domain'
import { AppError } from '#server/features/app-error.ts'
import { type Ctx, requireMember } from '#server/features/context.ts'
import { findOwnTrade } from '#server/features/trading/activity/read-own-trades.ts'
import type { CandleStore } from '#server/features/trading/ports.ts'
import { deleteNote, putNote } from './queries/notes.ts'
import { readCandles } from './read-trade-chart.ts'

/** Writes about a day, or removes what was written. Errors: journal_full. */
export async function writeDayNote(ctx: Ctx, { day, note }: { day: string; note: NoteInput }): Promise<void> {
  const { userId } = requireMember(ctx)
  await write(ctx, { key: { userId, day, subject: '' }, note, candles: [] })
}

/** Writes about a trade of one's own, with the candles around it. Errors: not_found, journal_full. */
export async function writeTradeNote(
  ctx: Ctx,
  store: Pick<CandleStore, 'read'>,
  { id, note }: { id: string; note: NoteInput },
): Promise<void> {
  const { userId } = requireMember(ctx)
  const own = await findOwnTrade(ctx, id)
  if (own === null) throw new AppError('not_found')
  const day = tradeDay(own.trade)
  await write(ctx, { key: { userId, day, subject: id }, note, candles: await readCandles(store, own) })
}

type Writing = { key: { userId: string; day: string; subject: string }; note: NoteInput; candles: Candle[] }

async function write(ctx: Ctx, { key, note, candles }: Writing): Promise<void> {
  const { text, tags } = note
  if (text === '' && tags.length === 0) {
    await deleteNote(ctx.db, key)
    return
  }
  const row = { id: ctx.newId(), ...key, text, tags, candles, updatedAt: ctx.now() }
  if (!(await putNote(ctx.db, row, journalLimits.notes))) throw new AppError('journal_full')
}
