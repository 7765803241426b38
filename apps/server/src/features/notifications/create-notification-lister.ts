import { type Notification, type NotificationPage, unreadMax } from '@stratomate/contracts'
import { type Ctx, requireMember } from '../context.ts'
import { createKeyReader } from '../create-batcher.ts'
import { readCursor, writeCursor } from '../cursor.ts'
import { countUnread, type ReadNotification, selectNewest, selectNotifications } from './queries.ts'
import { notificationTextOf } from './notification-text-of.ts'

const pageSize = 20

type NotificationsQuery = { cursor?: string | undefined; limit?: number | undefined }

/**
 * Lists what happened to the signed-in person, newest first; those who open their first page at the same time are read
 * together. Errors: signed_out, invalid_input.
 */
export function createNotificationLister({
  db,
}: Pick<Ctx, 'db'>): (ctx: Ctx, query: NotificationsQuery) => Promise<NotificationPage> {
  const readNewest = createKeyReader<string, ReadNotification[]>(async (userIds) =>
    Map.groupBy(await selectNewest(db, userIds, pageSize), ({ ownerId }) => ownerId),
  )
  const readUnread = createKeyReader<string, number>((userIds) => countUnread(db, userIds, unreadMax))
  return async (ctx, { cursor, limit }) => {
    const { userId } = requireMember(ctx)
    const count = limit ?? pageSize
    const after = readCursor(cursor)
    const [rows, unread] = await Promise.all([
      after === null && count <= pageSize ? readNewest(userId) : selectNotifications(db, { userId, after, count }),
      readUnread(userId),
    ])
    const page = (rows ?? []).slice(0, count)
    const last = page.at(-1)
    return {
      items: page.map(notificationView),
      nextCursor: last === undefined || page.length < count ? null : writeCursor({ at: last.createdAt, id: last.id }),
      unread: unread ?? 0,
    }
  }
}

function notificationView(row: ReadNotification): Notification {
  const { id, kind, createdAt, readAt } = row
  const { moment = null, ...words } = notificationTextOf(row)
  return { id, kind, at: createdAt.toISOString(), read: readAt !== null, moment, ...words }
}
