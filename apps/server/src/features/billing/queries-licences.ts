import { and, asc, eq, gt, inArray, isNotNull, lt } from 'drizzle-orm'
import { licences } from '#server/db/tables/index.ts'
import type { Db } from '../database.ts'

export type LicenceRow = typeof licences.$inferSelect

/** Begins a purchase unless the same buyer has the same one open. */
export async function insertLicence(db: Db, row: typeof licences.$inferInsert): Promise<void> {
  await db.insert(licences).values(row).onConflictDoNothing()
}

/** The purchase that a buyer has begun and not finished. */
export async function selectOpenLicence(
  db: Db,
  wanted: { buyer: string; plan: string; amountCents: number },
): Promise<LicenceRow | null> {
  const { buyer, plan, amountCents, state } = licences
  const rows = await db
    .select()
    .from(licences)
    .where(and(eq(buyer, wanted.buyer), eq(plan, wanted.plan), eq(amountCents, wanted.amountCents), eq(state, 'open')))
  return rows[0] ?? null
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

/** Writes what the provider said unless a newer read was written before. */
export async function writeLicenceState(db: Db, id: string, word: ProviderWord): Promise<boolean> {
  const rows = await db
    .update(licences)
    .set(word)
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
