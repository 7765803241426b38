import { and, desc, eq, exists, gt, inArray, isNotNull, isNull } from 'drizzle-orm'
import { licences, paymentCustomers, subscriptions } from '#server/db/tables/index.ts'
import type { Db } from '#server/features/database.ts'
import type { LicenceRow } from './licences.ts'

/** States in which a purchase gives something: only these ever reach the account of an email. */
const served = ['trial', 'active', 'problem'] as const

/**
 * Gives an account what was bought and paid under its email by nobody else; answers how many purchases that were. What
 * was begun and never paid stays with the browser that began it.
 */
export async function claimByEmail(db: Db, { userId, email }: { userId: string; email: string }): Promise<number> {
  const runs = db
    .select({ id: subscriptions.id })
    .from(subscriptions)
    .where(and(eq(subscriptions.customerId, paymentCustomers.customerId), inArray(subscriptions.status, [...served])))
  const customers = await db
    .update(paymentCustomers)
    .set({ userId })
    .where(and(isNull(paymentCustomers.userId), eq(paymentCustomers.email, email), exists(runs)))
    .returning({ customerId: paymentCustomers.customerId })
  const ids = customers.map(({ customerId }) => customerId)
  if (ids.length > 0) {
    await db
      .update(subscriptions)
      .set({ userId })
      .where(
        and(
          isNull(subscriptions.userId),
          inArray(subscriptions.customerId, ids),
          inArray(subscriptions.status, [...served]),
        ),
      )
  }
  const claimed = await db
    .update(licences)
    .set({ userId })
    .where(and(isNull(licences.userId), eq(licences.email, email), eq(licences.state, 'paid')))
    .returning({ id: licences.id })
  return ids.length + claimed.length
}

type Recent = { email: string; since: Date; count: number }

/** Customers of an email with a first payment that waits, begun since an instant, the newest first. */
export async function selectWaitingCustomers(db: Db, { email, since, count }: Recent): Promise<string[]> {
  const { customerId, userId, createdAt } = paymentCustomers
  const rows = await db
    .select({ customerId })
    .from(paymentCustomers)
    .innerJoin(subscriptions, eq(subscriptions.customerId, customerId))
    .where(
      and(
        isNull(userId),
        eq(paymentCustomers.email, email),
        eq(subscriptions.status, 'pending'),
        gt(subscriptions.startedAt, since),
      ),
    )
    .orderBy(desc(createdAt))
    .limit(count)
  return rows.map((row) => row.customerId)
}

/** Licenses of an email whose payment waits, begun since an instant, the newest first. */
export function selectWaitingLicences(db: Db, { email, since, count }: Recent): Promise<LicenceRow[]> {
  const { userId, state, paymentId, createdAt } = licences
  return db
    .select()
    .from(licences)
    .where(
      and(isNull(userId), eq(licences.email, email), eq(state, 'open'), isNotNull(paymentId), gt(createdAt, since)),
    )
    .orderBy(desc(createdAt))
    .limit(count)
}
