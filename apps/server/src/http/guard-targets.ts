import type { IncomingMessage, RequestListener } from 'node:http'
import type { FastifyBaseLogger } from 'fastify'
import { answerEarly } from './early-answers.ts'
import type { Transport } from './security-headers.ts'

/**
 * Lets only plain requests through to the routes: a path of this site and one host. The router would find a route also
 * behind another site's whole address, while the log and the guards would take it for a page.
 */
export function guardTargets(
  next: RequestListener,
  { log, transport }: { log: FastifyBaseLogger; transport: Transport },
): RequestListener {
  return (request, response) => {
    if (isPlain(request)) return next(request, response)
    const { requestId } = answerEarly({ request, response }, 'malformed_request', transport)
    log.info({ requestId, method: request.method, status: response.statusCode }, 'call')
  }
}

function isPlain({ url, rawHeaders, headers }: IncomingMessage): boolean {
  if (url === undefined || !url.startsWith('/') || (headers.host ?? '') === '') return false
  const names = rawHeaders.filter((_text, place) => place % 2 === 0)
  return names.filter((name) => name.toLowerCase() === 'host').length === 1
}
