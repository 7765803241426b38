import type { Conversation, ConversationMessage } from '@stratomate/contracts/support/conversations'

/**
 * The chat with a message at its end; a message that is already there, by an answer or by an event, is not added again.
 */
export function withMessage(chat: Conversation, message: ConversationMessage): Conversation {
  if (chat.messages.some(({ id }) => id === message.id)) return chat
  return { ...chat, messages: [...chat.messages, message] }
}

/**
 * A chat as it was read, over the one that is shown: a message that came while the answer was on its way is in one of
 * them only, and none is lost.
 */
export function withRead(shown: Conversation | null, read: Conversation | null): Conversation | null {
  if (shown === null || read === null || shown.id !== read.id) return read
  return shown.messages.reduce(withMessage, read)
}
