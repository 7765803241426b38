import type { Preferences, PreferencesInput } from '@stratomate/contracts'
import { usualPreferences } from '@stratomate/contracts/accounts/preference-values'
import { type Ctx, requireMember } from '#server/features/context.ts'
import { selectPreferences, upsertPreferences } from '../queries/preferences.ts'

/** How the signed-in person wants the pages. */
export async function readPreferences(ctx: Ctx): Promise<Preferences> {
  const { userId } = requireMember(ctx)
  return (await selectPreferences(ctx.db, userId)) ?? usualPreferences
}

/** Changes what is named. It is a matter of taste, so the audit does not know of it. */
export async function changePreferences(ctx: Ctx, change: PreferencesInput): Promise<Preferences> {
  const { userId } = requireMember(ctx)
  return upsertPreferences(ctx.db, userId, change)
}
