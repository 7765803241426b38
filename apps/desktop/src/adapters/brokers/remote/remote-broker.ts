import type { BrokerId, RefusalCode } from '@stratomate/contracts'
import { brokers } from '@stratomate/contracts/brokers/brokers'
import { type DiskWatch, strictDisk } from '#desktop/platform/files/disk-fault.ts'
import type {
  Broker,
  BrokerEvent,
  ConnectedChart,
  FoundOrder,
  Log,
  OrderRequest,
  Quote,
} from '@stratomate/engine/ports'
import type { ClockReading } from '@stratomate/engine/gate/clock-guard'
import type { ListedAsset } from '../choose-asset.ts'
import { ConnectionSupervisor, type LineState } from './connection-supervisor.ts'
import type { BrokerClient, Deal, LinkEvents, LinkRefusal, SentOrder } from './deal.ts'
import { OrderReconciler } from './order-reconciler.ts'
import { type StoredOrder, foundOf, OrderStore } from './order-store.ts'
import { OrderQueue } from './order-queue.ts'
import type { RemoteTimings } from './remote-timings.ts'
import type { TradeRecord } from '@stratomate/engine/orders/trade-record'
import { placesKept, putNewest } from '@stratomate/engine/keep-newest'

export type RemoteBrokerDependencies = {
  id: BrokerId
  account: 'demo' | 'live'
  storePath: string
  disk?: DiskWatch
  log: Log
  now: () => number
  random: () => number
  timings: RemoteTimings
  /** `one` allows only one order of an asset and a stake at a time, for brokers whose refusals name no order. */
  inFlight: 'many' | 'one'
  onEvent: (event: BrokerEvent) => void
  missingConsent: () => string | null
  connect: (events: LinkEvents) => BrokerClient
}

/**
 * How often the broker checks for late orders, missing results, and trades whose settings and thus payouts have
 * changed.
 */
const watchEveryMs = 250

/**
 * A broker on the internet behind the `Broker` port. For every protocol: an order is stored before it is sent, an id is
 * sent once, an order without an answer is searched in the broker's lists and never sent again.
 */
export class RemoteBroker implements Broker {
  readonly id: BrokerId
  readonly account: 'demo' | 'live'
  readonly #dependencies: RemoteBrokerDependencies
  readonly #disk: DiskWatch
  readonly #store: OrderStore
  readonly #line: ConnectionSupervisor
  readonly #deals: OrderReconciler
  readonly #queue = new OrderQueue()
  readonly #watched = new Map<string, ConnectedChart>()
  #currency = 'USD'
  #balanceCents: number | null = null
  #timer: NodeJS.Timeout | null = null
  #isClosed = false

  constructor(dependencies: RemoteBrokerDependencies) {
    const { id, account, storePath, disk = strictDisk, now } = dependencies
    this.id = id
    this.account = account
    this.#dependencies = dependencies
    this.#disk = disk
    this.#store = new OrderStore(storePath, now(), disk)
    this.#line = new ConnectionSupervisor({
      ...dependencies,
      name: brokers[id].name,
      hasOpenOrders: () => this.#store.open().length > 0,
      events: {
        ready: ({ balanceCents, currency }) => this.#onReady(balanceCents, currency),
        balance: (balanceCents) => void (this.#balanceCents = balanceCents),
        deal: (deal) => this.#onDeal(deal),
        refused: (refusal) => this.#onRefused(refusal),
        down: (reason) => this.#onDown(reason),
      },
    })
    this.#deals = new OrderReconciler({
      ...dependencies,
      name: brokers[id].name,
      store: this.#store,
      line: this.#line,
      take: (order, deal) => this.#take(order, deal),
    })
  }

  get currency(): string {
    return this.#currency
  }

  start(): void {
    this.#line.open()
    this.#timer = setInterval(() => this.#watch(), watchEveryMs)
  }

  /** Connects at once, after a sign-in or when the person asks for it. */
  connectNow(): void {
    this.#line.open()
  }

  lineState(): LineState {
    return this.#line.state()
  }

  isConnected(): boolean {
    return this.#line.ready() !== null
  }

  balanceCents(): number | null {
    return this.#balanceCents
  }

  /** The broker's clock compared with ours; null while that is unknown. */
  clock(): ClockReading | null {
    return this.#line.ready()?.clock() ?? null
  }

  /** The assets of the broker; none while it is not connected. */
  assets(): readonly ListedAsset[] {
    return this.#line.ready()?.assets() ?? []
  }

  quote(chart: ConnectedChart): Quote {
    this.feedBar(chart)
    return this.#line.ready()?.quote(chart) ?? { kind: 'refused', code: 'broker_disconnected' }
  }

  /** A chart is alive: its payout is kept up to date from now on. */
  feedBar(chart: ConnectedChart): void {
    if (this.#watched.has(chart.key)) return
    putNewest(this.#watched, [chart.key, chart], placesKept)
    this.#line.ready()?.watch(chart)
  }

  placeOrders(orders: readonly OrderRequest[]): void {
    const ready: SentOrder[] = []
    for (const request of orders) {
      const order = this.#prepare(request)
      if (order === null) continue
      if (this.#isBusy(order) || ready.some((other) => this.#areAlike(order, other)))
        this.#queue.add({ request, order })
      else ready.push(order)
    }
    this.#send(ready)
  }

  readonly adopt = (trades: readonly TradeRecord[]): void => this.#deals.adopt(trades)

  async findOrders(ids: readonly string[]): Promise<Map<string, FoundOrder>> {
    if (ids.length === 0) return new Map()
    if (this.#line.ready() === null) throw new Error(`${brokers[this.id].name} is not connected.`)
    await this.#deals.update(ids)
    const found = new Map<string, FoundOrder>()
    for (const id of ids) {
      const order = this.#store.get(id)
      if (order !== null && order.state !== 'rejected') found.set(id, foundOf(order))
    }
    return found
  }

  /** Writes what could not be written before. Throws when the disk fails again. */
  save(): void {
    this.#store.save()
  }

  close(): Promise<void> {
    if (this.#isClosed) return Promise.resolve()
    this.#isClosed = true
    if (this.#timer !== null) clearInterval(this.#timer)
    for (const { order } of this.#queue.takeAll())
      this.#dependencies.onEvent({ kind: 'rejected', id: order.id, code: 'paused' })
    this.#line.close()
    this.#store.close()
    return Promise.resolve()
  }

  /** The order as it will be sent; null when it is refused here, or was sent before. */
  #prepare(request: OrderRequest): SentOrder | null {
    const { id, side, stakeCents, sentAtMs, trade } = request
    const known = this.#store.get(id)
    if (known !== null || this.#queue.has(id)) {
      this.#dependencies.log.warn('An order that had been sent before is not sent again.', { order: id })
      if (known !== null) later(() => this.#notify(known))
      return null
    }
    const plan = this.#line.ready()?.planOrder(request) ?? { kind: 'refused', code: 'broker_disconnected' }
    if (plan.kind === 'refused') {
      this.#reject(id, plan.code)
      return null
    }
    return { id, asset: plan.asset, side, stakeCents, durationS: plan.durationS, sentAtMs, trade }
  }

  #send(orders: readonly SentOrder[]): void {
    if (orders.length === 0) return
    const link = this.#line.ready()
    try {
      if (link !== null) this.#store.write(orders)
    } catch (error) {
      for (const { id } of orders) this.#reject(id, 'paused')
      return this.#disk.failed('the order book', error)
    }
    for (const order of orders) {
      if (link?.send(order) === 'sent') continue
      const row = this.#store.get(order.id)
      if (row !== null) this.#store.reject(row)
      this.#reject(order.id, 'broker_disconnected')
    }
  }

  #isBusy(order: SentOrder): boolean {
    return this.#store.sent().some((other) => this.#areAlike(order, other))
  }

  #areAlike(order: SentOrder, other: SentOrder): boolean {
    return this.#dependencies.inFlight === 'one' && order.asset === other.asset && order.stakeCents === other.stakeCents
  }

  #onReady(balanceCents: number | null, currency: string): void {
    this.#balanceCents = balanceCents
    this.#currency = currency
    this.#deals.forget()
    for (const chart of this.#watched.values()) this.#line.ready()?.watch(chart)
    this.#dependencies.onEvent({ kind: 'connected', balanceCents })
  }

  #onDown(reason: string): void {
    this.#balanceCents = null
    for (const { order } of this.#queue.takeAll()) this.#reject(order.id, 'broker_disconnected')
    this.#dependencies.onEvent({ kind: 'disconnected', reason })
  }

  #onDeal(deal: Deal): void {
    const order = this.#deals.ownerOf(deal)
    if (order !== null) this.#take(order, deal)
  }

  #take(order: StoredOrder, deal: Deal): void {
    let now = order
    if (now.state === 'sent') {
      now = this.#store.place(now, deal, this.#dependencies.now())
      if (deal.settlement === null) this.#notify(now)
    }
    if (now.state === 'placed') now = this.#store.follow(now, deal)
    const hasNewEntry = order.state === 'placed' && now.entryPrice !== order.entryPrice
    if (hasNewEntry && deal.settlement === null) this.#notify(now)
    if (now.state === 'placed' && deal.settlement !== null) this.#notify(this.#store.settle(now, deal))
    this.#sendNext()
  }

  #onRefused(refusal: LinkRefusal): void {
    const { requestId, asset, stakeCents, code, words } = refusal
    const meant = this.#store.sent().filter((order) => {
      if (requestId !== null) return order.id === requestId
      return (asset === null || order.asset === asset) && (stakeCents === null || order.stakeCents === stakeCents)
    })
    this.#dependencies.log.warn(`${brokers[this.id].name} refused an order.`, { words, code })
    const [order] = meant
    // When the refusal may mean more than one order, none is rejected; the broker's lists will show which.
    if (order === undefined || meant.length > 1) return
    this.#store.reject(order)
    this.#reject(order.id, code)
    this.#sendNext()
  }

  #sendNext(): void {
    for (const { order } of this.#queue.takeLate(this.#dependencies.now())) this.#reject(order.id, 'stale')
    const next = this.#queue.takeNext((order) => this.#isBusy(order))
    if (next !== null) this.#send([next.order])
  }

  #watch(): void {
    if ((this.#queue.nextLateMs() ?? Number.POSITIVE_INFINITY) <= this.#dependencies.now()) this.#sendNext()
    this.#deals.askAboutOverdue()
    for (const chart of this.#watched.values()) this.#line.ready()?.watch(chart)
  }

  #notify(order: StoredOrder): void {
    const found = foundOf(order)
    if ('isUnclear' in found) return
    const kind = found.settlement === null ? 'placed' : 'settled'
    this.#dependencies.onEvent({ kind, order: found, balanceCents: this.#balanceCents })
  }

  #reject(id: string, code: RefusalCode): void {
    later(() => this.#dependencies.onEvent({ kind: 'rejected', id, code }))
  }
}

/** The engine finishes its current turn before it gets the outcome of its orders. */
function later(work: () => void): void {
  setImmediate(work)
}
