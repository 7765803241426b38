import { notificationDays } from '@stratomate/domain'
import { dayMs } from '@stratomate/std/time'
import type { Ctx } from '../context.ts'
import { deleteNotificationsBefore } from './queries.ts'
import { deleteCodesBefore } from './queries-telegram.ts'

/** Deletes what is old, and the invitations to Telegram that nobody has followed. */
export async function forgetNotifications(ctx: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await deleteNotificationsBefore(ctx.db, new Date(ctx.now().getTime() - notificationDays * dayMs))
  await deleteCodesBefore(ctx.db, ctx.now())
}
