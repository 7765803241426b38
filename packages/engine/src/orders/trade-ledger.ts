import { tradingDayOf } from '@stratomate/domain'
import { dayMs } from '@stratomate/std/time'
import { compareEnds, DailyStats, type DayState, emptyDay } from '../limits/daily-stats.ts'
import type { OpenTrade } from '../gate/gate.ts'
import { canOrderMove, holdsSlot, isFinal, type AccountCurrency, type TradeRecord } from './trade-record.ts'
import { placesKept, putNewest } from '../keep-newest.ts'

// Per symbol: this many orders may fail at once without losing the time of the previous trade.
const lastTradesKept = 10
/** Only today is requested, and a clock may be wrong by a day. */
const daysKept = 2

type BrokerAccount = AccountCurrency & Pick<TradeRecord, 'broker'>
type LeaseTrades = { held: Set<string>; counted: Set<string> }

/** The trades in memory: which are open, which hold a slot of a lease, what the day has brought so far. */
export class TradeLedger {
  readonly #open = new Map<string, TradeRecord>()
  /** Stakes of orders that a broker has not answered, by account and currency. */
  readonly #unansweredCents = new Map<string, number>()
  readonly #openBySymbol = new Map<string, Map<string, OpenTrade>>()
  readonly #byLease = new Map<string, LeaseTrades>()
  readonly #days = new Map<string, DailyStats>()
  readonly #lastBySymbol = new Map<string, { id: string; atMs: number }[]>()
  #lastLossAtMs: number | null = null
  #newestDay = ''
  #oldestDay = ''

  /** Takes what the journal holds, in any order, once at the start. */
  load(trades: readonly TradeRecord[]): void {
    for (const trade of trades.toSorted(compareExpiries)) this.#index(trade)
  }

  /** Adds a new trade. */
  add(trade: TradeRecord): void {
    this.#index(trade)
  }

  /**
   * Changes an open trade and answers its new form; null when the trade is not open or may not move there, so that
   * late and repeated news change nothing.
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

  /** Open trades of one broker and account: what an earlier choice has left open is not this broker's to answer. */
  openAt({ id, account }: { id: TradeRecord['broker']; account: TradeRecord['account'] }): TradeRecord[] {
    return this.open().filter((trade) => trade.broker === id && trade.account === account)
  }

  /** Stakes of orders that an account has paid for and its broker has not answered yet, cents. */
  unansweredCents(account: BrokerAccount): number {
    return this.#unansweredCents.get(accountOf(account)) ?? 0
  }

  openCount(): number {
    return this.#open.size
  }

  openOn(symbol: string): OpenTrade[] {
    return [...(this.#openBySymbol.get(symbol)?.values() ?? [])]
  }

  /** Slots of a lease that are taken, by orders that may still fail too. */
  spentOf(leaseId: string): number {
    return this.#byLease.get(leaseId)?.held.size ?? 0
  }

  /** Trades of a lease that count: the broker has them, or may have them. */
  countedOf(leaseId: string): number {
    return this.#byLease.get(leaseId)?.counted.size ?? 0
  }

  /**
   * What the trading day of `nowMs` has brought; a trade belongs to the day on which it was intended. With an account, only
   * its money and its results count, so that what was won with play money never allows a loss of real money; the number
   * of trades is always that of all.
   */
  today(nowMs: number, accountCurrency?: AccountCurrency): DayState {
    const day = tradingDayOf(nowMs)
    const all = this.#days.get(day)?.state() ?? emptyDay
    if (accountCurrency === undefined) return all
    return { ...(this.#days.get(pageOf(day, accountCurrency))?.state() ?? emptyDay), trades: all.trades }
  }

  /** What the trading day of `nowMs` has brought to all accounts of a currency, whatever their kind. */
  todayOfAll(nowMs: number, currency: string): DayState {
    return this.#days.get(allPageOf(tradingDayOf(nowMs), currency))?.state() ?? emptyDay
  }

  /** How many trades of the plan the trading day of `nowMs` has taken; those by hand take none. */
  planTradesOn(nowMs: number): number {
    return this.#days.get(tradingDayOf(nowMs))?.planTrades() ?? 0
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
    const before = this.#open.get(trade.id)
    if (before !== undefined) this.#addUnanswered(before, -1)
    this.#addUnanswered(trade, 1)
    const symbolTrades = this.#openBySymbol.get(trade.symbol) ?? new Map<string, OpenTrade>()
    if (isFinal(trade.state)) {
      this.#open.delete(trade.id)
      symbolTrades.delete(trade.id)
    } else {
      this.#open.set(trade.id, trade)
      const { chartKey, side, planId = null } = trade
      symbolTrades.set(trade.id, { chartKey, side, planId, isUnclear: trade.state === 'unknown' })
    }
    if (symbolTrades.size === 0) this.#openBySymbol.delete(trade.symbol)
    else this.#openBySymbol.set(trade.symbol, symbolTrades)
    this.#indexLease(trade)
    this.#indexDay(trade)
    this.#indexLast(trade)
  }

  #addUnanswered(trade: TradeRecord, sign: 1 | -1): void {
    if (trade.state !== 'intended' && trade.state !== 'sent') return
    const key = accountOf(trade)
    this.#unansweredCents.set(key, (this.#unansweredCents.get(key) ?? 0) + sign * trade.stakeCents)
  }

  #indexLease(trade: TradeRecord): void {
    const lease = this.#byLease.get(trade.leaseId) ?? { held: new Set(), counted: new Set() }
    putNewest(this.#byLease, [trade.leaseId, lease], placesKept)
    if (holdsSlot(trade.state)) lease.held.add(trade.id)
    else lease.held.delete(trade.id)
    if (trade.state === 'placed' || trade.state === 'settled' || trade.state === 'unknown') lease.counted.add(trade.id)
    else lease.counted.delete(trade.id)
  }

  #indexDay(trade: TradeRecord): void {
    const day = tradingDayOf(trade.intendedAtMs)
    if (day > this.#newestDay) this.#beginDay(day)
    for (const page of day < this.#oldestDay ? [] : [day, pageOf(day, trade), allPageOf(day, trade.currency)]) {
      const stats = this.#days.get(page) ?? new DailyStats()
      this.#days.set(page, stats)
      stats.take(trade)
    }
    if (trade.result === 'lost') this.#lastLossAtMs = Math.max(this.#lastLossAtMs ?? 0, trade.expiresAtMs)
  }

  #beginDay(day: string): void {
    this.#newestDay = day
    this.#oldestDay = tradingDayOf(Date.parse(day) - daysKept * dayMs)
    for (const page of this.#days.keys()) if (page.slice(0, 10) < this.#oldestDay) this.#days.delete(page)
  }

  #indexLast({ id, symbol, intendedAtMs: atMs, state }: TradeRecord): void {
    const known = this.#lastBySymbol.get(symbol) ?? []
    // When it was intended never changes, so most news of a trade changes nothing here.
    if (known.some((one) => one.id === id) === holdsSlot(state)) return
    const others = known.filter((one) => one.id !== id)
    const all = holdsSlot(state) ? [...others, { id, atMs }].toSorted((one, other) => one.atMs - other.atMs) : others
    putNewest(this.#lastBySymbol, [symbol, all.slice(-lastTradesKept)], placesKept)
  }
}

function pageOf(day: string, account: AccountCurrency): string {
  return `${day} ${keyOf(account)}`
}

function allPageOf(day: string, currency: string): string {
  return `${day} ${currency}`
}

function accountOf({ broker, ...account }: BrokerAccount): string {
  return `${broker} ${keyOf(account)}`
}

function keyOf({ account, currency }: AccountCurrency): string {
  return `${account} ${currency}`
}

function compareExpiries(one: TradeRecord, other: TradeRecord): number {
  return compareEnds({ endMs: one.expiresAtMs, id: one.id }, { endMs: other.expiresAtMs, id: other.id })
}
