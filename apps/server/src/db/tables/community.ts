import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { TradingSettings } from '@stratomate/contracts'
import { users } from './accounts.ts'
import { instant } from './columns.ts'
import { proofChecks } from './proof-checks.ts'

const searchVector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * Who writes: a separate identity, so that no account id is public. A deleted account leaves its texts without a name.
 * `posts` and `votes` count what is shown.
 */
export const communityMembers = pgTable(
  'community_members',
  {
    id: uuid('id').primaryKey(),
    userId: uuid('user_id')
      .unique()
      .references(() => users.id, { onDelete: 'set null' }),
    /** Instead of the account's name: sample posts belong to nobody. */
    name: text('name'),
    mark: text('mark'),
    posts: integer('posts').notNull().default(0),
    votes: integer('votes').notNull().default(0),
    joinedAt: instant('joined_at').notNull(),
    suspendedUntil: instant('suspended_until'),
    suspendedReason: text('suspended_reason'),
  },
  (table) => [check('community_members_mark', sql`${table.mark} in ('expert', 'verified')`)],
)

const author = () =>
  uuid('author_id')
    .notNull()
    .references(() => communityMembers.id)

/** Names in the text that mean a member, as they are written there. */
const mentions = () => jsonb('mentions').$type<string[]>().notNull().default([])

/** `likes`, `votes` and `replies` are kept beside the rows that they count and equal them. */
export const posts = pgTable(
  'posts',
  {
    id: uuid('id').primaryKey(),
    clientId: uuid('client_id').notNull(),
    authorId: author(),
    category: text('category').notNull(),
    content: text('content').notNull(),
    mentions: mentions(),
    settings: jsonb('settings').$type<TradingSettings>(),
    proofId: uuid('proof_id').references(() => proofChecks.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    editedAt: instant('edited_at'),
    likes: integer('likes').notNull().default(0),
    votes: integer('votes').notNull().default(0),
    replies: integer('replies').notNull().default(0),
    isLocked: boolean('is_locked').notNull().default(false),
    isPinned: boolean('is_pinned').notNull().default(false),
    hiddenReason: text('hidden_reason'),
    isSample: boolean('is_sample').notNull().default(false),
    words: searchVector('words').generatedAlwaysAs(sql`to_tsvector('simple', content)`),
  },
  (table) => [
    unique('posts_client').on(table.authorId, table.clientId),
    index('posts_newest')
      .on(table.createdAt.desc(), table.id.desc())
      .where(sql`hidden_reason is null`),
    index('posts_newest_of_category')
      .on(table.category, table.createdAt.desc(), table.id.desc())
      .where(sql`hidden_reason is null`),
    index('posts_pinned')
      .on(table.createdAt.desc())
      .where(sql`is_pinned`),
    index('posts_by_author').on(table.authorId, table.createdAt.desc()),
    index('posts_of_proof')
      .on(table.proofId)
      .where(sql`proof_id is not null`),
    index('posts_words').using('gin', table.words),
    check('posts_category', sql`${table.category} in ('settings', 'support', 'general')`),
    check('posts_counts', sql`${table.likes} >= 0 and ${table.replies} >= 0`),
  ],
)

export const replies = pgTable(
  'replies',
  {
    id: uuid('id').primaryKey(),
    clientId: uuid('client_id').notNull(),
    postId: uuid('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    authorId: author(),
    content: text('content').notNull(),
    mentions: mentions(),
    createdAt: instant('created_at').notNull(),
    editedAt: instant('edited_at'),
    likes: integer('likes').notNull().default(0),
    hiddenReason: text('hidden_reason'),
    isSample: boolean('is_sample').notNull().default(false),
  },
  (table) => [
    unique('replies_client').on(table.authorId, table.clientId),
    index('replies_of_post').on(table.postId, table.createdAt, table.id),
    index('replies_by_author').on(table.authorId, table.createdAt.desc()),
    check('replies_likes', sql`${table.likes} >= 0`),
  ],
)

/**
 * What a person has written within a day, by the id of the post or reply. It outlives the text, so that deleting and
 * writing again stays within the limits; of the text only a hash is kept.
 */
export const communityWritings = pgTable(
  'community_writings',
  {
    id: uuid('id').primaryKey(),
    authorId: author(),
    kind: text('kind').notNull(),
    textHash: text('text_hash').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('community_writings_by_author').on(table.authorId, table.kind, table.createdAt.desc()),
    index('community_writings_oldest').on(table.createdAt),
    check('community_writings_kind', sql`${table.kind} in ('post', 'reply')`),
  ],
)

/** How many posts of a category are shown: counted once for each change, not once for each reader. */
export const postCounts = pgTable('post_counts', {
  category: text('category').primaryKey(),
  shown: integer('shown').notNull().default(0),
})

const member = () =>
  uuid('member_id')
    .notNull()
    .references(() => communityMembers.id, { onDelete: 'cascade' })

export const postLikes = pgTable(
  'post_likes',
  {
    postId: uuid('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    memberId: member(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.memberId] }),
    index('post_likes_member').on(table.memberId, table.at),
  ],
)

export const replyLikes = pgTable(
  'reply_likes',
  {
    replyId: uuid('reply_id')
      .notNull()
      .references(() => replies.id, { onDelete: 'cascade' }),
    memberId: member(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.replyId, table.memberId] }),
    index('reply_likes_member').on(table.memberId, table.at),
  ],
)

export const postVotes = pgTable(
  'post_votes',
  {
    postId: uuid('post_id')
      .notNull()
      .references(() => posts.id, { onDelete: 'cascade' }),
    memberId: member(),
    value: smallint('value').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.memberId] }),
    index('post_votes_member').on(table.memberId, table.at),
    check('post_votes_value', sql`${table.value} in (-1, 1)`),
  ],
)

/** `reporter` is a keyed hash of the reporter, by account or by network address, so that each counts once. */
export const contentReports = pgTable(
  'content_reports',
  {
    id: uuid('id').primaryKey(),
    postId: uuid('post_id').references(() => posts.id, { onDelete: 'cascade' }),
    replyId: uuid('reply_id').references(() => replies.id, { onDelete: 'cascade' }),
    reporter: text('reporter').notNull(),
    isTrusted: boolean('is_trusted').notNull(),
    reason: text('reason').notNull(),
    note: text('note'),
    reportedAt: instant('reported_at').notNull(),
    closedAt: instant('closed_at'),
  },
  (table) => [
    unique('content_reports_post').on(table.postId, table.reporter),
    unique('content_reports_reply').on(table.replyId, table.reporter),
    index('content_reports_open')
      .on(table.reportedAt)
      .where(sql`closed_at is null`),
    index('content_reports_reporter').on(table.reporter, table.reportedAt),
    check('content_reports_target', sql`(${table.postId} is null) <> (${table.replyId} is null)`),
  ],
)
