import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { licences } from '#server/db/tables/index.ts'
import type { Db } from '#server/features/database.ts'

export type LicenceRow = typeof licences.$inferSelect

/** Begins a purchase unless the same buyer has the same one open. */
export async function insertLicence(db: Db, row: typeof licences.$inferInsert): Promise<void> {
  await db.insert(licences).values(row).onConflictDoNothing()
}

/** What a buyer has begun of a plan and not finished: one for each price that it has had. */
export function selectOpenLicences(db: Db, wanted: { buyer: string; plan: string }): Promise<LicenceRow[]> {
  const { buyer, plan, state } = licences
  return db
    .select()
    .from(licences)
    .where(and(eq(buyer, wanted.buyer), eq(plan, wanted.plan), eq(state, 'open')))
}

type BrowserPurchase = { buyer: string; plan: string; email: string | null; since: Date }

/** Whether a browser has paid for a plan: for the same email, or for any since an instant. */
export async function hasBoughtInBrowser(db: Db, { buyer, plan, email, since }: BrowserPurchase): Promise<boolean> {
  const isSame = email === null ? undefined : eq(licences.email, email)
  const rows = await db
    .select({ id: licences.id })
    .from(licences)
    .where(
      and(
        eq(licences.buyer, buyer),
        eq(licences.plan, plan),
        eq(licences.state, 'paid'),
        or(isSame, gt(licences.paidAt, since)),
      ),
    )
    .limit(1)
  return rows.length > 0
}

/** Drops a purchase for which no payment was made. */
export async function deleteUnbegunLicence(db: Db, id: string): Promise<void> {
  await db.delete(licences).where(and(eq(licences.id, id), isNull(licences.paymentId)))
}

export async function selectLicenceByPayment(db: Db, paymentId: string): Promise<LicenceRow | null> {
  const rows = await db.select().from(licences).where(eq(licences.paymentId, paymentId))
  return rows[0] ?? null
}

export async function updateLicence(
  db: Db,
  id: string,
  change: Partial<Pick<LicenceRow, 'email' | 'paymentId'>>,
): Promise<void> {
  await db.update(licences).set(change).where(eq(licences.id, id))
}

/** A paid licence of an account. */
export async function selectLicenceOf(db: Db, id: string, userId: string): Promise<LicenceRow | null> {
  const rows = await db
    .select()
    .from(licences)
    .where(and(eq(licences.id, id), eq(licences.userId, userId), inArray(licences.state, ['paid', 'refunded'])))
  return rows[0] ?? null
}

type ProviderWord = Pick<LicenceRow, 'state' | 'paidAt' | 'updatesUntil' | 'revokedAt' | 'syncSequence' | 'liveMode'>

/**
 * Writes what the provider said unless a newer read was written before. What an administrator has done stays: a licence
 * that was taken back, and updates that were given longer.
 */
export async function writeLicenceState(db: Db, id: string, word: ProviderWord): Promise<boolean> {
  const { withdrawnAt, updatesUntil } = licences
  const revokedAt =
    word.revokedAt === null ? withdrawnAt : sql`coalesce(${withdrawnAt}, ${word.revokedAt.toISOString()}::timestamptz)`
  const until =
    word.updatesUntil === null ? null : sql`greatest(${updatesUntil}, ${word.updatesUntil.toISOString()}::timestamptz)`
  const rows = await db
    .update(licences)
    .set({ ...word, revokedAt: sql`${revokedAt}`, updatesUntil: until })
    .where(and(eq(licences.id, id), lt(licences.syncSequence, word.syncSequence)))
    .returning({ id: licences.id })
  return rows.length === 1
}

/** Paid since an instant and perhaps given back since they were last asked about, the longest unasked first. */
export async function selectPaidLicences(db: Db, paidAfter: Date, count: number): Promise<LicenceRow[]> {
  const { state, paidAt, syncSequence } = licences
  return db
    .select()
    .from(licences)
    .where(and(inArray(state, ['paid', 'refunded']), gt(paidAt, paidAfter)))
    .orderBy(asc(syncSequence))
    .limit(count)
}

/** Begun between two instants and not known to be paid, the oldest first. */
export async function selectUnpaidLicences(
  db: Db,
  begun: { after: Date; before: Date },
  count: number,
): Promise<LicenceRow[]> {
  const { state, paymentId, createdAt } = licences
  return db
    .select()
    .from(licences)
    .where(and(eq(state, 'open'), isNotNull(paymentId), gt(createdAt, begun.after), lt(createdAt, begun.before)))
    .orderBy(asc(licences.syncSequence))
    .limit(count)
}

export async function selectLicence(db: Db, id: string): Promise<LicenceRow | null> {
  const rows = await db.select().from(licences).where(eq(licences.id, id))
  return rows[0] ?? null
}

/** Gives updates until an instant; a licence with updates for life is left alone. */
export async function extendUpdates(db: Db, id: string, updatesUntil: Date): Promise<void> {
  await db
    .update(licences)
    .set({ updatesUntil })
    .where(and(eq(licences.id, id), isNotNull(licences.updatesUntil)))
}

/** Takes a licence back; false when it already was. */
export async function withdrawLicence(db: Db, id: string, at: Date): Promise<boolean> {
  const rows = await db
    .update(licences)
    .set({ withdrawnAt: at, revokedAt: sql`coalesce(${licences.revokedAt}, ${at.toISOString()}::timestamptz)` })
    .where(and(eq(licences.id, id), isNull(licences.withdrawnAt)))
    .returning({ id: licences.id })
  return rows.length === 1
}

/** Every licence of an account that ever was more than a form, the newest first. */
export function selectLicencesOf(db: Db, userId: string): Promise<LicenceRow[]> {
  return db
    .select()
    .from(licences)
    .where(and(eq(licences.userId, userId), inArray(licences.state, ['paid', 'refunded'])))
    .orderBy(desc(licences.paidAt))
    .limit(200)
}
