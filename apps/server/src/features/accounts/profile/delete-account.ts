import type { DeleteAccountInput } from '@stratomate/contracts'
import { AppError } from '#server/features/app-error.ts'
import { recordAudit } from '#server/features/audit/record-audit.ts'
import { forgetCustomers } from '#server/features/billing/purchases/forget-customers.ts'
import type { Payments } from '#server/features/billing/ports.ts'
import { type Ctx, type Member, requireMember } from '#server/features/context.ts'
import { personOf } from './export-data.ts'
import { accountDeletedMail } from '../mails.ts'
import type { Passwords } from '../ports.ts'
import { selectPasswordHash, selectSession } from '../queries/account.ts'
import { selectPreferences } from '../queries/preferences.ts'
import { erasePerson, lockUser, selectDeviceIds } from '../queries/erase.ts'
import { stopSubscriptions } from './stop-subscriptions.ts'

type DeleteDependencies = { passwords: Passwords; payments: Payments }

/** A sign-in this young is accepted in place of the password. */
const freshMs = 15 * 60_000

/**
 * Deletes the signed-in account: ends its subscriptions at the provider first, then erases the person and mails a
 * confirmation. Errors: invalid_input for a wrong confirmation, forbidden without the password or a fresh sign-in,
 * payments_unavailable while a subscription cannot be ended; then nothing is erased.
 */
export async function deleteAccount(
  ctx: Ctx,
  dependencies: DeleteDependencies,
  input: DeleteAccountInput,
): Promise<void> {
  const member = requireMember(ctx)
  const { userId, email } = member
  if (input.confirmation.trim().toLowerCase() !== email.toLowerCase()) {
    throw new AppError('invalid_input', {
      message: 'Type the email of your account to delete it.',
      fields: { confirmation: 'Not the email of this account' },
    })
  }
  await proveOwner(ctx, dependencies, { member, password: input.password ?? '' })
  const stopped = await stopSubscriptions(ctx, dependencies.payments, userId)
  const deviceIds = await ctx.db.transaction(async (tx) => {
    if (!(await lockUser(tx, userId))) throw new AppError('signed_out')
    const ids = await selectDeviceIds(tx, userId)
    await recordAudit(tx, ctx, { action: 'account.delete', subjectId: userId, detail: { stopped } })
    const language = (await selectPreferences(tx, userId))?.language ?? 'en'
    await erasePerson(tx, personOf(member), ctx.now())
    await ctx.mail.queue(tx, accountDeletedMail({ to: email, id: userId, language }))
    return ids
  })
  for (const id of deviceIds) ctx.bus.toDesktop(id, 'device.revoked', {})
  ctx.bus.accessEnded(userId)
  await stopLate(ctx, dependencies.payments, userId)
  await forgetCustomers(ctx, dependencies.payments)
}

/** The password or a fresh sign-in: a browser left open somewhere deletes nothing. */
async function proveOwner(
  ctx: Ctx,
  { passwords }: DeleteDependencies,
  { member, password }: { member: Member; password: string },
): Promise<void> {
  const hash = await selectPasswordHash(ctx.db, member.userId)
  if (password !== '') {
    if (hash !== null && (await passwords.verify(hash, password, { kind: 'known', network: member.userId }))) return
    const message = 'That is not your password. Nothing was deleted.'
    throw new AppError('forbidden', { message, fields: { password: 'Not your password' } })
  }
  const session = await selectSession(ctx.db, member.sessionId)
  if (session !== null && ctx.now().getTime() - session.createdAt.getTime() < freshMs) return
  const message = 'Enter your password, or log in again and come back within 15 minutes.'
  throw new AppError('forbidden', { message, fields: { password: 'Enter your password' } })
}

/** Another tab may have begun a subscription while the account was going. */
async function stopLate(ctx: Ctx, payments: Payments, userId: string): Promise<void> {
  try {
    await stopSubscriptions(ctx, payments, userId)
  } catch (error) {
    ctx.log.error({ err: error, userId }, 'subscriptions of a deleted account not looked at again')
  }
}
