import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { accessTokens, users } from '#server/db/tables/index.ts'
import type { Db } from '#server/features/database.ts'

export type AccessTokenRow = typeof accessTokens.$inferSelect

export function selectAccessTokens(db: Db, userId: string): Promise<AccessTokenRow[]> {
  return db
    .select()
    .from(accessTokens)
    .where(eq(accessTokens.userId, userId))
    .orderBy(desc(accessTokens.createdAt), desc(accessTokens.id))
}

/** Stores a token unless the account has `max` already; an expired one makes room. Answers whether it was stored. */
export async function insertAccessToken(tx: Db, row: AccessTokenRow, max: number): Promise<boolean> {
  // Makes two pages that create one at the same time wait for each other.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, row.userId)).for('update')
  const isInForce = and(eq(accessTokens.userId, row.userId), gt(accessTokens.expiresAt, row.createdAt))
  if ((await tx.$count(accessTokens, isInForce)) >= max) return false
  await tx.insert(accessTokens).values(row)
  return true
}

/** Removes a token of the account; false when it has none of that id. */
export async function deleteAccessToken(db: Db, key: { id: string; userId: string }): Promise<boolean> {
  const rows = await db
    .delete(accessTokens)
    .where(and(eq(accessTokens.id, key.id), eq(accessTokens.userId, key.userId)))
    .returning({ id: accessTokens.id })
  return rows.length > 0
}

/** A token by the hash of its secret, and when its account was suspended. */
export async function selectTokenWithOwner(
  db: Db,
  secretHash: string,
): Promise<(AccessTokenRow & { suspendedAt: Date | null }) | null> {
  const rows = await db
    .select({ token: accessTokens, suspendedAt: users.suspendedAt })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .where(eq(accessTokens.secretHash, secretHash))
  const row = rows[0]
  return row === undefined ? null : { ...row.token, suspendedAt: row.suspendedAt }
}

/** Only ever later: calls that arrive together may write in any order. */
export async function markTokenUsed(db: Db, id: string, at: Date): Promise<void> {
  await db
    .update(accessTokens)
    .set({ lastUsedAt: sql`greatest(${accessTokens.lastUsedAt}, ${at.toISOString()}::timestamptz)` })
    .where(eq(accessTokens.id, id))
}
