import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { Server as NetServer, Socket } from 'node:net'
import { listeningPort } from '@stratomate/std/ports'
import { type OutputOf, routes } from '@stratomate/contracts'
import { type BodyClock, createBodyWatch, realBodyClock, requestMsMax } from '#server/http/guards/body-watch.ts'
import { answerBrokenRequest, answerEarly } from '#server/http/guards/early-answers.ts'
import { securityHeaders, type Transport } from '#server/http/guards/security-headers.ts'
import { closeInsteadOfReading } from '#server/http/guards/unread-body.ts'

const drainMs = 10_000

/** A connection that is silent for this long during a stop is not about to send a request. */
const quietMs = 500

/**
 * `origin` is where people reach the service, once it is known; `alive` is the answer to the health check until then.
 */
type Place = { host: string; port: number; origin?: string | null; alive?: OutputOf<'readHealth'> }

export type HttpListener = {
  server: Server
  port: number
  /** From now on the service itself answers. */
  open: (listener: RequestListener) => void
  /**
   * Accepts no new connections, answers what still arrives on open ones and ends them, gives requests under way ten
   * seconds, then cuts them off.
   */
  close: () => Promise<void>
}

/**
 * Takes the port at once, so that a port in use is noticed before anything else starts, and answers 503 to everybody
 * until the service is ready. Throws EADDRINUSE. Slow senders are cut off: heads after 10 s, bodies by
 * `createBodyWatch`.
 */
export async function openHttpListener(place: Place, bodyClock: BodyClock = realBodyClock): Promise<HttpListener> {
  const transport = place.origin?.startsWith('https://') ? 'https' : 'http'
  let answer: RequestListener = (request, response) => {
    const isHealth = request.method === 'GET' && request.url === routes.readHealth.path
    if (isHealth && place.alive !== undefined) answerAlive(response, place.alive, transport)
    else answerEarly({ request, response }, 'starting', transport)
  }
  const limits = { headersTimeout: 10_000, requestTimeout: requestMsMax, connectionsCheckingInterval: 5_000 }
  const bodies = createBodyWatch(bodyClock)
  const server = createServer({ ...limits, requireHostHeader: false }, (request, response) => {
    bodies.watch(request)
    closeInsteadOfReading(request)
    answer(request, response)
  })
  // One caller that cannot be accepted, for instance without free file handles, does not affect the others.
  server.on('error', () => undefined)
  answerWhatIsNoRequest(server, transport)
  const connections = followConnections(server)
  server.listen(place.port, place.host)
  await once(server, 'listening')
  const port = listeningPort(server)
  const close = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    connections.lastAnswers()
    // Closing the HTTP server would cut connections on which a request is just arriving.
    NetServer.prototype.close.call(server)
    const ending = setTimeout(connections.endQuiet, quietMs)
    const cutOff = setTimeout(connections.cutOff, drainMs)
    await closed
    clearTimeout(ending)
    clearTimeout(cutOff)
    bodies.stop()
    // Ends the HTTP server's look at slow connections, which would keep all that answers here for as long as the process.
    server.close()
  }
  let closing: Promise<void> | null = null
  return {
    server,
    port,
    open: (listener) => {
      answer = listener
    },
    close: () => (closing ??= close()),
  }
}

type Connections = {
  /** From now on each answer is the last one of its connection. */
  lastAnswers: () => void
  /** Ends all connections without a request: browsers open some in advance, which may stay silent. */
  endQuiet: () => void
  /** Ends all connections, whatever is under way. */
  cutOff: () => void
}

function followConnections(server: Server): Connections {
  const busy = new Map<Socket, ServerResponse>()
  const open = new Set<Socket>()
  let isEnding = false
  server.on('connection', (socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
  })
  server.prependListener('request', ({ socket }, response) => {
    busy.set(socket, response)
    if (isEnding) sayLast(response)
    response.on('close', () => {
      if (busy.get(socket) === response) busy.delete(socket)
      if (isEnding) socket.end()
    })
  })
  return {
    lastAnswers: () => {
      isEnding = true
      for (const response of busy.values()) sayLast(response)
    },
    endQuiet: () => {
      for (const socket of open) if (!busy.has(socket)) socket.destroy()
    },
    cutOff: () => {
      for (const socket of open) socket.destroy()
    },
  }
}

function sayLast(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('connection', 'close')
}

function answerAlive(response: ServerResponse, body: OutputOf<'readHealth'>, transport: Transport): void {
  const headers = { ...securityHeaders(transport), 'content-type': 'application/json; charset=utf-8' }
  response.writeHead(200, { ...headers, 'cache-control': 'no-store' }).end(JSON.stringify(body))
}

/** Errors that Node would answer with a bare status: bytes that it cannot parse, and demands that it does not know. */
function answerWhatIsNoRequest(server: Server, transport: Transport): void {
  const latest = new WeakMap<object, Exchange>()
  server.on('request', (request, response) => {
    const { socket } = request
    latest.set(socket, { request, response })
    // A finished exchange says nothing about the next one, and a stream would stay as long as it is open.
    response.once('close', () => (request.complete ? latest.delete(socket) : undefined))
  })
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

/** Whether the broken bytes belong to a request that has its answer already, or is getting it. */
function isAnswered(exchange: Exchange | undefined): boolean {
  if (exchange === undefined || !exchange.response.headersSent) return false
  return !exchange.request.complete || !exchange.response.writableFinished
}
