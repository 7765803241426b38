import { and, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { invoices, licences, paymentCustomers, subscriptions } from '#server/db/tables/index.ts'
import type { Db } from '#server/features/database.ts'
import type { Cursor } from '#server/features/cursor.ts'

export type InvoiceRow = typeof invoices.$inferSelect

/** What is known of a customer's invoices, by their ids. */
export async function selectInvoiceStates(
  db: Db,
  customerId: string,
): Promise<Map<string, Pick<InvoiceRow, 'status' | 'description'>>> {
  const { id, status, description } = invoices
  const rows = await db.select({ id, status, description }).from(invoices).where(eq(invoices.customerId, customerId))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Writes what the provider said unless a newer read was written before. */
export async function upsertInvoice(db: Db, row: typeof invoices.$inferInsert): Promise<boolean> {
  const { id: _id, customerId: _customerId, description: _description, ...change } = row
  const rows = await db
    .insert(invoices)
    .values(row)
    .onConflictDoUpdate({
      target: invoices.id,
      set: change,
      setWhere: lt(invoices.syncSequence, row.syncSequence),
    })
    .returning({ id: invoices.id })
  return rows.length === 1
}

/** False when it was marked before. */
export async function markInvoiceRefunded(db: Db, id: string, refundedAt: Date): Promise<boolean> {
  const rows = await db
    .update(invoices)
    .set({ refundedAt })
    .where(and(eq(invoices.id, id), isNull(invoices.refundedAt)))
    .returning({ id: invoices.id })
  return rows.length > 0
}

/** Whether anything was paid for a customer and kept. */
export async function hasPaidInvoice(db: Db, customerId: string): Promise<boolean> {
  const { id, status, refundedAt } = invoices
  const rows = await db
    .select({ id })
    .from(invoices)
    .where(and(eq(invoices.customerId, customerId), eq(status, 'paid'), isNull(refundedAt)))
    .limit(1)
  return rows.length > 0
}

/** One line of what an account has paid or owes: an invoice of a subscription, or the payment of a licence. */
export type PaperRow = {
  id: string
  kind: 'invoice' | 'receipt'
  at: Date
  what: string
  amountCents: number
  currency: string
  status: string
  number: string | null
}

/**
 * The invoices of an account, the newest first. Of a claimed customer only those of the subscription that came to the
 * account: what a browser had begun beside it and never paid is not listed.
 */
export async function selectInvoices(
  db: Db,
  { userId, after, count }: { userId: string; after: Cursor | null; count: number },
): Promise<PaperRow[]> {
  const { id, createdAt, description, amountCents, currency, status, number, refundedAt } = invoices
  const isEarlier = after === null ? undefined : sql`(${createdAt}, ${id}) < (${after.at.toISOString()}, ${after.id})`
  const rows = await db
    .select({ id, at: createdAt, what: description, amountCents, currency, status, number, refundedAt })
    .from(invoices)
    .innerJoin(paymentCustomers, eq(paymentCustomers.customerId, invoices.customerId))
    .leftJoin(subscriptions, eq(subscriptions.providerId, invoices.subscriptionId))
    .where(
      and(
        eq(paymentCustomers.userId, userId),
        or(isNull(paymentCustomers.email), eq(subscriptions.userId, userId)),
        isEarlier,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(count)
  return rows.map(({ refundedAt: back, ...row }) => ({
    ...row,
    kind: 'invoice',
    status: back === null ? row.status : 'refunded',
  }))
}

/** The paid licences of an account, the newest first; `what` is the plan. */
export async function selectLicencePapers(
  db: Db,
  { userId, after, count }: { userId: string; after: Cursor | null; count: number },
): Promise<PaperRow[]> {
  const { id, paidAt, plan, amountCents, state } = licences
  const isEarlier =
    after === null ? undefined : sql`(${paidAt}, ${id}::text) < (${after.at.toISOString()}, ${after.id})`
  const rows = await db
    .select({ id, at: paidAt, what: plan, amountCents, status: state })
    .from(licences)
    .where(and(eq(licences.userId, userId), inArray(state, ['paid', 'refunded']), isEarlier))
    .orderBy(desc(paidAt), desc(sql`${id}::text`))
    .limit(count)
  return rows.flatMap(({ at, ...row }) =>
    at === null ? [] : [{ ...row, at, kind: 'receipt' as const, currency: 'usd', number: null }],
  )
}

/** Whose an invoice is; null when there is none of that id. */
export async function selectInvoiceOwner(db: Db, id: string): Promise<{ userId: string | null } | null> {
  const rows = await db
    .select({ userId: paymentCustomers.userId })
    .from(invoices)
    .innerJoin(paymentCustomers, eq(paymentCustomers.customerId, invoices.customerId))
    .where(eq(invoices.id, id))
  return rows[0] ?? null
}

export async function selectInvoice(db: Db, id: string): Promise<InvoiceRow | null> {
  const rows = await db.select().from(invoices).where(eq(invoices.id, id))
  return rows[0] ?? null
}
