import { metricsPath } from '@stratomate/contracts'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#server/features/app-error.ts'
import { isSameSecret } from '#server/features/is-same-secret.ts'
import type { HttpDependencies } from './http-dependencies.ts'

/**
 * What monitoring reads of this server, for callers with its token; without a token in the settings there is no such
 * page.
 */
export function registerMetrics(app: FastifyInstance, { metrics }: Pick<HttpDependencies, 'metrics'>): void {
  if (metrics === null) return
  const { token, port } = metrics
  app.get(metricsPath, { schema: { hide: true } }, async (request, reply) => {
    if (!isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`)) throw new AppError('not_found')
    const { type, text } = await port.write()
    return reply.header('cache-control', 'no-store').type(type).send(text)
  })
  app.addHook('onResponse', async (request, reply) => {
    port.callEnded({
      // The pattern of the route, never the path: the number of paths has no bound.
      route: request.routeOptions.url ?? 'none',
      method: request.method,
      status: String(reply.statusCode),
      seconds: reply.elapsedTime / 1_000,
    })
  })
}
