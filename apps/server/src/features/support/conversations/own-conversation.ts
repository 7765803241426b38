import type {
  Conversation,
  ConversationInput,
  ConversationMessage,
  ConversationMessageInput,
  OwnConversation,
} from '@stratomate/contracts'
import { dayMs } from '@stratomate/std/time'
import { AppError } from '#server/features/app-error.ts'
import type { Ctx } from '#server/features/context.ts'
import type { Db } from '#server/features/database.ts'
import { type Added, addMessage, publishMessage } from './add-message.ts'
import { endConversation } from './end-conversation.ts'
import {
  type ConversationRow,
  insertConversation,
  lockByClient,
  lockConversation,
  lockOpenOwn,
  type Owner,
  selectConversation,
  selectMessages,
  selectNewestOwn,
  selectPerson,
  updateConversation,
} from './queries.ts'
import { conversationView } from './views.ts'

const shownForMs = 7 * dayMs
/** For this long, the first message still finds its chat when it is sent again after a lost answer. */
const repeatMs = 10 * 60_000

/** The keyed hash of the cookie that holds a chat without an account; null when the browser has none. */
export type SecretHash = string | null

/**
 * Starts a chat with its first message; while one is open, the message is added to it. Without an account, `secretHash`
 * is needed. Errors: invalid_input without name and email, conflict, posting_limited.
 */
export async function openConversation(
  ctx: Ctx,
  secretHash: SecretHash,
  input: ConversationInput,
): Promise<Conversation> {
  const { added, view } = await ctx.db.transaction(async (tx) => {
    const owner = ownerOf(ctx, secretHash)
    const opener = await openerOf(tx, owner, input)
    const conversation =
      (await lockOpenOwn(tx, owner)) ??
      (await lockRepeated(tx, ctx, { owner, input, email: opener.email })) ??
      (await lockNew(tx, ctx, { owner, input, opener }))
    const message = { ...textOf(input), side: 'person' as const, name: conversation.name, authorId: null }
    const done = await addMessage(tx, ctx, { conversation, message })
    return { added: done, view: await conversationView(tx, done.conversation) }
  })
  publishMessage(ctx, added)
  return view
}

/** The open chat, or the newest one of seven days; null when there is none. */
export async function readOwnConversation(ctx: Ctx, secretHash: SecretHash): Promise<OwnConversation> {
  const since = new Date(ctx.now().getTime() - shownForMs)
  const row = await selectNewestOwn(ctx.db, ownerOf(ctx, secretHash), since)
  return { conversation: row === null ? null : await conversationView(ctx.db, row) }
}

/** Writes in the own chat. Errors: not_found, conflict, posting_limited. */
export async function sendConversationMessage(
  ctx: Ctx,
  { id, secretHash }: { id: string; secretHash: SecretHash },
  input: ConversationMessageInput,
): Promise<ConversationMessage> {
  const added = await ctx.db.transaction(async (tx): Promise<Added> => {
    const conversation = await lockConversation(tx, id, ownerOf(ctx, secretHash))
    if (conversation === null) throw new AppError('not_found')
    const message = { ...textOf(input), side: 'person' as const, name: conversation.name, authorId: null }
    return addMessage(tx, ctx, { conversation, message })
  })
  publishMessage(ctx, added)
  return added.message
}

/** Ends one's own chat; it may be repeated. Errors: not_found. */
export async function closeOwnConversation(ctx: Ctx, id: string, secretHash: SecretHash): Promise<void> {
  await endConversation(ctx, id, { whose: ownerOf(ctx, secretHash) })
}

/** Whether a chat is the caller's own. */
export async function ownsConversation(ctx: Ctx, id: string, secretHash: SecretHash): Promise<boolean> {
  return (await selectConversation(ctx.db, id, ownerOf(ctx, secretHash))) !== null
}

function ownerOf({ actor }: Pick<Ctx, 'actor'>, secretHash: SecretHash): Owner {
  return { userId: actor.kind === 'member' ? actor.userId : null, secretHash }
}

function textOf({ clientId, message }: ConversationMessageInput) {
  return { clientId, content: message }
}

type Opener = { name: string; email: string }

async function openerOf(tx: Db, { userId }: Owner, { name, email }: ConversationInput): Promise<Opener> {
  if (userId !== null) {
    const person = await selectPerson(tx, userId)
    if (person !== null) return { name: person.firstName, email: person.email }
  }
  if (name !== undefined && email !== undefined) return { name, email }
  throw new AppError('invalid_input', {
    fields: {
      ...(name === undefined ? { name: 'Enter your name.' } : {}),
      ...(email === undefined ? { email: 'Enter your email: answers go there when you are away.' } : {}),
    },
  })
}

type Opening = { owner: Owner; input: ConversationInput }

/**
 * The chat that this same message has opened before, when the answer was lost on the way. The id is the page's secret:
 * together with the same address and text it proves the browser, which gets the chat under its present cookie.
 */
async function lockRepeated(
  tx: Db,
  ctx: Ctx,
  { owner, input, email }: Opening & { email: string },
): Promise<ConversationRow | null> {
  const row = await lockByClient(tx, input.clientId)
  if (row === null) return null
  if (await selectConversation(tx, row.id, owner)) return row
  const [first] = await selectMessages(tx, row.id)
  const isYoung = ctx.now().getTime() - row.openedAt.getTime() < repeatMs
  if (row.userId !== null || !isYoung || row.email !== email || first?.content !== input.message)
    throw new AppError('conflict')
  await updateConversation(tx, row.id, { secretHash: owner.secretHash })
  return row
}

/** A new chat, or the one that another tab opened a moment ago. */
async function lockNew(
  tx: Db,
  ctx: Ctx,
  { owner, input, opener }: Opening & { opener: Opener },
): Promise<ConversationRow> {
  const { userId } = owner
  const openedAt = ctx.now()
  await insertConversation(tx, {
    ...opener,
    id: ctx.newId(),
    clientId: input.clientId,
    userId,
    secretHash: userId === null ? owner.secretHash : null,
    openedAt,
    lastMessageAt: openedAt,
  })
  const row = await lockOpenOwn(tx, owner)
  if (row === null) throw new AppError('conflict')
  return row
}
