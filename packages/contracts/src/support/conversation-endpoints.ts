import { z } from 'zod'
import {
  Conversation,
  ConversationInput,
  ConversationMessage,
  ConversationMessageInput,
  ConversationPage,
  ConversationsQuery,
  OwnConversation,
} from './conversations.ts'
import { endpoint } from '../endpoint.ts'
import { InboundMail } from './inbound-mail.ts'
import { routes } from '../routes.ts'
import { Acknowledgement, Id } from '../values.ts'

const byId = z.object({ id: Id })
const teamErrors = ['signed_out', 'forbidden', 'second_factor_needed'] as const

/**
 * Chats with the team. A person's own chat is recognised by the session or, without an account, by the browser's
 * cookie; for everybody else it does not exist.
 */
export const conversationEndpoints = {
  openConversation: endpoint({
    route: routes.openConversation,
    summary: 'Start a chat with the team; while one is open, the text is added to it.',
    access: 'reader',
    body: ConversationInput,
    output: Conversation,
    errors: ['invalid_input', 'conflict', 'posting_limited', 'rate_limited'],
  }),
  readOwnConversation: endpoint({
    route: routes.readOwnConversation,
    summary: 'Your chat with the team, if there is one of the last seven days.',
    access: 'reader',
    output: OwnConversation,
    errors: ['rate_limited'],
  }),
  sendConversationMessage: endpoint({
    route: routes.sendConversationMessage,
    summary: 'Write in your chat; the same client id again answers as the first time.',
    access: 'reader',
    params: byId,
    body: ConversationMessageInput,
    output: ConversationMessage,
    errors: ['invalid_input', 'not_found', 'conflict', 'posting_limited', 'rate_limited'],
  }),
  closeOwnConversation: endpoint({
    route: routes.closeOwnConversation,
    summary: 'End your chat; again changes nothing.',
    access: 'reader',
    params: byId,
    output: Acknowledgement,
    errors: ['not_found', 'rate_limited'],
  }),
  receiveMail: endpoint({
    route: routes.receiveMail,
    summary: 'For the service that receives emails: an answer of the team by email. Needs its secret.',
    access: 'public',
    body: InboundMail,
    output: Acknowledgement,
    errors: ['invalid_input', 'forbidden', 'not_found', 'payload_too_large', 'rate_limited'],
  }),
  listConversations: endpoint({
    route: routes.listConversations,
    summary: 'Chats, the one with the newest message first. Moderators and admins only.',
    access: 'member',
    query: ConversationsQuery,
    output: ConversationPage,
    errors: [...teamErrors, 'invalid_input'],
  }),
  readConversation: endpoint({
    route: routes.readConversation,
    summary: 'One chat with all its messages. Moderators and admins only.',
    access: 'member',
    params: byId,
    output: Conversation,
    errors: [...teamErrors, 'not_found'],
  }),
  answerConversation: endpoint({
    route: routes.answerConversation,
    summary: 'Answer in a chat; mailed when the person does not read it. Moderators and admins only.',
    access: 'member',
    params: byId,
    body: ConversationMessageInput,
    output: ConversationMessage,
    errors: [...teamErrors, 'invalid_input', 'not_found', 'conflict', 'posting_limited'],
  }),
  closeConversation: endpoint({
    route: routes.closeConversation,
    summary: 'End a chat; again changes nothing. Moderators and admins only.',
    access: 'member',
    params: byId,
    output: Acknowledgement,
    errors: [...teamErrors, 'not_found'],
  }),
} as const
