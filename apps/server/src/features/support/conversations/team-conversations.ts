import type {
  Conversation,
  ConversationMessage,
  ConversationMessageInput,
  ConversationPage,
  ConversationsQuery,
} from '@stratomate/contracts'
import { AppError } from '#server/features/app-error.ts'
import { recordAudit } from '#server/features/audit/record-audit.ts'
import { recordReading } from '#server/features/audit/record-reading.ts'
import { type Ctx, requireModerator } from '#server/features/context.ts'
import { readCursor, writeCursor } from '#server/features/cursor.ts'
import { addMessage, publishMessage } from './add-message.ts'
import { endConversation } from './end-conversation.ts'
import { lockConversation, selectConversation, selectConversations, selectPerson } from './queries.ts'
import { conversationView, summaryView } from './views.ts'

const pageSize = 50

/** Chats, the one with the newest message first. Errors: those of `requireModerator`, invalid_input. */
export async function listConversations(ctx: Ctx, query: ConversationsQuery): Promise<ConversationPage> {
  requireModerator(ctx)
  await recordReading(ctx, { what: 'conversations', of: 'all' })
  const count = query.limit ?? pageSize
  const rows = await selectConversations(ctx.db, { state: query.state, after: readCursor(query.cursor), count })
  const last = rows.at(-1)
  const isLastPage = last === undefined || rows.length < count
  return {
    items: rows.map(summaryView),
    nextCursor: isLastPage ? null : writeCursor({ at: last.lastMessageAt, id: last.id }),
  }
}

/** One chat with all its messages. Errors: those of `requireModerator`, not_found. */
export async function readConversation(ctx: Ctx, id: string): Promise<Conversation> {
  requireModerator(ctx)
  const row = await selectConversation(ctx.db, id, 'team')
  if (row === null) throw new AppError('not_found')
  await recordReading(ctx, { what: 'conversation', of: id })
  return conversationView(ctx.db, row)
}

/** Answers in the name of the team. Errors: those of `requireModerator`, not_found, conflict, posting_limited. */
export async function answerConversation(
  ctx: Ctx,
  id: string,
  { clientId, message }: ConversationMessageInput,
): Promise<ConversationMessage> {
  const { userId } = requireModerator(ctx)
  const added = await ctx.db.transaction(async (tx) => {
    const conversation = await lockConversation(tx, id, 'team')
    if (conversation === null) throw new AppError('not_found')
    const name = (await selectPerson(tx, userId))?.firstName ?? 'Team'
    const answer = { clientId, content: message, side: 'team' as const, name, authorId: userId }
    const done = await addMessage(tx, ctx, { conversation, message: answer })
    if (done.isNew) await recordAudit(tx, ctx, { action: 'conversation.answer', subjectId: id })
    return done
  })
  publishMessage(ctx, added)
  return added.message
}

/** Ends a chat; it may be repeated. Errors: those of `requireModerator`, not_found. */
export async function closeConversation(ctx: Ctx, id: string): Promise<void> {
  requireModerator(ctx)
  await endConversation(ctx, id, { whose: 'team' })
}
