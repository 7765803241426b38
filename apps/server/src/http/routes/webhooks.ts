import { webhookPath } from '@stratomate/contracts'
import type { FastifyInstance } from 'fastify'
import { receiveEvent } from '#server/features/billing/webhooks/receive-event.ts'
import type { HttpDependencies } from '../http-dependencies.ts'

/** Events of the payment provider. The signature is over the raw bytes, so nothing parses them before it is checked. */
export async function registerWebhooks(app: FastifyInstance, dependencies: HttpDependencies): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  // The bytes decide, not the headers: without this, a missing or odd content type would be refused.
  app.addHook('preParsing', async (request, _reply, payload) => {
    request.headers['content-type'] = 'application/octet-stream'
    return payload
  })
  app.post(webhookPath, { schema: { hide: true }, config: { rateLimit: false } }, async (request, reply) => {
    const { body, raw, log } = request
    const [signature, ...more] = raw.headersDistinct['stripe-signature'] ?? []
    const { now, refusedEvents } = dependencies
    await receiveEvent({ db: dependencies.dbOf(webhookPath), now, log, refusedEvents }, dependencies.payments, {
      body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
      signature: more.length === 0 ? signature : undefined,
    })
    dependencies.wakeEvents()
    return reply.header('cache-control', 'no-store').send({ received: true })
  })
}
