import type { HeldWords, HeldWordsInput } from '@stratomate/contracts'
import { foldListed } from '@stratomate/domain'
import { recordAudit } from '#server/features/audit/record-audit.ts'
import { type Ctx, requireModerator } from '#server/features/context.ts'
import { replaceHeldWords, selectHeldWords } from '../queries/held-words.ts'

/** The words as they are compared. Errors: signed_out, forbidden, second_factor_needed. */
export async function readHeldWords(ctx: Ctx): Promise<HeldWords> {
  requireModerator(ctx)
  return { words: await selectHeldWords(ctx.db) }
}

/** Replaces the list; what is the same when compared is there once. Errors: signed_out, forbidden, second_factor_needed. */
export async function changeHeldWords(ctx: Ctx, { words }: HeldWordsInput): Promise<HeldWords> {
  requireModerator(ctx)
  const folded = [...new Set(words.map(foldListed))].filter((word) => word !== '')
  return ctx.db.transaction(async (tx) => {
    await replaceHeldWords(tx, folded, ctx.now())
    await recordAudit(tx, ctx, {
      action: 'community.words',
      subjectId: 'community',
      detail: { words: folded.length },
    })
    return { words: await selectHeldWords(tx) }
  })
}
