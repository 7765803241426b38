import type { ChangePasswordInput } from '@stratomate/contracts'
import { AppError } from '../app-error.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type Ctx, requireMember } from '../context.ts'
import { passwordChangedMail } from './mails.ts'
import type { Identity } from './ports.ts'
import { deleteOtherSessions, selectPasswordHash, updatePassword } from './queries-account.ts'

type PasswordParts = { identity: Identity; origin: string }

/**
 * Changes the password and ends all other sessions; a mail tells the owner. Computers stay connected.
 * Errors: forbidden when the present password is not right, conflict when another tab was first.
 */
export async function changePassword(ctx: Ctx, parts: PasswordParts, input: ChangePasswordInput): Promise<void> {
  const { userId, sessionId, email } = requireMember(ctx)
  const before = await selectPasswordHash(ctx.db, userId)
  if (before === null || !(await parts.identity.verifyPassword(before, input.currentPassword))) {
    throw new AppError('forbidden', {
      message: 'That is not your present password.',
      fields: { currentPassword: 'Not your present password' },
    })
  }
  const after = await parts.identity.hashPassword(input.password)
  await ctx.db.transaction(async (tx) => {
    if (!(await updatePassword(tx, userId, { before, after, now: ctx.now() }))) throw new AppError('conflict')
    const ended = await deleteOtherSessions(tx, userId, sessionId)
    await recordAudit(tx, ctx, { action: 'account.change-password', subjectId: userId, detail: { ended } })
    await ctx.mail.queue(tx, passwordChangedMail({ to: email, id: ctx.newId(), origin: parts.origin }))
  })
}
