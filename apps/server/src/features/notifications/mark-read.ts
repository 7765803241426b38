import { type ReadAllInput, type UnreadCount, unreadMax } from '@stratomate/contracts'
import { AppError } from '../app-error.ts'
import { type Ctx, requireMember } from '../context.ts'
import { countUnread, markAllRead, markRead } from './queries.ts'

/** Marks one as read; it may be repeated. Errors: signed_out, not_found. */
export async function readNotification(ctx: Ctx, id: string): Promise<UnreadCount> {
  const { userId } = requireMember(ctx)
  if (!(await markRead(ctx.db, userId, { id, at: ctx.now() }))) throw new AppError('not_found')
  return publishUnread(ctx, userId)
}

/** Marks everything up to an instant as read, so that what arrives in the meantime stays unread. Errors: signed_out. */
export async function readAllNotifications(ctx: Ctx, { upTo }: ReadAllInput): Promise<UnreadCount> {
  const { userId } = requireMember(ctx)
  await markAllRead(ctx.db, userId, { upTo: new Date(upTo), at: ctx.now() })
  return publishUnread(ctx, userId)
}

/** Tells the other open pages of a person how much is unread now. */
export async function publishUnread(ctx: Pick<Ctx, 'db' | 'bus'>, userId: string): Promise<UnreadCount> {
  const counts = await countUnread(ctx.db, [userId], unreadMax)
  const count = { unread: counts.get(userId) ?? 0 }
  ctx.bus.toOwner(userId, 'notifications.changed', count)
  return count
}
