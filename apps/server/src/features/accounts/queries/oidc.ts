import { and, eq, gt, isNull, lte } from 'drizzle-orm'
import { oidcAttempts, oidcLinks, oidcSignUps } from '#server/db/tables/index.ts'
import type { Db } from '#server/features/database.ts'

export type OidcAttempt = typeof oidcAttempts.$inferSelect
export type OidcSignUpRow = typeof oidcSignUps.$inferSelect
export type OidcLink = typeof oidcLinks.$inferSelect

export async function insertAttempt(db: Db, row: typeof oidcAttempts.$inferInsert): Promise<void> {
  await db.insert(oidcAttempts).values(row)
}

/** Uses up a sign-in that was begun in this browser; null when there is none, or it was used or has expired. */
export async function redeemAttempt(
  db: Db,
  attempt: { stateHash: string; browserHash: string; now: Date },
): Promise<OidcAttempt | null> {
  const rows = await db
    .delete(oidcAttempts)
    .where(
      and(
        eq(oidcAttempts.stateHash, attempt.stateHash),
        eq(oidcAttempts.browserHash, attempt.browserHash),
        gt(oidcAttempts.expiresAt, attempt.now),
      ),
    )
    .returning()
  return rows[0] ?? null
}

/** Keeps who has come from the provider, in place of whoever came before to this browser. */
export async function upsertOidcSignUp(db: Db, row: OidcSignUpRow): Promise<void> {
  const { browserHash: _browser, ...set } = row
  await db.insert(oidcSignUps).values(row).onConflictDoUpdate({ target: oidcSignUps.browserHash, set })
}

export async function selectOidcSignUp(db: Db, browserHash: string, now: Date): Promise<OidcSignUpRow | null> {
  const rows = await db.select().from(oidcSignUps).where(waitingIn(browserHash, now))
  return rows[0] ?? null
}

/** Uses up the sign-up that waits in a browser; null when another tab was first. */
export async function redeemOidcSignUp(db: Db, browserHash: string, now: Date): Promise<OidcSignUpRow | null> {
  const rows = await db.delete(oidcSignUps).where(waitingIn(browserHash, now)).returning()
  return rows[0] ?? null
}

function waitingIn(browserHash: string, now: Date) {
  return and(eq(oidcSignUps.browserHash, browserHash), gt(oidcSignUps.expiresAt, now))
}

export async function deleteExpiredOidc(db: Db, now: Date): Promise<void> {
  await db.delete(oidcAttempts).where(lte(oidcAttempts.expiresAt, now))
  await db.delete(oidcSignUps).where(lte(oidcSignUps.expiresAt, now))
}

/** The account of a subject, also when it was disconnected. */
export async function selectLinkOfSubject(
  db: Db,
  { issuer, subject }: Pick<OidcLink, 'issuer' | 'subject'>,
): Promise<OidcLink | null> {
  const rows = await db
    .select()
    .from(oidcLinks)
    .where(and(eq(oidcLinks.issuer, issuer), eq(oidcLinks.subject, subject)))
  return rows[0] ?? null
}

export async function selectLink(db: Db, link: Pick<OidcLink, 'userId' | 'issuer'>): Promise<OidcLink | null> {
  const rows = await db.select().from(oidcLinks).where(linkOf(link))
  return rows[0] ?? null
}

/** Connects an account; false when the account or the subject is connected already, also when it was disconnected. */
export async function insertLink(db: Db, row: Omit<OidcLink, 'disconnectedAt'>): Promise<boolean> {
  const rows = await db.insert(oidcLinks).values(row).onConflictDoNothing().returning({ userId: oidcLinks.userId })
  return rows.length === 1
}

/** False when the account is not connected. */
export async function disconnectLink(
  db: Db,
  link: Pick<OidcLink, 'userId' | 'issuer'>,
  disconnectedAt: Date,
): Promise<boolean> {
  const rows = await db
    .update(oidcLinks)
    .set({ disconnectedAt })
    .where(and(linkOf(link), isNull(oidcLinks.disconnectedAt)))
    .returning({ userId: oidcLinks.userId })
  return rows.length === 1
}

/** False when the account was never connected. */
export async function reconnectLink(db: Db, link: Pick<OidcLink, 'userId' | 'issuer'>): Promise<boolean> {
  const rows = await db
    .update(oidcLinks)
    .set({ disconnectedAt: null })
    .where(linkOf(link))
    .returning({ userId: oidcLinks.userId })
  return rows.length === 1
}

function linkOf({ userId, issuer }: Pick<OidcLink, 'userId' | 'issuer'>) {
  return and(eq(oidcLinks.userId, userId), eq(oidcLinks.issuer, issuer))
}
