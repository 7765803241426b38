import type { FastifyInstance } from 'fastify'
import { listFeedback, listSupportMessages } from '#server/features/support/messages/list-messages.ts'
import { sendFeedback } from '#server/features/support/messages/send-feedback.ts'
import { sendSupportMessage } from '#server/features/support/messages/send-support-message.ts'
import type { HttpDependencies } from '../http-dependencies.ts'
import { endpointServer } from '../serve-endpoint.ts'

/** What people write to the team, and where administrators read it. */
export function registerSupport(app: FastifyInstance, dependencies: HttpDependencies): void {
  const serve = endpointServer(app, dependencies)
  serve('sendSupportMessage', ({ ctx, body }) => sendSupportMessage(ctx, body), 'messages')
  serve('sendFeedback', ({ ctx, body }) => sendFeedback(ctx, body), 'messages')
  serve('listFeedback', ({ ctx, query }) => listFeedback(ctx, query))
  serve('listSupportMessages', ({ ctx, query }) => listSupportMessages(ctx, query))
}
