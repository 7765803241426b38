import { type JournalDay, journalLimits, type JournalNote } from '@stratomate/contracts'
import { type Ctx, requireMember } from '#server/features/context.ts'
import { readDayCounts } from '#server/features/statistics/read-day-counts.ts'
import { readTradesOfDay } from '#server/features/trading/activity/read-own-trades.ts'
import { type NoteRow, selectDaysBeside, selectNotesOfDay } from './queries/notes.ts'

/** One trading day of the signed-in person, with all its notes. */
export async function readJournalDay(ctx: Ctx, { day }: { day: string }): Promise<JournalDay> {
  const { userId } = requireMember(ctx)
  const notes = await selectNotesOfDay(ctx.db, { userId, day })
  const noteOf = (subject: string) => {
    const row = notes.find((note) => note.subject === subject)
    return row === undefined ? null : noteView(row)
  }
  const trades = await readTradesOfDay(ctx, { day, count: journalLimits.tradesOfDay + 1 })
  const beside = await selectDaysBeside(ctx.db, { userId, day })
  return {
    day,
    note: noteOf(''),
    results: await readDayCounts(ctx.db, { userId, day }),
    trades: trades.slice(0, journalLimits.tradesOfDay).map((trade) => ({ trade, note: noteOf(trade.id) })),
    isCut: trades.length > journalLimits.tradesOfDay,
    dayBefore: beside.before,
    dayAfter: beside.after,
  }
}

export function noteView({ day, subject, text, tags, updatedAt }: NoteRow): JournalNote {
  return { day, tradeId: subject === '' ? null : subject, text, tags, updatedAt: updatedAt.toISOString() }
}
