import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { hasBody } from './body-watch.ts'

/** A rest this small is read and dropped, which is cheaper than a new connection. */
const readAwayBytesMax = 65_536
/** How long the sender of a body that is no longer read may read the answer. */
const graceMs = 2_000

/** Whether the rest of a body is so large that the connection is closed instead. */
export function isBodyUnread(request: IncomingMessage): boolean {
  if (request.complete || !hasBody(request)) return false
  return Number(request.headers['content-length'] ?? Number.POSITIVE_INFINITY) > readAwayBytesMax
}

/**
 * Stops reading when a request is answered before its body was read: Node would read the whole rest, or close so
 * abruptly that the answer is lost. Call it before anything reads the body; the answer needs `connection: close` where
 * `isBodyUnread`.
 */
export function closeInsteadOfReading(request: IncomingMessage): void {
  if (!hasBody(request)) return
  // Node reads and drops the rest of a body after the answer when nobody has asked for it before.
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
