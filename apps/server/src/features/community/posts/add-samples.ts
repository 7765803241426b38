import { hourMs, minuteMs } from '@stratomate/std/time'
import type { Ctx } from '#server/features/context.ts'
import { addToCount } from '../queries/posts.ts'
import { insertSampleAuthor, insertSamples } from '../queries/samples.ts'
import { sampleAuthors, samplePosts } from './sample-posts.ts'

/**
 * Adds the sample posts of a demo, all or none, once: what moderators did with them afterwards stays. Two services that
 * start at the same time wait for each other at the first author.
 */
export async function addSamples(ctx: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  const nowMs = ctx.now().getTime()
  const before = (hours: number) => new Date(nowMs - hours * hourMs)
  const joinedAt = before(Math.max(...samplePosts.map(({ hoursOld }) => hoursOld)) + 1)
  await ctx.db.transaction(async (tx) => {
    for (const author of sampleAuthors) {
      const own = samplePosts.filter((post) => post.author.id === author.id)
      const isNew = await insertSampleAuthor(tx, { ...author, posts: own.length, joinedAt })
      if (!isNew) return
    }
    await insertSamples(tx, {
      posts: samplePosts.map(({ id, author, category, content, settings, hoursOld, replies }) => ({
        id,
        clientId: id,
        authorId: author.id,
        category,
        content,
        settings,
        createdAt: before(hoursOld),
        replies: replies.length,
        isSample: true,
      })),
      replies: samplePosts.flatMap(({ id: postId, hoursOld, replies }) =>
        replies.map(({ id, author, content, minutesLater }) => ({
          id,
          clientId: id,
          postId,
          authorId: author.id,
          content,
          createdAt: new Date(before(hoursOld).getTime() + minutesLater * minuteMs),
          isSample: true,
        })),
      ),
    })
    for (const { category } of samplePosts) await addToCount(tx, category, 1)
  })
}
