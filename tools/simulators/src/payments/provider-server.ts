import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { readForm } from './form-body.ts'
import type { ObjectStore } from './object-store.ts'
import { paperPage } from './paper-page.ts'
import { portalHeaders, portalPage } from './portal-page.ts'
import type { Provider } from './provider.ts'
import { ProviderError } from './provider-error.ts'
import { answerProviderCall, type ProviderCall, requireKey } from './provider-routes.ts'

const bodyBytesMax = 262_144

type Answer = { status: number; headers: Record<string, string>; body: string }

/** The provider's HTTP interface on a local port: form bodies in, JSON out, idempotency keys, errors in its shape. */
export function createProviderServer(provider: Provider, store: ObjectStore): Server {
  return createServer((request, response) => {
    handle(provider, store, request).then(
      (answer) => response.writeHead(answer.status, answer.headers).end(answer.body),
      (error: unknown) => {
        process.stderr.write(`payment simulator: ${error instanceof Error ? error.stack : String(error)}\n`)
        response.writeHead(500).end()
      },
    )
  })
}

async function handle(provider: Provider, store: ObjectStore, request: IncomingMessage): Promise<Answer> {
  try {
    const body = await readBody(request)
    const [path = '/', query = ''] = (request.url ?? '/').split('?', 2)
    const method = request.method ?? 'GET'
    const form = readForm(method === 'POST' ? body : query)
    const origin = `http://${request.headers.host ?? 'localhost'}`
    const call = { method, path, form, origin }
    if (call.path.startsWith('/v1/portal/')) return answerPortal(provider, store, call)
    if (call.path.startsWith('/v1/pages/')) {
      return { status: 200, headers: portalHeaders, body: paperPage(provider.ledger, call.path) }
    }
    if (call.path === '/v1/js/simulator.js') return { status: 200, headers: scriptHeaders, body: readBrowserScript() }
    requireKey(request.headers.authorization, call)
    return answerOnce(store, { key: idempotencyKey(request), fingerprint: fingerprintOf(call, body) }, () =>
      answerKept(provider, call),
    )
  } catch (error) {
    if (error instanceof ProviderError) return json(error.status, error.toBody())
    if (error instanceof RangeError) return json(400, new ProviderError(400, error.message).toBody())
    throw error
  }
}

/** The same key gives the same answer; another call under a known key is an error. */
function answerOnce(store: ObjectStore, call: { key: string | null; fingerprint: string }, work: () => Answer): Answer {
  return store.atomically(() => {
    if (call.key === null) return work()
    const known = store.readAnswer(call.key)
    if (known !== null) {
      if (known.fingerprint !== call.fingerprint) {
        throw new ProviderError(400, 'Keys for idempotent requests can only be used with the same parameters.', {
          type: 'idempotency_error',
        })
      }
      return { status: known.status, headers: jsonHeaders, body: known.body }
    }
    const answer = work()
    store.saveAnswer(call.key, { fingerprint: call.fingerprint, status: answer.status, body: answer.body })
    return answer
  })
}

/** A refused card is an answer like any other: the failed try is stored, together with its answer. */
function answerKept(provider: Provider, call: ProviderCall): Answer {
  try {
    return json(200, answerProviderCall(provider, call))
  } catch (error) {
    if (error instanceof ProviderError && error.status === 402) return json(402, error.toBody())
    throw error
  }
}

function answerPortal(provider: Provider, store: ObjectStore, call: ProviderCall): Answer {
  const [, , , id = '', action, subscriptionId = ''] = call.path.split('/')
  const session = provider.readPortalSession(id)
  if (call.method === 'POST' && action !== undefined) {
    const own = provider.listSubscriptions(session.customer).find((each) => each.id === subscriptionId)
    if (own === undefined) throw new ProviderError(404, 'No such subscription.')
    store.atomically(() => provider.actInPortal(action, own))
    return { status: 303, headers: { location: `/v1/portal/${id}` }, body: '' }
  }
  const subscriptions = provider.listSubscriptions(session.customer)
  return {
    status: 200,
    headers: portalHeaders,
    body: portalPage({ id, returnUrl: session.return_url, subscriptions, prices: provider.allPrices() }),
  }
}

function readBrowserScript(): string {
  const parts = ['simulator-look.mjs', 'simulator-elements.mjs']
  return parts.map((part) => readFileSync(new URL(part, import.meta.url), 'utf8')).join('')
}

const jsonHeaders = { 'content-type': 'application/json' }
const scriptHeaders = { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store' }

function json(status: number, value: unknown): Answer {
  return { status, headers: jsonHeaders, body: JSON.stringify(value) }
}

function idempotencyKey(request: IncomingMessage): string | null {
  const key = request.headers['idempotency-key']
  return request.method === 'POST' && typeof key === 'string' ? key : null
}

function fingerprintOf(call: ProviderCall, body: string): string {
  return createHash('sha256').update(`${call.method} ${call.path}\n${body}`).digest('hex')
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of request) {
    if (!Buffer.isBuffer(part)) continue
    bytes += part.length
    if (bytes > bodyBytesMax) throw new ProviderError(413, 'The request body is too large.')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
