import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Writable } from 'node:stream'

/** What Node's HTTP keeps for a connection beside its socket: about nine kilobytes, measured with ten thousand. */
type Parser = { unconsume: () => void; remove: () => void; close: () => void }

/** The listeners by which Node's HTTP reads a connection; those for its close are needed by others too. */
const httpEvents = ['data', 'end', 'drain', 'timeout', 'pause', 'resume']

/**
 * Takes a connection away from Node's HTTP after the head of an endless answer was written, so that an open stream
 * costs only a socket. The answer must be the last of its connection and have no chunks. Node counts it as closed from
 * now on. Call it in a separate turn of the event loop: the parser may not end while it reads. When the connection of
 * this Node version looks different, or is gone, the answer continues through the response as usual.
 */
export function takeSocket(request: IncomingMessage, response: ServerResponse): Writable {
  const { socket } = response
  const parser: unknown = socket === null ? null : Reflect.get(socket, 'parser')
  if (socket === null || socket.destroyed || !isParser(parser)) return response
  response.detachSocket(socket)
  for (const event of httpEvents) socket.removeAllListeners(event)
  endParser(socket, parser)
  socket.on('error', () => socket.destroy())
  socket.on('end', () => socket.destroy())
  socket.on('finish', () => socket.destroy())
  // Whatever a reader sends to a stream is read and dropped.
  socket.resume()
  request.emit('close')
  response.emit('close')
  return socket
}

/** As Node does for a connection that changes its protocol, such as a web socket. */
function endParser(socket: Socket, parser: Parser): void {
  parser.unconsume()
  parser.remove()
  for (const field of ['socket', 'incoming', 'outgoing', 'onIncoming']) Reflect.set(parser, field, null)
  Reflect.set(socket, 'parser', null)
  parser.close()
}

function isParser(value: unknown): value is Parser {
  if (typeof value !== 'object' || value === null) return false
  return ['unconsume', 'remove', 'close'].every((method) => typeof Reflect.get(value, method) === 'function')
}
