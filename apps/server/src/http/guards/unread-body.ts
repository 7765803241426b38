import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { hasBody } from './body-watch.ts'

/** A rest this small is read away, which is cheaper than a new connection. */
const readAwayBytesMax = 65_536
/** How long the sender of a body that is not read any more may read the answer. */
const graceMs = 2_000

/** Whether so much of a body is still to come that the connection is closed instead. */
export function isBodyUnread(request: IncomingMessage): boolean {
  if (request.complete || !hasBody(request)) return false
  return Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY) > readAwayBytesMax
}

/**
 * Stops reading as soon as a request is answered before its body was read: Node would read the rest away, however much
 * it is, or close so abruptly that the answer is lost. Call it before anything reads the body; whoever answers says
 * `connection: close` where `isBodyUnread`.
 */
export function closeInsteadOfReading(request: IncomingMessage): void {
  if (!hasBody(request)) return
  // Node reads the rest of a body away after the answer when nobody has asked for the body before.
  if (isBodyUnread(request)) request.read(0)
  const { socket } = request
  socket.destroySoon = () => {
    if (request.complete || socket.destroyed) return Socket.prototype.destroySoon.call(socket)
    request.pause()
    socket.end()
    const timer = setTimeout(() => socket.destroy(), graceMs)
    socket.once('close', () => clearTimeout(timer))
  }
}
