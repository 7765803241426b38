import type { IncomingMessage, RequestListener } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { answerEarly } from './early-answers.ts'
import type { Transport } from './security-headers.ts'

/**
 * Lets only requests for one host through to the routes. A full address is reduced to its path when it names the host
 * of the request (RFC 9112 §3.2.2), so that log, guards and routes read the same; one that names another host is
 * refused.
 */
export function guardTargets(
  next: RequestListener,
  { log, transport }: { log: FastifyBaseLogger; transport: Transport },
): RequestListener {
  return (request, response) => {
    const path = pathOf(request)
    if (path !== null) {
      request.url = path
      next(request, response)
      return
    }
    const { requestId } = answerEarly({ request, response }, 'malformed_request', transport)
    log.info({ requestId, method: request.method, status: response.statusCode }, 'call')
  }
}

/** The path as it was sent, or null for a request to another host, to several or to none. */
function pathOf({ url = '', rawHeaders, headers }: IncomingMessage): string | null {
  const { host = '' } = headers
  const names = rawHeaders.filter((_text, place) => place % 2 === 0)
  if (host === '' || names.filter((name) => name.toLowerCase() === 'host').length !== 1) return null
  if (url.startsWith('/')) return url
  const [, authority, path = ''] = /^https?:\/\/([^/?#]+)(.*)$/iu.exec(url) ?? []
  if (authority?.toLowerCase() !== host.toLowerCase()) return null
  return path.startsWith('/') ? path : `/${path}`
}
