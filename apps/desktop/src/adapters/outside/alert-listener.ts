import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { outsideBytesMax } from '@stratomate/contracts/desktop-window/outside-values'
import { listeningPort } from '@stratomate/std/ports'
import { MinuteCount } from './minute-count.ts'

/** `isRead` is false for a message that contains no signal. */
export type AlertAnswer = { readonly isRead: boolean; readonly message: string }

export type AlertListenerDependencies = {
  /** 0 lets the system choose. */
  port: number
  now: () => number
  /** The secret of a source; null when there is no such source. */
  secretOf: (sourceId: string) => string | null
  take: (sourceId: string, text: string) => Promise<AlertAnswer>
  onError: (error: unknown) => void
}

export type AlertListener = { readonly port: number; close(): Promise<void> }

/** The most alerts of one source in a minute; a person's charts send a fraction of it. */
export const alertsPerMinuteMax = 60
/** The most calls without the right secret in a minute, from everybody together. */
export const strangersPerMinuteMax = 30
export const secretHeader = 'x-alert-secret'

const timeouts = { headersTimeout: 3_000, requestTimeout: 5_000, keepAliveTimeout: 5_000 }
const connectionsMax = 32
const pathShape = /^\/alert\/([a-z0-9]{8})(?:\/([\w-]{20,100}))?$/u

const words: Readonly<Record<number, string>> = {
  400: 'The message could not be read as text.',
  401: 'The address or its secret is wrong. Copy the address again from the app.',
  404: 'There is nothing here. Alerts go to the address that the app has shown.',
  405: 'Alerts are sent with POST.',
  413: 'The message is longer than 4 KiB.',
  429: 'Too many messages within a minute. Wait, and send fewer.',
  500: 'Something went wrong in the app. Nothing was traded.',
}

/**
 * Receives alerts at a port of this computer. An alert proves itself with the secret of its source, in its path or in a
 * header. Rejects when the port is taken.
 */
export async function startAlertListener(dependencies: AlertListenerDependencies): Promise<AlertListener> {
  const counts = new MinuteCount(dependencies.now)
  const server = createServer(timeouts, (request, response) => {
    answer(request, response, { ...dependencies, counts }).catch((error: unknown) => {
      dependencies.onError(error)
      if (response.headersSent) response.destroy()
      else refuse(response, 500)
    })
  })
  server.on('error', dependencies.onError)
  server.maxConnections = connectionsMax
  await listen(server, dependencies.port)
  return {
    port: listeningPort(server),
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      await closed
    },
  }
}

type Answering = AlertListenerDependencies & { counts: MinuteCount }

async function answer(request: IncomingMessage, response: ServerResponse, dependencies: Answering): Promise<void> {
  const { counts, secretOf, take } = dependencies
  const [, sourceId, inPath] = pathShape.exec((request.url ?? '').split('?')[0] ?? '') ?? []
  if (sourceId === undefined) return refuse(response, 404)
  if (request.method !== 'POST') return refuse(response, 405)
  const inHeader = request.headers[secretHeader]
  const given = inPath ?? (typeof inHeader === 'string' ? inHeader : '')
  // An unknown source is compared too, so that a stranger does not learn which sources exist.
  if (!isSame(given, secretOf(sourceId))) return refuse(response, counts.take('', strangersPerMinuteMax) ? 401 : 429)
  if (!counts.take(sourceId, alertsPerMinuteMax)) return refuse(response, 429)
  const body = await readText(request)
  if (typeof body === 'number') return refuse(response, body)
  const { isRead, message } = await take(sourceId, body)
  send(response, isRead ? 200 : 400, { ok: isRead, message })
}

function isSame(given: string, expected: string | null): boolean {
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
  const isEqual = timingSafeEqual(digest(given), digest(expected ?? ''))
  return isEqual && expected !== null
}

/** The body as text, or the status that refuses it. */
async function readText(request: IncomingMessage): Promise<string | 400 | 413> {
  if (Number(request.headers['content-length'] ?? 0) > outsideBytesMax) return 413
  const chunks: Buffer[] = []
  let length = 0
  try {
    for await (const chunk of request) {
      // Safe: a request without an encoding gives buffers.
      const part = chunk as Buffer
      length += part.length
      if (length > outsideBytesMax) return 413
      chunks.push(part)
    }
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
  } catch (error) {
    if (error instanceof Error) return 400
    throw error
  }
}

function refuse(response: ServerResponse, status: number): void {
  // The rest of an unread body is not waited for.
  if (status !== 500) response.setHeader('connection', 'close')
  if (status === 429) response.setHeader('retry-after', '60')
  send(response, status, { ok: false, message: words[status] ?? '' })
}

function send(response: ServerResponse, status: number, content: unknown): void {
  response.statusCode = status
  response.setHeader('content-type', 'application/json; charset=utf-8')
  response.setHeader('x-content-type-options', 'nosniff')
  response.end(JSON.stringify(content))
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject)
      resolve()
    })
  })
}
