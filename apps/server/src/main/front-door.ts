import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { errorCatalogue } from '@stratomate/contracts'

const retryAfterS = 2
const drainMs = 10_000

export type FrontDoor = {
  server: Server
  port: number
  /** From now on the service itself answers. */
  open: (listener: RequestListener) => void
  /** Takes no more, lets what is under way finish for ten seconds, then cuts off. */
  close: () => Promise<void>
}

/**
 * Takes the port at once, so that a taken one is known before anything else starts, and answers 503 to everybody
 * until the service is ready. Throws EADDRINUSE. Slow senders are cut off after 10 s (headers) and 30 s (whole).
 */
export async function openFrontDoor(place: { host: string; port: number }): Promise<FrontDoor> {
  let answer: RequestListener = answerStarting
  const limits = { headersTimeout: 10_000, requestTimeout: 30_000, connectionsCheckingInterval: 5_000 }
  const server = createServer(limits, (request, response) => answer(request, response))
  server.listen(place.port, place.host)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The service listens on no port.')
  const close = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    server.closeIdleConnections()
    const cutOff = setTimeout(() => server.closeAllConnections(), drainMs)
    await closed
    clearTimeout(cutOff)
  }
  return {
    server,
    port: address.port,
    open: (listener) => {
      answer = listener
    },
    close,
  }
}

const answerStarting: RequestListener = (_request, response) => {
  const { status, message } = errorCatalogue.starting
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': String(retryAfterS),
  })
  response.end(JSON.stringify({ message, code: 'starting', requestId: randomUUID() }))
}
