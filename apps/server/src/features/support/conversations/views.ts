import type { Conversation, ConversationMessage, ConversationSummary } from '@stratomate/contracts'
import type { Db } from '#server/features/database.ts'
import { type ConversationRow, type MessageRow, selectMessages } from './queries.ts'

/** A chat with all its messages. */
export async function conversationView(db: Db, row: ConversationRow): Promise<Conversation> {
  const { id, state, name, email, openedAt } = row
  const messages = await selectMessages(db, id)
  return { id, state, name, email, openedAt: openedAt.toISOString(), messages: messages.map(messageView) }
}

export function messageView({ id, side, name, content, sentAt }: MessageRow): ConversationMessage {
  return { id, side, name, content, sentAt: sentAt.toISOString() }
}

/** A chat as the team's list shows it. */
export function summaryView(row: ConversationRow): ConversationSummary {
  return {
    id: row.id,
    state: row.state,
    name: row.name,
    email: row.email,
    hasAccount: row.userId !== null,
    isWaiting: row.state === 'open' && row.lastSide === 'person',
    messages: row.messages,
    openedAt: row.openedAt.toISOString(),
    lastMessageAt: row.lastMessageAt.toISOString(),
  }
}
