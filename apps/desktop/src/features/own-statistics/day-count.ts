import type { AccountKind, TradeResult } from '@stratomate/contracts'
import {
  addCounts,
  countedDimensions,
  type CountsChange,
  countTrade,
  isSettled,
  noCounts,
  type SettledTrade,
  valuesOfTrade,
} from '@stratomate/domain/statistics/count-trade'
import { courseOf, emptyCourse, joinCourses } from '@stratomate/domain/statistics/money-course'
import type { CountedCell, DayFigures } from '@stratomate/domain/statistics/statistics-of'
import { toWireTrade, type TradeRecord } from '@stratomate/engine/orders/trade-record'

/** One day of one account: its figures, and its cells by their names. */
export type AccountDay = DayFigures & {
  account: AccountKind
  currency: string
  cells: ReadonlyMap<string, CountedCell>
  /** The trades by signals that were won or lost, in the order of their ends. */
  decided: readonly DecidedTrade[]
}

export type DecidedTrade = { chart: Chart; isWon: boolean; stakeCents: number; payoutPct: number }

/** Lets everything else run when a slice of time is used up. */
export type Slice = () => Promise<void>

type Chart = Pick<TradeRecord, 'symbol' | 'timeframeS' | 'indicatorId'>
type Outcome = {
  endMs: number
  id: string
  result: TradeResult
  profitCents: number | null
  /** Null for a tie, and for a trade by hand, which does not belong to a chart's signals. */
  decided: DecidedTrade | null
}
type Counting = {
  account: AccountKind
  currency: string
  counts: CountsChange
  cells: Map<string, CountedCell>
  outcomes: Outcome[]
}

const cellDimensions = countedDimensions.filter((dimension) => dimension !== 'total')
/** How many outcomes are added between two checks of the time. */
const portionOutcomes = 50

/** Counts the trades of one day, separately for each account and currency. */
export class DayCount {
  readonly #day: string
  readonly #accounts = new Map<string, Counting>()
  readonly #charts = new Map<string, Chart>()

  constructor(day: string) {
    this.#day = day
  }

  /** Takes a trade of the journal; one without an outcome, or of another day, is left out. */
  add(record: TradeRecord): void {
    const trade = settledTradeOf(record)
    if (trade === null) return
    const { day, values } = valuesOfTrade(trade)
    if (day !== this.#day) return
    const counting = this.#countingOf(trade)
    const counts = countTrade(trade)
    counting.counts = addCounts(counting.counts, counts)
    for (const dimension of cellDimensions) addCell(counting.cells, { ...counts, dimension, value: values[dimension] })
    const { id, result, profitCents } = trade
    counting.outcomes.push({ endMs: record.expiresAtMs, id, result, profitCents, decided: this.#decidedOf(trade) })
  }

  /** The counts of the day; the running profit is in the order in which the trades ended. */
  async finish(slice: Slice): Promise<AccountDay[]> {
    const days: AccountDay[] = []
    for (const { outcomes, ...counted } of this.#accounts.values()) {
      outcomes.sort(byEnd)
      await slice()
      let course = emptyCourse
      const decided: DecidedTrade[] = []
      for (const [place, outcome] of outcomes.entries()) {
        course = joinCourses(course, courseOf(outcome))
        if (outcome.decided !== null) decided.push(outcome.decided)
        if (place % portionOutcomes === 0) await slice()
      }
      days.push({ ...counted, day: this.#day, course, decided })
    }
    return days
  }

  #decidedOf({ result, symbol, timeframeS, indicatorId, stakeCents, payoutPct }: SettledTrade): DecidedTrade | null {
    if (result === 'tie' || indicatorId === 'by_hand') return null
    const key = `${symbol} ${timeframeS} ${indicatorId}`
    // Trades of a chart share one copy of its names.
    const chart = this.#charts.get(key) ?? { symbol, timeframeS, indicatorId }
    this.#charts.set(key, chart)
    return { chart, isWon: result === 'won', stakeCents, payoutPct }
  }

  #countingOf({ account, currency }: SettledTrade): Counting {
    const key = `${account} ${currency}`
    const known = this.#accounts.get(key)
    if (known !== undefined) return known
    const fresh = { account, currency, counts: noCounts, cells: new Map<string, CountedCell>(), outcomes: [] }
    this.#accounts.set(key, fresh)
    return fresh
  }
}

/** Adds a cell to those of its name. */
export function addCell(cells: Map<string, CountedCell>, cell: CountedCell): void {
  const { dimension, value } = cell
  const key = `${dimension} ${value}`
  const known = cells.get(key)
  cells.set(key, known === undefined ? cell : { ...addCounts(known, cell), dimension, value })
}

/** The trade as it is counted; null while its outcome is unknown. */
function settledTradeOf(record: TradeRecord): SettledTrade | null {
  if (record.state !== 'settled') return null
  const trade = toWireTrade(record)
  return trade !== null && isSettled(trade) ? trade : null
}

function byEnd(one: Outcome, other: Outcome): number {
  return one.endMs - other.endMs || (one.id < other.id ? -1 : 1)
}
