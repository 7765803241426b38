import type { Profile, ProfileInput } from '@stratomate/contracts'
import { AppError } from '#server/features/app-error.ts'
import { recordAudit } from '#server/features/audit/record-audit.ts'
import { type Ctx, requireMember } from '#server/features/context.ts'
import { publishToDevices } from '#server/features/devices/publish-to-devices.ts'
import { selectUser, updateProfile } from '../queries/account.ts'
import { profileOf } from './read-profile.ts'

/**
 * Changes name and country. The same values again change nothing; the audit says which fields, never the old values.
 * Another country may lock or open real money, so the desktop apps are told to ask again what they may do.
 */
export async function changeProfile(ctx: Ctx, input: ProfileInput): Promise<Profile> {
  const { userId } = requireMember(ctx)
  const { profile, hasMoved } = await ctx.db.transaction(async (tx) => {
    const before = await selectUser(tx, userId)
    if (before === null) throw new AppError('signed_out')
    const fields = (['firstName', 'lastName', 'country'] as const).filter((field) => before[field] !== input[field])
    if (fields.length === 0) return { profile: profileOf(before), hasMoved: false }
    const name = `${input.firstName} ${input.lastName}`
    const after = await updateProfile(tx, userId, { ...input, name, updatedAt: ctx.now() })
    if (after === null) throw new AppError('signed_out')
    await recordAudit(tx, ctx, {
      action: 'account.change-profile',
      subjectId: userId,
      detail: { fields: fields.join(' ') },
    })
    return { profile: profileOf(after), hasMoved: fields.includes('country') }
  })
  if (hasMoved) await publishToDevices(ctx, { userId }, { name: 'entitlement.changed', data: {} })
  return profile
}
