import { journalLimits, type JournalPage, type JournalQuery } from '@stratomate/contracts'
import { type Ctx, requireMember } from '#server/features/context.ts'
import { readTradesById } from '#server/features/trading/activity/read-own-trades.ts'
import { selectNotes, selectTags } from './queries/notes.ts'
import { noteView } from './read-journal-day.ts'

/** The signed-in person's notes with a text and a tag; either may be missing. */
export async function searchJournal(ctx: Ctx, { text = '', tag = '' }: JournalQuery): Promise<JournalPage> {
  const { userId } = requireMember(ctx)
  const asked = { userId, text, tag: tag.toLowerCase(), count: journalLimits.search + 1 }
  const rows = await selectNotes(ctx.db, asked)
  const notes = rows.slice(0, journalLimits.search).map(noteView)
  const trades = await readTradesById(
    ctx,
    notes.flatMap(({ tradeId }) => tradeId ?? []),
  )
  return {
    items: notes.map((note) => ({ ...note, trade: trades.find(({ id }) => id === note.tradeId) ?? null })),
    isCut: rows.length > journalLimits.search,
    tags: await selectTags(ctx.db, userId),
  }
}
