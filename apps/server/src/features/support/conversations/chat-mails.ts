import { brand } from '@stratomate/brand'
import { referenceOf } from '@stratomate/std/text'
import type { Ctx } from '#server/features/context.ts'
import type { Db } from '#server/features/database.ts'
import type { ConversationRow, MessageRow } from './queries.ts'
import { say, typed } from '#server/features/say.ts'

/** Everything that a person writes within this time causes one mail: it links to the chat. */
const teamPauseMs = 10 * 60_000

type Said = { conversation: ConversationRow; message: Pick<MessageRow, 'id' | 'content' | 'sentAt'> }

/** To the team while none of them is reading. What a stranger typed is in the body only, never in a header. */
export async function queueTeamMail(tx: Db, ctx: Ctx, { conversation, message }: Said): Promise<void> {
  const { id, name, email } = conversation
  if (ctx.bus.isReading(id, 'team')) return
  await ctx.mail.queue(tx, {
    dedupeKey: `${teamMailPrefix(id)}${Math.floor(message.sentAt.getTime() / teamPauseMs)}`,
    to: brand.email,
    answersTo: id,
    subject: typed(`Chat ${referenceOf(id)}: somebody waits`),
    paragraphs: [
      typed(`From: ${name} <${email}>\nReceived: ${message.sentAt.toISOString()}`),
      typed(message.content),
      say('Answer: {page}', { page: { page: `/admin?section=chats&chat=${id}` } }),
    ],
  })
}

/** To the person while the chat is not open anywhere. */
export async function queueAnswerMail(tx: Db, ctx: Ctx, { conversation, message }: Said): Promise<void> {
  const { id, email } = conversation
  if (ctx.bus.isReading(id, 'person')) return
  await ctx.mail.queue(tx, {
    dedupeKey: `chat-answer:${message.id}`,
    to: email,
    topic: 'answers',
    subject: say('{brand} support has answered you ({reference})', { reference: referenceOf(id) }),
    paragraphs: [
      say('The {brand} team has answered in your chat:'),
      typed(message.content),
      say('Continue in the same browser: {page}', { page: { page: '/support' } }),
      say('If you did not write to us, ignore this mail.'),
    ],
  })
}

/** The beginning of the keys of the mails to the team about a chat. */
function teamMailPrefix(id: string): string {
  return `chat-team:${id}:`
}
