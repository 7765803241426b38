import { and, asc, eq, isNotNull, isNull, like } from 'drizzle-orm'
import { invoices, paymentCustomers, users } from '#server/db/tables/index.ts'
import type { Db } from '#server/features/database.ts'

/** Customers of deleted accounts that the provider still knows by name, a few. */
export async function selectUnforgottenCustomers(db: Db, count: number): Promise<string[]> {
  const { customerId, userId, forgottenAt, createdAt } = paymentCustomers
  const rows = await db
    .select({ customerId })
    .from(paymentCustomers)
    .innerJoin(users, eq(users.id, userId))
    .where(and(isNull(forgottenAt), isNotNull(users.suspendedAt), like(users.email, 'deleted-%@deleted.invalid')))
    .orderBy(asc(createdAt))
    .limit(count)
  return rows.map((row) => row.customerId)
}

export async function markForgotten(db: Db, customerId: string, forgottenAt: Date): Promise<void> {
  await db.update(paymentCustomers).set({ forgottenAt }).where(eq(paymentCustomers.customerId, customerId))
}

/** The subscriptions of an account for which money was paid, by the provider's ids. */
export async function selectPaidSubscriptions(db: Db, userId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectDistinct({ id: invoices.subscriptionId })
    .from(invoices)
    .innerJoin(paymentCustomers, eq(paymentCustomers.customerId, invoices.customerId))
    .where(and(eq(paymentCustomers.userId, userId), eq(invoices.status, 'paid')))
  return new Set(rows.flatMap(({ id }) => id ?? []))
}
