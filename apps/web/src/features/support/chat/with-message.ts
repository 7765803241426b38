import type { Conversation, ConversationMessage } from '@stratomate/contracts/support/conversations'

/**
 * The chat with a message added at its end. A message that is already there, from an answer or from an event, is not
 * added again.
 */
export function withMessage(chat: Conversation, message: ConversationMessage): Conversation {
  if (chat.messages.some(({ id }) => id === message.id)) return chat
  return { ...chat, messages: [...chat.messages, message] }
}

/**
 * Joins a chat as it was read with the one that is shown: a message that arrived while the answer was on its way is in
 * only one of them, and none is lost.
 */
export function withRead(shown: Conversation | null, read: Conversation | null): Conversation | null {
  if (shown === null || read === null || shown.id !== read.id) return read
  return shown.messages.reduce(withMessage, read)
}
