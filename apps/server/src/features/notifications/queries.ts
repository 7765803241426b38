import type { NotificationKind } from '@stratomate/contracts'
import { and, asc, eq, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { communityMembers, notifications, posts, replies, users } from '#server/db/tables/index.ts'
import type { Db } from '../database.ts'
import { isAnyOf } from '#server/db/conditions.ts'
import { isBehind, newestFirst } from '../newest-first.ts'

export type NewNotification = typeof notifications.$inferInsert

/** Stores a notification; false when its cause has already notified this person. */
export async function insertNotification(db: Db, row: NewNotification): Promise<boolean> {
  const rows = await db
    .insert(notifications)
    .values(row)
    .onConflictDoNothing({ target: [notifications.userId, notifications.cause] })
    .returning({ id: notifications.id })
  return rows.length === 1
}

export type ReadNotification = {
  id: string
  ownerId: string
  kind: NotificationKind
  facts: Record<string, string>
  createdAt: Date
  readAt: Date | null
  postId: string | null
  text: string | null
  author: { name: string | null; userId: string | null; firstName: string | null; lastName: string | null }
}

const order = { at: notifications.createdAt, id: notifications.id }
/** Notifications of texts that a moderator has hidden are not shown; those of deleted texts are deleted with them. */
const isShown = and(isNull(posts.hiddenReason), isNull(replies.hiddenReason))

function selectShown(db: Db) {
  return db
    .select({
      id: notifications.id,
      ownerId: notifications.userId,
      kind: notifications.kind,
      facts: notifications.facts,
      createdAt: notifications.createdAt,
      readAt: notifications.readAt,
      postId: notifications.postId,
      text: sql<string | null>`coalesce(${replies.content}, ${posts.content})`,
      author: {
        name: communityMembers.name,
        userId: communityMembers.userId,
        firstName: users.firstName,
        lastName: users.lastName,
      },
    })
    .from(notifications)
    .leftJoin(posts, eq(posts.id, notifications.postId))
    .leftJoin(replies, eq(replies.id, notifications.replyId))
    .leftJoin(communityMembers, eq(communityMembers.id, sql`coalesce(${replies.authorId}, ${posts.authorId})`))
    .leftJoin(users, eq(users.id, communityMembers.userId))
    .$dynamic()
}

type NotificationList = { userId: string; after: { at: Date; id: string } | null; count: number }

/** What a person may read, newest first. */
export function selectNotifications(db: Db, { userId, after, count }: NotificationList): Promise<ReadNotification[]> {
  return selectShown(db)
    .where(and(eq(notifications.userId, userId), isShown, after === null ? undefined : isBehind(order, after)))
    .orderBy(...newestFirst(order))
    .limit(count)
}

/** The newest of what each person may read, newest first. */
export async function selectNewest(db: Db, userIds: readonly string[], count: number): Promise<ReadNotification[]> {
  const newest = db
    .select({ id: notifications.id })
    .from(notifications)
    .leftJoin(posts, eq(posts.id, notifications.postId))
    .leftJoin(replies, eq(replies.id, notifications.replyId))
    .where(and(eq(notifications.userId, users.id), isShown))
    .orderBy(...newestFirst(order))
    .limit(count)
    .as('newest')
  const rows = await db.select({ id: newest.id }).from(users).crossJoinLateral(newest).where(isAnyOf(users.id, userIds))
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  return selectShown(db)
    .where(isAnyOf(notifications.id, ids))
    .orderBy(...newestFirst(order))
}

/** Unread notifications that no digest has contained, newest first. */
export function selectUndigested(db: Db, userId: string, count: number): Promise<ReadNotification[]> {
  return selectShown(db)
    .where(
      and(eq(notifications.userId, userId), isNull(notifications.readAt), isNull(notifications.digestedAt), isShown),
    )
    .orderBy(...newestFirst(order))
    .limit(count)
}

/** Marks these as sent by a digest, and all older unread ones with them: the digest was long enough. */
export async function markDigested(
  db: Db,
  userId: string,
  { notices, at }: { notices: readonly { id: string; createdAt: Date }[]; at: Date },
): Promise<void> {
  const oldest = notices.at(-1)
  if (oldest === undefined) return
  const ids = notices.map(({ id }) => id)
  await db
    .update(notifications)
    .set({ digestedAt: at })
    .where(
      and(
        eq(notifications.userId, userId),
        isNull(notifications.digestedAt),
        isNull(notifications.readAt),
        or(inArray(notifications.id, ids), lt(notifications.createdAt, oldest.createdAt)),
      ),
    )
}

/** How many each person has not read; counting ends at `max`. People with none are left out. */
export async function countUnread(db: Db, userIds: readonly string[], max: number): Promise<Map<string, number>> {
  const unread = db
    .select({ id: notifications.id })
    .from(notifications)
    .leftJoin(posts, eq(posts.id, notifications.postId))
    .leftJoin(replies, eq(replies.id, notifications.replyId))
    .where(and(eq(notifications.userId, users.id), isNull(notifications.readAt), isShown))
    .limit(max)
    .as('unread')
  const rows = await db
    .select({ userId: users.id, count: sql<number>`count(*)::int` })
    .from(users)
    .crossJoinLateral(unread)
    .where(isAnyOf(users.id, userIds))
    .groupBy(users.id)
  return new Map(rows.map(({ userId, count }) => [userId, count]))
}

/** Marks one as read; false when the person has none of that id. */
export async function markRead(db: Db, userId: string, { id, at }: { id: string; at: Date }): Promise<boolean> {
  const isOwn = and(eq(notifications.id, id), eq(notifications.userId, userId))
  const rows = await db
    .update(notifications)
    .set({ readAt: sql`coalesce(${notifications.readAt}, ${sql.param(at, notifications.readAt)})` })
    .where(isOwn)
    .returning({ id: notifications.id })
  return rows.length === 1
}

export async function markAllRead(db: Db, userId: string, { upTo, at }: { upTo: Date; at: Date }): Promise<void> {
  const isMeant: SQL | undefined = and(
    eq(notifications.userId, userId),
    isNull(notifications.readAt),
    lte(notifications.createdAt, upTo),
  )
  await db.update(notifications).set({ readAt: at }).where(isMeant)
}

/**
 * Takes up to `count` notifications that open pages have not been notified of, the oldest first; answers their owners.
 */
export async function takeUnpublished(db: Db, at: Date, count: number): Promise<string[]> {
  const oldest = db
    .select({ id: notifications.id })
    .from(notifications)
    .where(isNull(notifications.publishedAt))
    .orderBy(asc(notifications.createdAt))
    .limit(count)
    .for('update', { skipLocked: true })
  const rows = await db
    .update(notifications)
    .set({ publishedAt: at })
    .where(and(inArray(notifications.id, oldest), isNull(notifications.publishedAt)))
    .returning({ userId: notifications.userId })
  return [...new Set(rows.map(({ userId }) => userId))]
}

export async function deleteNotificationsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(notifications).where(lt(notifications.createdAt, before))
}
