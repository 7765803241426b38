import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { type BodyClock, createBodyWatch, realBodyClock, requestMsMax } from '#server/http/body-watch.ts'
import { answerBrokenRequest, answerEarly } from '#server/http/early-answers.ts'
import type { Transport } from '#server/http/security-headers.ts'
import { closeInsteadOfReading } from '#server/http/unread-body.ts'

const drainMs = 10_000

/** `origin` is where people reach the service, when it is known. */
type Place = { host: string; port: number; origin?: string | null }

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
 * until the service is ready. Throws EADDRINUSE. Slow senders are cut off: heads after 10 s, bodies by `createBodyWatch`.
 */
export async function openFrontDoor(place: Place, bodyClock: BodyClock = realBodyClock): Promise<FrontDoor> {
  const transport = place.origin?.startsWith('https://') ? 'https' : 'http'
  let answer: RequestListener = (request, response) => answerEarly({ request, response }, 'starting', transport)
  const limits = { headersTimeout: 10_000, requestTimeout: requestMsMax, connectionsCheckingInterval: 5_000 }
  const bodies = createBodyWatch(bodyClock)
  const server = createServer({ ...limits, requireHostHeader: false }, (request, response) => {
    bodies.watch(request)
    closeInsteadOfReading(request)
    answer(request, response)
  })
  // A caller that cannot be accepted, as without free file handles, is not the end of the others.
  server.on('error', () => undefined)
  answerWhatIsNoRequest(server, transport)
  const endQuietConnections = followConnections(server)
  server.listen(place.port, place.host)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The service listens on no port.')
  const close = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    endQuietConnections()
    const cutOff = setTimeout(() => server.closeAllConnections(), drainMs)
    await closed
    clearTimeout(cutOff)
    bodies.stop()
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

/**
 * Knows which connections have a request under way. The answer ends all others now and those as soon as they are done:
 * browsers open connections ahead of need, and each would hold up the stop for as long as it may stay silent.
 */
function followConnections(server: Server): () => void {
  const busy = new Set<Socket>()
  const open = new Set<Socket>()
  let isEnding = false
  server.on('connection', (socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
  })
  server.on('request', ({ socket }, response) => {
    busy.add(socket)
    response.on('close', () => {
      busy.delete(socket)
      if (isEnding) socket.end()
    })
  })
  return () => {
    isEnding = true
    for (const socket of open) if (!busy.has(socket)) socket.destroy()
  }
}

/** What Node would answer by itself, bare: bytes that it cannot read, and demands that it does not know. */
function answerWhatIsNoRequest(server: Server, transport: Transport): void {
  const latest = new WeakMap<object, Exchange>()
  server.on('request', (request, response) => latest.set(request.socket, { request, response }))
  server.on('checkExpectation', (request, response) => {
    latest.set(request.socket, { request, response })
    answerEarly({ request, response }, 'malformed_request', transport)
  })
  server.on('clientError', (error, socket) => {
    if (!(socket instanceof Socket)) socket.destroy()
    else if (isAnswered(latest.get(socket))) socket.destroySoon()
    else answerBrokenRequest(error, socket, transport)
  })
}

type Exchange = { request: IncomingMessage; response: ServerResponse }

/** Whether what is broken belongs to a request that has its answer already, or gets it at this moment. */
function isAnswered(exchange: Exchange | undefined): boolean {
  if (exchange === undefined || !exchange.response.headersSent) return false
  return !exchange.request.complete || !exchange.response.writableFinished
}
