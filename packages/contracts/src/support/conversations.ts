import { z } from 'zod'
import { Email } from '../accounts/schemas.ts'
import { messageLimits, conversationLimits, conversationSides, conversationStates } from './values.ts'
import { multiLine } from './schemas.ts'
import { Id, Instant, PageQuery, pageOf, singleLine } from '../values.ts'

const filled = z.string().min(1, 'This must not be empty.')
const text = multiLine(conversationLimits.message).pipe(filled)

export const ConversationMessage = z.object({
  id: Id,
  side: z.enum(conversationSides),
  /** The first name of who wrote it. */
  name: z.string(),
  content: z.string(),
  sentAt: Instant,
})
export type ConversationMessage = z.infer<typeof ConversationMessage>

/** A whole chat with the team; messages from the oldest to the newest. */
export const Conversation = z.object({
  id: Id,
  state: z.enum(conversationStates),
  name: z.string(),
  /** Where answers are mailed when nobody has the chat open. */
  email: z.string(),
  openedAt: Instant,
  messages: z.array(ConversationMessage),
})
export type Conversation = z.infer<typeof Conversation>

/** `conversation` is null before the first message. */
export const OwnConversation = z.object({ conversation: Conversation.nullable() })
export type OwnConversation = z.infer<typeof OwnConversation>

/** Made by the page for each text, so that the same one is stored only once. */
const clientId = Id

/** The first message. Signed-in people need no name and no email: the account has them. */
export const ConversationInput = z.strictObject({
  clientId,
  name: singleLine(messageLimits.name).pipe(filled).optional(),
  email: Email.optional(),
  message: text,
})
export type ConversationInput = z.infer<typeof ConversationInput>

export const ConversationMessageInput = z.strictObject({ clientId, message: text })
export type ConversationMessageInput = z.infer<typeof ConversationMessageInput>

/** A chat in the team's list. `isWaiting`: the last message is the person's. */
export const ConversationSummary = z.object({
  id: Id,
  state: z.enum(conversationStates),
  name: z.string(),
  email: z.string(),
  hasAccount: z.boolean(),
  isWaiting: z.boolean(),
  messages: z.int().min(0),
  openedAt: Instant,
  lastMessageAt: Instant,
})
export type ConversationSummary = z.infer<typeof ConversationSummary>

export const ConversationsQuery = PageQuery.extend({ state: z.enum(conversationStates).optional() })
export type ConversationsQuery = z.infer<typeof ConversationsQuery>

export const ConversationPage = pageOf(ConversationSummary)
export type ConversationPage = z.infer<typeof ConversationPage>

/** Events of one chat, for its owner and for the team. */
export type ConversationEvents = {
  'message.sent': { message: ConversationMessage }
  'conversation.closed': Record<string, never>
  reset: Record<string, never>
}
export type ConversationEventName = keyof ConversationEvents

/** Events of the team's list. */
export type TeamEvents = { 'conversation.changed': { conversation: ConversationSummary }; reset: Record<string, never> }
export type TeamEventName = keyof TeamEvents
