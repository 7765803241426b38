import { and, desc, eq, gt, ne } from 'drizzle-orm'
import { auditEntries, credentials, paymentCustomers, sessions, users } from '#server/db/tables/index.ts'
import type { Db } from '#server/features/database.ts'
import type { UserRow } from '../queries.ts'
import { insertPassword } from './sign-up.ts'

export type SessionRow = typeof sessions.$inferSelect

export async function selectUser(db: Db, userId: string): Promise<UserRow | null> {
  const rows = await db.select().from(users).where(eq(users.id, userId))
  return rows[0] ?? null
}

export async function updateProfile(
  db: Db,
  userId: string,
  change: Pick<UserRow, 'name' | 'firstName' | 'lastName' | 'country' | 'updatedAt'>,
): Promise<UserRow | null> {
  const rows = await db.update(users).set(change).where(eq(users.id, userId)).returning()
  return rows[0] ?? null
}

/** The hash of the account's password; null when it signs in by other means only. */
export async function selectPasswordHash(db: Db, userId: string): Promise<string | null> {
  const rows = await db.select({ hash: credentials.password }).from(credentials).where(passwordOf(userId))
  return rows[0]?.hash ?? null
}

/** Replaces the password; false when it is not `before` any more, since another tab was first. */
export async function updatePassword(
  db: Db,
  userId: string,
  change: { before: string; after: string; now: Date },
): Promise<boolean> {
  const rows = await db
    .update(credentials)
    .set({ password: change.after, updatedAt: change.now })
    .where(and(passwordOf(userId), eq(credentials.password, change.before)))
    .returning({ id: credentials.id })
  return rows.length === 1
}

/** Sets the password of an account, also of one that has had none. */
export async function setPassword(db: Db, userId: string, change: { hash: string; now: Date }): Promise<void> {
  await db.delete(credentials).where(passwordOf(userId))
  await insertPassword(db, { userId, password: change.hash, createdAt: change.now })
}

function passwordOf(userId: string) {
  return and(eq(credentials.userId, userId), eq(credentials.providerId, 'credential'))
}

/** The sessions of an account that are still valid, the last used first. */
export function selectSessions(db: Db, userId: string, now: Date): Promise<SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.updatedAt), desc(sessions.id))
}

export async function selectSession(db: Db, id: string): Promise<SessionRow | null> {
  const rows = await db.select().from(sessions).where(eq(sessions.id, id))
  return rows[0] ?? null
}

/** Ends a session of the account; false when the account has none of that id. */
export async function deleteSession(db: Db, session: { id: string; userId: string }): Promise<boolean> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.id, session.id), eq(sessions.userId, session.userId)))
    .returning({ id: sessions.id })
  return rows.length === 1
}

/** Ends every session of the account but one; answers how many there were. */
export async function deleteOtherSessions(db: Db, userId: string, keptId: string): Promise<number> {
  const rows = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, keptId)))
    .returning({ id: sessions.id })
  return rows.length
}

/** Ends every session of the account; answers how many there were. */
export async function deleteAllSessions(db: Db, userId: string): Promise<number> {
  const rows = await db.delete(sessions).where(eq(sessions.userId, userId)).returning({ id: sessions.id })
  return rows.length
}

/** Whether the account itself has done this to that subject before. */
export async function hasDone(db: Db, entry: { actorId: string; action: string; subjectId: string }): Promise<boolean> {
  const { actorId, action, subjectId } = auditEntries
  const rows = await db
    .select({ id: auditEntries.id })
    .from(auditEntries)
    .where(and(eq(actorId, entry.actorId), eq(action, entry.action), eq(subjectId, entry.subjectId)))
    .limit(1)
  return rows.length === 1
}

/** The account's customers at the payment provider. */
export async function selectCustomerIds(db: Db, userId: string): Promise<string[]> {
  const { customerId } = paymentCustomers
  const rows = await db.select({ customerId }).from(paymentCustomers).where(eq(paymentCustomers.userId, userId))
  return rows.map((row) => row.customerId)
}
