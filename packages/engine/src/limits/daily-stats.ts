import type { TradeResult } from '@stratomate/contracts'
import { holdsSlot, isByHand, isFinal, type TradeRecord } from '../orders/trade-record.ts'

/**
 * What one trading day has brought so far. Ended trades are in the order of their ends, whichever was reported first;
 * trades that ended at the same moment are in the order of their ids, so that a restart counts them alike.
 */
export type DayState = {
  /** Trades that the broker has, may have, or is being asked for. */
  readonly trades: number
  /** Of ended trades; a loss is below 0. */
  readonly profitCents: number
  /** The highest profit at any moment of the day, 0 at least: a goal that was reached stays reached. */
  readonly profitCentsPeak: number
  /** Stakes of trades whose end is not known. */
  readonly openStakeCents: number
  /** The longest run of losses; a tie neither breaks nor lengthens it. */
  readonly lossRunLongest: number
  /** Of the trades whose stake a ladder chose, in the order of their ends: only those decide about a next stake. */
  readonly results: readonly DayResult[]
}

/** How a trade ended, and which stake plan had chosen its stake. */
export type DayResult = { readonly result: TradeResult; readonly planId: string | null }

/** What the day has brought once a trade has ended, and all that ended before it. */
type Totals = {
  readonly profitCents: number
  readonly profitCentsPeak: number
  readonly lossRun: number
  readonly lossRunLongest: number
  /** How many of them are in the results of ladders. */
  readonly ladderResults: number
}

type Ended = DayResult & { id: string; endMs: number; profitCents: number }
type Counted = Ended & { readonly totals: Totals }

const noTotals: Totals = { profitCents: 0, profitCentsPeak: 0, lossRun: 0, lossRunLongest: 0, ladderResults: 0 }

/**
 * The trades of one day, changed one at a time. A trade costs the same at the end of a long day as at its beginning: one
 * that ended before others which are already known counts those others again, and only those.
 */
export class DailyStats {
  readonly #held = new Set<string>()
  readonly #heldByHand = new Set<string>()
  readonly #openStakes = new Map<string, number>()
  /** In the order of their ends. */
  readonly #ended: Counted[] = []
  readonly #ladderResults: DayResult[] = []
  #openStakeCents = 0

  /** Takes the new form of a trade. An ended trade comes once. */
  take(trade: TradeRecord): void {
    for (const held of isByHand(trade) ? [this.#held, this.#heldByHand] : [this.#held]) {
      if (holdsSlot(trade.state)) held.add(trade.id)
      else held.delete(trade.id)
    }
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

  /** `results` belongs to the day and grows with it: copy what has to stay as it is. */
  state(): DayState {
    const { profitCents, profitCentsPeak, lossRunLongest } = this.#ended.at(-1)?.totals ?? noTotals
    return {
      trades: this.#held.size,
      profitCents,
      profitCentsPeak,
      openStakeCents: this.#openStakeCents,
      lossRunLongest,
      results: this.#ladderResults,
    }
  }

  /** How many of the trades the plan has paid for. */
  planTrades(): number {
    return this.#held.size - this.#heldByHand.size
  }

  #end(ended: Ended): void {
    let place = this.#ended.length
    for (let before = this.#ended[place - 1]; before !== undefined; before = this.#ended[place - 1]) {
      if (compareEnds(before, ended) < 0) break
      place -= 1
    }
    const later = this.#ended.splice(place)
    this.#ladderResults.length = this.#ended.at(-1)?.totals.ladderResults ?? 0
    for (const one of [ended, ...later]) this.#append(one)
  }

  #append(ended: Ended): void {
    const { result, planId } = ended
    if (planId !== null) this.#ladderResults.push({ result, planId })
    const before = this.#ended.at(-1)?.totals ?? noTotals
    this.#ended.push({ ...ended, totals: totalsAfter(before, ended, this.#ladderResults.length) })
  }
}

/** A day without trades. */
export const emptyDay: DayState = new DailyStats().state()

/** The order in which ended trades are counted. */
export function compareEnds(one: { endMs: number; id: string }, other: { endMs: number; id: string }): number {
  return one.endMs - other.endMs || (one.id < other.id ? -1 : 1)
}

function totalsAfter(before: Totals, { result, profitCents }: Ended, ladderResults: number): Totals {
  const profitAfter = before.profitCents + profitCents
  const lossRun = { won: 0, lost: before.lossRun + 1, tie: before.lossRun }[result]
  return {
    profitCents: profitAfter,
    profitCentsPeak: Math.max(before.profitCentsPeak, profitAfter),
    lossRun,
    lossRunLongest: Math.max(before.lossRunLongest, lossRun),
    ladderResults,
  }
}
