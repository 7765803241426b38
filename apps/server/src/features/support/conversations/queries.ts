import type { ConversationSide, ConversationState } from '@stratomate/contracts'
import { and, asc, desc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { conversationMessages, conversations, users } from '#server/db/tables/index.ts'
import type { Db } from '#server/features/database.ts'
import { isBehind, newestFirst } from '#server/features/newest-first.ts'

const conversationColumns = {
  id: conversations.id,
  clientId: conversations.clientId,
  userId: conversations.userId,
  secretHash: conversations.secretHash,
  name: conversations.name,
  email: conversations.email,
  state: sql<ConversationState>`${conversations.state}`,
  openedAt: conversations.openedAt,
  lastMessageAt: conversations.lastMessageAt,
  lastSide: sql<ConversationSide>`${conversations.lastSide}`,
  messages: conversations.messages,
  closedAt: conversations.closedAt,
}
const messageColumns = {
  id: conversationMessages.id,
  conversationId: conversationMessages.conversationId,
  clientId: conversationMessages.clientId,
  side: sql<ConversationSide>`${conversationMessages.side}`,
  name: conversationMessages.name,
  content: conversationMessages.content,
  sentAt: conversationMessages.sentAt,
}

export type ConversationRow = Omit<typeof conversations.$inferSelect, 'state' | 'lastSide'> & {
  state: ConversationState
  lastSide: ConversationSide
}
export type MessageRow = Omit<typeof conversationMessages.$inferSelect, 'side' | 'authorId' | 'place'> & {
  side: ConversationSide
}

/** Whose chats: of an account, of a browser by the keyed hash of its cookie, or both for one person. */
export type Owner = { userId: string | null; secretHash: string | null }

/** Without account and cookie there is no owner, so no row matches. */
function ownedBy({ userId, secretHash }: Owner): SQL | undefined {
  const byBrowser =
    secretHash === null ? sql`false` : and(isNull(conversations.userId), eq(conversations.secretHash, secretHash))
  return userId === null ? byBrowser : or(eq(conversations.userId, userId), byBrowser)
}

/** The owner's open chat, or else the newest since an instant. */
export async function selectNewestOwn(db: Db, owner: Owner, since: Date): Promise<ConversationRow | null> {
  const rows = await db
    .select(conversationColumns)
    .from(conversations)
    .where(and(ownedBy(owner), gt(conversations.lastMessageAt, since)))
    .orderBy(desc(eq(conversations.state, 'open')), desc(conversations.lastMessageAt))
    .limit(1)
  return rows[0] ?? null
}

/** The owner's open chat, locked until the transaction ends. */
export async function lockOpenOwn(db: Db, owner: Owner): Promise<ConversationRow | null> {
  const rows = await db
    .select(conversationColumns)
    .from(conversations)
    .where(and(ownedBy(owner), eq(conversations.state, 'open')))
    .orderBy(desc(conversations.lastMessageAt))
    .limit(1)
    .for('no key update')
  return rows[0] ?? null
}

/** One chat of the owner, or of anybody for the team. */
export async function selectConversation(db: Db, id: string, whose: Owner | 'team'): Promise<ConversationRow | null> {
  const rows = await db.select(conversationColumns).from(conversations).where(isThat(id, whose))
  return rows[0] ?? null
}

/** As `selectConversation`, locked until the transaction ends. */
export async function lockConversation(db: Db, id: string, whose: Owner | 'team'): Promise<ConversationRow | null> {
  const rows = await db.select(conversationColumns).from(conversations).where(isThat(id, whose)).for('no key update')
  return rows[0] ?? null
}

function isThat(id: string, whose: Owner | 'team'): SQL | undefined {
  return and(eq(conversations.id, id), whose === 'team' ? undefined : ownedBy(whose))
}

/** The chat that a first message has opened, locked until the transaction ends. */
export async function lockByClient(db: Db, clientId: string): Promise<ConversationRow | null> {
  const rows = await db
    .select(conversationColumns)
    .from(conversations)
    .where(eq(conversations.clientId, clientId))
    .for('no key update')
  return rows[0] ?? null
}

/** Stores a chat; false when its client id is known or its owner has an open one. */
export async function insertConversation(db: Db, row: typeof conversations.$inferInsert): Promise<boolean> {
  const rows = await db.insert(conversations).values(row).onConflictDoNothing().returning({ id: conversations.id })
  return rows.length === 1
}

export async function updateConversation(
  db: Db,
  id: string,
  change: Partial<typeof conversations.$inferInsert>,
): Promise<void> {
  await db.update(conversations).set(change).where(eq(conversations.id, id))
}

export async function selectMessages(db: Db, conversationId: string): Promise<MessageRow[]> {
  return db
    .select(messageColumns)
    .from(conversationMessages)
    .where(eq(conversationMessages.conversationId, conversationId))
    .orderBy(asc(conversationMessages.place))
}

export async function selectMessageByClient(
  db: Db,
  conversationId: string,
  clientId: string,
): Promise<MessageRow | null> {
  const rows = await db
    .select(messageColumns)
    .from(conversationMessages)
    .where(and(eq(conversationMessages.conversationId, conversationId), eq(conversationMessages.clientId, clientId)))
  return rows[0] ?? null
}

export async function insertMessage(db: Db, row: typeof conversationMessages.$inferInsert): Promise<void> {
  await db.insert(conversationMessages).values(row)
}

export type ConversationList = {
  state: ConversationState | undefined
  after: { at: Date; id: string } | null
  count: number
}

/** Chats, the one with the newest message first. */
export function selectConversations(db: Db, { state, after, count }: ConversationList): Promise<ConversationRow[]> {
  const order = { at: conversations.lastMessageAt, id: conversations.id }
  const isAfter = after === null ? undefined : isBehind(order, after)
  return db
    .select(conversationColumns)
    .from(conversations)
    .where(and(state === undefined ? undefined : eq(conversations.state, state), isAfter))
    .orderBy(...newestFirst(order))
    .limit(count)
}

/** The member of the team with an email address; null for anybody else. */
export async function selectTeamMember(db: Db, email: string): Promise<{ id: string; firstName: string } | null> {
  const rows = await db
    .select({ id: users.id, firstName: users.firstName, name: users.name })
    .from(users)
    .where(
      and(
        eq(sql`lower(${users.email})`, email.toLowerCase()),
        eq(users.emailVerified, true),
        isNull(users.suspendedAt),
        inArray(users.role, ['moderator', 'admin']),
      ),
    )
  const [row] = rows
  return row === undefined ? null : { id: row.id, firstName: shownNameOf(row, 'Team') }
}

/** How an account is addressed and where it reads mails. */
export async function selectPerson(db: Db, userId: string): Promise<{ firstName: string; email: string } | null> {
  const rows = await db
    .select({ firstName: users.firstName, name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, userId))
  const [row] = rows
  return row === undefined ? null : { firstName: shownNameOf(row, row.email), email: row.email }
}

/** The name of a person who may have given none. */
function shownNameOf({ firstName, name }: { firstName: string | null; name: string }, other: string): string {
  return [firstName ?? '', name].find((text) => text !== '') ?? other
}
