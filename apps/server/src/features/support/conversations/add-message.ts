import { type ConversationMessage, type ConversationSide, conversationLimits } from '@stratomate/contracts'
import { AppError } from '#server/features/app-error.ts'
import type { Ctx } from '#server/features/context.ts'
import type { Db } from '#server/features/database.ts'
import { notify } from '#server/features/notifications/notify.ts'
import { queueAnswerMail, queueTeamMail } from './chat-mails.ts'
import {
  type ConversationRow,
  insertMessage,
  type MessageRow,
  selectMessageByClient,
  updateConversation,
} from './queries.ts'
import { messageView, summaryView } from './views.ts'

export type NewMessage = {
  clientId: string
  content: string
  side: ConversationSide
  name: string
  /** Who of the team writes; null for the person. */
  authorId: string | null
}

/** A message and the chat after it; `isNew` is false for one that was stored before. */
export type Added = { message: ConversationMessage; conversation: ConversationRow; isNew: boolean }

/**
 * Adds a message to a chat that this transaction has locked, with the mail for the other side when nobody of it reads.
 * The same client id again answers as the first time. Errors: conflict for a closed chat or another text under a known
 * client id, posting_limited at the end of a chat.
 */
export async function addMessage(
  tx: Db,
  ctx: Ctx,
  { conversation, message }: { conversation: ConversationRow; message: NewMessage },
): Promise<Added> {
  const known = await selectMessageByClient(tx, conversation.id, message.clientId)
  if (known !== null) return { message: repeated(known, message), conversation, isNew: false }
  if (conversation.state === 'closed')
    throw new AppError('conflict', { message: 'This chat was closed. Start a new one to continue.' })
  if (conversation.messages >= conversationLimits.messages)
    throw new AppError('posting_limited', {
      message: `A chat ends at ${conversationLimits.messages} messages. Close it and start a new one.`,
    })
  const place = conversation.messages + 1
  const row = { ...message, id: ctx.newId(), conversationId: conversation.id, sentAt: ctx.now() }
  const change = { messages: place, lastMessageAt: row.sentAt, lastSide: message.side }
  await insertMessage(tx, { ...row, place })
  await updateConversation(tx, conversation.id, change)
  const after = { ...conversation, ...change }
  await (message.side === 'person'
    ? queueTeamMail(tx, ctx, { conversation: after, message: row })
    : queueAnswerMail(tx, ctx, { conversation: after, message: row }))
  if (message.side === 'team') await notifyAnswered(tx, ctx, { conversation: after, messageId: row.id })
  return { message: messageView(row), conversation: after, isNew: true }
}

type Answered = { conversation: ConversationRow; messageId: string }

/** A reader who has the chat open sees the answer at once. */
async function notifyAnswered(tx: Db, ctx: Ctx, { conversation, messageId }: Answered): Promise<void> {
  const { id, userId } = conversation
  if (userId === null || ctx.bus.isReading(id, 'person')) return
  await notify(tx, ctx, { kind: 'answer', userId, cause: `answer:${messageId}`, conversationId: id })
}

/** Notifies everybody who has the chat open, once its transaction has committed. */
export function publishMessage(ctx: Pick<Ctx, 'bus'>, { message, conversation, isNew }: Added): void {
  if (!isNew) return
  ctx.bus.toConversation(conversation.id, 'message.sent', { message })
  ctx.bus.toTeam('conversation.changed', { conversation: summaryView(conversation) })
}

function repeated(known: MessageRow, again: NewMessage): ConversationMessage {
  if (known.content !== again.content || known.side !== again.side) throw new AppError('conflict')
  return messageView(known)
}
