import type { PostCategory } from '@stratomate/contracts'
import { and, desc, eq, gte, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import {
  communityMembers,
  postCounts,
  postLikes,
  posts,
  postVotes,
  proofChecks,
  users,
} from '#server/db/tables/index.ts'
import type { Db } from '#server/features/database.ts'
import { isAnyOf } from '#server/db/conditions.ts'
import { isBehind, newestFirst } from '#server/features/newest-first.ts'
import { memberColumns } from './members.ts'

export type PostRow = Omit<typeof posts.$inferSelect, 'words'>
export type PlaceInList = { at: Date; id: string }

const order = { at: posts.createdAt, id: posts.id }
/**
 * The same order for a search, written so that the index of the newest posts is not used: for a rare word it would read
 * every post, where the word index finds the few at once.
 */
const matchesFirst = [desc(posts.createdAt), desc(posts.id)]

/** An id that nobody has, for signed-out readers, who like nothing. */
export const nobody = '00000000-0000-0000-0000-000000000000'

const postColumns = {
  id: posts.id,
  clientId: posts.clientId,
  authorId: posts.authorId,
  category: sql<PostCategory>`${posts.category}`,
  content: posts.content,
  mentions: posts.mentions,
  settings: posts.settings,
  proofId: posts.proofId,
  createdAt: posts.createdAt,
  editedAt: posts.editedAt,
  likes: posts.likes,
  votes: posts.votes,
  replies: posts.replies,
  isLocked: posts.isLocked,
  isPinned: posts.isPinned,
  hiddenReason: posts.hiddenReason,
  isSample: posts.isSample,
}

const proofColumns = {
  id: proofChecks.id,
  state: proofChecks.state,
  facts: proofChecks.facts,
  effective: proofChecks.effective,
  reference: proofChecks.reference,
  forward: proofChecks.forward,
  checkedAt: proofChecks.checkedAt,
}

function selectFor(db: Db, readerId: string | null) {
  const reader = readerId ?? nobody
  return db
    .select({
      post: postColumns,
      author: memberColumns,
      proof: proofColumns,
      likedBy: postLikes.memberId,
      vote: postVotes.value,
    })
    .from(posts)
    .innerJoin(communityMembers, eq(communityMembers.id, posts.authorId))
    .leftJoin(users, eq(users.id, communityMembers.userId))
    .leftJoin(proofChecks, eq(proofChecks.id, posts.proofId))
    .leftJoin(postLikes, and(eq(postLikes.postId, posts.id), eq(postLikes.memberId, reader)))
    .leftJoin(postVotes, and(eq(postVotes.postId, posts.id), eq(postVotes.memberId, reader)))
    .$dynamic()
}

/** A post with its author and with the reader's own like and vote. */
export type ReadPost = Awaited<ReturnType<typeof selectFor>>[number]

/** `search` null: no search. */
export type PostList = {
  category: PostCategory | null
  search: string | null
  after: PlaceInList | null
  count: number
}

export type OwnHidden = { readerId: string; category: PostCategory | null; from: Date | null; before: Date | null }
const ownHiddenMax = 20

/** Visible posts, newest first, without anything about the reader; without a search, pinned ones are left out. */
export function selectPosts(db: Db, { category, search, after, count }: PostList): Promise<ReadPost[]> {
  const conditions: (SQL | undefined)[] = [
    isNull(posts.hiddenReason),
    category === null ? undefined : eq(posts.category, category),
    search === null ? eq(posts.isPinned, false) : sql`${posts.words} @@ websearch_to_tsquery('simple', ${search})`,
    after === null ? undefined : isBehind(order, after),
  ]
  return selectFor(db, null)
    .where(and(...conditions))
    .orderBy(...(search === null ? newestFirst(order) : matchesFirst))
    .limit(count)
}

/**
 * The reader's own posts that a moderator has hidden, newest first: they are listed at their place, with the reason.
 * `from` and `before` are the ends of the page; null is the end of the list.
 */
export function selectOwnHidden(db: Db, { readerId, category, from, before }: OwnHidden): Promise<ReadPost[]> {
  return selectFor(db, readerId)
    .where(
      and(
        eq(posts.authorId, readerId),
        isNotNull(posts.hiddenReason),
        category === null ? undefined : eq(posts.category, category),
        from === null ? undefined : gte(posts.createdAt, from),
        before === null ? undefined : lt(posts.createdAt, before),
      ),
    )
    .orderBy(...newestFirst(order))
    .limit(ownHiddenMax)
}

/** The few posts that are pinned above all others, as an anonymous reader sees them. */
export function selectPinned(db: Db, { category, count }: Omit<PostList, 'after' | 'search'>): Promise<ReadPost[]> {
  return selectFor(db, null)
    .where(
      and(
        eq(posts.isPinned, true),
        isNull(posts.hiddenReason),
        category === null ? undefined : eq(posts.category, category),
      ),
    )
    .orderBy(...newestFirst(order))
    .limit(count)
}

/** Which of these authors have posts that a moderator has hidden. */
export async function selectWithHidden(db: Db, authorIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ authorId: posts.authorId })
    .from(posts)
    .where(and(isAnyOf(posts.authorId, authorIds), isNotNull(posts.hiddenReason)))
  return new Set(rows.map(({ authorId }) => authorId))
}

export async function selectPost(db: Db, id: string, readerId: string | null): Promise<ReadPost | null> {
  const rows = await selectFor(db, readerId).where(eq(posts.id, id))
  return rows[0] ?? null
}

/** The post alone, locked until the transaction ends. */
export async function lockPost(db: Db, id: string): Promise<PostRow | null> {
  const rows = await db.select(postColumns).from(posts).where(eq(posts.id, id)).for('no key update')
  return rows[0] ?? null
}

export async function selectPostAuthor(db: Db, id: string): Promise<string | null> {
  const rows = await db.select({ authorId: posts.authorId }).from(posts).where(eq(posts.id, id))
  return rows[0]?.authorId ?? null
}

/** Whether everybody may read a post. */
export async function isPostShown(db: Db, id: string): Promise<boolean> {
  return (await db.$count(posts, and(eq(posts.id, id), isNull(posts.hiddenReason)))) === 1
}

export async function selectPostByClient(db: Db, authorId: string, clientId: string): Promise<string | null> {
  const rows = await db
    .select({ id: posts.id })
    .from(posts)
    .where(and(eq(posts.authorId, authorId), eq(posts.clientId, clientId)))
  return rows[0]?.id ?? null
}

export async function insertPost(db: Db, row: typeof posts.$inferInsert): Promise<void> {
  await db.insert(posts).values(row)
}

export async function updatePost(db: Db, id: string, change: Partial<typeof posts.$inferInsert>): Promise<void> {
  await db.update(posts).set(change).where(eq(posts.id, id))
}

/** Changes the counts stored with a post. */
export async function addToPost(
  db: Db,
  id: string,
  change: { likes?: number; votes?: number; replies?: number },
): Promise<void> {
  const { likes = 0, votes = 0, replies = 0 } = change
  await db
    .update(posts)
    .set({
      likes: sql`${posts.likes} + ${likes}`,
      votes: sql`${posts.votes} + ${votes}`,
      replies: sql`${posts.replies} + ${replies}`,
    })
    .where(eq(posts.id, id))
}

export async function removePost(db: Db, id: string): Promise<void> {
  await db.delete(posts).where(eq(posts.id, id))
}

/** Counts a post that becomes visible, or no longer is. */
export async function addToCount(db: Db, category: string, change: 1 | -1): Promise<void> {
  await db
    .insert(postCounts)
    .values({ category, shown: change })
    .onConflictDoUpdate({ target: postCounts.category, set: { shown: sql`${postCounts.shown} + ${change}` } })
}

export async function selectCounts(db: Db): Promise<Map<string, number>> {
  const rows = await db.select().from(postCounts)
  return new Map(rows.map(({ category, shown }) => [category, shown]))
}
