import type { WebSocket } from 'ws'
import { type BrokerFaults, dropOf } from '../broker/broker-faults.ts'
import type { Exchange, ExchangeOrder } from '../broker/exchange.ts'
import { assetLine, balanceEvent, dealOf, pocketDurationsS, pocketEvents } from './pocket-events.ts'

/** How events are written: as text, or as a header and a binary frame; the real one uses both for the same event. */
export type EventForm = 'text' | 'binary' | 'by_turns'
/** `changesForm`: balances come in a form of the future. */
export type PocketFaults = BrokerFaults & { eventForm: EventForm; sendsLists: boolean; changesForm: boolean }

export type PocketOptionSessionDependencies = {
  exchange: Exchange
  faults: PocketFaults
  /** Every asset whose prices were asked for, since the start. */
  subscriptions: string[]
  /** Sessions of sign-ins, each with the kinds of account that it opens. */
  sessions: ReadonlySet<string>
  /** The kind of account that is really behind the socket. */
  account: 'demo' | 'live'
}

const streamEveryMs = 100
const followedMax = 4

/** One socket of the simulated Pocket Option. */
export class PocketOptionSession {
  readonly #socket: WebSocket
  readonly #dependencies: PocketOptionSessionDependencies
  readonly #stream: NodeJS.Timeout
  #isSignedIn = false
  readonly #followed = new Set<string>()
  #asset: string | null = null
  #events = 0

  constructor(socket: WebSocket, dependencies: PocketOptionSessionDependencies) {
    this.#socket = socket
    this.#dependencies = dependencies
    this.#stream = setInterval(() => this.#tick(), streamEveryMs)
    socket.on('error', () => {})
    socket.on('close', () => clearInterval(this.#stream))
    socket.on('message', (data: Buffer) => this.#onFrame(data.toString('utf8')))
    this.#write('0{"sid":"simulated","upgrades":[],"pingInterval":25000,"pingTimeout":20000}')
  }

  sendClosed(order: ExchangeOrder): void {
    const { faults } = this.#dependencies
    if (!this.#isSignedIn || faults.swallowClose) return
    for (let times = faults.doubleClose ? 2 : 1; times > 0; times -= 1)
      this.#emit('successcloseOrder', { profit: order.profitCents / 100, deals: [this.#deal(order)] })
    this.#emit('successupdateBalance', this.#balance())
  }

  #onFrame(text: string): void {
    if (text === '40') return this.#write('40{"sid":"simulated"}')
    if (!text.startsWith('42')) return
    const [name, argument] = JSON.parse(text.slice(2)) as [string, string | Record<string, unknown> | undefined]
    const payload = typeof argument === 'object' ? argument : {}
    if (name === 'auth') return this.#signIn(payload)
    if (!this.#isSignedIn) return
    if (name === 'assets/load') this.#emit('updateAssets', this.#assets())
    if (name === 'getBalance') this.#emit('successupdateBalance', this.#balance())
    if (name === 'changeSymbol') this.#asset = String(payload['asset'])
    if (name === 'subfor' && typeof argument === 'string') this.#follow(argument)
    if (name === 'openOrder') this.#open(payload)
  }

  /** Like the real one: four subscriptions are served, more are not. */
  #follow(asset: string): void {
    if (this.#followed.size < followedMax) this.#followed.add(asset)
    this.#dependencies.subscriptions.push(asset)
  }

  /** Entries that nobody has observed. */
  #odd(): unknown[] {
    return this.#dependencies.faults.oddEntries ? [null, 'odd', { id: {}, asset: 7 }] : []
  }

  #signIn({ session }: Record<string, unknown>): void {
    const { faults, sessions, exchange } = this.#dependencies
    if (faults.refuseSignIn || typeof session !== 'string' || !sessions.has(session)) {
      this.#emit('NotAuthorized')
      this.#write('41')
      return this.#socket.close()
    }
    this.#isSignedIn = true
    this.#emit('successauth', { id: 'simulated' })
    if (!faults.sendsLists) return
    this.#emit('updateOpenedDeals', [...this.#odd(), ...exchange.open().map((order) => this.#deal(order))])
    this.#emit('updateClosedDeals', [...this.#odd(), ...exchange.closed().map((order) => this.#deal(order))])
  }

  #open(order: Record<string, unknown>): void {
    const { exchange, faults } = this.#dependencies
    const drop = dropOf(faults, Math.random())
    if (drop === 'before_order') return this.#socket.terminate()
    const known = { asset: order['asset'], amount: order['amount'] }
    const refuse = (error: string): void => this.#later(() => this.#emit('failopenOrder', { error, ...known }))
    if (faults.refusal !== null) return refuse(faults.refusal)
    const durationS = pocketDurationsS.some((length) => length === order['time']) ? Number(order['time']) : Number.NaN
    const wanted = {
      requestId: typeof order['requestId'] === 'string' ? order['requestId'] : null,
      asset: String(order['asset']),
      side: order['action'] === 'call' ? 'buy' : 'sell',
      stakeCents: Math.round(Number(order['amount']) * 100),
      durationS,
    } as const
    const placed = exchange.place(wanted, faults.payoutPctAtOrder)
    if (drop === 'after_order') return this.#socket.terminate()
    if (faults.swallowAck) return
    if (typeof placed === 'string') return refuse(pocketEvents[placed])
    this.#later(() => {
      // With the state in which it was opened, however long the answer took.
      this.#emit('successopenOrder', this.#deal({ ...placed, result: null, profitCents: 0 }))
      this.#emit('successupdateBalance', this.#balance())
    })
  }

  #tick(): void {
    if (!this.#isSignedIn || this.#asset === null) return
    const { spot, clockDriftMs } = this.#dependencies.faults
    const atS = (Date.now() + clockDriftMs) / 1_000
    this.#emit(
      'updateStream',
      [...new Set([...this.#followed, this.#asset])].map((asset) => [asset, atS, spot]),
    )
    this.#emit('updateAssets', this.#assets())
  }

  #assets(): unknown[] {
    return this.#dependencies.exchange.assets.map((asset, index) => assetLine(asset, index))
  }

  #deal(order: ExchangeOrder): Record<string, unknown> {
    return dealOf(order, { isDemo: this.#isDemo(), missingIds: this.#dependencies.faults.missingIds })
  }

  #balance(): Record<string, unknown> {
    const { exchange, faults } = this.#dependencies
    return faults.changesForm ? { wealth: exchange.balanceCents } : balanceEvent(exchange, this.#isDemo())
  }

  #isDemo(): 0 | 1 {
    return this.#dependencies.account === 'demo' ? 1 : 0
  }

  #later(work: () => void): void {
    if (this.#dependencies.faults.ackDelayMs === 0) work()
    else setTimeout(work, this.#dependencies.faults.ackDelayMs)
  }

  #emit(name: string, payload: unknown = {}): void {
    this.#events += 1
    const { eventForm } = this.#dependencies.faults
    const isBinary = eventForm === 'binary' || (eventForm === 'by_turns' && this.#events % 2 === 0)
    if (!isBinary) return this.#write(`42${JSON.stringify([name, payload])}`)
    this.#write(`451-${JSON.stringify([name, { _placeholder: true, num: 0 }])}`)
    this.#write(Buffer.from(JSON.stringify(payload)))
  }

  #write(frame: string | Buffer): void {
    if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(frame)
  }
}
