import { createHmac } from 'node:crypto'
import { routes, streams as streamPaths } from '@stratomate/contracts'
import type { FastifyInstance } from 'fastify'
import { likePost, likeReply, voteOnPost } from '#server/features/community/posts/post-ballots.ts'
import { createPostLister } from '#server/features/community/posts/create-post-lister.ts'
import { listReplies, readPost } from '#server/features/community/posts/list-posts.ts'
import {
  dismissReports,
  listReports,
  moderateMember,
  moderatePost,
  moderateReply,
} from '#server/features/community/moderation/moderate.ts'
import { changeWordFilter, readWordFilter } from '#server/features/community/moderation/manage-word-filter.ts'
import { reportContent } from '#server/features/community/moderation/report-content.ts'
import { changePost, deletePost, writePost } from '#server/features/community/posts/write-post.ts'
import { changeReply, deleteReply, writeReply } from '#server/features/community/posts/write-reply.ts'
import { openStream } from '../streams/events.ts'
import type { HttpDependencies } from '../http-dependencies.ts'
import { type ServeEndpoint, endpointServer } from '../serve-endpoint.ts'

const done = { ok: true } as const

/** What people say to each other, and what moderators do about it. */
export function registerCommunity(app: FastifyInstance, dependencies: HttpDependencies): void {
  const serve = endpointServer(app, dependencies)
  registerPosts(serve, dependencies)
  registerReplies(serve)
  registerModeration(serve, dependencies.secret)
  app.get(streamPaths.communityEvents, { schema: { summary: 'Live posts and replies.' } }, async (request, reply) => {
    await openStream(dependencies, { channel: 'community', request, reply, actor: { kind: 'anonymous' } })
  })
}

function registerPosts(serve: ServeEndpoint, dependencies: HttpDependencies): void {
  const listPosts = createPostLister({ db: dependencies.dbOf(routes.listPosts.path) })
  serve('listPosts', ({ ctx, query }) => listPosts(ctx, query))
  serve('readPost', ({ ctx, params }) => readPost(ctx, params.id))
  serve('writePost', ({ ctx, body }) => writePost(ctx, body), 'texts')
  serve('changePost', ({ ctx, params, body }) => changePost(ctx, params.id, body), 'texts')
  serve('deletePost', async ({ ctx, params }) => {
    await deletePost(ctx, params.id)
    return done
  })
  serve('likePost', ({ ctx, params }) => likePost(ctx, params.id, 'like'))
  serve('unlikePost', ({ ctx, params }) => likePost(ctx, params.id, 'unlike'))
  serve('voteOnPost', ({ ctx, params, body }) => voteOnPost(ctx, params.id, body.vote))
}

function registerReplies(serve: ServeEndpoint): void {
  serve('listReplies', ({ ctx, params, query }) => listReplies(ctx, params.id, query))
  serve('writeReply', ({ ctx, params, body }) => writeReply(ctx, params.id, body), 'texts')
  serve('changeReply', ({ ctx, params, body }) => changeReply(ctx, params.id, body), 'texts')
  serve('deleteReply', async ({ ctx, params }) => {
    await deleteReply(ctx, params.id)
    return done
  })
  serve('likeReply', ({ ctx, params }) => likeReply(ctx, params.id, 'like'))
  serve('unlikeReply', ({ ctx, params }) => likeReply(ctx, params.id, 'unlike'))
}

function registerModeration(serve: ServeEndpoint, secret: string): void {
  serve(
    'reportContent',
    async ({ ctx, body, request }) => {
      const address = createHmac('sha256', secret).update(`report\0${request.ip}`).digest('base64url')
      await reportContent(ctx, body, address)
      return done
    },
    'messages',
  )
  serve('moderatePost', ({ ctx, params, body }) => moderatePost(ctx, params.id, body))
  serve('moderateReply', ({ ctx, params, body }) => moderateReply(ctx, params.id, body))
  serve('moderateMember', async ({ ctx, params, body }) => {
    await moderateMember(ctx, params.id, body)
    return done
  })
  serve('readWordFilter', ({ ctx }) => readWordFilter(ctx))
  serve('changeWordFilter', ({ ctx, body }) => changeWordFilter(ctx, body))
  serve('listReports', ({ ctx }) => listReports(ctx))
  serve('dismissReports', async ({ ctx, params, body }) => {
    await dismissReports(ctx, params.id, body)
    return done
  })
}
