import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { HttpDependencies } from './http-dependencies.ts'

/**
 * A span for each call, where the settings name a collector. Paths are recorded without their query, which may contain
 * secrets.
 */
export function registerTracing(app: FastifyInstance, { tracing }: Pick<HttpDependencies, 'tracing'>): void {
  if (tracing === null) return
  const calls = new WeakMap<FastifyRequest, ReturnType<typeof tracing.beginCall>>()
  app.addHook('onRequest', (request, _reply, next) => {
    const { method, url, headers } = request
    const call = tracing.beginCall({ method, path: url.split('?')[0] ?? '', headers })
    calls.set(request, call)
    call.within(next)
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    calls.get(request)?.end({ route, status: reply.statusCode, ids: { 'stratomate.request_id': request.id } })
  })
}
