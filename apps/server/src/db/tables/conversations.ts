import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { instant } from './columns.ts'

/**
 * Chats with the team. One belongs to an account or, without one, to the browser whose cookie has this keyed hash;
 * nobody has two open ones. `messages` counts them, so that a chat has an end.
 */
export const conversations = pgTable(
  'conversations',
  {
    id: uuid('id').primaryKey(),
    /** The client id of the first message: a lost answer opens no second chat. */
    clientId: uuid('client_id').notNull().unique(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    secretHash: text('secret_hash'),
    name: text('name').notNull(),
    email: text('email').notNull(),
    state: text('state').notNull().default('open'),
    openedAt: instant('opened_at').notNull(),
    lastMessageAt: instant('last_message_at').notNull(),
    lastSide: text('last_side').notNull().default('person'),
    messages: integer('messages').notNull().default(0),
    closedAt: instant('closed_at'),
  },
  (table) => [
    uniqueIndex('conversations_open_of_user')
      .on(table.userId)
      .where(sql`state = 'open'`),
    uniqueIndex('conversations_open_of_browser')
      .on(table.secretHash)
      .where(sql`state = 'open'`),
    index('conversations_of_user').on(table.userId, table.lastMessageAt.desc()),
    index('conversations_of_browser').on(table.secretHash, table.lastMessageAt.desc()),
    index('conversations_newest').on(table.lastMessageAt.desc(), table.id.desc()),
    index('conversations_newest_of_state').on(table.state, table.lastMessageAt.desc(), table.id.desc()),
    check('conversations_state', sql`${table.state} in ('open', 'closed')`),
    check('conversations_side', sql`${table.lastSide} in ('person', 'team')`),
  ],
)

export const conversationMessages = pgTable(
  'conversation_messages',
  {
    id: uuid('id').primaryKey(),
    conversationId: uuid('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    clientId: uuid('client_id').notNull(),
    /** 1 for the first: two messages of one millisecond keep their order. */
    place: integer('place').notNull(),
    side: text('side').notNull(),
    /** Who of the team wrote it; null for the person. */
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    content: text('content').notNull(),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [
    unique('conversation_messages_client').on(table.conversationId, table.clientId),
    unique('conversation_messages_place').on(table.conversationId, table.place),
    check('conversation_messages_side', sql`${table.side} in ('person', 'team')`),
  ],
)
