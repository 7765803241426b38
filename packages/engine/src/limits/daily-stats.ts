import type { TradeResult } from '@stratomate/contracts'
import { holdsSlot, isFinal, type TradeRecord } from '../orders/trade-record.ts'

/**
 * What one trading day has brought so far. Ended trades stand in the order of their ends, whichever news came first; of
 * those that ended in one moment the ids decide, so that a restart counts them alike.
 */
export type DayState = {
  /** Trades that the broker has, may have, or is being asked for. */
  readonly trades: number
  /** Of ended trades; a loss is below 0. */
  readonly profitCents: number
  /** The highest profit that stood at any moment of the day, 0 at least: a goal that was reached stays reached. */
  readonly profitCentsPeak: number
  /** Stakes of trades whose end is not known. */
  readonly openStakeCents: number
  /** The longest run of losses; a tie neither breaks nor lengthens it. */
  readonly lossRunLongest: number
  readonly results: readonly DayResult[]
}

/** How a trade ended, and which stake plan had chosen its stake. */
export type DayResult = { readonly result: TradeResult; readonly planId: string | null }

type Ended = DayResult & { id: string; endMs: number; profitCents: number }

/** The trades of one day, changed one at a time. */
export class DailyStats {
  readonly #held = new Set<string>()
  readonly #openStakes = new Map<string, number>()
  readonly #ended: Ended[] = []
  readonly #results: DayResult[] = []
  #openStakeCents = 0
  #profitCents = 0
  #profitCentsPeak = 0
  #lossRun = 0
  #lossRunLongest = 0

  /** Takes the new form of a trade. An ended trade comes once. */
  take(trade: TradeRecord): void {
    if (holdsSlot(trade.state)) this.#held.add(trade.id)
    else this.#held.delete(trade.id)
    this.#openStakeCents -= this.#openStakes.get(trade.id) ?? 0
    this.#openStakes.delete(trade.id)
    if (!isFinal(trade.state)) {
      this.#openStakes.set(trade.id, trade.stakeCents)
      this.#openStakeCents += trade.stakeCents
    }
    const { id, expiresAtMs: endMs, result, profitCents } = trade
    if (trade.state !== 'settled' || result === null) return
    this.#end({ id, endMs, result, planId: trade.planId ?? null, profitCents: profitCents ?? 0 })
  }

  state(): DayState {
    return {
      trades: this.#held.size,
      profitCents: this.#profitCents,
      profitCentsPeak: this.#profitCentsPeak,
      openStakeCents: this.#openStakeCents,
      lossRunLongest: this.#lossRunLongest,
      results: this.#results,
    }
  }

  #end(ended: Ended): void {
    const last = this.#ended.at(-1)
    this.#ended.push(ended)
    if (last === undefined || compareEnds(last, ended) < 0) return this.#count(ended)
    // Out of order, which is rare: counted anew from the beginning.
    this.#ended.sort(compareEnds)
    this.#results.length = 0
    this.#profitCents = 0
    this.#profitCentsPeak = 0
    this.#lossRun = 0
    this.#lossRunLongest = 0
    for (const one of this.#ended) this.#count(one)
  }

  #count({ result, planId, profitCents }: Ended): void {
    this.#results.push({ result, planId })
    this.#profitCents += profitCents
    this.#profitCentsPeak = Math.max(this.#profitCentsPeak, this.#profitCents)
    if (result === 'won') this.#lossRun = 0
    if (result === 'lost') this.#lossRun += 1
    this.#lossRunLongest = Math.max(this.#lossRunLongest, this.#lossRun)
  }
}

/** A day without trades. */
export const emptyDay: DayState = new DailyStats().state()

function compareEnds(one: Ended, other: Ended): number {
  return one.endMs - other.endMs || (one.id < other.id ? -1 : 1)
}
