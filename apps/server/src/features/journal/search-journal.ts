import { journalLimits, type JournalPage, type JournalQuery } from '@stratomate/contracts'
import { type Ctx, requireMember } from '#server/features/context.ts'
import { selectNotes, selectTags } from './queries/notes.ts'
import { noteView } from './read-journal-day.ts'

/** The signed-in person's notes with a text and a tag; either may be missing. */
export async function searchJournal(ctx: Ctx, { text = '', tag = '' }: JournalQuery): Promise<JournalPage> {
  const { userId } = requireMember(ctx)
  const asked = { userId, text, tag: tag.toLowerCase(), count: journalLimits.search + 1 }
  const rows = await selectNotes(ctx.db, asked)
  return {
    items: rows.slice(0, journalLimits.search).map(noteView),
    isCut: rows.length > journalLimits.search,
    tags: await selectTags(ctx.db, userId),
  }
}
