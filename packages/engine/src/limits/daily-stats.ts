import type { TradeResult } from '@stratomate/contracts'
import { holdsSlot, isByHand, isFinal, type TradeRecord } from '../orders/trade-record.ts'

/**
 * The results of one trading day so far. Ended trades are in the order of their ends, whichever was reported first;
 * trades that ended at the same moment are in the order of their ids, so that a restart counts them the same way.
 */
export type DayState = {
  /** Trades that the broker has, may have, or is being asked for. */
  readonly trades: number
  /** Of ended trades; a loss is below 0. */
  readonly profitCents: number
  /** The highest profit at any moment of the day, 0 at least, because a reached goal stays reached. */
  readonly profitCentsPeak: number
  /** Stakes of trades whose end is not known. */
  readonly openStakeCents: number
  /** The longest run of losses; a tie neither breaks nor lengthens it. */
  readonly lossRunLongest: number
  /** Of the trades whose stake a ladder chose, in the order of their ends: only those decide the next stake. */
  readonly results: readonly DayResult[]
}

/** How a trade ended, and which stake plan had chosen its stake. */
export type DayResult = { readonly result: TradeResult; readonly planId: string | null }

type Ended = DayResult & { readonly id: string; readonly endMs: number; readonly profitCents: number }

/** What a trade's new form changes in its day. */
export type DayChange = {
  /** 1 for a trade that takes a place, -1 for one that never reached the broker after all. */
  readonly trades: number
  readonly byHand: number
  readonly openStakeCents: number
  readonly ended: Ended | null
}

/** What the day has brought once a trade has ended, and all that ended before it. */
type Totals = {
  profitCents: number
  profitCentsPeak: number
  lossRun: number
  lossRunLongest: number
  /** How many of them are in the results of ladders. */
  ladderResults: number
}

const noTotals: Readonly<Totals> = {
  profitCents: 0,
  profitCentsPeak: 0,
  lossRun: 0,
  lossRunLongest: 0,
  ladderResults: 0,
}

/**
 * The totals are stored after each this many ended trades, so that a late one makes at most that many, and those that
 * ended after it, be counted again.
 */
const endsPerMark = 64

/**
 * What a trade changes in its day, by its former form, null for a new trade, and its new form. Null when it changes
 * nothing, like most reports about an open trade.
 */
export function dayChangeOf(before: TradeRecord | null, after: TradeRecord): DayChange | null {
  const trades = slotsOf(after) - slotsOf(before)
  const openStakeCents = openStakeOf(after) - openStakeOf(before)
  const ended = endedOf(after)
  if (trades === 0 && openStakeCents === 0 && ended === null) return null
  return { trades, byHand: isByHand(after) ? trades : 0, openStakeCents, ended }
}

/**
 * The trades of one day, changed one at a time. A trade costs the same at the end of a long day as at its beginning:
 * only when it ended before others that are already counted, those are counted again, and few more.
 */
export class DailyStats {
  /** In the order of their ends. */
  readonly #ended: Ended[] = []
  /** The totals after none, 64, 128, ... of them. */
  readonly #marks: Readonly<Totals>[] = [noTotals]
  readonly #ladderResults: DayResult[] = []
  readonly #totals: Totals = { ...noTotals }
  /** How many of the first ones are in the totals. */
  #counted = 0
  #trades = 0
  #byHand = 0
  #openStakeCents = 0

  /** Applies a change. An ended trade comes only once. */
  take({ trades, byHand, openStakeCents, ended }: DayChange): void {
    this.#trades += trades
    this.#byHand += byHand
    this.#openStakeCents += openStakeCents
    if (ended !== null) this.#end(ended)
  }

  /** `results` belongs to the day and grows with it: copy it to keep it. */
  state(): DayState {
    const { profitCents, profitCentsPeak, lossRunLongest } = this.#totals
    return {
      trades: this.#trades,
      profitCents,
      profitCentsPeak,
      openStakeCents: this.#openStakeCents,
      lossRunLongest,
      results: this.#ladderResults,
    }
  }

  /** How many of the trades the plan has paid for. */
  planTrades(): number {
    return this.#trades - this.#byHand
  }

  #end(ended: Ended): void {
    let place = this.#ended.length
    for (let before = this.#ended[place - 1]; before !== undefined; before = this.#ended[place - 1]) {
      if (compareEnds(before, ended) < 0) break
      place -= 1
    }
    this.#ended.splice(place, 0, ended)
    if (place < this.#ended.length - 1) this.#goBackTo(place)
    this.#countOn()
  }

  /** Goes back to the last stored totals that are not after the place. */
  #goBackTo(place: number): void {
    this.#marks.length = Math.floor(place / endsPerMark) + 1
    this.#counted = (this.#marks.length - 1) * endsPerMark
    Object.assign(this.#totals, this.#marks.at(-1))
    this.#ladderResults.length = this.#totals.ladderResults
  }

  /**
   * Counts what is not in the totals yet, without allocating anything but stored totals: trades of one minute end in
   * any order.
   */
  #countOn(): void {
    const totals = this.#totals
    for (let ended = this.#ended[this.#counted]; ended !== undefined; ended = this.#ended[this.#counted]) {
      addTo(totals, ended)
      if (ended.planId !== null) {
        this.#ladderResults.push({ result: ended.result, planId: ended.planId })
        totals.ladderResults += 1
      }
      this.#counted += 1
      if (this.#counted % endsPerMark === 0) this.#marks.push({ ...totals })
    }
  }
}

/** A day without trades. */
export const emptyDay: DayState = new DailyStats().state()

/** The order in which ended trades are counted. */
export function compareEnds(one: { endMs: number; id: string }, other: { endMs: number; id: string }): number {
  return one.endMs - other.endMs || (one.id < other.id ? -1 : 1)
}

function slotsOf(trade: TradeRecord | null): number {
  return trade !== null && holdsSlot(trade.state) ? 1 : 0
}

function openStakeOf(trade: TradeRecord | null): number {
  return trade === null || isFinal(trade.state) ? 0 : trade.stakeCents
}

function endedOf({ id, state, expiresAtMs: endMs, result, planId = null, profitCents }: TradeRecord): Ended | null {
  if (state !== 'settled' || result === null) return null
  return { id, endMs, result, planId, profitCents: profitCents ?? 0 }
}

function addTo(totals: Totals, { result, profitCents }: Ended): void {
  totals.profitCents += profitCents
  totals.profitCentsPeak = Math.max(totals.profitCentsPeak, totals.profitCents)
  if (result !== 'tie') totals.lossRun = result === 'lost' ? totals.lossRun + 1 : 0
  totals.lossRunLongest = Math.max(totals.lossRunLongest, totals.lossRun)
}
