import type { ChangePasswordInput } from '@stratomate/contracts'
import { AppError } from '#server/features/app-error.ts'
import { recordAudit } from '#server/features/audit/record-audit.ts'
import { type Ctx, requireMember } from '#server/features/context.ts'
import { passwordChangedMail } from '../mails.ts'
import type { Passwords } from '../ports.ts'
import { deleteOtherSessions, selectPasswordHash, selectUser, updatePassword } from '../queries/account.ts'
import { deleteKnownBrowsers } from '../queries/sign-up.ts'
import { refuseGuessable } from '../sign-in/refuse-guessable.ts'

type PasswordDependencies = { passwords: Passwords }

/**
 * Changes the password and ends all other sessions; a mail tells the owner. Computers stay connected.
 * Errors: forbidden when the current password is wrong, invalid_input for a guessable one, conflict when another
 * tab was first.
 */
export async function changePassword(
  ctx: Ctx,
  { passwords }: PasswordDependencies,
  input: ChangePasswordInput,
): Promise<void> {
  const { userId, sessionId, email } = requireMember(ctx)
  const asker = { kind: 'known', network: userId } as const
  const before = await selectPasswordHash(ctx.db, userId)
  if (before === null || !(await passwords.verify(before, input.currentPassword, asker))) {
    throw new AppError('forbidden', {
      message: 'That is not your current password.',
      fields: { currentPassword: 'Not your current password' },
    })
  }
  const user = await selectUser(ctx.db, userId)
  const personal = [email, user?.firstName ?? null, user?.lastName ?? null]
  await refuseGuessable(passwords, { password: input.password, personal, asker })
  const after = await passwords.hash(input.password, asker)
  await ctx.db.transaction(async (tx) => {
    if (!(await updatePassword(tx, userId, { before, after, now: ctx.now() }))) throw new AppError('conflict')
    await deleteKnownBrowsers(tx, userId)
    const ended = await deleteOtherSessions(tx, userId, sessionId)
    await recordAudit(tx, ctx, { action: 'account.change-password', subjectId: userId, detail: { ended } })
    await ctx.mail.queue(tx, passwordChangedMail({ to: email, id: ctx.newId() }))
  })
  ctx.bus.accessEnded(userId)
}
