import type { TradeRecord } from '@stratomate/engine/orders/trade-record'
import type { Log } from '@stratomate/engine/ports'
import type { ConnectionSupervisor } from './connection-supervisor.ts'
import type { Deal, Listing, SentOrder } from './deal.ts'
import { matchDeals } from './match-deals.ts'
import type { StoredOrder, OrderStore } from './order-store.ts'

export type OrderReconcilerDependencies = {
  name: string
  log: Log
  now: () => number
  timings: { verdictMs: number; askEveryMs: number; overdueMs: number }
  store: OrderStore
  line: ConnectionSupervisor
  take: (order: StoredOrder, deal: Deal) => void
}

// Lists are asked from a little before the oldest open order, because the broker's clock may differ.
const marginMs = 120_000

/** Compares the order store with the broker's lists: finds the deals of orders, and orders that never happened. */
export class OrderReconciler {
  readonly #dependencies: OrderReconcilerDependencies
  #asked: { atMs: number; listing: Promise<Listing> } | null = null
  #isAsking = false
  readonly #startedAtMs: number

  constructor(dependencies: OrderReconcilerDependencies) {
    this.#dependencies = dependencies
    this.#startedAtMs = dependencies.now()
  }

  /** A new connection has new lists. */
  forget(): void {
    this.#asked = null
  }

  /**
   * Adds trades to the store that a power cut may have removed from it. Only trades of earlier runs: in its own run the
   * store knows everything that was sent, even before the disk has it.
   */
  adopt(trades: readonly TradeRecord[]): void {
    const { store } = this.#dependencies
    const lost = trades.flatMap((trade): SentOrder[] => {
      const { id, asset = null, side, stakeCents, sentAtMs, intendedAtMs } = trade
      if (asset === null || intendedAtMs >= this.#startedAtMs || store.get(id) !== null) return []
      const { durationS = trade.expiresTimeS - trade.candleTimeS - trade.timeframeS } = trade
      return [{ id, asset, side, stakeCents, durationS, sentAtMs: sentAtMs ?? intendedAtMs, trade }]
    })
    if (lost.length > 0) store.write(lost)
  }

  /** The order of a deal; null for the person's own trades. */
  ownerOf(deal: Deal): StoredOrder | null {
    const { store, log } = this.#dependencies
    const known = store.byRef(deal.ref)
    if (known !== null) return known
    const sent = store.sent()
    for (const [id] of matchDeals(sent, [deal])) return sent.find((order) => order.id === id) ?? null
    const givenUp = deal.requestId === null ? null : store.get(deal.requestId)
    if (givenUp?.state === 'rejected')
      log.error('A trade exists at the broker that had been given up as never placed. Look at the broker.', {
        order: givenUp.id,
      })
    return null
  }

  /** Brings these orders up to date. Rejects when the broker cannot be asked. */
  async update(ids: readonly string[]): Promise<void> {
    const { store } = this.#dependencies
    const isOpen = (id: string): boolean => ['sent', 'placed'].includes(store.get(id)?.state ?? '')
    if (!ids.some(isOpen)) return
    const listing = await this.#listing()
    if (this.#dependencies.line.ready() === null) throw new Error(`${this.#dependencies.name} is not connected.`)
    this.#take(listing.deals)
    for (const order of store.sent()) this.#judge(order, listing)
  }

  /** Asks about trades whose end should have been reported by now. */
  askAboutOverdue(): void {
    const { store, line, now, timings, log, name } = this.#dependencies
    const nowMs = now()
    const lateMs = Math.max(0, ...store.open().map(({ closesAtMs }) => nowMs - (closesAtMs ?? nowMs)))
    // The longer a result is missing, the less often it is requested.
    const pauseMs = Math.max(timings.askEveryMs, lateMs / 2)
    if (lateMs <= timings.overdueMs || nowMs - (this.#asked?.atMs ?? 0) < pauseMs) return
    if (this.#isAsking || line.ready() === null) return
    this.#isAsking = true
    this.#listing()
      .then(({ deals, asOfMs }) => {
        if (line.ready() === null) return
        this.#take(deals)
        // Still open in outdated lists, so they are requested again.
        const isStillLate = store.open().some(({ closesAtMs }) => closesAtMs !== null && closesAtMs < nowMs)
        if (isStillLate && nowMs - asOfMs >= timings.askEveryMs) line.resync()
      })
      .catch((error: unknown) => log.warn(`${name}: the results could not be asked for.`, { reason: String(error) }))
      .finally(() => void (this.#isAsking = false))
  }

  #take(deals: readonly Deal[]): void {
    const { store, take } = this.#dependencies
    // All at once first: among several similar orders the nearest in time decides which deal belongs to which.
    const matched = matchDeals(
      store.sent(),
      deals.filter(({ ref }) => store.byRef(ref) === null),
    )
    for (const [id, deal] of matched) {
      const order = store.get(id)
      if (order !== null) take(order, deal)
    }
    const open = new Map(store.open().map((order) => [order.ref, order]))
    for (const deal of deals) {
      const order = open.get(deal.ref)
      if (order !== undefined) take(order, deal)
    }
  }

  #judge(order: StoredOrder, { asOfMs, oddCount }: Listing): void {
    const { store, line, now, timings, log, name } = this.#dependencies
    if (asOfMs - order.sentAtMs >= timings.verdictMs) {
      // The entry that could not be read may be the order that is looked for.
      if (oddCount > 0) return
      store.reject(order)
      log.warn(`${name} never got an order whose answer was missing: it is in none of its lists.`, { order: order.id })
    } else if (now() - order.sentAtMs >= timings.verdictMs) line.resync()
  }

  #listing(): Promise<Listing> {
    const { store, line, now, timings } = this.#dependencies
    const nowMs = now()
    if (this.#asked !== null && nowMs - this.#asked.atMs < timings.askEveryMs) return this.#asked.listing
    const link = line.ready()
    if (link === null) return Promise.reject(new Error('The broker is not connected.'))
    const oldestMs = Math.min(nowMs, ...store.open().map(({ sentAtMs }) => sentAtMs))
    const listing = link.deals(oldestMs - marginMs)
    this.#asked = { atMs: nowMs, listing }
    return listing
  }
}
