import type { Preferences, PreferencesInput } from '@stratomate/contracts'
import { type Ctx, requireMember } from '#server/features/context.ts'
import { selectPreferences, upsertPreferences } from '../queries/preferences.ts'

const beginning: Preferences = { timeZone: null, weekStart: 'monday', sound: false, density: 'comfortable' }

/** How the signed-in person wants the pages. */
export async function readPreferences(ctx: Ctx): Promise<Preferences> {
  const { userId } = requireMember(ctx)
  return (await selectPreferences(ctx.db, userId)) ?? beginning
}

/** Changes what is named. It is a matter of taste, so the audit does not know of it. */
export async function changePreferences(ctx: Ctx, change: PreferencesInput): Promise<Preferences> {
  const { userId } = requireMember(ctx)
  return upsertPreferences(ctx.db, userId, change)
}
