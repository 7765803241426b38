import type { Profile } from '@stratomate/contracts'
import { AppError } from '#server/features/app-error.ts'
import { type Ctx, requireMember } from '#server/features/context.ts'
import type { UserRow } from '../queries.ts'
import { selectUser } from '../queries/account.ts'

/** What the signed-in person has entered about themselves. */
export async function readProfile(ctx: Ctx): Promise<Profile> {
  const { userId } = requireMember(ctx)
  const user = await selectUser(ctx.db, userId)
  if (user === null) throw new AppError('signed_out')
  return profileOf(user)
}

export function profileOf({ email, firstName, lastName, country, createdAt }: UserRow): Profile {
  return { email, firstName, lastName, country, createdAt: createdAt.toISOString() }
}
