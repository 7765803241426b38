import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listeningPort } from '@stratomate/std/ports'
import { type WebSocket, WebSocketServer } from 'ws'
import { type BrokerFaults, noFaults } from '../broker/broker-faults.ts'
import { Exchange, type ExchangeAsset } from '../broker/exchange.ts'
import { DerivSession } from './deriv-session.ts'
import { OAuthPages, type OAuthSettings } from './oauth-pages.ts'

export type DerivSimulatorSettings = {
  port: number
  token: string
  appId: string | null
  accountId: string
  account: 'demo' | 'live'
  speed: number
  /** The registration of an application whose people sign in at the broker's page. */
  oauth: OAuthSettings
}

export type DerivSimulator = {
  readonly origin: string
  readonly exchange: Exchange
  readonly faults: BrokerFaults
  /** The pages of the sign-in. */
  readonly oauth: OAuthPages
  /** Calls of each kind since the start. */
  readonly calls: Map<string, number>
  /** Ends all connections, like a network failure. */
  drop(): void
  close(): Promise<void>
}

export const derivSimulatorDefaults: DerivSimulatorSettings = {
  port: 0,
  token: 'simulated-token-of-deriv',
  appId: null,
  accountId: 'DOT90000001',
  account: 'demo',
  speed: 1,
  oauth: { clientId: 'app-of-the-owner', redirectUri: 'http://127.0.0.1/deriv' },
}

const pairs = ['EURUSD', 'GBPUSD', 'USDJPY', 'AUDUSD', 'USDCAD', 'USDCHF', 'NZDUSD', 'EURJPY', 'EURGBP', 'GBPJPY']

/** The broker's own indices, which are traded at all times. */
const indices: readonly ExchangeAsset[] = [
  ['R_100', 'Volatility 100 Index'],
  ['R_10', 'Volatility 10 Index'],
  ['1HZ100V', 'Volatility 100 (1s) Index'],
].map(([symbol = '', name = '']) => ({
  symbol,
  name,
  payoutPct: 95,
  isOtc: false,
  isOpen: true,
  durationsS: [15, 86_400],
}))

/** A broker that speaks Deriv's documented interface on this computer. It is a simulator: no order is real. */
export async function startDerivSimulator(change: Partial<DerivSimulatorSettings> = {}): Promise<DerivSimulator> {
  const settings = { ...derivSimulatorDefaults, ...change }
  const faults: BrokerFaults = { ...noFaults }
  const calls = new Map<string, number>()
  const oneTimes = new Set<string>()
  const sessions = new Set<DerivSession>()
  const exchange = new Exchange({
    assets: [...pairs.map(assetOf), ...indices],
    now: () => Date.now() + faults.clockDriftMs,
    speed: settings.speed,
    onClosed: (order) => {
      for (const session of sessions) session.sendClosed(order)
    },
  })
  const oauth = new OAuthPages(settings.oauth)
  const server = createServer((request, response) => {
    if (!oauth.answer(request, response)) answerRest(request, response, { settings, faults, oneTimes, oauth })
  })
  const sockets = new WebSocketServer({ noServer: true })
  server.on('upgrade', (request, socket, head) => {
    const url = new URL(request.url ?? '/', 'http://localhost')
    const isKnown = oneTimes.delete(url.searchParams.get('otp') ?? '')
    if (!isKnown || !url.pathname.startsWith('/trading/v1/options/ws/')) {
      socket.destroy()
      return
    }
    sockets.handleUpgrade(request, socket, head, (opened: WebSocket) => {
      const session = new DerivSession(opened, { exchange, faults, calls, accountId: settings.accountId })
      sessions.add(session)
      opened.once('close', () => sessions.delete(session))
    })
  })
  await new Promise<void>((resolve) => server.listen(settings.port, '127.0.0.1', resolve))
  const port = listeningPort(server)
  return {
    origin: `http://127.0.0.1:${port}`,
    exchange,
    faults,
    oauth,
    calls,
    drop() {
      for (const client of sockets.clients) client.terminate()
    },
    async close() {
      exchange.close()
      for (const client of sockets.clients) client.terminate()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

function assetOf(pair: string, index: number): ExchangeAsset {
  const name = `${pair.slice(0, 3)}/${pair.slice(3)}`
  return { symbol: `frx${pair}`, name, payoutPct: 92 - index, isOtc: false, isOpen: true, durationsS: [15, 86_400] }
}

type RestDependencies = {
  settings: DerivSimulatorSettings
  faults: BrokerFaults
  oneTimes: Set<string>
  oauth: OAuthPages
}

function answerRest(
  request: IncomingMessage,
  response: ServerResponse,
  { settings, faults, oneTimes, oauth }: RestDependencies,
): void {
  const answer = (status: number, body: unknown): void => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  }
  const refuse = (status: number, code: string): void => answer(status, { errors: [{ status, code, message: code }] })
  if (faults.refuseSignIn) return refuse(401, 'Unauthorized')
  const bearer = (request.headers.authorization ?? '').replace(/^Bearer /u, '')
  const isOfSignIn = oauth.tokens.has(bearer)
  const isKnown = isOfSignIn || bearer === settings.token
  // A token of a sign-in belongs to the application that asked for it.
  const appId = isOfSignIn ? settings.oauth.clientId : settings.appId
  const isRightApp = appId === null || request.headers['deriv-app-id'] === appId
  if (request.method === 'GET' && request.url === '/trading/v1/options/accounts') {
    if (!isKnown || !isRightApp) return refuse(401, 'Unauthorized')
    return answer(200, { data: accountsOf(settings), meta: { endpoint: request.url, method: 'GET', timing: 1 } })
  }
  const accountId = /^\/trading\/v1\/options\/accounts\/([^/]+)\/otp$/u.exec(request.url ?? '')?.[1]
  if (request.method !== 'POST' || accountId === undefined) return refuse(404, 'NotFound')
  if (!isKnown || !isRightApp) return refuse(401, 'Unauthorized')
  if (accountId !== settings.accountId) return refuse(400, 'ValidationError')
  const otp = randomUUID()
  oneTimes.add(otp)
  const kind = settings.account === 'demo' ? 'demo' : 'real'
  answer(200, { data: { url: `ws://${request.headers.host ?? ''}/trading/v1/options/ws/${kind}?otp=${otp}` } })
}

/** The person's account, one of the other kind, and one in an unknown form. */
function accountsOf({ accountId, account }: DerivSimulatorSettings): unknown[] {
  const [own, other] = account === 'demo' ? ['demo', 'real'] : ['real', 'demo']
  const facts = { balance: 10_000.5, currency: 'USD', group: 'row', status: 'active' }
  return [
    { ...facts, account_id: accountId, account_type: own },
    { ...facts, account_id: 'ROT90000002', account_type: other, balance: '12.34', status: 'inactive' },
    { ...facts, account_id: 'CW90000003', account_type: 'wallet' },
  ]
}
