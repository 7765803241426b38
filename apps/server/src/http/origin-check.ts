import type { FastifyInstance, FastifyRequest } from 'fastify'
import { errorBody, sendError } from './errors.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses every changing call that a browser makes from another site: `Origin` must be ours when it is sent, and
 * `Sec-Fetch-Site` must not be cross-site. Desktop calls carry a token, never a cookie, and have no origin.
 */
export function registerOriginCheck(app: FastifyInstance, origins: () => readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    if (safeMethods.has(request.method)) return
    if (!isForeign(request, origins())) return
    await sendError(reply, errorBody('foreign_origin', request))
  })
}

function isForeign(request: FastifyRequest, origins: readonly string[]): boolean {
  const { origin } = request.headers
  if (origin !== undefined) return !origins.includes(origin)
  const site = request.headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}
