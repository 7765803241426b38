import { and, desc, eq, gt } from 'drizzle-orm'
import { authenticators, factorLinks, passkeys, sessions } from '#server/db/tables/index.ts'
import type { Db } from '#server/features/database.ts'

export type PasskeyRow = typeof passkeys.$inferSelect
export type AuthenticatorRow = typeof authenticators.$inferSelect

export function selectPasskeys(db: Db, userId: string): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(desc(passkeys.createdAt), desc(passkeys.id))
}

export async function selectPasskey(db: Db, id: string): Promise<PasskeyRow | null> {
  const rows = await db.select().from(passkeys).where(eq(passkeys.id, id))
  return rows[0] ?? null
}

export async function updatePasskeyName(
  db: Db,
  key: { id: string; userId: string },
  name: string,
): Promise<PasskeyRow | null> {
  const rows = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, key.id), eq(passkeys.userId, key.userId)))
    .returning()
  return rows[0] ?? null
}

/** Removes a passkey of the account; null when it has none of that id. */
export async function deletePasskey(db: Db, key: { id: string; userId: string }): Promise<PasskeyRow | null> {
  const rows = await db
    .delete(passkeys)
    .where(and(eq(passkeys.id, key.id), eq(passkeys.userId, key.userId)))
    .returning()
  return rows[0] ?? null
}

export async function markPasskeyUsed(db: Db, credentialId: string, lastUsedAt: Date): Promise<void> {
  await db.update(passkeys).set({ lastUsedAt }).where(eq(passkeys.credentialID, credentialId))
}

/** Records that a passkey or an authenticator code has confirmed a session. */
export async function markSessionProved(db: Db, sessionId: string, secondFactorAt: Date): Promise<void> {
  await db.update(sessions).set({ secondFactorAt }).where(eq(sessions.id, sessionId))
}

export async function selectAuthenticator(db: Db, userId: string): Promise<AuthenticatorRow | null> {
  const rows = await db.select().from(authenticators).where(eq(authenticators.userId, userId))
  return rows[0] ?? null
}

/** The same, locked: two codes are judged one after the other. */
export async function lockAuthenticator(db: Db, userId: string): Promise<AuthenticatorRow | null> {
  const rows = await db.select().from(authenticators).where(eq(authenticators.userId, userId)).for('update')
  return rows[0] ?? null
}

/** Keeps a new secret in the place of one that was never confirmed or is replaced. */
export async function upsertAuthenticator(
  db: Db,
  row: Pick<AuthenticatorRow, 'userId' | 'sealedSecret' | 'createdAt'>,
): Promise<void> {
  const { sealedSecret, createdAt } = row
  await db
    .insert(authenticators)
    .values(row)
    .onConflictDoUpdate({
      target: authenticators.userId,
      set: { sealedSecret, createdAt, confirmedAt: null, lastStep: 0 },
    })
}

export async function updateAuthenticator(
  db: Db,
  userId: string,
  change: Partial<Pick<AuthenticatorRow, 'confirmedAt' | 'lastStep' | 'wrongCodes' | 'restsUntil'>>,
): Promise<void> {
  await db.update(authenticators).set(change).where(eq(authenticators.userId, userId))
}

export async function deleteAuthenticator(db: Db, userId: string): Promise<boolean> {
  const rows = await db
    .delete(authenticators)
    .where(eq(authenticators.userId, userId))
    .returning({ id: authenticators.userId })
  return rows.length === 1
}

/** Keeps the link in place of the last one. */
export async function upsertFactorLink(db: Db, row: typeof factorLinks.$inferInsert): Promise<void> {
  const { tokenHash, expiresAt } = row
  await db
    .insert(factorLinks)
    .values(row)
    .onConflictDoUpdate({ target: factorLinks.userId, set: { tokenHash, expiresAt } })
}

/** Uses a link up; false when it is not the account's present one or has expired. */
export async function deleteFactorLink(
  db: Db,
  { userId, tokenHash, now }: { userId: string; tokenHash: string; now: Date },
): Promise<boolean> {
  const rows = await db
    .delete(factorLinks)
    .where(and(eq(factorLinks.userId, userId), eq(factorLinks.tokenHash, tokenHash), gt(factorLinks.expiresAt, now)))
    .returning({ userId: factorLinks.userId })
  return rows.length === 1
}

export async function allowEnrolment(db: Db, sessionId: string, enrolmentUntil: Date): Promise<void> {
  await db.update(sessions).set({ enrolmentUntil }).where(eq(sessions.id, sessionId))
}
