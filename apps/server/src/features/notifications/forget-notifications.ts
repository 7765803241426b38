import { notificationDays } from '@stratomate/domain'
import type { Ctx } from '../context.ts'
import { deleteNotificationsBefore } from './queries.ts'
import { deleteCodesBefore } from './queries-telegram.ts'

const dayMs = 86_400_000

/** Deletes what is old, and the invitations to Telegram that nobody has followed. */
export async function forgetNotifications(ctx: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await deleteNotificationsBefore(ctx.db, new Date(ctx.now().getTime() - notificationDays * dayMs))
  await deleteCodesBefore(ctx.db, ctx.now())
}
