import type { PageQuery, Post, ReplyPage } from '@stratomate/contracts'
import { AppError } from '#server/features/app-error.ts'
import { type Ctx, requireModerator } from '#server/features/context.ts'
import { readCursor, writeCursor } from '#server/features/cursor.ts'
import { readOwnId } from '../members/writer.ts'
import { isPostShown, type ReadPost, selectPost } from '../queries/posts.ts'
import { selectReplies } from '../queries/replies.ts'
import { postView, replyView } from './views.ts'

const pageSize = 20

/** One post. A hidden one is only found by its author and by moderators. Errors: not_found. */
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

/** Whether everybody may read a post. */
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
    // A reader who is not a moderator sees what everybody sees.
    return false
  }
}
