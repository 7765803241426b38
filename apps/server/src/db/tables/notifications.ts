import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { NotificationKind } from '@stratomate/contracts'
import { users } from './accounts.ts'
import { instant } from './columns.ts'
import { posts, replies } from './community.ts'
import { conversations } from './conversations.ts'

const owner = () => uuid('user_id').references(() => users.id, { onDelete: 'cascade' })

/**
 * What happened to somebody, written together with its cause and only once. Texts of others are not copied here: they
 * are read from the post or reply, so that deleted or hidden ones are no longer shown.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: uuid('id').primaryKey(),
    userId: owner().notNull(),
    cause: text('cause').notNull(),
    kind: text('kind').$type<NotificationKind>().notNull(),
    postId: uuid('post_id').references(() => posts.id, { onDelete: 'cascade' }),
    replyId: uuid('reply_id').references(() => replies.id, { onDelete: 'cascade' }),
    conversationId: uuid('conversation_id').references(() => conversations.id, { onDelete: 'cascade' }),
    /** What the kind has to say for itself. */
    facts: jsonb('facts').$type<Record<string, string>>().notNull(),
    createdAt: instant('created_at').notNull(),
    readAt: instant('read_at'),
    /** When the open pages of its owner were notified. */
    publishedAt: instant('told_at'),
    /** When it was mailed in a digest. */
    digestedAt: instant('digested_at'),
  },
  (table) => [
    unique('notifications_cause').on(table.userId, table.cause),
    index('notifications_newest').on(table.userId, table.createdAt.desc(), table.id.desc()),
    index('notifications_unread')
      .on(table.userId)
      .where(sql`read_at is null`),
    index('notifications_untold')
      .on(table.createdAt)
      .where(sql`told_at is null`),
    index('notifications_age').on(table.createdAt),
    index('notifications_post')
      .on(table.postId)
      .where(sql`post_id is not null`),
    index('notifications_reply')
      .on(table.replyId)
      .where(sql`reply_id is not null`),
    index('notifications_conversation')
      .on(table.conversationId)
      .where(sql`conversation_id is not null`),
  ],
)

/**
 * How often unread notifications are mailed together; whether they are at all is stored with the other mail settings.
 */
export const digestSettings = pgTable(
  'digest_settings',
  {
    userId: owner().primaryKey(),
    rhythm: text('rhythm').notNull(),
    /** The last period that was handled: each is mailed at most once. */
    lastPeriod: text('last_period').notNull(),
  },
  (table) => [check('digest_settings_rhythm', sql`${table.rhythm} in ('daily', 'weekly')`)],
)

/** Where the bot writes to a person. A Telegram account belongs to one account at a time. */
export const telegramLinks = pgTable('telegram_links', {
  userId: owner().primaryKey(),
  chatId: text('chat_id').notNull().unique(),
  name: text('name').notNull(),
  kinds: jsonb('kinds').$type<NotificationKind[]>().notNull(),
  linkedAt: instant('linked_at').notNull(),
})

/** One-time codes that lead a Telegram account to an account; only their hash is kept. */
export const telegramCodes = pgTable(
  'telegram_codes',
  {
    codeHash: text('code_hash').primaryKey(),
    userId: owner().notNull().unique(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('telegram_codes_expiry').on(table.expiresAt)],
)

/** What the bot is to send, written with its notification. */
export const telegramMessages = pgTable(
  'telegram_messages',
  {
    id: uuid('id').primaryKey(),
    userId: owner().notNull(),
    text: text('text').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextAttemptAt: instant('next_attempt_at').notNull(),
    createdAt: instant('created_at').notNull(),
    /** Since when it has been given up: it waits for an administrator, or until it expires. */
    failedAt: instant('failed_at'),
    lastError: text('last_error'),
  },
  (table) => [index('telegram_messages_due').on(table.nextAttemptAt), index('telegram_messages_user').on(table.userId)],
)

/** Words that hold a text back for a moderator, in the form in which they are compared. */
export const wordFilterEntries = pgTable('held_words', {
  word: text('word').primaryKey(),
  addedAt: instant('added_at').notNull(),
})
