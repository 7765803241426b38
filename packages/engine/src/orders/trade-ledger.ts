import { compareEnds, dayChangeOf, type DayState } from '../limits/daily-stats.ts'
import { TradingDays } from '../limits/trading-days.ts'
import type { OpenTrade } from '../gate/gate.ts'
import { canOrderMove, holdsSlot, isFinal, type AccountCurrency, type TradeRecord } from './trade-record.ts'
import { placesKept, putNewest } from '../keep-newest.ts'

// For each symbol, this many orders may fail at the same time without losing the time of the previous trade.
const lastTradesKept = 10

type BrokerAccount = AccountCurrency & Pick<TradeRecord, 'broker'>
type UnansweredStakes = BrokerAccount & { cents: number }
type LeaseTrades = { held: number; counted: number }

/** The trades in memory: which are open, which hold a slot of a lease, and the day's results so far. */
export class TradeLedger {
  readonly #open = new Map<string, TradeRecord>()
  /** Stakes of orders that a broker has not answered, by account and currency. */
  readonly #unanswered: UnansweredStakes[] = []
  readonly #openBySymbol = new Map<string, Map<string, OpenTrade>>()
  readonly #byLease = new Map<string, LeaseTrades>()
  readonly #days = new TradingDays()
  readonly #lastBySymbol = new Map<string, { id: string; atMs: number }[]>()
  #lastLossAtMs: number | null = null
  readonly #follow: ((trade: TradeRecord) => void) | undefined

  /** `follow` is told of each new form of a trade. */
  constructor(follow?: (trade: TradeRecord) => void) {
    this.#follow = follow
  }

  /** Loads the journal's trades, in any order, once at the start. */
  load(trades: readonly TradeRecord[]): void {
    for (const trade of trades.toSorted(compareExpiries)) this.#index(trade)
  }

  /** Adds a new trade. */
  add(trade: TradeRecord): void {
    this.#index(trade)
  }

  /**
   * Changes an open trade and answers its new form; null when the trade is not open or may not change so, which makes
   * late and repeated reports harmless.
   */
  move(id: string, change: Partial<TradeRecord> & Pick<TradeRecord, 'state'>): TradeRecord | null {
    const before = this.#open.get(id)
    if (before === undefined || !canOrderMove(before.state, change.state)) return null
    const after = { ...before, ...change }
    this.#index(after)
    return after
  }

  /** Notes where an open trade began and answers its new form; null when that is known, or the trade is not open. */
  learnEntry(id: string, entryPrice: number): TradeRecord | null {
    const before = this.#open.get(id)
    if (before?.state !== 'placed' || typeof before.entryPrice === 'number') return null
    const after = { ...before, entryPrice }
    this.#index(after)
    return after
  }

  get(id: string): TradeRecord | null {
    return this.#open.get(id) ?? null
  }

  open(): TradeRecord[] {
    return [...this.#open.values()]
  }

  /** Open trades of one broker and account: only this broker can answer for them. */
  openAt({ id, account }: { id: TradeRecord['broker']; account: TradeRecord['account'] }): TradeRecord[] {
    return this.open().filter((trade) => trade.broker === id && trade.account === account)
  }

  /** Stakes of orders that an account has paid for and its broker has not answered yet, cents. */
  unansweredCents(account: BrokerAccount): number {
    return this.#unanswered.find((stakes) => isSameAccount(stakes, account))?.cents ?? 0
  }

  openCount(): number {
    return this.#open.size
  }

  openOn(symbol: string): OpenTrade[] {
    return [...(this.#openBySymbol.get(symbol)?.values() ?? [])]
  }

  /** Slots of a lease that are taken, by orders that may still fail too. */
  spentOf(leaseId: string): number {
    return this.#byLease.get(leaseId)?.held ?? 0
  }

  /** Trades of a lease that count: the broker has them, or may have them. */
  countedOf(leaseId: string): number {
    return this.#byLease.get(leaseId)?.counted ?? 0
  }

  /** What the trading day of `nowMs` has brought, as `TradingDays.state` counts it. */
  today(nowMs: number, accountCurrency?: AccountCurrency): DayState {
    return this.#days.state(nowMs, accountCurrency)
  }

  /** What the trading day of `nowMs` has brought to all accounts of a currency, whatever their kind. */
  todayOfAll(nowMs: number, currency: string): DayState {
    return this.#days.stateOfAll(nowMs, currency)
  }

  /** How many trades of the plan the trading day of `nowMs` has taken; those by hand take none. */
  planTradesOn(nowMs: number): number {
    return this.#days.planTrades(nowMs)
  }

  /** When the last trade of a symbol was intended, Unix milliseconds; orders that never reached the broker do not count. */
  lastTradeAtMs(symbol: string): number | null {
    return this.#lastBySymbol.get(symbol)?.at(-1)?.atMs ?? null
  }

  /** When the last of the lost trades ended, Unix milliseconds. */
  lastLossAtMs(): number | null {
    return this.#lastLossAtMs
  }

  #index(trade: TradeRecord): void {
    const before = this.#open.get(trade.id) ?? null
    if (isFinal(trade.state)) this.#open.delete(trade.id)
    else this.#open.set(trade.id, trade)
    if (before !== null) this.#addUnanswered(before, -1)
    this.#addUnanswered(trade, 1)
    this.#indexSymbol(before, trade)
    this.#indexLease(before, trade)
    const change = dayChangeOf(before, trade)
    if (change !== null) this.#days.take(trade, change)
    this.#follow?.(trade)
    if (trade.result === 'lost') this.#lastLossAtMs = Math.max(this.#lastLossAtMs ?? 0, trade.expiresAtMs)
    if (numberOf(before, isHeld) !== numberOf(trade, isHeld)) this.#indexLast(trade)
  }

  #addUnanswered(trade: TradeRecord, sign: 1 | -1): void {
    if (trade.state !== 'intended' && trade.state !== 'sent') return
    const cents = sign * trade.stakeCents
    const known = this.#unanswered.find((stakes) => isSameAccount(stakes, trade))
    if (known !== undefined) known.cents += cents
    else this.#unanswered.push({ broker: trade.broker, account: trade.account, currency: trade.currency, cents })
  }

  #indexSymbol(before: TradeRecord | null, trade: TradeRecord): void {
    const { id, symbol, chartKey, side, planId = null } = trade
    const isUnclear = trade.state === 'unknown'
    if (!isFinal(trade.state)) {
      if (before !== null && isUnclear === (before.state === 'unknown')) return
      const trades = this.#openBySymbol.get(symbol) ?? new Map<string, OpenTrade>()
      this.#openBySymbol.set(symbol, trades.set(id, { chartKey, side, planId, isUnclear }))
      return
    }
    const trades = this.#openBySymbol.get(symbol)
    trades?.delete(id)
    if (trades?.size === 0) this.#openBySymbol.delete(symbol)
  }

  #indexLease(before: TradeRecord | null, trade: TradeRecord): void {
    const held = numberOf(trade, isHeld) - numberOf(before, isHeld)
    const counted = numberOf(trade, isCounted) - numberOf(before, isCounted)
    if (held === 0 && counted === 0) return
    const lease = this.#byLease.get(trade.leaseId) ?? { held: 0, counted: 0 }
    // A lease that was dropped from memory begins again: it never allows more trades than it has.
    lease.held = Math.max(0, lease.held + held)
    lease.counted = Math.max(0, lease.counted + counted)
    putNewest(this.#byLease, [trade.leaseId, lease], placesKept)
  }

  #indexLast({ id, symbol, intendedAtMs: atMs, state }: TradeRecord): void {
    const last = this.#lastBySymbol.get(symbol) ?? []
    const known = last.findIndex((one) => one.id === id)
    if (known >= 0) last.splice(known, 1)
    if (holdsSlot(state)) last.splice(last.findLastIndex((one) => one.atMs <= atMs) + 1, 0, { id, atMs })
    if (last.length > lastTradesKept) last.shift()
    putNewest(this.#lastBySymbol, [symbol, last], placesKept)
  }
}

const isHeld = ({ state }: TradeRecord): boolean => holdsSlot(state)
const isCounted = ({ state }: TradeRecord): boolean => state === 'placed' || state === 'settled' || state === 'unknown'

function numberOf(trade: TradeRecord | null, holds: (trade: TradeRecord) => boolean): number {
  return trade !== null && holds(trade) ? 1 : 0
}

function isSameAccount(one: BrokerAccount, other: BrokerAccount): boolean {
  return one.broker === other.broker && one.account === other.account && one.currency === other.currency
}

function compareExpiries(one: TradeRecord, other: TradeRecord): number {
  return compareEnds({ endMs: one.expiresAtMs, id: one.id }, { endMs: other.expiresAtMs, id: other.id })
}
