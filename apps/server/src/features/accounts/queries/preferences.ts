import type { Preferences, PreferencesInput } from '@stratomate/contracts'
import { eq } from 'drizzle-orm'
import { preferences } from '#server/db/tables/index.ts'
import type { Db } from '#server/features/database.ts'

export async function selectPreferences(db: Db, userId: string): Promise<Preferences | null> {
  const rows = await db.select().from(preferences).where(eq(preferences.userId, userId))
  return rows[0] === undefined ? null : withoutOwner(rows[0])
}

/** Changes the named preferences; the others begin with their defaults. */
export async function upsertPreferences(db: Db, userId: string, change: PreferencesInput): Promise<Preferences> {
  const set = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  const rows = await db
    .insert(preferences)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: preferences.userId, set: { userId, ...set } })
    .returning()
  if (rows[0] === undefined) throw new Error('Preferences that were just written are missing.')
  return withoutOwner(rows[0])
}

function withoutOwner({ userId: _owner, ...kept }: typeof preferences.$inferSelect): Preferences {
  return kept
}
