import type { ClockReading } from '@stratomate/engine/gate/clock-guard'
import type { ConnectedChart, Log, OrderRequest, Quote } from '@stratomate/engine/ports'
import { centsOf } from '../remote/cents.ts'
import type { BrokerClient, Deal, LinkEnd, LinkEvents, Listing, OrderPlan, SentOrder } from '../remote/deal.ts'
import type { ListedAsset, SymbolOverrides } from '../choose-asset.ts'
import { SpotPrices } from '../remote/spot-prices.ts'
import { ClockOffset } from './clock-offset.ts'
import { type PocketAsset, PocketAssets } from './pocket-assets.ts'
import { onOurClock, openOrderOf, pocketFailure, readDeals } from './pocket-deal.ts'
import type { PocketHosts } from './pocket-hosts.ts'
import { PocketLengths } from './pocket-lengths.ts'
import { missingOf, PocketLists } from './pocket-lists.ts'
import { PocketBalance, PocketClosed, PocketDeals, PocketStream } from './pocket-messages.ts'
import { foreignProtocol, unknownAnswers, UnknownAnswers } from './pocket-protocol.ts'
import { PocketSocket } from './pocket-socket.ts'
import { type PocketSession, secretsOf } from './session-file.ts'

export type PocketLinkDependencies = {
  /** The session that the person's sign-in has created; null when there is none. */
  readSession: () => PocketSession | null
  isSimulator: boolean
  /** Chooses the address to try; kept over several connections. */
  hosts: Pick<PocketHosts, 'choose' | 'goOn'>
  account: 'demo' | 'live'
  log: Log
  now: () => number
  keepSecret: (secret: string) => void
  /** How long a trade of a chart lasts by the settings, seconds. */
  durationS: (chart: ConnectedChart) => number
  /** Whether signals of a chart are traded: only those need the broker's price. */
  isTraded: (chart: ConnectedChart) => boolean
  /** The person's own choices, read whenever an asset is chosen. */
  overrides: () => SymbolOverrides
  /** How long the self-test (assets, balance and lists) may take. */
  selfTestMsMax: number
}

const clockMsMax = 2_000
const streamPeriodS = 60
const notHere = { kind: 'lost', reason: 'the session is not taken at this address' } as const
/** How many price subscriptions the broker accepts on one connection. */
const followedMax = 4

/**
 * One connection to Pocket Option by the protocol of its web client. It is ready only after a self-test: the list of
 * assets, a balance of the right kind of account and both lists of deals were received and understood.
 */
export class PocketLink implements BrokerClient {
  readonly #dependencies: PocketLinkDependencies
  readonly #events: LinkEvents
  readonly #assets: PocketAssets
  readonly #clock = new ClockOffset()
  readonly #lists = new PocketLists()
  readonly #prices: SpotPrices
  readonly #lengths = new PocketLengths()
  readonly #unknown = new UnknownAnswers()
  #socket: PocketSocket | null = null
  #balanceCents: number | null = null
  #currency = 'USD'
  #timers: NodeJS.Timeout[] = []
  #hasAssets = false
  #mayStartWithoutClock = false
  #isReady = false
  #isElsewhere = false
  #isOver = false

  constructor(dependencies: PocketLinkDependencies, events: LinkEvents) {
    this.#dependencies = dependencies
    this.#events = events
    this.#assets = new PocketAssets(dependencies.overrides)
    this.#prices = new SpotPrices(dependencies.now)
    setImmediate(() => this.#open())
  }

  quote(chart: ConnectedChart): Quote {
    const { isSimulator, durationS } = this.#dependencies
    if (chart.isSimulated && !isSimulator) return { kind: 'refused', code: 'simulated_chart' }
    const asset = this.#assets.choose(chart)
    if (asset === null) return { kind: 'unknown' }
    if (!asset.isActive) return { kind: 'closed' }
    this.#follow(chart, asset)
    if (this.#lengths.isRefused(asset.id, durationS(chart))) return { kind: 'refused', code: 'expiry_not_offered' }
    return { kind: 'offered', payoutPct: asset.payoutPct, asset: asset.id, ...this.#prices.field(asset.id) }
  }

  planOrder(order: OrderRequest): OrderPlan {
    const asset = this.#assets.choose(order)
    const { durationS = order.expiresTimeS - order.entryTimeS } = order
    if (asset === null) return { kind: 'refused', code: 'unknown_symbol' }
    if (!asset.isActive) return { kind: 'refused', code: 'market_closed' }
    if (this.#lengths.isRefused(asset.id, durationS)) return { kind: 'refused', code: 'expiry_not_offered' }
    const isTooMuch = this.#balanceCents !== null && order.stakeCents > this.#balanceCents
    return isTooMuch ? { kind: 'refused', code: 'low_balance' } : { kind: 'order', asset: asset.id, durationS }
  }

  send(order: SentOrder): 'sent' | 'not_sent' {
    this.#lengths.sent(order)
    return this.#socket?.emit('openOrder', openOrderOf(order, this.#isDemo())) === true ? 'sent' : 'not_sent'
  }

  deals(sinceMs: number): Promise<Listing> {
    const listing = this.#lists.listing(sinceMs + this.#clock.valueMs())
    return Promise.resolve({ ...listing, deals: listing.deals.map((deal) => onOurClock(deal, this.#clock.valueMs())) })
  }

  /** The broker sends its lists only at the beginning of a connection. */
  resync(): void {
    this.#down({ kind: 'lost', reason: 'the lists of trades are asked for again' })
  }

  /** Asks for the prices of the chart's asset; payouts are sent without a question. */
  watch(chart: ConnectedChart): void {
    const asset = this.#assets.choose(chart)
    if (asset !== null) this.#follow(chart, asset)
  }

  assets(): readonly ListedAsset[] {
    return this.#assets.all()
  }

  clock(): ClockReading | null {
    return this.#clock.reading(this.#dependencies.now())
  }

  close(): void {
    this.#isOver = true
    for (const timer of this.#timers) clearTimeout(timer)
    this.#socket?.close()
  }

  /** Only charts that are traded take one of the few places; charts beyond them have no price from the broker. */
  #follow(chart: ConnectedChart, { id }: PocketAsset): void {
    const mayFollow = this.#dependencies.isTraded(chart) && this.#prices.count() < followedMax
    if (mayFollow && this.#prices.follow(id)) this.#socket?.emit('subfor', id)
  }

  #open(): void {
    if (this.#isOver) return
    const session = this.#dependencies.readSession()
    if (session === null)
      return this.#down({ kind: 'sign_in', reason: 'there is no session; sign in at Pocket Option' })
    for (const secret of secretsOf(session)) this.#dependencies.keepSecret(secret)
    if (session.auth.isDemo !== this.#isDemo()) return this.#endForAccount('the session is not')
    const socketUrl = this.#dependencies.hosts.choose(session)
    const foreign = foreignProtocol(socketUrl)
    if (foreign !== null) return this.#down({ kind: 'protocol', reason: foreign })
    // Only the server where a session was made can report that it is over: another one may not know it.
    this.#isElsewhere = socketUrl !== session.socketUrl
    this.#socket = new PocketSocket(
      { ...session, socketUrl },
      {
        joined: () => void this.#socket?.emit('auth', session.auth),
        event: (name, payload) => this.#onEvent(name, payload),
        over: (end) => this.#down(end),
      },
    )
    this.#timers.push(
      setTimeout(() => {
        if (!this.#isReady) this.#down({ kind: 'lost', reason: `the self-test failed: ${this.#missing()}` })
      }, this.#dependencies.selfTestMsMax),
    )
  }

  #onEvent(name: string, payload: unknown): void {
    switch (name) {
      case 'successauth':
        return this.#onSignedIn()
      case 'NotAuthorized':
      case 'notAuthorized':
      case 'auth_error':
        return this.#down({ kind: 'sign_in', reason: 'the session was not accepted; sign in again' })
      case 'updateAssets':
        return this.#onAssets(payload)
      case 'updateStream':
        return this.#onStream(payload)
      case 'successupdateBalance':
        return this.#onBalance(payload)
      case 'updateOpenedDeals':
        return this.#onList(payload, { hasEnded: false })
      case 'updateClosedDeals':
        return this.#onList(payload, { hasEnded: true })
      case 'successopenOrder':
        return this.#onDeals([payload], { hasEnded: false })
      case 'successcloseOrder':
        return this.#onDeals(PocketClosed.safeParse(payload).data?.deals ?? [payload], { hasEnded: true })
      case 'failopenOrder':
        return this.#events.refused(this.#lengths.learn(pocketFailure(payload)))
    }
  }

  #onSignedIn(): void {
    for (const name of ['assets/load', 'indicator/load', 'favorite/load', 'price-alert/load', 'getBalance'])
      this.#socket?.emit(name)
    this.#timers.push(
      setTimeout(() => {
        this.#mayStartWithoutClock = true
        this.#beginWhenComplete()
      }, clockMsMax),
    )
  }

  #onAssets(payload: unknown): void {
    const lines: readonly unknown[] = Array.isArray(payload) ? payload : [payload]
    const broken = this.#assets.take(lines)
    if (broken > 0 && broken === lines.length) return this.#notUnderstood('assets')
    if (broken > 0) this.#dependencies.log.warn('Pocket Option sent some assets in an unknown form.', { broken })
    if (!this.#hasAssets && this.#assets.size() > 0) {
      this.#hasAssets = true
      // Prices of any asset show the broker's clock.
      const asset = this.#assets.anyActive()
      if (asset !== null) this.#socket?.emit('changeSymbol', { asset: asset.id, period: streamPeriodS })
    }
    this.#beginWhenComplete()
  }

  #onStream(payload: unknown): void {
    const prices = PocketStream.safeParse(payload).data ?? []
    for (const [asset, , price] of prices) this.#prices.take(asset, price)
    const last = prices.at(-1)
    if (last === undefined) return
    this.#clock.take(last[1], this.#dependencies.now())
    this.#beginWhenComplete()
  }

  #onBalance(payload: unknown): void {
    const received = PocketBalance.safeParse(payload).data
    if (received === undefined) return this.#notUnderstood('a balance')
    this.#unknown.clear()
    if (received.isDemo !== (this.#dependencies.account === 'demo')) return this.#endForAccount('the balance is not')
    this.#balanceCents = centsOf(received.balance)
    this.#currency = received.currency ?? this.#currency
    if (this.#isReady) this.#events.balance(this.#balanceCents)
    this.#beginWhenComplete()
  }

  #onList(payload: unknown, { hasEnded }: { hasEnded: boolean }): void {
    const list = PocketDeals.safeParse(payload).data
    if (list === undefined) return this.#notUnderstood('its trades')
    const deals = this.#dealsOf(list, { hasEnded })
    if (hasEnded) this.#lists.takeClosed(deals, this.#dependencies.now())
    else this.#lists.takeOpened(deals, this.#dependencies.now())
    if (this.#isReady) for (const deal of deals) this.#events.deal(onOurClock(deal, this.#clock.valueMs()))
    this.#beginWhenComplete()
  }

  #onDeals(received: readonly unknown[], state: { hasEnded: boolean }): void {
    for (const deal of this.#dealsOf(received, state)) {
      this.#lists.take(deal)
      if (this.#isReady) this.#events.deal(onOurClock(deal, this.#clock.valueMs()))
    }
  }

  /** A deal of the other kind of account ends the connection: after a mix-up nothing may be traded. */
  #dealsOf(received: readonly unknown[], { hasEnded }: { hasEnded: boolean }): Deal[] {
    const { deals, oddCount, isMixed } = readDeals(received, { hasEnded, isDemo: this.#isDemo() === 1 })
    this.#lists.noteOdd(oddCount)
    if (oddCount > 0) this.#dependencies.log.warn('Pocket Option sent trades in an unknown form.', { oddCount })
    // Lists contain entries of other kinds of trades; an unreadable answer about one trade is a different matter.
    if (oddCount === 1 && received.length === 1) this.#notUnderstood('a trade')
    if (isMixed) this.#endForAccount('it tells trades that are not')
    return deals
  }

  #notUnderstood(what: string): void {
    this.#dependencies.log.warn(`Pocket Option sent ${what} in an unknown form.`)
    if (this.#unknown.note()) this.#down({ kind: 'protocol', reason: unknownAnswers })
  }

  #beginWhenComplete(): void {
    if (this.#isReady || this.#isOver || this.#missing() !== '') return
    if (!this.#clock.isKnown() && !this.#mayStartWithoutClock) return
    this.#isReady = true
    this.#events.ready({ balanceCents: this.#balanceCents, currency: this.#currency })
  }

  #missing(): string {
    const lists = this.#lists.isComplete()
    return missingOf({ assets: this.#hasAssets, balance: this.#balanceCents !== null, 'lists of trades': lists })
  }

  #isDemo(): 0 | 1 {
    return this.#dependencies.account === 'demo' ? 1 : 0
  }

  /** `cause` begins the reason: what belongs to another account than the one that the app trades with. */
  #endForAccount(cause: string): void {
    this.#down({ kind: 'wrong_account', reason: `${cause} of the ${this.#dependencies.account} account` })
  }

  #down(end: LinkEnd): void {
    if (this.#isOver) return
    this.close()
    const received = this.#isElsewhere && end.kind === 'sign_in' ? notHere : end
    if (!this.#isReady && received.kind === 'lost') this.#dependencies.hosts.goOn()
    this.#events.down(received)
  }
}
