import type { WordFilter, WordFilterInput } from '@stratomate/contracts'
import { foldListed } from '@stratomate/domain'
import { recordAudit } from '#server/features/audit/record-audit.ts'
import { type Ctx, requireModerator } from '#server/features/context.ts'
import { replaceWordFilter, selectWordFilter } from '../queries/word-filter.ts'

/** The words as they are compared. Errors: signed_out, forbidden, second_factor_needed. */
export async function readWordFilter(ctx: Ctx): Promise<WordFilter> {
  requireModerator(ctx)
  return { words: await selectWordFilter(ctx.db) }
}

/** Replaces the list; what is the same when compared is there once. Errors: signed_out, forbidden, second_factor_needed. */
export async function changeWordFilter(ctx: Ctx, { words }: WordFilterInput): Promise<WordFilter> {
  requireModerator(ctx)
  const folded = [...new Set(words.map(foldListed))].filter((word) => word !== '')
  return ctx.db.transaction(async (tx) => {
    await replaceWordFilter(tx, folded, ctx.now())
    await recordAudit(tx, ctx, {
      action: 'community.words',
      subjectId: 'community',
      detail: { words: folded.length },
    })
    return { words: await selectWordFilter(tx) }
  })
}
