import type { NotificationKind } from '@stratomate/contracts'
import type { Ctx } from '../context.ts'
import type { Db } from '../database.ts'
import type { Notice } from './notice.ts'
import { deleteNotificationsBefore, insertNotification } from './queries.ts'
import { queueTelegram } from './queue-telegram.ts'
import { queuePush } from '../push/queue-push.ts'
import { queueWebhooks } from '../webhooks/queue-webhooks.ts'
import { happeningOf } from './happening-of.ts'
import { describeNotification, notificationDays } from '@stratomate/domain'
import { dayMs } from '@stratomate/std/time'
import { deleteCodesBefore, deleteMessagesFailedBefore } from './queries-telegram.ts'

/** A message of the bot that was given up waits this long for an administrator. */
const failedMessageDays = 30

/** People are not notified of what they did themselves; the other kinds have no author. */
const ownActs: ReadonlySet<NotificationKind> = new Set(['reply', 'mention', 'answer', 'moderation'])

/**
 * Notifies a person, within the transaction of the cause, so that neither happens without the other. Open pages are
 * notified after the commit, by a job. Answers whether it was new: the same cause notifies once.
 */
export async function notify(
  tx: Db,
  ctx: Pick<Ctx, 'actor' | 'now' | 'newId' | 'mail'>,
  notice: Notice,
): Promise<boolean> {
  const { userId, cause, kind, isHeld = false } = notice
  const actorId = ctx.actor.kind === 'member' ? ctx.actor.userId : null
  if (ownActs.has(kind) && actorId === userId) return false
  const row = { id: ctx.newId(), userId, cause, kind, createdAt: ctx.now(), ...placeOf(notice), facts: factsOf(notice) }
  const isNew = await insertNotification(tx, row)
  if (!isNew) return false
  if (!isHeld) await queueTelegram(tx, ctx, notice)
  const happening = happeningOf(notice)
  if (happening !== null) await queueWebhooks(tx, ctx, [happening])
  if (notice.kind === 'limit' || notice.kind === 'stop' || notice.kind === 'silent') {
    const { title, path } = describeNotification(notice)
    await queuePush(tx, ctx, { userId, title, path })
  }
  return true
}

function placeOf(notice: Notice): { postId?: string; replyId?: string | null; conversationId?: string } {
  switch (notice.kind) {
    case 'reply':
    case 'mention':
      return { postId: notice.postId, replyId: notice.replyId }
    case 'answer':
      return { conversationId: notice.conversationId }
    case 'billing':
    case 'limit':
    case 'device':
    case 'moderation':
    case 'silent':
    case 'refusals':
    case 'stop':
    case 'proof':
    case 'webhook':
      return {}
    default:
      return notice satisfies never
  }
}

/** What is stored beside the place of the event: never a text of somebody else. */
function factsOf(notice: Notice): Record<string, string> {
  switch (notice.kind) {
    case 'reply':
    case 'mention':
    case 'answer':
      return {}
    case 'billing':
      return { what: notice.what }
    case 'limit':
      return { day: notice.day }
    case 'device':
      return { computer: notice.computer }
    case 'moderation':
      return { what: notice.what, reason: notice.reason, postId: notice.postId }
    case 'silent':
      return { computer: notice.computer, heardAt: notice.heardAt }
    case 'refusals': {
      const { computer, refused, signals, code } = notice
      return { computer, refused, signals, code }
    }
    case 'stop':
      return { computer: notice.computer, code: notice.code }
    case 'webhook':
      return { host: notice.host }
    case 'proof':
      return { chart: notice.chart, state: notice.state, isStopped: notice.isStopped }
    default:
      return notice satisfies never
  }
}

/** Deletes old notifications, and the invitations to Telegram that nobody has used. */
export async function forgetNotifications(ctx: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await deleteNotificationsBefore(ctx.db, new Date(ctx.now().getTime() - notificationDays * dayMs))
  await deleteCodesBefore(ctx.db, ctx.now())
  await deleteMessagesFailedBefore(ctx.db, new Date(ctx.now().getTime() - failedMessageDays * dayMs))
}
