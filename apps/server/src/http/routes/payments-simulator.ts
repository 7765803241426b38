import type { FastifyInstance } from 'fastify'
import { errorBody, sendError } from '../errors.ts'
import { isLocalCaller } from '../guards/local-caller.ts'
import type { HttpDependencies } from '../http-dependencies.ts'

const timeoutMs = 20_000
const passedOn = ['content-type', 'location', 'content-security-policy', 'referrer-policy', 'cache-control'] as const

/**
 * Passes `/v1/*` to the payment simulator, so that its pages are under the address of the site. Never in production.
 */
export async function registerPaymentsSimulator(app: FastifyInstance, dependencies: HttpDependencies): Promise<void> {
  const target = dependencies.simulators?.payments
  if (target === undefined || target === null) return
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  app.all('/v1/*', { schema: { hide: true }, config: { rateLimit: false } }, async (request, reply) => {
    if (!isLocalCaller(request)) return sendError(reply, errorBody('not_found', request))
    const answer = await fetch(new URL(request.url, target), {
      method: request.method,
      headers: forwarded(request.headers),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      ...(request.method === 'GET' || request.method === 'HEAD'
        ? {}
        : { body: new Uint8Array(request.body as Buffer) }),
    })
    for (const name of passedOn) {
      const value = answer.headers.get(name)
      if (value !== null) reply.header(name, value)
    }
    return reply.code(answer.status).send(Buffer.from(await answer.arrayBuffer()))
  })
}

function forwarded(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const names = ['authorization', 'content-type', 'idempotency-key', 'stripe-version', 'accept']
  return Object.fromEntries(names.flatMap((name) => (typeof headers[name] === 'string' ? [[name, headers[name]]] : [])))
}
