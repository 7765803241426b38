import { Licence, SubscriptionStatus, Tier } from '@stratomate/contracts'
import type { Purchase } from '@stratomate/domain'
import { and, asc, desc, eq, inArray, isNull, lt, notInArray, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { licences, paymentCustomers, subscriptions, usedTrials, users } from '#server/db/tables/index.ts'
import { type Database, type Db, prepareOnce, statementName } from '../database.ts'

export type CustomerRow = typeof paymentCustomers.$inferSelect

/** The account's customers, its own before those that it has claimed. */
export function selectCustomers(db: Db, userId: string): Promise<CustomerRow[]> {
  const { userId: owner, email, createdAt } = paymentCustomers
  return db
    .select()
    .from(paymentCustomers)
    .where(eq(owner, userId))
    .orderBy(sql`${email} is not null`, asc(createdAt))
}

/** The customer that was made for the account: what it buys from now on is never mixed with what it has claimed. */
export async function selectCustomerId(db: Db, userId: string): Promise<string | null> {
  const own = (await selectCustomers(db, userId)).find(({ email }) => email === null)
  return own?.customerId ?? null
}

export async function selectCustomer(db: Db, customerId: string): Promise<CustomerRow | null> {
  const rows = await db.select().from(paymentCustomers).where(eq(paymentCustomers.customerId, customerId))
  return rows[0] ?? null
}

/** Where mails about a purchase go: to the account's address, else to the one that was given when it was bought. */
export async function selectBuyerEmail(
  db: Db,
  buyer: { userId: string | null; email: string | null },
): Promise<string | null> {
  if (buyer.userId === null) return buyer.email
  const rows = await db.select({ email: users.email }).from(users).where(eq(users.id, buyer.userId))
  return rows[0]?.email ?? null
}

/** The customer that a browser began with an email; with an account once that has claimed it. */
export async function selectVisitorCustomer(
  db: Db,
  visitor: { visitorHash: string; email: string },
): Promise<CustomerRow | null> {
  const rows = await db
    .select()
    .from(paymentCustomers)
    .where(and(eq(paymentCustomers.visitorHash, visitor.visitorHash), eq(paymentCustomers.email, visitor.email)))
  return rows[0] ?? null
}

export async function markPortalOpened(db: Db, customerId: string, portalOpenedAt: Date): Promise<void> {
  await db.update(paymentCustomers).set({ portalOpenedAt }).where(eq(paymentCustomers.customerId, customerId))
}

/** Remembers when the newest read began; until the end of the transaction no other one writes about this customer. */
export async function markSynced(db: Db, customerId: string, readAt: Date): Promise<void> {
  const syncedAt = sql`greatest(${paymentCustomers.syncedAt}, ${readAt.toISOString()}::timestamptz)`
  await db.update(paymentCustomers).set({ syncedAt }).where(eq(paymentCustomers.customerId, customerId))
}

export async function insertCustomer(db: Db, row: typeof paymentCustomers.$inferInsert): Promise<void> {
  await db.insert(paymentCustomers).values(row).onConflictDoNothing()
}

/** Customers with a subscription that may still move and that nobody has looked at since `before`, the longest first. */
/** Customers with a subscription or a trial that runs on although its end has passed, if not asked about since `before`. */
export async function selectOverdueCustomers(
  db: Db,
  { now, before, count }: { now: Date; before: Date; count: number },
): Promise<CustomerRow[]> {
  const { customerId, syncedAt } = paymentCustomers
  const { status, trialEndsAt, endsAt } = subscriptions
  const overdue = db
    .select({ customerId: subscriptions.customerId })
    .from(subscriptions)
    .where(
      and(
        or(isNull(status), notInArray(status, ['cancelled', 'expired'])),
        or(lt(endsAt, now), and(eq(status, 'trial'), lt(trialEndsAt, now))),
      ),
    )
  return db
    .select()
    .from(paymentCustomers)
    .where(and(inArray(customerId, overdue), or(isNull(syncedAt), lt(syncedAt, before))))
    .orderBy(sql`${syncedAt} nulls first`)
    .limit(count)
}

export async function selectStaleCustomers(db: Db, before: Date, count: number): Promise<CustomerRow[]> {
  const { customerId, syncedAt } = paymentCustomers
  const moving = db
    .select({ customerId: subscriptions.customerId })
    .from(subscriptions)
    .where(or(isNull(subscriptions.status), notInArray(subscriptions.status, ['cancelled', 'expired'])))
  return db
    .select()
    .from(paymentCustomers)
    .where(and(inArray(customerId, moving), or(isNull(syncedAt), lt(syncedAt, before))))
    .orderBy(sql`${syncedAt} nulls first`)
    .limit(count)
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
type LicenceRow = typeof licences.$inferSelect

/** A stored purchase together with what the rules read of it. */
export type StoredSubscription = Extract<Purchase, { kind: 'subscription' }> & { row: SubscriptionRow }
export type StoredLicence = Extract<Purchase, { kind: 'licence' }> & { row: LicenceRow }
export type StoredPurchase = StoredSubscription | StoredLicence

/** Where the person lives, as they have said; null when it is unknown. */
export async function selectCountry(db: Db, userId: string): Promise<string | null> {
  const rows = await db.select({ country: users.country }).from(users).where(eq(users.id, userId))
  return rows[0]?.country ?? null
}

/** Everything an account has bought: subscriptions in any state, licences once they were paid. */
export async function selectPurchases(db: Db, userId: string): Promise<StoredPurchase[]> {
  const rows = await subscriptionsOf(db, eq(subscriptions.userId, userId))
  const bought = await licencesOf(db, eq(licences.userId, userId))
  return [...rows.map(toSubscription), ...bought.map(toLicence)]
}

function subscriptionsOf(db: Db, owner: SQL) {
  return db.select().from(subscriptions).where(owner)
}

function licencesOf(db: Db, owner: SQL) {
  return db
    .select()
    .from(licences)
    .where(and(owner, inArray(licences.state, ['paid', 'refunded'])))
    .orderBy(desc(licences.paidAt))
}

const preparedPurchases = prepareOnce((db) => {
  const anyOf = (column: PgColumn) => sql`${column} = any(${sql.placeholder('userIds')}::uuid[])`
  return {
    subscriptions: subscriptionsOf(db, anyOf(subscriptions.userId)).prepare(statementName(db, 'read_subscriptions')),
    licences: licencesOf(db, anyOf(licences.userId)).prepare(statementName(db, 'read_licences')),
  }
})

/** What each of several accounts has bought; outside of transactions, and made to be asked often. */
export async function selectPurchasesOf(
  db: Database,
  userIds: readonly string[],
): Promise<Map<string, StoredPurchase[]>> {
  const query = preparedPurchases(db)
  const [rows, bought] = await Promise.all([
    query.subscriptions.execute({ userIds }),
    query.licences.execute({ userIds }),
  ])
  const purchases = new Map<string, StoredPurchase[]>(userIds.map((userId) => [userId, []]))
  for (const purchase of [...rows.map(toSubscription), ...bought.map(toLicence)]) {
    if (purchase.row.userId !== null) purchases.get(purchase.row.userId)?.push(purchase)
  }
  return purchases
}

/** The subscriptions of one customer, the newest first. */
export async function selectSubscriptions(db: Db, customerId: string): Promise<StoredSubscription[]> {
  const rows = await db
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.customerId, customerId))
    .orderBy(desc(subscriptions.startedAt), desc(subscriptions.syncSequence))
  return rows.map(toSubscription)
}

export function toSubscription(row: SubscriptionRow): StoredSubscription {
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

export function toLicence(row: LicenceRow): StoredLicence {
  return { kind: 'licence', licence: Licence.parse(row.plan), revokedAt: row.revokedAt?.getTime() ?? null, row }
}

/** The next number of the order of reads from the provider. */
export async function nextSyncSequence(db: Db): Promise<number> {
  const result = await db.execute<{ sequence: string }>(sql`select nextval('sync_sequence') as sequence`)
  return Number(result.rows[0]?.sequence)
}

/** Writes what the provider said unless a newer read was written before. Whose it is does not change any more. */
export async function upsertSubscription(db: Db, row: typeof subscriptions.$inferInsert): Promise<boolean> {
  const { id: _id, userId: _userId, providerId: _providerId, ...change } = row
  const rows = await db
    .insert(subscriptions)
    .values(row)
    .onConflictDoUpdate({
      target: subscriptions.providerId,
      set: { ...change, userId: sql`coalesce(${subscriptions.userId}, excluded.user_id)` },
      setWhere: lt(subscriptions.syncSequence, row.syncSequence),
    })
    .returning({ id: subscriptions.id })
  return rows.length === 1
}

/** Remembers that its first payment is being withdrawn, or that this is done. */
export async function markWithdrawing(db: Db, providerId: string, withdrawingSince: Date | null): Promise<void> {
  await db.update(subscriptions).set({ withdrawingSince }).where(eq(subscriptions.providerId, providerId))
}

/** Subscriptions whose withdrawal began before `before` and was never finished. */
export async function selectHalfWithdrawn(db: Db, before: Date, count: number): Promise<SubscriptionRow[]> {
  const { withdrawingSince } = subscriptions
  return db.select().from(subscriptions).where(lt(withdrawingSince, before)).orderBy(asc(withdrawingSince)).limit(count)
}

/** A purchase by our own id. */
export async function selectSubscriptionById(db: Db, id: string): Promise<StoredSubscription | null> {
  const rows = await db.select().from(subscriptions).where(eq(subscriptions.id, id))
  return rows[0] === undefined ? null : toSubscription(rows[0])
}
