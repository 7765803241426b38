import { randomBytes, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { listeningPort } from '@stratomate/std/ports'
import {
  type DesktopState,
  type DesktopTokenAnswer,
  endpoints,
  type EndpointName,
  errorCatalogue,
  type Refusal,
  streams,
  type Trade,
} from '@stratomate/contracts'
import {
  countsTowardDay,
  dayEndMs,
  dayStartMs,
  isOverused,
  judgeTradeReport,
  limitFromWire,
  settleLease,
  tradingDayOf,
} from '@stratomate/domain'
import { Failure } from './failure.ts'
import { type FakeState, newFakeState } from './new-fake-state.ts'
import { createKeys, type Keys, sign } from './server-keys.ts'

export type FakeServer = {
  origin: string
  state: FakeState
  send(name: string, data: unknown): void
  close(): Promise<void>
}

const deviceId = randomUUID()

/** A server of `/api/desktop` for tests: keeps the contract's shapes and the domain's rules, in memory. */
export async function startFakeServer(start: Partial<FakeState> = {}): Promise<FakeServer> {
  const state = newFakeState(start)
  const keys = await createKeys()
  const readers = new Set<ServerResponse>()
  let eventId = 0
  const server = createServer((request, response) => {
    if (state.isDown) return request.socket.destroy()
    if (request.url === streams.desktopEvents && !state.isSuspended) {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(': open\n\n')
      readers.add(response)
      return response.once('close', () => readers.delete(response))
    }
    return void answer(request, response, { state, keys })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // Safe: the server listens on a port, not on a pipe.
  const port = listeningPort(server)
  return {
    origin: `http://127.0.0.1:${port}`,
    state,
    send(name, data) {
      eventId += 1
      for (const reader of readers) reader.write(`id: ${eventId}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`)
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

type Inside = { state: FakeState; keys: Keys }

async function answer(request: IncomingMessage, response: ServerResponse, inside: Inside): Promise<void> {
  const send = (status: number, body: unknown): void => {
    if (inside.state.isDown) return void request.socket.destroy()
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
  try {
    const { name, params } = match(request)
    const endpoint = endpoints[name]
    const sent = await text(request)
    const body: unknown = 'body' in endpoint ? endpoint.body.parse(JSON.parse(sent)) : undefined
    if (endpoint.access === 'desktop' && inside.state.isSuspended) throw new Failure('account_suspended')
    if (
      endpoint.access.startsWith('desktop') &&
      (inside.state.isRevoked || !request.headers.authorization?.startsWith('Bearer access-'))
    ) {
      throw new Failure('signed_out')
    }
    send(200, endpoint.output.parse(await handle(name, { body, params }, inside)))
  } catch (error) {
    const code = error instanceof Failure ? error.code : 'invalid_input'
    if (!(error instanceof Failure)) inside.state.violations.push(`${request.method} ${request.url}: ${String(error)}`)
    const wait = error instanceof Failure && error.retryAfterS !== null ? { retryAfterS: error.retryAfterS } : {}
    send(errorCatalogue[code].status, { message: errorCatalogue[code].message, code, requestId: 'test', ...wait })
  }
}

function match(request: IncomingMessage): { name: EndpointName; params: Record<string, string> } {
  const path = (request.url ?? '').split('?')[0] ?? ''
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    const { method, path: pattern } = endpoints[name].route
    const shape = new RegExp(`^${pattern.replaceAll(/:(\w+)/gu, '(?<$1>[^/]+)')}$`, 'u')
    const found = method === request.method ? shape.exec(path) : null
    if (found !== null) return { name, params: { ...found.groups } }
  }
  throw new Failure('not_found')
}

type Asked = { body: unknown; params: Record<string, string> }

// The bodies have been parsed by the endpoint's own schema in `answer`.
async function handle(name: EndpointName, { body, params }: Asked, inside: Inside): Promise<unknown> {
  const { state } = inside
  switch (name) {
    case 'requestDeviceCode':
      return {
        device_code: 'device-code-1',
        user_code: 'ABCD-EFGH',
        verification_uri: '/device',
        verification_uri_complete: '/device?c',
        expires_in: 600,
        interval: 0,
      }
    case 'exchangeDesktopToken':
      if (state.isRevoked) throw new Failure('invalid_grant')
      if (state.isSuspended) throw new Failure('account_suspended')
      if (!state.isApproved) throw new Failure('authorization_pending')
      return tokens(inside)
    case 'activateDesktop':
      if ((body as { key: string }).key !== state.licenceKey) throw new Failure('invalid_grant')
      return tokens(inside)
    case 'leaveDesktop':
      state.isRevoked = true
      return { signedOut: true }
    case 'readDesktopKeys':
      return { keys: [inside.keys.published] }
    case 'readUpdate':
      return { update: null }
    case 'readEntitlement':
      return { entitlement: await entitlement(inside), missing: state.hasPlan ? null : { kind: 'trial_used' } }
    case 'takeLease':
      return takeLease(body as { want: number; day?: string }, inside)
    case 'settleLease':
      return settle(params['jti'] ?? '', body as { seq: number; used: number }, state)
    case 'closeLease':
      return closeLease(params['jti'] ?? '', state)
    case 'reportTrades':
      return reportTrades(body as { trades: Trade[] }, state)
    case 'reportRefusals': {
      const { refusals } = body as { refusals: Refusal[] }
      for (const refusal of refusals) state.refusals.set(refusal.id, refusal)
      return { accepted: refusals.length }
    }
    case 'reportState':
      state.states.push(body as DesktopState)
      return stateAnswer(state)
    case 'reportCandles':
      for (const batch of (body as { batches: { candles: unknown[] }[] }).batches) state.candles += batch.candles.length
      return { accepted: 1, resend: [] }
    case 'chooseIndicator':
      state.chosenIndicatorId = (body as { id: string }).id
      return { indicatorId: state.chosenIndicatorId, changesLeft: 1 }
    case 'readChosenIndicator':
      return { indicatorId: state.chosenIndicatorId, changesLeft: 1 }
    default:
      throw new Failure('not_found')
  }
}

function stateAnswer({ isPaused, minimumVersion, switchedOff, clockAheadMs, watched }: FakeState) {
  return {
    paused: isPaused,
    minimumVersion,
    switchedOff,
    usedToday: null,
    watched,
    serverTime: new Date(Date.now() + clockAheadMs).toISOString(),
  }
}

async function tokens(inside: Inside): Promise<DesktopTokenAnswer> {
  const accessToken = `access-${randomBytes(24).toString('hex')}`
  const refreshToken = `refresh-${randomBytes(24).toString('hex')}`
  inside.state.secrets.push(accessToken, refreshToken)
  return { accessToken, refreshToken, expiresInS: 900, deviceId, entitlement: await entitlement(inside) }
}

async function entitlement({ state, keys }: Inside): Promise<string | null> {
  if (!state.hasPlan) return null
  const claims = {
    plan: 'new_trader',
    status: 'trial',
    tradesPerDay: state.limit,
    charts: state.charts,
    indicators: state.indicators,
  }
  return sign(claims, { key: keys.own, type: 'entitlement+jwt', expiresAtMs: Date.now() + 3_600_000 })
}

async function takeLease({ want, day }: { want: number; day?: string }, { state, keys }: Inside) {
  if (!state.hasPlan) throw new Failure('no_entitlement')
  const today = day ?? tradingDayOf(Date.now())
  const n = state.limit === -1 ? -1 : Math.min(want, state.limit - state.granted)
  if (state.isOverused) throw new Failure('lease_overused')
  if (state.elsewhereS !== null) throw new Failure('limit_reached', state.elsewhereS)
  if (n === 0 || today !== tradingDayOf(Date.now())) throw new Failure('limit_reached')
  state.granted += Math.max(0, n)
  const jti = randomUUID()
  state.leases.set(jti, { n, seq: 0, used: 0, closed: false })
  const device = state.forgery === 'other_device' ? randomUUID() : deviceId
  const type = state.forgery === 'other_type' ? 'entitlement+jwt' : 'lease+jwt'
  const key = state.forgery === 'other_key' ? keys.other : keys.own
  const claims = { jti, device, day: today, n, nbf: dayStartMs(today) / 1_000 }
  const expiresAtMs = Math.min(dayEndMs(today), Date.now() + (state.leaseLastsMs ?? Number.POSITIVE_INFINITY))
  const lease = await sign(claims, { key, type, expiresAtMs })
  state.secrets.push(lease)
  return { lease, day: today, granted: n, resetsAt: new Date(dayEndMs(today)).toISOString() }
}

function settle(jti: string, report: { seq: number; used: number }, state: FakeState) {
  const lease = state.leases.get(jti)
  if (lease === undefined) throw new Failure('lease_unknown')
  const settlement = settleLease({ ...lease, n: limitFromWire(lease.n) }, report)
  if (settlement.kind === 'refused') {
    throw new Failure(
      ({ closed: 'lease_closed', out_of_order: 'lease_out_of_order', overused: 'lease_overused' } as const)[
        settlement.reason
      ],
    )
  }
  state.leases.set(jti, { ...lease, ...report })
  return report
}

function closeLease(jti: string, state: FakeState) {
  const lease = state.leases.get(jti)
  if (lease === undefined) throw new Failure('lease_unknown')
  const returned = lease.closed || lease.n === -1 ? 0 : lease.n - lease.used
  state.granted -= returned
  if (state.otherTakesAfterMs !== null)
    setTimeout(() => Object.assign(state, { elsewhereS: 600 }), state.otherTakesAfterMs)
  state.leases.set(jti, { ...lease, closed: true })
  return { returned }
}

function reportTrades({ trades }: { trades: Trade[] }, state: FakeState) {
  const accepted: string[] = []
  const rejected: { id: string; code: string }[] = []
  for (const trade of trades) {
    state.tradeReports += 1
    const judged = judgeTradeReport(state.trades.get(trade.id) ?? null, trade)
    if (judged.kind === 'rejected') rejected.push({ id: trade.id, code: judged.code })
    else {
      accepted.push(trade.id)
      if (judged.kind !== 'repeated') state.trades.set(trade.id, judged.trade)
      noteOveruse(trade, state)
    }
  }
  for (const { id, code } of rejected) state.violations.push(`trade ${id}: ${code}`)
  return { accepted, rejected }
}

function noteOveruse({ leaseId }: Trade, state: FakeState): void {
  const lease = state.leases.get(leaseId)
  const trades = [...state.trades.values()].filter((trade) => trade.leaseId === leaseId && countsTowardDay(trade.state))
  if (lease !== undefined && isOverused({ ...lease, n: limitFromWire(lease.n) }, trades.length))
    state.violations.push(`lease ${leaseId}: overused`)
}
