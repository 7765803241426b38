import type { PageQuery, Post, PostPage, PostsQuery, ReplyPage } from '@stratomate/contracts'
import { AppError } from '../app-error.ts'
import { type Ctx, requireModerator } from '../context.ts'
import { readCursor, writeCursor } from '../trading/page-cursor.ts'
import { readOwnId } from './writer.ts'
import { isPostShown, type ReadPost, selectOwnHidden, selectPinned, selectPost, selectPosts } from './queries-posts.ts'
import { readCounts } from './read-counts.ts'
import { selectReplies } from './queries-replies.ts'
import { postView, replyView } from './views.ts'

const pageSize = 20
const pinnedMax = 5

/** Posts, newest first, pinned ones above the first page, the reader's own hidden ones among them. Errors: invalid_input for a cursor we did not write. */
export async function listPosts(ctx: Ctx, query: PostsQuery): Promise<PostPage> {
  const readerId = await readOwnId(ctx)
  const count = query.limit ?? pageSize
  const category = query.category ?? null
  const search = query.search === undefined || query.search === '' ? null : query.search
  const after = readCursor(query.cursor)
  const pinned =
    after === null && search === null ? await selectPinned(ctx.db, { readerId, category, count: pinnedMax }) : []
  const rows = await selectPosts(ctx.db, { readerId, category, search, after, count })
  const isLast = rows.length < count
  const own =
    readerId === null || search !== null
      ? []
      : await selectOwnHidden(ctx.db, {
          readerId,
          category,
          from: isLast ? null : (rows.at(-1)?.post.createdAt ?? null),
          before: after?.at ?? null,
        })
  return {
    items: [...pinned, ...newestOf([...rows, ...own])].map((row) => postView(row, ctx.now())),
    nextCursor: isLast ? null : cursorAfter(rows.at(-1)),
    counts: await readCounts(ctx.db),
    you: readerId,
  }
}

function newestOf(rows: readonly ReadPost[]): ReadPost[] {
  return rows.toSorted((a, b) => b.post.createdAt.getTime() - a.post.createdAt.getTime())
}

function cursorAfter(row: ReadPost | undefined): string | null {
  return row === undefined ? null : writeCursor({ at: row.post.createdAt, id: row.post.id })
}

/** One post. Hidden, it is there for its author and for moderators. Errors: not_found. */
export async function readPost(ctx: Ctx, id: string): Promise<Post> {
  return postView(await visiblePost(ctx, id), ctx.now())
}

/** Replies, oldest first. Errors: not_found, invalid_input. */
export async function listReplies(ctx: Ctx, id: string, query: PageQuery): Promise<ReplyPage> {
  const count = query.limit ?? pageSize
  await visiblePost(ctx, id)
  const readerId = await readOwnId(ctx)
  const rows = await selectReplies(ctx.db, { postId: id, readerId, after: readCursor(query.cursor), count })
  const last = rows.at(-1)
  return {
    items: rows.map((row) => replyView(row, ctx.now())),
    nextCursor:
      last === undefined || rows.length < count ? null : writeCursor({ at: last.reply.createdAt, id: last.reply.id }),
  }
}

/** Whether a post is there for everybody. */
export function isPublicPost({ db }: Pick<Ctx, 'db'>, id: string): Promise<boolean> {
  return isPostShown(db, id)
}

async function visiblePost(ctx: Ctx, id: string): Promise<ReadPost> {
  const readerId = await readOwnId(ctx)
  const row = await selectPost(ctx.db, id, readerId)
  if (row === null) throw new AppError('not_found')
  if (row.post.hiddenReason === null || row.post.authorId === readerId || isModerator(ctx)) return row
  throw new AppError('not_found')
}

function isModerator(ctx: Ctx): boolean {
  try {
    requireModerator(ctx)
    return true
  } catch {
    // Whoever is no moderator reads as everybody does.
    return false
  }
}
