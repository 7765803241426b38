import { and, asc, count, eq, gt, isNotNull, lt, min, sql } from 'drizzle-orm'
import { licences, paymentCustomers, paymentForms } from '#server/db/tables/index.ts'
import type { Db } from '#server/features/database.ts'
import type { LicenceRow } from './licences.ts'

type FormRow = typeof paymentForms.$inferSelect
type Begun = { count: number; firstAt: Date | null }

/** Makes others who count for the same key wait until the end of the transaction. */
export async function lockCount(db: Db, key: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`)
}

/** How many payments a buyer, or everybody signed out in a network, has begun since an instant. */
export async function countForms(db: Db, by: { buyer: string } | { addressHash: string }, since: Date): Promise<Begun> {
  const { buyer, addressHash, createdAt } = paymentForms
  const isOf = 'buyer' in by ? eq(buyer, by.buyer) : eq(addressHash, by.addressHash)
  const rows = await db
    .select({ count: count(), firstAt: min(createdAt) })
    .from(paymentForms)
    .where(and(isOf, gt(createdAt, since)))
  return rows[0] ?? { count: 0, firstAt: null }
}

export async function hasForm(db: Db, key: string): Promise<boolean> {
  const rows = await db.select({ key: paymentForms.key }).from(paymentForms).where(eq(paymentForms.key, key))
  return rows.length > 0
}

export async function insertForm(db: Db, row: typeof paymentForms.$inferInsert): Promise<void> {
  await db.insert(paymentForms).values(row).onConflictDoNothing()
}

type Answered = Pick<FormRow, 'secretHash' | 'description'> & { paymentId: string }

/** Notes what the provider has answered, at the form of this payment or else at its key; false when there is neither. */
export async function answerForm(db: Db, key: string, { paymentId, ...change }: Answered): Promise<boolean> {
  const known = await db
    .update(paymentForms)
    .set(change)
    .where(eq(paymentForms.paymentId, paymentId))
    .returning({ key: paymentForms.key })
  if (known.length > 0) return true
  const begun = await db
    .update(paymentForms)
    .set({ paymentId, ...change })
    .where(eq(paymentForms.key, key))
    .returning({ key: paymentForms.key })
  return begun.length > 0
}

/** A form with the account that its purchase belongs to by now. */
export type OwnedForm = { form: FormRow; customerOwner: string | null; licence: LicenceRow | null }

export async function selectForm(db: Db, paymentId: string): Promise<OwnedForm | null> {
  const rows = await db
    .select({ form: paymentForms, customerOwner: paymentCustomers.userId, licence: licences })
    .from(paymentForms)
    .leftJoin(paymentCustomers, eq(paymentCustomers.customerId, paymentForms.customerId))
    .leftJoin(licences, eq(licences.id, paymentForms.licenceId))
    .where(eq(paymentForms.paymentId, paymentId))
    .orderBy(asc(paymentForms.createdAt))
    .limit(1)
  return rows[0] ?? null
}

/** Forgets old forms, and networks once they count for nothing any more. */
export async function deleteFormsBefore(db: Db, { forms, networks }: { forms: Date; networks: Date }): Promise<void> {
  await db.delete(paymentForms).where(lt(paymentForms.createdAt, forms))
  await db
    .update(paymentForms)
    .set({ addressHash: null })
    .where(and(isNotNull(paymentForms.addressHash), lt(paymentForms.createdAt, networks)))
}
