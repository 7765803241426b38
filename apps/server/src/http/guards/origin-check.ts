import type { FastifyInstance, FastifyRequest } from 'fastify'
import { errorBody, sendError } from '../errors.ts'

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses every changing call that a browser makes from another site: `Origin` must be ours when it is sent, and
 * `Sec-Fetch-Site` must not be cross-site. Desktop calls carry a token, never a cookie, and have no origin.
 */
export function registerOriginCheck(app: FastifyInstance, origins: ReadonlySet<string>): void {
  app.addHook('onRequest', async (request, reply) => {
    if (safeMethods.has(request.method)) return
    if (!isForeign(request, origins)) return
    await sendError(reply, errorBody('foreign_origin', request))
  })
}

/** Where our own pages come from: on this computer, all of its names count as one site. */
export function ownOrigins(origin: string): ReadonlySet<string> {
  const url = new URL(origin)
  const loopback = ['localhost', '127.0.0.1', '[::1]']
  if (!loopback.includes(url.hostname)) return new Set([origin])
  return new Set(loopback.map((host) => `${url.protocol}//${host}:${url.port}`))
}

function isForeign(request: FastifyRequest, origins: ReadonlySet<string>): boolean {
  const { origin } = request.headers
  if (origin !== undefined) return !origins.has(origin)
  const site = request.headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}
