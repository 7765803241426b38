import { createHash } from 'node:crypto'
import { brand } from '@stratomate/brand'
import { conversationLimits, type InboundMail } from '@stratomate/contracts'
import { cutQuoted } from '@stratomate/domain'
import { AppError } from '#server/features/app-error.ts'
import { recordAudit } from '#server/features/audit/record-audit.ts'
import type { Ctx } from '#server/features/context.ts'
import { typed } from '#server/features/say.ts'
import type { Db } from '#server/features/database.ts'
import { type Added, addMessage, publishMessage } from './add-message.ts'
import { lockConversation, selectTeamMember } from './queries.ts'
import { type ReplyKeys, readReplyAddress } from './reply-address.ts'

/** An answer of more than this many messages is cut. */
const partsMax = 5
// All but tab and newline of what no text of a person holds.
// oxlint-disable-next-line no-control-regex
const controlCharacters = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/gu

type Answer = { conversationId: string; sender: string; mailId: string; parts: string[] }

/**
 * Adds the team's answer by mail to its chat, once for each mail. The address of the chat must be signed by us and the
 * sender must be of the team. Errors: not_found for any other mail, and for a chat that is gone.
 */
export async function receiveMail(ctx: Ctx, keys: ReplyKeys, mail: InboundMail): Promise<void> {
  const conversationId = readReplyAddress(keys, mail.to ?? mail.To ?? '')
  if (conversationId === null) throw new AppError('not_found')
  const sender = senderOf(mail)
  const parts = partsOf(mail)
  // An out-of-office note is not an answer, and an empty mail says nothing.
  if (isAutomatic(mail) || parts.length === 0) return
  const answer = { conversationId, sender, mailId: mailIdOf(mail), parts }
  for (const added of await ctx.db.transaction((tx) => addAnswer(tx, ctx, answer))) publishMessage(ctx, added)
}

async function addAnswer(tx: Db, ctx: Ctx, { conversationId, sender, mailId, parts }: Answer): Promise<Added[]> {
  const member = await selectTeamMember(tx, sender)
  if (member === null && sender !== brand.email.toLowerCase()) throw new AppError('not_found')
  let conversation = await lockConversation(tx, conversationId, 'team')
  if (conversation === null) throw new AppError('not_found')
  if (conversation.state === 'closed') {
    await queueTooLate(tx, ctx, { to: sender, mailId })
    return []
  }
  const all: Added[] = []
  for (const [place, content] of parts.entries()) {
    const clientId = uuidOf(`${mailId}\n${place}`)
    const message = { clientId, content, side: 'team' as const, name: member?.firstName ?? 'Team' }
    const added = await addMessage(tx, ctx, { conversation, message: { ...message, authorId: member?.id ?? null } })
    conversation = added.conversation
    all.push(added)
  }
  if (all.some(({ isNew }) => isNew))
    await recordAudit(tx, ctx, { action: 'conversation.answer-by-mail', subjectId: conversationId })
  return all
}

async function queueTooLate(tx: Db, ctx: Ctx, { to, mailId }: { to: string; mailId: string }): Promise<void> {
  await ctx.mail.queue(tx, {
    dedupeKey: `chat-too-late:${uuidOf(mailId)}`,
    to,
    subject: typed('Your answer was not delivered'),
    paragraphs: [
      typed('The chat that you have answered by mail was closed in the meantime, so your answer is not in it.'),
    ],
  })
}

/** The address in `Ann Lee <ann@example.com>`, in small letters. */
function senderOf(mail: InboundMail): string {
  const from = (mail.from ?? mail.From ?? '').trim()
  const address = /<([^<>\s]+@[^<>\s]+)>\s*$/u.exec(from)?.[1] ?? from
  return address.toLowerCase().slice(0, 254)
}

function partsOf(mail: InboundMail): string[] {
  const text = (mail.text ?? mail.TextBody ?? '').replaceAll(/\r\n?/gu, '\n').replaceAll(controlCharacters, '')
  const left = Array.from(cutQuoted(text).normalize('NFC'))
  const count = Math.min(partsMax, Math.ceil(left.length / partLength))
  return Array.from({ length: count }, (_none, place) =>
    left
      .slice(place * partLength, (place + 1) * partLength)
      .join('')
      .trim(),
  ).filter((part) => part !== '')
}

/** Counted in whole characters, of which one may be two units of a text. */
const partLength = conversationLimits.message / 2

/** Programs that answer by themselves say so (RFC 3834). */
function isAutomatic({ Headers = [] }: InboundMail): boolean {
  return Headers.some(({ Name, Value }) => Name.toLowerCase() === 'auto-submitted' && Value.toLowerCase() !== 'no')
}

/** The identity of a mail: its id or, where the mail service passes on none, its content. */
function mailIdOf(mail: InboundMail): string {
  const named = mail.messageId ?? mail.MessageID ?? ''
  return named !== '' ? named : JSON.stringify([mail.from, mail.From, mail.to, mail.To, mail.text, mail.TextBody])
}

/** The same text gets the same id, so that a mail that is passed on twice is stored once. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
