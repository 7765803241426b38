import { createHmac } from 'node:crypto'
import { normaliseEmail } from '@stratomate/domain'
import { AppError } from '../app-error.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { Ctx, Member } from '../context.ts'
import { insertUsedTrial, selectUsedTrial } from './queries.ts'

/**
 * Marks the free trial of a mailbox as used (as a keyed hash); `repeated` when this account has done so before.
 * Errors: trial_used when another account has.
 */
export async function claimTrial(ctx: Ctx, secret: string, member: Member): Promise<'first' | 'repeated'> {
  const mailboxHash = createHmac('sha256', secret)
    .update(`trial:${normaliseEmail(member.email)}`)
    .digest('base64url')
  return ctx.db.transaction(async (tx) => {
    const first = await insertUsedTrial(tx, { mailboxHash, userId: member.userId, usedAt: ctx.now() })
    if (first) {
      await recordAudit(tx, ctx, { action: 'trial.start', subjectId: member.userId })
      return 'first'
    }
    // The same account may come back: its first try was cut off before the provider had answered.
    const claim = await selectUsedTrial(tx, mailboxHash)
    if (claim?.userId !== member.userId) throw new AppError('trial_used')
    return 'repeated'
  })
}
