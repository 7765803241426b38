import type { Ctx } from '#server/features/context.ts'
import { selectPost } from '../queries/posts.ts'
import { postView } from './views.ts'

/** Sends posts again to every page that shows them, as everybody sees them; hidden ones are left out. */
export async function publishPosts(ctx: Pick<Ctx, 'db' | 'now' | 'bus'>, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    const row = await selectPost(ctx.db, id, null)
    if (row !== null && row.post.hiddenReason === null)
      ctx.bus.toCommunity('post.changed', { post: postView(row, ctx.now()) })
  }
}
