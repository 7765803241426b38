import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { WindowAction, windowBodyBytesMax } from '@stratomate/contracts/desktop-window/schemas'
import type { WindowLook } from '@stratomate/contracts/desktop-window/state'
import { windowPaths, type WindowReply } from '@stratomate/contracts/desktop-window/values'
import { FilterInput, StatisticsQuery } from '@stratomate/contracts/statistics/schemas'
import { z } from 'zod'
import { askedLanguage, beginPage } from './begin-page.ts'
import { ConnectionGuard } from './connection-guard.ts'
import { readBody } from './read-body.ts'
import { refuseRequest } from './refuse-request.ts'
import { StateStream } from './state-stream.ts'
import type { WindowFile } from './window-files.ts'
import { WindowKeys } from './window-keys.ts'

export type Attachment = { name: string; type: string; text: string | Buffer }

export type WindowServerDependencies = {
  files: ReadonlyMap<string, WindowFile>
  now: () => number
  /** The state as one line of JSON. */
  readState: () => string
  /** What the page needs before its script runs. */
  look: () => Pick<WindowLook, 'theme' | 'language'>
  readAlerts: (cursor: string | null) => unknown
  readTrades: (cursor: string | null) => unknown
  exportDay: (day: string, format: 'csv' | 'json') => Attachment
  readStatistics: (query: StatisticsQuery) => Promise<unknown>
  readProofs: () => Promise<unknown>
  tryFilter: (filter: FilterInput) => Promise<unknown>
  listCandles: () => Promise<unknown>
  readTrials: () => unknown
  /** Recorded candles as a file; null when there are none under this id. */
  readCandles: (id: string) => Promise<Attachment | null>
  act: (action: WindowAction) => Promise<WindowReply>
  /** The last window was closed. */
  onEmpty: () => void
  onError: (error: unknown) => void
  /** The secret by which a second start may open the data folder. */
  reopenSecret: string
  /** A second start asks for a window; answers its address. */
  reopen: () => string
}

export type WindowServer = {
  port: number
  /** The address of the window with a fresh token, which works once. */
  newAddress(): string
  /** Whether a window is open. */
  isOpen(): boolean
  /** What the window speaks: as the person chose, else as the browser of the last window asked. */
  language(): NonNullable<WindowLook['language']>
  changed(): void
  close(): Promise<void>
}

/** A request must be complete in time; this is checked once a second. */
const timeouts = {
  headersTimeout: 5_000,
  requestTimeout: 10_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 1_000,
}

const SessionInput = z.strictObject({ token: z.string().min(1).max(200) })
const Cursor = z.string().regex(/^\d{1,16}(?:\.\d+)?:[\w -]{0,100}$/u)
const ExportQuery = z.object({ day: z.iso.date(), format: z.enum(['csv', 'json']) })

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')
const headers = {
  'content-security-policy': policy,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'cache-control': 'no-store',
}

/**
 * Serves the window on this computer only, at a port that the system chooses. Every request must name our own address;
 * all but the files and the exchange of a token need the cookie.
 */
export async function startWindowServer(dependencies: WindowServerDependencies): Promise<WindowServer> {
  const keys = new WindowKeys(dependencies.now)
  const stream = new StateStream({
    read: dependencies.readState,
    onEmpty: dependencies.onEmpty,
    onError: dependencies.onError,
  })
  const guard = new ConnectionGuard(() => performance.now())
  let asked: string | undefined
  const begin = (page: string, browserAsks: string | undefined): string => {
    asked = browserAsks
    return beginPage(page, dependencies.look(), asked)
  }
  const server = createServer(timeouts, (request, response) => {
    const engine = new RequestHandler({ ...dependencies, begin, keys, stream, guard, port: portOf(server) })
    engine.answer(request, response).catch((error: unknown) => {
      dependencies.onError(error)
      if (response.headersSent) response.destroy()
      else refuse(response, 500)
    })
  })
  server.on('connection', (socket) => guard.admit(socket))
  server.on('error', dependencies.onError)
  await listen(server)
  const port = portOf(server)
  return {
    port,
    newAddress: () => `http://127.0.0.1:${port}/#${keys.newToken()}`,
    isOpen: () => stream.count() > 0,
    language: () => dependencies.look().language ?? askedLanguage(asked),
    changed: () => stream.changed(),
    async close() {
      stream.close()
      guard.close()
      const closed = new Promise<void>((resolve) => server.close(() => resolve()))
      server.closeAllConnections()
      await closed
    },
  }
}

type WindowRequestDependencies = WindowServerDependencies & {
  begin: (page: string, browserAsks: string | undefined) => string
  keys: WindowKeys
  stream: StateStream
  guard: ConnectionGuard
  port: number
}

/** Answers one request. */
class RequestHandler {
  readonly #dependencies: WindowRequestDependencies

  constructor(dependencies: WindowRequestDependencies) {
    this.#dependencies = dependencies
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    const { method = '', url = '' } = request
    const target = URL.parse(url, 'http://127.0.0.1')
    const { port, keys } = this.#dependencies
    if (target === null) return refuse(response, 400)
    const { pathname: path, searchParams: query } = target
    if (method === 'POST' && path === windowPaths.reopen) return this.#reopen(request, response)
    const refusal = refuseRequest({ method, headers: request.headers, port })
    if (refusal !== null) return refuse(response, refusal)
    if (!path.startsWith('/api/')) return this.#file(request, path, response)
    if (path === windowPaths.session) return this.#openSession(method, request, response)
    if (!keys.isSession(cookieOf(request, cookieName(port)))) return refuse(response, 401)
    this.#dependencies.guard.prove(request.socket)
    if (method === 'POST') return this.#post(path, request, response)
    if (path === windowPaths.statistics) return this.#statistics(query, response)
    if (path === windowPaths.proofs) return send(response, await this.#dependencies.readProofs())
    if (path === windowPaths.candles) return this.#candles(query.get('id'), response)
    this.#read(path, query, response)
  }

  #file(
    { method, headers: { 'accept-language': asked } }: IncomingMessage,
    path: string,
    response: ServerResponse,
  ): void {
    if (method !== 'GET') return refuse(response, 405)
    const file = this.#dependencies.files.get(path === '/' ? '/index.html' : path)
    if (file === undefined) return refuse(response, 404)
    response.setHeader('content-type', file.type)
    const isPage = file.type.startsWith('text/html')
    response.end(isPage ? this.#dependencies.begin(file.data.toString('utf8'), asked) : file.data)
  }

  async #openSession(method: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (method !== 'POST') return refuse(response, 405)
    const body = await readBody(request, windowBodyBytesMax)
    if (body.kind === 'refused') return refuse(response, body.status)
    const input = SessionInput.safeParse(body.content)
    if (!input.success) return refuse(response, 400)
    const { keys, port } = this.#dependencies
    const session = keys.exchange(input.data.token)
    if (session === null) return refuse(response, 401)
    // Cookies ignore ports, so the name contains it; without an expiry it ends with the browser.
    response.setHeader('set-cookie', `${cookieName(port)}=${session}; Path=/; HttpOnly; SameSite=Strict`)
    send(response, { ok: true })
  }

  async #post(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (path !== windowPaths.actions && path !== windowPaths.filters) return refuse(response, 404)
    const body = await readBody(request, windowBodyBytesMax)
    if (body.kind === 'refused') return refuse(response, body.status)
    if (path === windowPaths.filters) {
      const filter = FilterInput.safeParse(body.content)
      return filter.success ? send(response, await this.#dependencies.tryFilter(filter.data)) : refuse(response, 400)
    }
    const action = WindowAction.safeParse(body.content)
    if (!action.success) return refuse(response, 400, z.prettifyError(action.error).slice(0, 500))
    const reply = await this.#dependencies.act(action.data)
    this.#dependencies.stream.changed()
    send(response, reply)
  }

  #read(path: string, query: URLSearchParams, response: ServerResponse): void {
    const { stream, readAlerts, readTrades, exportDay, readTrials } = this.#dependencies
    if (path === windowPaths.events) return void (stream.add(response) || refuse(response, 503))
    if (path === windowPaths.export) {
      const wish = ExportQuery.safeParse(Object.fromEntries(query))
      if (!wish.success) return refuse(response, 400)
      return attach(response, exportDay(wish.data.day, wish.data.format))
    }
    if (path === windowPaths.trials) return send(response, readTrials())
    const read = path === windowPaths.alerts ? readAlerts : path === windowPaths.trades ? readTrades : null
    if (read === null) return refuse(response, 404)
    const cursor = query.get('cursor')
    if (cursor !== null && !Cursor.safeParse(cursor).success) return refuse(response, 400)
    send(response, read(cursor))
  }

  async #statistics(query: URLSearchParams, response: ServerResponse): Promise<void> {
    const asked = StatisticsQuery.safeParse(Object.fromEntries(query))
    if (!asked.success) return refuse(response, 400)
    send(response, await this.#dependencies.readStatistics(asked.data))
  }

  async #candles(id: string | null, response: ServerResponse): Promise<void> {
    const { listCandles, readCandles } = this.#dependencies
    if (id === null) return send(response, await listCandles())
    const file = await readCandles(id)
    if (file === null) refuse(response, 404)
    else attach(response, file)
  }

  /** No browser calls this: it needs a secret that is stored in the data folder. */
  #reopen(request: IncomingMessage, response: ServerResponse): void {
    const { reopenSecret, reopen, port } = this.#dependencies
    const isOwn = request.headers.host === `127.0.0.1:${port}` && request.headers.origin === undefined
    if (!isOwn || request.headers.authorization !== `Bearer ${reopenSecret}`) return refuse(response, 403)
    send(response, { address: reopen() })
  }
}

function cookieName(port: number): string {
  return `window-${port}`
}

function cookieOf(request: IncomingMessage, name: string): string | null {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? null
}

const words: Readonly<Record<number, string>> = {
  400: 'The request could not be read.',
  401: 'This window is closed. Start the app again to open a new one.',
  403: 'Only the window of this app may ask.',
  404: 'There is nothing here.',
  405: 'That cannot be done here.',
  413: 'The request is too long.',
  415: 'The request must be JSON.',
  503: 'Too many windows are open.',
}

function refuse(response: ServerResponse, status: number, message?: string): void {
  response.statusCode = status
  // The rest of an unread body is not waited for.
  if (status === 413) response.setHeader('connection', 'close')
  send(response, { ok: false, message: message ?? words[status] ?? 'Something went wrong in the app.' })
}

function attach(response: ServerResponse, { name, type, text }: Attachment): void {
  response.setHeader('content-type', type)
  response.setHeader('content-disposition', `attachment; filename="${name}"`)
  response.end(text)
}

function send(response: ServerResponse, content: unknown): void {
  response.setHeader('content-type', 'application/json; charset=utf-8')
  response.end(JSON.stringify(content))
}

function listen(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => resolve())
  })
}

function portOf(server: Server): number {
  const address = server.address()
  return address !== null && typeof address === 'object' ? address.port : 0
}
