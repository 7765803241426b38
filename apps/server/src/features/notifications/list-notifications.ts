import { type Notification, type NotificationPage, unreadMax } from '@stratomate/contracts'
import { describeNotification, type NotificationFacts, type NotificationWords } from '@stratomate/domain'
import { shownName } from '../community/shown-name.ts'
import { type Ctx, requireMember } from '../context.ts'
import { readCursor, writeCursor } from '../trading/page-cursor.ts'
import { countUnread, type ReadNotification, selectNotifications } from './queries.ts'

const pageSize = 20

/** What happened to the signed-in person, newest first. Errors: signed_out, invalid_input. */
export async function listNotifications(
  ctx: Ctx,
  query: { cursor?: string | undefined; limit?: number | undefined },
): Promise<NotificationPage> {
  const { userId } = requireMember(ctx)
  const count = query.limit ?? pageSize
  const rows = await selectNotifications(ctx.db, { userId, after: readCursor(query.cursor), count })
  const last = rows.at(-1)
  return {
    items: rows.map(notificationView),
    nextCursor: last === undefined || rows.length < count ? null : writeCursor({ at: last.createdAt, id: last.id }),
    unread: await countUnread(ctx.db, userId, unreadMax),
  }
}

/** A stored notification in the words of this moment. */
export function wordsOf(row: ReadNotification): NotificationWords {
  return describeNotification(factsOf(row))
}

function notificationView(row: ReadNotification): Notification {
  const { id, kind, createdAt, readAt } = row
  return { id, kind, at: createdAt.toISOString(), read: readAt !== null, ...wordsOf(row) }
}

function factsOf({ kind, facts, author, postId, text }: ReadNotification): NotificationFacts {
  switch (kind) {
    case 'reply':
    case 'mention':
      return { kind, actor: shownName(author), postId: postId ?? '', text: text ?? '' }
    case 'answer':
      return { kind }
    case 'billing':
      return { kind, what: facts['what'] ?? '' }
    case 'limit':
      return { kind, day: facts['day'] ?? '' }
    case 'device':
      return { kind, computer: facts['computer'] ?? '' }
    case 'moderation':
      return { kind, what: facts['what'] ?? '', reason: facts['reason'] ?? '', postId: facts['postId'] ?? '' }
    case 'silent':
    case 'refusals':
    case 'stop':
      return engineFactsOf(kind, facts)
    default:
      return kind satisfies never
  }
}

function engineFactsOf(kind: 'silent' | 'refusals' | 'stop', facts: Record<string, string>): NotificationFacts {
  const { computer = '', heardAt = '', refused = '', signals = '', code = '' } = facts
  if (kind === 'silent') return { kind, computer, heardAt }
  return kind === 'refusals' ? { kind, computer, refused, signals, code } : { kind, computer, code }
}
