import { randomUUID } from 'node:crypto'
import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { errorCatalogue, type ErrorBody, type ErrorCode } from '@stratomate/contracts'
import { securityHeaders, type Transport } from './security-headers.ts'
import { isBodyUnread } from './unread-body.ts'

/** How long a connection stays open for its sender to read the answer, when the request could not be read. */
const graceMs = 1_000

/** Answers before anything is routed, as a route would; the answer's body is returned for the log. */
export function answerEarly(
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  code: ErrorCode,
  transport: Transport,
): ErrorBody {
  const { status, headers, body, text } = earlyAnswer(code, transport)
  response.writeHead(status, isBodyUnread(request) ? { ...headers, connection: 'close' } : headers)
  response.end(request.method === 'HEAD' ? undefined : text)
  return body
}

/** What is wrong with bytes that are not a request, by the codes of Node's parser. */
const parserCodes: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'headers_too_large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'payload_too_large',
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
}

/** Answers bytes that are not a request, unless another answer is under way on the connection, and closes it. */
export function answerBrokenRequest(error: NodeJS.ErrnoException, socket: Socket, transport: Transport): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const { status, headers, text } = earlyAnswer(parserCodes[error.code ?? ''] ?? 'malformed_request', transport)
  const lines = Object.entries({ ...headers, date: new Date().toUTCString(), connection: 'close' })
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}\r\n${head}\r\n${text}`)
  socket.pause()
  const timer = setTimeout(() => socket.destroy(), graceMs)
  socket.once('close', () => clearTimeout(timer))
}

function earlyAnswer(code: ErrorCode, transport: Transport) {
  const { status, message } = errorCatalogue[code]
  const body: ErrorBody = { message, code, requestId: randomUUID() }
  const text = JSON.stringify(body)
  const headers = {
    ...securityHeaders(transport),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    'cache-control': 'no-store',
    'x-request-id': body.requestId,
    ...(code === 'starting' ? { 'retry-after': String(retryAfterS) } : {}),
  }
  return { status, headers, body, text }
}

const retryAfterS = 2
