import { tradingDayNumberOf } from '@stratomate/domain'
import type { AccountCurrency, TradeRecord } from '../orders/trade-record.ts'
import { type DayChange, DailyStats, type DayState, emptyDay } from './daily-stats.ts'

/** Only today is asked for, and a clock may be wrong by a day. */
const daysKept = 2

/** One trading day: of all trades, of each account and its currency, and of all accounts of a currency. */
class TradingDay {
  readonly all = new DailyStats()
  readonly #accounts = new Map<string, Map<string, DailyStats>>()
  readonly #currencies = new Map<string, DailyStats>()

  take({ account, currency }: AccountCurrency, change: DayChange): void {
    this.all.take(change)
    const ofAccount = this.#accounts.get(account) ?? new Map<string, DailyStats>()
    this.#accounts.set(account, ofAccount)
    statsIn(ofAccount, currency).take(change)
    statsIn(this.#currencies, currency).take(change)
  }

  stateOf({ account, currency }: AccountCurrency): DayState {
    return this.#accounts.get(account)?.get(currency)?.state() ?? emptyDay
  }

  stateOfAll(currency: string): DayState {
    return this.#currencies.get(currency)?.state() ?? emptyDay
  }
}

/** The results of the last trading days; a trade belongs to the day on which it was intended. */
export class TradingDays {
  readonly #days = new Map<number, TradingDay>()
  #newest = Number.NEGATIVE_INFINITY

  take(trade: TradeRecord, change: DayChange): void {
    const number = tradingDayNumberOf(trade.intendedAtMs)
    if (number > this.#newest) this.#begin(number)
    if (number < this.#newest - daysKept) return
    const day = this.#days.get(number) ?? new TradingDay()
    this.#days.set(number, day)
    day.take(trade, change)
  }

  /**
   * With an account, only its money and its results count, so that demo profit never allows a loss of real money; the
   * number of trades is always that of all accounts.
   */
  state(nowMs: number, account?: AccountCurrency): DayState {
    const day = this.#at(nowMs)
    const all = day?.all.state() ?? emptyDay
    if (account === undefined) return all
    return { ...(day?.stateOf(account) ?? emptyDay), trades: all.trades }
  }

  /** Of all accounts of a currency, whatever their kind. */
  stateOfAll(nowMs: number, currency: string): DayState {
    return this.#at(nowMs)?.stateOfAll(currency) ?? emptyDay
  }

  /** How many trades of the plan the day has used; those by hand use none. */
  planTrades(nowMs: number): number {
    return this.#at(nowMs)?.all.planTrades() ?? 0
  }

  #at(nowMs: number): TradingDay | undefined {
    return this.#days.get(tradingDayNumberOf(nowMs))
  }

  #begin(number: number): void {
    this.#newest = number
    for (const known of this.#days.keys()) if (known < number - daysKept) this.#days.delete(known)
  }
}

function statsIn(all: Map<string, DailyStats>, currency: string): DailyStats {
  const stats = all.get(currency) ?? new DailyStats()
  all.set(currency, stats)
  return stats
}
