import { Id, streams as streamPaths } from '@stratomate/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { AppError } from '#server/features/app-error.ts'
import { requireModerator } from '#server/features/context.ts'
import {
  closeOwnConversation,
  openConversation,
  ownsConversation,
  readOwnConversation,
  sendConversationMessage,
} from '#server/features/support/conversations/own-conversation.ts'
import {
  answerConversation,
  closeConversation,
  listConversations,
  readConversation,
} from '#server/features/support/conversations/team-conversations.ts'
import { ensureChatSecret, readChatSecret } from '../browser-token.ts'
import { conversationChannel, teamChannel } from '../streams/event-streams.ts'
import { openStream } from '../streams/events.ts'
import type { HttpDependencies } from '../http-dependencies.ts'
import { contextOf, readMember } from '../request-context.ts'
import { endpointServer } from '../serve-endpoint.ts'

const done = { ok: true } as const
const byId = z.object({ id: Id })

/** Chats with the team, live both ways. */
export function registerConversations(app: FastifyInstance, dependencies: HttpDependencies): void {
  registerOwn(app, dependencies)
  registerTeam(app, dependencies)
  registerStreams(app, dependencies)
}

function registerOwn(app: FastifyInstance, dependencies: HttpDependencies): void {
  const serve = endpointServer(app, dependencies)
  serve(
    'openConversation',
    ({ ctx, body, request, reply }) => {
      const isMember = ctx.actor.kind === 'member'
      const secret = isMember ? readChatSecret(dependencies, request) : ensureChatSecret(dependencies, request, reply)
      return openConversation(ctx, secret, body)
    },
    'messages',
  )
  serve('readOwnConversation', ({ ctx, request }) => readOwnConversation(ctx, readChatSecret(dependencies, request)))
  serve(
    'sendConversationMessage',
    ({ ctx, params, body, request }) => {
      const place = { id: params.id, secretHash: readChatSecret(dependencies, request) }
      return sendConversationMessage(ctx, place, body)
    },
    'chat',
  )
  serve('closeOwnConversation', async ({ ctx, params, request }) => {
    await closeOwnConversation(ctx, params.id, readChatSecret(dependencies, request))
    return done
  })
}

function registerTeam(app: FastifyInstance, dependencies: HttpDependencies): void {
  const serve = endpointServer(app, dependencies)
  serve('listConversations', ({ ctx, query }) => listConversations(ctx, query))
  serve('readConversation', ({ ctx, params }) => readConversation(ctx, params.id))
  serve('answerConversation', ({ ctx, params, body }) => answerConversation(ctx, params.id, body), 'chat')
  serve('closeConversation', async ({ ctx, params }) => {
    await closeConversation(ctx, params.id)
    return done
  })
}

function registerStreams(app: FastifyInstance, dependencies: HttpDependencies): void {
  const callerOf = async (request: FastifyRequest) =>
    contextOf(dependencies, request, await readMember(dependencies, request))
  const summary = 'Live messages of a chat with the team.'
  app.get<{ Params: { id: string } }>(
    streamPaths.conversationEvents,
    { schema: { summary, params: byId } },
    async (request, reply) => {
      const { id } = request.params
      const mayStay = async () => ownsConversation(await callerOf(request), id, readChatSecret(dependencies, request))
      if (!(await mayStay())) throw new AppError('not_found')
      const { actor } = await callerOf(request)
      await openStream(dependencies, { channel: conversationChannel(id, 'person'), request, reply, actor }, mayStay)
    },
  )
  app.get<{ Params: { id: string } }>(
    streamPaths.teamConversationEvents,
    { schema: { summary, params: byId } },
    async (request, reply) => {
      const { id } = request.params
      const ctx = await callerOf(request)
      await readConversation(ctx, id)
      await openStream(dependencies, { channel: conversationChannel(id, 'team'), request, reply, actor: ctx.actor })
    },
  )
  app.get(streamPaths.teamEvents, { schema: { summary: 'Live list of chats.' } }, async (request, reply) => {
    const actor = requireModerator(await callerOf(request))
    await openStream(dependencies, { channel: teamChannel, request, reply, actor })
  })
}
