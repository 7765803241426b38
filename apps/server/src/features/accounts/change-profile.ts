import type { Profile, ProfileInput } from '@stratomate/contracts'
import { AppError } from '../app-error.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type Ctx, requireMember } from '../context.ts'
import { selectUser, updateProfile } from './queries-account.ts'
import { profileOf } from './read-profile.ts'

/** Changes name and country. The same values again change nothing; the audit says which fields, never what stood there. */
export async function changeProfile(ctx: Ctx, input: ProfileInput): Promise<Profile> {
  const { userId } = requireMember(ctx)
  return ctx.db.transaction(async (tx) => {
    const before = await selectUser(tx, userId)
    if (before === null) throw new AppError('signed_out')
    const fields = (['firstName', 'lastName', 'country'] as const).filter((field) => before[field] !== input[field])
    if (fields.length === 0) return profileOf(before)
    const name = `${input.firstName} ${input.lastName}`
    const after = await updateProfile(tx, userId, { ...input, name, updatedAt: ctx.now() })
    if (after === null) throw new AppError('signed_out')
    await recordAudit(tx, ctx, {
      action: 'account.change-profile',
      subjectId: userId,
      detail: { fields: fields.join(' ') },
    })
    return profileOf(after)
  })
}
