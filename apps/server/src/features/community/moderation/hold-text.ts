import { findFilteredWord } from '@stratomate/domain'
import type { Ctx } from '#server/features/context.ts'
import type { Db } from '#server/features/database.ts'
import { selectWordFilter } from '../queries/word-filter.ts'
import { insertReport, type ReportTarget } from '../queries/reports.ts'

/** What a text says of itself to its author while it waits. */
export const heldReason =
  'It has a word that a moderator looks at first. Until then nobody else sees it; nothing more is needed from you.'

/** The listed word for which a text waits, or null. Moderators need nobody to look. */
export async function filteredWordIn(tx: Db, ctx: Pick<Ctx, 'actor'>, content: string): Promise<string | null> {
  if (ctx.actor.kind === 'member' && ctx.actor.role !== 'member') return null
  return findFilteredWord(content, new Set(await selectWordFilter(tx)))
}

/** Puts a held text before the moderators. */
export async function holdText(
  tx: Db,
  ctx: Pick<Ctx, 'now' | 'newId'>,
  { target, word }: { target: ReportTarget; word: string },
): Promise<void> {
  const id = ctx.newId()
  await insertReport(tx, {
    id,
    ...(target.target === 'post' ? { postId: target.id } : { replyId: target.id }),
    // Each time again: a text may be held again after a moderator has let it through.
    reporter: `words:${id}`,
    isTrusted: false,
    reason: 'other',
    note: `Held because of the listed word "${word}".`,
    reportedAt: ctx.now(),
  })
}
