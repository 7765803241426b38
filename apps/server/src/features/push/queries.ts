import type { PushBrowser } from '@stratomate/contracts'
import { and, asc, eq, inArray, lt, lte, sql } from 'drizzle-orm'
import { pushMessages, pushSubscriptions, sessions, users } from '#server/db/tables/index.ts'
import type { Claim } from '../claim.ts'
import type { Db } from '../database.ts'
import type { PushTarget } from './ports.ts'

export async function selectBrowsers(db: Db, userId: string): Promise<PushBrowser[]> {
  const { id, endpoint, createdAt } = pushSubscriptions
  const rows = await db
    .select({ id, endpoint, createdAt, userAgent: sessions.userAgent })
    .from(pushSubscriptions)
    .innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
    .where(eq(pushSubscriptions.userId, userId))
    .orderBy(asc(createdAt), asc(id))
  return rows.map(({ createdAt: since, ...browser }) => ({ ...browser, since: since.toISOString() }))
}

/** Stores a browser; a known one then belongs to whoever added it last. */
export async function upsertBrowser(tx: Db, row: typeof pushSubscriptions.$inferInsert): Promise<void> {
  const { userId, sessionId, p256dh, auth } = row
  await tx
    .insert(pushSubscriptions)
    .values(row)
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: { userId, sessionId, p256dh, auth } })
}

/** Keeps the newest `max` browsers of an account. */
export async function deleteBrowsersBeyond(tx: Db, userId: string, max: number): Promise<void> {
  await tx.execute(sql`
    delete from ${pushSubscriptions} where id in (
      select id from ${pushSubscriptions} where user_id = ${userId} order by created_at desc, id desc offset ${max}
    )`)
}

/** Removes a browser of the account; false when it has none of that id. */
export async function deleteBrowser(db: Db, { id, userId }: { id: string; userId: string }): Promise<boolean> {
  const rows = await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.userId, userId)))
    .returning({ id: pushSubscriptions.id })
  return rows.length > 0
}

type NewMessage = { userId: string; title: string; path: string; at: Date }

/** A message for each browser of an account; none for a suspended one, or a session that has run out. */
export async function insertPushMessages(tx: Db, { userId, title, path, at }: NewMessage): Promise<void> {
  const now = sql`${at.toISOString()}::timestamptz`
  await tx.execute(sql`
    insert into ${pushMessages} (id, user_id, subscription_id, title, path, next_attempt_at, created_at)
    select gen_random_uuid(), browser.user_id, browser.id, ${title}, ${path}, ${now}, ${now}
    from ${pushSubscriptions} as browser
    join ${sessions} as session on session.id = browser.session_id and session.expires_at > ${now}
    join ${users} as owner on owner.id = browser.user_id and owner.suspended_at is null
    where browser.user_id = ${userId}`)
}

export type DuePush = Pick<typeof pushMessages.$inferSelect, 'id' | 'subscriptionId' | 'title' | 'path' | 'attempts'> &
  PushTarget

/** Takes what is due, the oldest first; it belongs to one process until the claim ends. */
export async function claimDuePushes(db: Db, { now, until, count }: Claim): Promise<DuePush[]> {
  const due = db
    .select({ id: pushMessages.id })
    .from(pushMessages)
    .where(lte(pushMessages.nextAttemptAt, now))
    .orderBy(asc(pushMessages.nextAttemptAt))
    .limit(count)
    .for('update', { skipLocked: true })
  const claimed = await db
    .update(pushMessages)
    .set({ nextAttemptAt: until })
    .where(inArray(pushMessages.id, due))
    .returning({ id: pushMessages.id })
  if (claimed.length === 0) return []
  const { id, subscriptionId, title, path, attempts } = pushMessages
  const { endpoint, p256dh, auth } = pushSubscriptions
  return db
    .select({ id, subscriptionId, title, path, attempts, endpoint, p256dh, auth })
    .from(pushMessages)
    .innerJoin(pushSubscriptions, eq(pushSubscriptions.id, subscriptionId))
    .where(
      inArray(
        id,
        claimed.map((message) => message.id),
      ),
    )
}

export async function deletePush(db: Db, id: string): Promise<void> {
  await db.delete(pushMessages).where(eq(pushMessages.id, id))
}

export async function postponePush(db: Db, id: string, next: { attempts: number; nextAttemptAt: Date }): Promise<void> {
  await db.update(pushMessages).set(next).where(eq(pushMessages.id, id))
}

/** Removes a browser that its push service no longer knows, with its waiting messages. */
export async function deleteExpiredBrowser(db: Db, id: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id))
}

export async function deletePushesBefore(db: Db, before: Date): Promise<void> {
  await db.delete(pushMessages).where(lt(pushMessages.createdAt, before))
}
