import type { FastifyRequest } from 'fastify'

const ownNames = new Set(['localhost', '127.0.0.1', '[::1]'])

type Caller = Pick<FastifyRequest, 'headers'> & { socket: { remoteAddress?: string | undefined } }

/**
 * Whether the caller is on this computer: a loopback connection, not passed on by a proxy, that asked for a name of
 * this computer (a page elsewhere could make its own name resolve to it).
 */
export function isLocalCaller({ socket, headers }: Caller): boolean {
  if (!isLoopback(socket.remoteAddress ?? '')) return false
  if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined) return false
  const address = `http://${headers.host ?? ''}`
  return URL.canParse(address) && ownNames.has(new URL(address).hostname)
}

function isLoopback(address: string): boolean {
  return address === '::1' || /^(?:::ffff:)?127(?:\.\d{1,3}){3}$/u.test(address)
}
