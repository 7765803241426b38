import { deliveriesMax } from '@stratomate/contracts'
import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { users, webhookDeliveries, webhooks } from '#server/db/tables/index.ts'
import type { Claim } from '../claim.ts'
import type { Db } from '../database.ts'

export type WebhookRow = typeof webhooks.$inferSelect
export type DeliveryRow = typeof webhookDeliveries.$inferSelect
type Key = { id: string; userId: string }

const isOf = ({ id, userId }: Key) => and(eq(webhooks.id, id), eq(webhooks.userId, userId))

export function selectWebhooks(db: Db, userId: string): Promise<WebhookRow[]> {
  return db
    .select()
    .from(webhooks)
    .where(eq(webhooks.userId, userId))
    .orderBy(asc(webhooks.createdAt), asc(webhooks.id))
}

export async function selectWebhook(db: Db, key: Key): Promise<WebhookRow | null> {
  const rows = await db.select().from(webhooks).where(isOf(key))
  return rows[0] ?? null
}

/** Stores a webhook unless the account has `max` already. Answers whether it was stored. */
export async function insertWebhook(
  tx: Db,
  row: typeof webhooks.$inferInsert,
  max: number,
): Promise<WebhookRow | null> {
  // Two pages that add one at the same time are handled one after the other.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, row.userId)).for('update')
  if ((await tx.$count(webhooks, eq(webhooks.userId, row.userId))) >= max) return null
  const rows = await tx.insert(webhooks).values(row).returning()
  return rows[0] ?? null
}

/** Null when the account has none of that id. */
export async function updateWebhook(db: Db, key: Key, change: Partial<WebhookRow>): Promise<WebhookRow | null> {
  const rows = await db.update(webhooks).set(change).where(isOf(key)).returning()
  return rows[0] ?? null
}

export async function deleteWebhook(db: Db, key: Key): Promise<boolean> {
  const rows = await db.delete(webhooks).where(isOf(key)).returning({ id: webhooks.id })
  return rows.length > 0
}

type NewDelivery = { userId: string; event: string; body: string }

/** A delivery for each webhook that wants this event; suspended accounts have none. */
export async function insertDeliveries(db: Db, happened: readonly NewDelivery[], at: Date): Promise<void> {
  const records = happened.map(({ userId, event, body }) => ({ user_id: userId, event, body }))
  await db.execute(sql`
    insert into ${webhookDeliveries} (id, webhook_id, user_id, event, body, next_attempt_at, created_at)
    select gen_random_uuid(), hook.id, hook.user_id, one.event, one.body, ${at.toISOString()}::timestamptz, ${at.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as one (user_id uuid, event text, body text)
    join ${webhooks} as hook on hook.user_id = one.user_id and hook.switched_off_at is null and hook.events ? one.event
    join ${users} as owner on owner.id = hook.user_id and owner.suspended_at is null`)
}

export async function insertDelivery(db: Db, row: typeof webhookDeliveries.$inferInsert): Promise<DeliveryRow> {
  const [stored] = await db.insert(webhookDeliveries).values(row).returning()
  if (stored === undefined) throw new Error('A delivery was not stored.')
  return stored
}

export function selectDeliveries(db: Db, webhookId: string): Promise<DeliveryRow[]> {
  const { createdAt, id } = webhookDeliveries
  return db
    .select()
    .from(webhookDeliveries)
    .where(eq(webhookDeliveries.webhookId, webhookId))
    .orderBy(desc(createdAt), desc(id))
    .limit(deliveriesMax)
}

/** Makes a delivery due as if it were new; null when the webhook has none of that id. */
export async function reviveDelivery(
  db: Db,
  { id, webhookId }: Pick<DeliveryRow, 'id' | 'webhookId'>,
  now: Date,
): Promise<DeliveryRow | null> {
  const rows = await db
    .update(webhookDeliveries)
    .set({ state: 'waiting', attempts: 0, nextAttemptAt: now, status: null, problem: null })
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.webhookId, webhookId)))
    .returning()
  return rows[0] ?? null
}

/**
 * The most deliveries of one webhook that are taken at a time, so that one with much to send does not hold up the
 * others.
 */
const eachMax = 5

/**
 * Takes what is due, the oldest of each webhook; it belongs to one process until the claim ends. A second process finds
 * that the row is no longer due.
 */
export async function claimDueDeliveries(db: Db, { now, until, count }: Claim): Promise<DeliveryRow[]> {
  const at = now.toISOString()
  const due = sql`
    select next.id from (
      select distinct webhook_id from ${webhookDeliveries} where state = 'waiting' and next_attempt_at <= ${at}::timestamptz
    ) as busy
    join ${webhooks} as hook on hook.id = busy.webhook_id and hook.switched_off_at is null
    join ${users} as owner on owner.id = hook.user_id and owner.suspended_at is null
    cross join lateral (
      select id from ${webhookDeliveries}
      where webhook_id = hook.id and state = 'waiting' and next_attempt_at <= ${at}::timestamptz
      order by next_attempt_at, created_at limit ${eachMax}
    ) as next
    limit ${count}`
  const { id, state, nextAttemptAt } = webhookDeliveries
  const rows = await db
    .update(webhookDeliveries)
    .set({ nextAttemptAt: until })
    .where(and(sql`${id} in (${due})`, eq(state, 'waiting'), sql`${nextAttemptAt} <= ${at}::timestamptz`))
    .returning()
  return rows.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
}

type Tried = Pick<DeliveryRow, 'id'> & Partial<DeliveryRow>

/** Stores the result of a try, unless the delivery was replayed or removed meanwhile. */
export async function recordTry(db: Db, { id, ...change }: Tried, claimedUntil: Date): Promise<void> {
  await db
    .update(webhookDeliveries)
    .set(change)
    .where(and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.nextAttemptAt, claimedUntil)))
}

/** A delivery was accepted: earlier failures no longer count. */
export async function markReceived(db: Db, id: string): Promise<void> {
  await db
    .update(webhooks)
    .set({ failingSince: null, givenUp: 0 })
    .where(and(eq(webhooks.id, id), isNotNull(webhooks.failingSince)))
}

/** Counts a failed try; `isGivenUp` when it was the last one. Null when the webhook is gone or off. */
export async function markFailing(
  db: Db,
  id: string,
  { at, isGivenUp }: { at: Date; isGivenUp: boolean },
): Promise<WebhookRow | null> {
  const rows = await db
    .update(webhooks)
    .set({
      failingSince: sql`coalesce(${webhooks.failingSince}, ${at.toISOString()}::timestamptz)`,
      givenUp: sql`${webhooks.givenUp} + ${isGivenUp ? 1 : 0}`,
    })
    .where(and(eq(webhooks.id, id), isNull(webhooks.switchedOffAt)))
    .returning()
  return rows[0] ?? null
}

/** Switches a webhook off; its waiting deliveries are not sent. False when it is off already. */
export async function switchOff(tx: Db, id: string, at: Date): Promise<boolean> {
  const rows = await tx
    .update(webhooks)
    .set({ switchedOffAt: at })
    .where(and(eq(webhooks.id, id), isNull(webhooks.switchedOffAt)))
    .returning({ id: webhooks.id })
  if (rows.length === 0) return false
  await tx
    .update(webhookDeliveries)
    .set({ state: 'failed', problem: sql`coalesce(${webhookDeliveries.problem}, 'off')` })
    .where(and(eq(webhookDeliveries.webhookId, id), eq(webhookDeliveries.state, 'waiting')))
  return true
}

/** Keeps the newest deliveries of each webhook, of those that are done. */
export async function deleteOldDeliveries(db: Db): Promise<void> {
  await db.execute(sql`
    delete from ${webhookDeliveries} where id in (
      select id from (
        select id, row_number() over (partition by webhook_id order by created_at desc, id desc) as place
        from ${webhookDeliveries} where state <> 'waiting'
      ) as done where place > ${deliveriesMax}
    )`)
}
