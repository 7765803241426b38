import type { Preferences, PreferencesInput } from '@stratomate/contracts'
import { usualPreferences } from '@stratomate/contracts/accounts/preference-values'
import { type Ctx, requireMember } from '#server/features/context.ts'
import { selectPreferences, upsertPreferences } from '../queries/preferences.ts'

/** The signed-in person's preferences for the pages. */
export async function readPreferences(ctx: Ctx): Promise<Preferences> {
  const { userId } = requireMember(ctx)
  return (await selectPreferences(ctx.db, userId)) ?? usualPreferences
}

/** Changes the named preferences. They are a matter of taste, so the audit does not record them. */
export async function changePreferences(ctx: Ctx, change: PreferencesInput): Promise<Preferences> {
  const { userId } = requireMember(ctx)
  return upsertPreferences(ctx.db, userId, change)
}
