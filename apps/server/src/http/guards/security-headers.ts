import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import helmet from 'helmet'

/** How people reach the service: with encryption, browsers are told to insist on it. */
export type Transport = 'http' | 'https'

const contentPolicy = { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] }
const insistOnEncryptionS = 31_536_000

const headersOf = { http: askHelmet('http'), https: askHelmet('https') }

/** The headers of every answer, unless its route says otherwise. Read once, because they are always the same. */
export function securityHeaders(transport: Transport): Record<string, string> {
  return headersOf[transport]
}

function askHelmet(transport: Transport): Record<string, string> {
  // Never connected: helmet only needs an answer to write headers to.
  const socket = new Socket()
  socket.on('error', () => undefined)
  const request = new IncomingMessage(socket)
  const response = new ServerResponse(request)
  const protect = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: transport === 'https' ? { maxAge: insistOnEncryptionS } : false,
    xFrameOptions: { action: 'deny' },
  })
  protect(request, response, (error) => {
    if (error !== undefined) throw new Error('helmet refuses its options', { cause: error })
  })
  return Object.fromEntries(Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)]))
}
