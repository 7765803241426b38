import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { consents, credentials, knownBrowsers, pendingSignUps, users } from '#server/db/tables/index.ts'
import type { Db } from '#server/features/database.ts'

export type PendingSignUp = typeof pendingSignUps.$inferSelect
type NewUser = Pick<PendingSignUp, 'email' | 'firstName' | 'lastName' | 'country'> & { role: 'member' | 'admin' }

/** Keeps a sign-up in place of the last one of this browser for this mailbox. */
export async function upsertPending(db: Db, row: Omit<PendingSignUp, 'id'>): Promise<void> {
  const { email: _email, browserHash: _browser, ...set } = row
  await db
    .insert(pendingSignUps)
    .values(row)
    .onConflictDoUpdate({ target: [pendingSignUps.email, pendingSignUps.browserHash], set })
}

/** The sign-up of a mailbox that waits in a browser. */
export async function selectPending(
  db: Db,
  { email, browserHash }: Pick<PendingSignUp, 'email' | 'browserHash'>,
): Promise<PendingSignUp | null> {
  const rows = await db
    .select()
    .from(pendingSignUps)
    .where(and(eq(pendingSignUps.email, email), eq(pendingSignUps.browserHash, browserHash)))
  return rows[0] ?? null
}

/** The newest sign-up of a mailbox that waits in any browser. */
export async function selectNewestPending(db: Db, email: string): Promise<PendingSignUp | null> {
  const rows = await db
    .select()
    .from(pendingSignUps)
    .where(eq(pendingSignUps.email, email))
    .orderBy(desc(pendingSignUps.createdAt), desc(pendingSignUps.id))
    .limit(1)
  return rows[0] ?? null
}

/** Removes every sign-up of a mailbox that waits, whoever began it. */
export async function deletePendingOf(db: Db, email: string): Promise<void> {
  await db.delete(pendingSignUps).where(eq(pendingSignUps.email, email))
}

export async function deletePendingBefore(db: Db, before: Date): Promise<void> {
  await db.delete(pendingSignUps).where(lt(pendingSignUps.createdAt, before))
}

/** Inserts the person with a proved mailbox, or answers null when the mailbox has an account. */
export async function insertUser(db: Db, user: NewUser, now: Date): Promise<string | null> {
  const name = [user.firstName, user.lastName].filter(Boolean).join(' ')
  const rows = await db
    .insert(users)
    .values({ ...user, name, emailVerified: true, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: users.id })
  return rows[0]?.id ?? null
}

export async function insertPassword(
  db: Db,
  row: { userId: string; password: string; createdAt: Date },
): Promise<void> {
  await db
    .insert(credentials)
    .values({ ...row, accountId: row.userId, providerId: 'credential', updatedAt: row.createdAt })
}

export async function insertConsent(
  db: Db,
  consent: { userId: string; kind: 'adult' | 'risk' | 'legal'; textVersion: string; acceptedAt: Date },
): Promise<void> {
  await db.insert(consents).values(consent)
}

/** Whether the person of a mailbox has signed in with this browser before. */
export async function isKnownBrowser(
  db: Db,
  { email, browserHash }: { email: string; browserHash: string },
): Promise<boolean> {
  const rows = await db
    .select({ userId: knownBrowsers.userId })
    .from(knownBrowsers)
    .innerJoin(users, eq(users.id, knownBrowsers.userId))
    .where(and(eq(sql`lower(${users.email})`, email), eq(knownBrowsers.browserHash, browserHash)))
  return rows.length === 1
}

export async function upsertKnownBrowser(db: Db, row: typeof knownBrowsers.$inferInsert): Promise<void> {
  await db
    .insert(knownBrowsers)
    .values(row)
    .onConflictDoUpdate({ target: [knownBrowsers.userId, knownBrowsers.browserHash], set: { usedAt: row.usedAt } })
}

/** No browser is known any more, because somebody else may have used one. */
export async function deleteKnownBrowsers(db: Db, userId: string): Promise<void> {
  await db.delete(knownBrowsers).where(eq(knownBrowsers.userId, userId))
}

export async function deleteKnownBrowsersBefore(db: Db, before: Date): Promise<void> {
  await db.delete(knownBrowsers).where(lt(knownBrowsers.usedAt, before))
}
