import type { WindowAlert, WindowSpeed, WindowTrade } from '@stratomate/contracts/desktop-window/state'
import { tradingDayOf } from '@stratomate/domain'
import { signalAgeMsMax } from '@stratomate/domain/trading/signal-age'
import type { JournalEntry } from '@stratomate/engine/ports'
import { isByHand, isFinal, type AccountCurrency, type TradeRecord } from '@stratomate/engine/orders/trade-record'
import { percentile } from '@stratomate/std/statistics'
import type { JournalReader } from '#desktop/adapters/journal/journal-reader.ts'
import { alertRow, refusedRow, tradedRow, tradeRow } from './window-rows.ts'
import { placesKept, putNewest } from '@stratomate/engine/keep-newest'

export type DaySums = {
  won: number
  lost: number
  tied: number
  open: number
  stakedCents: number
  profitCents: number
  refused: number
}

type LastSignal = { side: 'buy' | 'sell'; atMs: number; wasTraded: boolean }

const alertsMax = 100
const closedMax = 100

/**
 * What the window shows of the journal, kept in memory and changed with each entry on the disk: the newest alerts, the
 * trades of the day, the open ones of earlier days, and how fast orders were sent.
 */
export class DayLog {
  readonly #now: () => number
  #day: string
  #alerts: WindowAlert[] = []
  readonly #trades = new Map<string, TradeRecord>()
  readonly #lastSignals = new Map<string, LastSignal>()
  #refused = 0
  #stale = 0

  constructor(now: () => number) {
    this.#now = now
    this.#day = tradingDayOf(now())
  }

  /** Reads what was there before this start. `refusals` are the codes of today's refused signals. */
  load(reader: JournalReader, trades: readonly TradeRecord[], refusals: readonly { code: string }[]): void {
    this.#alerts = reader.alertsBefore(null, alertsMax).map(alertRow)
    for (const trade of trades) if (this.#isShown(trade)) this.#trades.set(trade.id, trade)
    this.#refused = refusals.length
    this.#stale = refusals.filter(({ code }) => code === 'stale').length
  }

  /** Takes what was just written. */
  take(entries: readonly JournalEntry[]): void {
    this.#turnDay()
    for (const entry of entries) {
      if (entry.kind === 'trade') this.#takeTrade(entry.trade)
      if (entry.kind === 'refusal') {
        const { refusal, seen = null } = entry
        this.#add(refusedRow(refusal, seen))
        this.#refused += 1
        if (refusal.code === 'stale') this.#stale += 1
        // The last message about the chart is the first of the two.
        if (refusal.code === 'duplicate') continue
        this.#remember(refusal, { side: refusal.side, atMs: Date.parse(refusal.at), wasTraded: false })
      }
    }
  }

  alerts(): WindowAlert[] {
    return this.#alerts
  }

  openTrades(): WindowTrade[] {
    return this.#sorted(({ state }) => !isFinal(state)).map(tradeRow)
  }

  closedTrades(): WindowTrade[] {
    const closed = this.#sorted((trade) => isFinal(trade.state) && this.#isToday(trade))
    return closed.slice(0, closedMax).map(tradeRow)
  }

  /**
   * The day of one account in its currency; refusals are counted for all accounts. Results of different accounts are
   * never added up.
   */
  sums(accountCurrency: AccountCurrency): DaySums {
    this.#turnDay()
    const sums = { won: 0, lost: 0, tied: 0, open: 0, stakedCents: 0, profitCents: 0, refused: this.#refused }
    for (const trade of this.#trades.values()) {
      if (!this.#isToday(trade) || trade.state === 'rejected') continue
      if (trade.account !== accountCurrency.account || trade.currency !== accountCurrency.currency) continue
      sums.stakedCents += trade.stakeCents
      sums.profitCents += trade.profitCents ?? 0
      if (trade.result === null) sums.open += 1
      else if (trade.result === 'tie') sums.tied += 1
      else sums[trade.result] += 1
    }
    return sums
  }

  speed(): WindowSpeed {
    this.#turnDay()
    const times: number[] = []
    for (const { sentAtMs, signalAtMs } of this.#sorted((trade) => this.#isToday(trade) && !isByHand(trade)))
      if (sentAtMs !== null) times.push(Math.max(0, sentAtMs - signalAtMs))
    times.sort((one, other) => one - other)
    return {
      count: times.length,
      withinLimit: times.filter((ms) => ms <= signalAgeMsMax).length,
      p50Ms: percentile(times, 50),
      p95Ms: percentile(times, 95),
      p99Ms: percentile(times, 99),
      stale: this.#stale,
    }
  }

  lastSignal(chart: { symbol: string; timeframeS: number; indicatorId: string }): LastSignal | null {
    return this.#lastSignals.get(placeOf(chart)) ?? null
  }

  #takeTrade(trade: TradeRecord): void {
    const isNew = !this.#trades.has(trade.id)
    if (this.#isShown(trade)) this.#trades.set(trade.id, trade)
    else this.#trades.delete(trade.id)
    if (isNew && !isByHand(trade))
      this.#remember(trade, { side: trade.side, atMs: trade.intendedAtMs, wasTraded: true })
    // An order that was taken back before it left is listed as its refusal.
    if (trade.state === 'rejected' && trade.reason !== null) {
      this.#alerts = this.#alerts.filter(({ id }) => id !== trade.id)
      return
    }
    const place = this.#alerts.findIndex(({ id }) => id === trade.id)
    if (place === -1) return isNew ? this.#add(tradedRow(trade)) : undefined
    this.#alerts = this.#alerts.with(place, tradedRow(trade))
  }

  #add(row: WindowAlert): void {
    if (this.#alerts.some(({ id }) => id === row.id)) return
    this.#alerts = [row, ...this.#alerts].toSorted(newestFirst).slice(0, alertsMax)
  }

  #remember(chart: { symbol: string; timeframeS: number; indicatorId: string }, signal: LastSignal): void {
    putNewest(this.#lastSignals, [placeOf(chart), signal], placesKept)
  }

  #sorted(isWanted: (trade: TradeRecord) => boolean): TradeRecord[] {
    return [...this.#trades.values()].filter(isWanted).toSorted((one, other) => other.intendedAtMs - one.intendedAtMs)
  }

  #isToday({ intendedAtMs }: TradeRecord): boolean {
    return tradingDayOf(intendedAtMs) === this.#day
  }

  #isShown(trade: TradeRecord): boolean {
    return !isFinal(trade.state) || this.#isToday(trade)
  }

  /** A new trading day begins with empty sums; open trades stay visible. */
  #turnDay(): void {
    const today = tradingDayOf(this.#now())
    if (today === this.#day) return
    this.#day = today
    this.#refused = 0
    this.#stale = 0
    for (const trade of this.#trades.values()) if (!this.#isShown(trade)) this.#trades.delete(trade.id)
  }
}

function newestFirst(one: WindowAlert, other: WindowAlert): number {
  return other.atMs - one.atMs || (one.id < other.id ? 1 : -1)
}

function placeOf({ symbol, timeframeS, indicatorId }: { symbol: string; timeframeS: number; indicatorId: string }) {
  return `${symbol} ${timeframeS} ${indicatorId}`
}
