import { SubscriptionStatus, Tier } from '@stratomate/contracts'
import type { Purchase } from '@stratomate/domain'
import { eq, lt, sql } from 'drizzle-orm'
import { paymentCustomers, subscriptions, usedTrials } from '#server/db/tables/index.ts'
import type { Db } from '../database.ts'

export async function selectCustomerId(db: Db, userId: string): Promise<string | null> {
  const rows = await db.select().from(paymentCustomers).where(eq(paymentCustomers.userId, userId))
  return rows[0]?.customerId ?? null
}

/** The account's customer and when its portal was last opened. */
export async function selectCustomer(
  db: Db,
  userId: string,
): Promise<{ customerId: string; portalOpenedAt: Date | null } | null> {
  const { customerId, portalOpenedAt } = paymentCustomers
  const rows = await db
    .select({ customerId, portalOpenedAt })
    .from(paymentCustomers)
    .where(eq(paymentCustomers.userId, userId))
  return rows[0] ?? null
}

export async function markPortalOpened(db: Db, userId: string, portalOpenedAt: Date): Promise<void> {
  await db.update(paymentCustomers).set({ portalOpenedAt }).where(eq(paymentCustomers.userId, userId))
}

export async function insertCustomer(db: Db, row: typeof paymentCustomers.$inferInsert): Promise<void> {
  await db.insert(paymentCustomers).values(row).onConflictDoNothing()
}

/** Marks the trial of a mailbox as used; false when it already was. */
export async function insertUsedTrial(db: Db, row: typeof usedTrials.$inferInsert): Promise<boolean> {
  const rows = await db.insert(usedTrials).values(row).onConflictDoNothing().returning({ hash: usedTrials.mailboxHash })
  return rows.length === 1
}

export async function selectUsedTrial(db: Db, mailboxHash: string): Promise<{ userId: string | null } | null> {
  const rows = await db
    .select({ userId: usedTrials.userId })
    .from(usedTrials)
    .where(eq(usedTrials.mailboxHash, mailboxHash))
  return rows[0] ?? null
}

export type SubscriptionRow = typeof subscriptions.$inferSelect

/** A stored purchase together with what the rules read of it. */
export type StoredPurchase = Extract<Purchase, { kind: 'subscription' }> & { row: SubscriptionRow }

export async function selectPurchases(db: Db, userId: string): Promise<StoredPurchase[]> {
  const rows = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId))
  return rows.map(toPurchase)
}

function toPurchase(row: SubscriptionRow): StoredPurchase {
  return {
    kind: 'subscription',
    tier: Tier.parse(row.tier),
    status: row.status === null ? null : SubscriptionStatus.parse(row.status),
    trialEndsAt: row.trialEndsAt?.getTime() ?? null,
    endsAt: row.endsAt?.getTime() ?? null,
    problemSince: row.problemSince?.getTime() ?? null,
    row,
  }
}

/** The next number of the order of reads from the provider. */
export async function nextSyncSequence(db: Db): Promise<number> {
  const result = await db.execute<{ sequence: string }>(sql`select nextval('sync_sequence') as sequence`)
  return Number(result.rows[0]?.sequence)
}

/** Writes what the provider said unless a newer read was written before. */
export async function upsertSubscription(db: Db, row: typeof subscriptions.$inferInsert): Promise<boolean> {
  const { id: _id, userId: _userId, providerId: _providerId, ...change } = row
  const rows = await db
    .insert(subscriptions)
    .values(row)
    .onConflictDoUpdate({
      target: subscriptions.providerId,
      set: change,
      setWhere: lt(subscriptions.syncSequence, row.syncSequence),
    })
    .returning({ id: subscriptions.id })
  return rows.length === 1
}
