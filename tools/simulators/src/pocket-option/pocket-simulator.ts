import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { listeningPort } from '@stratomate/std/ports'
import { type WebSocket, WebSocketServer } from 'ws'
import { noFaults } from '../broker/broker-faults.ts'
import { Exchange, type ExchangeAsset } from '../broker/exchange.ts'
import { signInPage } from './sign-in-page.ts'
import { type PocketFaults, PocketOptionSession } from './pocket-option-session.ts'

export type PocketSimulatorSettings = { port: number; account: 'demo' | 'live'; speed: number }

export type PocketSimulator = {
  readonly origin: string
  readonly socketUrl: string
  readonly exchange: Exchange
  readonly faults: PocketFaults
  /** Every asset whose prices were asked for, since the start. */
  readonly subscriptions: readonly string[]
  /** What a page sends after a sign-in; each call is a new session. */
  newAuth(): { session: string; isDemo: 0 | 1; uid: number; platform: number }
  drop(): void
  close(): Promise<void>
}

const pairs = ['EURUSD', 'GBPUSD', 'USDJPY', 'AUDUSD', 'USDCAD', 'EURJPY']

/** A broker that speaks the observed web protocol on this computer. It is a simulator: no order is real. */
export async function startPocketSimulator(change: Partial<PocketSimulatorSettings> = {}): Promise<PocketSimulator> {
  const settings: PocketSimulatorSettings = { port: 0, account: 'demo', speed: 1, ...change }
  const faults: PocketFaults = { ...noFaults, eventForm: 'by_turns', sendsLists: true, changesForm: false }
  const sessions = new Set<string>()
  const subscriptions: string[] = []
  const { account } = settings
  const connections = new Set<PocketOptionSession>()
  const exchange = new Exchange({
    assets: assetsOf(),
    now: () => Date.now() + faults.clockDriftMs,
    speed: settings.speed,
    onClosed: (order) => {
      for (const connection of connections) connection.sendClosed(order)
    },
  })
  const newAuth = (): ReturnType<PocketSimulator['newAuth']> => {
    // In the form of the real ones: a record of the visit and a hash, bound together.
    const session = `a:4:{s:10:"session_id";s:32:"${randomBytes(16).toString('hex')}";}${randomBytes(16).toString('hex')}`
    sessions.add(session)
    return { session, isDemo: settings.account === 'demo' ? 1 : 0, uid: 70_000_001, platform: 2 }
  }
  const server = createServer((request, response) => {
    if (request.url === '/sign-in' && request.method === 'POST') {
      const cookie = `ci_session=${randomBytes(8).toString('hex')}; HttpOnly; SameSite=Lax`
      response.writeHead(200, { 'content-type': 'application/json', 'set-cookie': cookie })
      response.end(JSON.stringify(newAuth()))
      return
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(signInPage)
  })
  const sockets = new WebSocketServer({ server, path: '/socket.io/' })
  sockets.on('connection', (socket: WebSocket) => {
    const connection = new PocketOptionSession(socket, { exchange, faults, sessions, subscriptions, account })
    connections.add(connection)
    socket.once('close', () => connections.delete(connection))
  })
  await new Promise<void>((resolve) => server.listen(settings.port, '127.0.0.1', resolve))
  const port = listeningPort(server)
  return {
    origin: `http://127.0.0.1:${port}`,
    socketUrl: `ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`,
    exchange,
    faults,
    subscriptions,
    newAuth,
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

function assetsOf(): ExchangeAsset[] {
  return pairs.flatMap((pair, index): ExchangeAsset[] => {
    const name = `${pair.slice(0, 3)}/${pair.slice(3)}`
    const common = { isOpen: true, durationsS: [60, 36_000] } as const
    return [
      { ...common, symbol: pair, name, payoutPct: 87 - index, isOtc: false },
      { ...common, symbol: `${pair}_otc`, name: `${name} OTC`, payoutPct: 92 - index, isOtc: true },
    ]
  })
}
