import { setImmediate } from 'node:timers/promises'
import type { FilterAnswer, FilterInput, OwnProof, StatisticsAnswer, StatisticsQuery } from '@stratomate/contracts'
import { dayEndMs, dayStartMs, tradingDayOf } from '@stratomate/domain'
import { addCounts, type CountsChange, noCounts } from '@stratomate/domain/statistics/count-trade'
import { filterDay } from '@stratomate/domain/statistics/filter-day'
import { firstDayOf } from '@stratomate/domain/statistics/first-day-of'
import {
  chooseAccount,
  type CountedCell,
  countsView,
  listAccounts,
  statisticsOf,
} from '@stratomate/domain/statistics/statistics-of'
import { isFinal } from '@stratomate/engine/orders/trade-record'
import { dayMs, minuteMs } from '@stratomate/std/time'
import type { JournalReader } from '#desktop/adapters/journal/journal-reader.ts'
import { type AccountDay, addCell, DayCount, type Slice } from './day-count.ts'
import { OwnProofs } from './own-proofs.ts'
import type { TriedFilters } from './tried-filters.ts'

type OwnStatisticsDependencies = {
  reader: Pick<JournalReader, 'firstTradeAtMs' | 'countTrades' | 'tradesAfter'>
  tried: Pick<TriedFilters, 'count' | 'add'>
  now: () => number
}

/** A day with the count of all its trades, those that were rejected included. */
type EndedDay = { count: number; accounts: AccountDay[] }

/** How many trades are read at once: a signal that arrives meanwhile waits no longer than this takes. */
const portionTrades = 10
/** How long it counts before it lets other work run, milliseconds. */
const sliceMs = 0.5
/** An order is sent within seconds of its decision, so a trade of a day was decided on it, or shortly before. */
const sendingMs = minuteMs
/** The most days that are kept: ten years. */
const keptDaysMax = 3_700

/**
 * The settled trades of the journal by the rules of the dashboard, those by hand included. A day whose trades have all
 * ended is counted once and kept until it has more trades; other days are counted again for each question. Counting
 * lets all other work go first.
 */
export class OwnStatistics {
  readonly #dependencies: OwnStatisticsDependencies
  readonly #ended = new Map<string, EndedDay>()
  readonly #proofs = new OwnProofs()
  #counting: Promise<AccountDay[]> | null = null
  #proving: Promise<OwnProof[]> | null = null

  constructor(dependencies: OwnStatisticsDependencies) {
    this.#dependencies = dependencies
  }

  async read({ period, account, currency }: StatisticsQuery): Promise<StatisticsAnswer> {
    const days = await this.#days()
    const accounts = listAccounts(
      days.map(({ account: kind, currency: money, course }) => ({
        account: kind,
        currency: money,
        trades: course.trades,
      })),
    )
    const chosen = chooseAccount(accounts, { account, currency })
    const from = this.#firstDayOf(period)
    const shown = chosen === null ? [] : daysOf(days, { ...chosen, from })
    const figures = statisticsOf(shown, await joinCells(shown))
    return { accounts, chosen, from, devices: [], filtersTried: this.#dependencies.tried.count(), ...figures }
  }

  /**
   * What the result would have been with only some of the trades. The filter is counted as tried before its result is
   * known.
   */
  async tryFilter(filter: FilterInput): Promise<FilterAnswer> {
    const filtersTried = this.#dependencies.tried.add(filter)
    const { account, currency, period } = filter
    const slice = newSlice()
    const days: FilterAnswer['days'] = []
    let all: CountsChange = noCounts
    for (const one of daysOf(await this.#days(), { account, currency, from: this.#firstDayOf(period) })) {
      const { day, counts, cells } = one
      const kept = filterDay({ day, counts, cells: cells.values() }, filter)
      await slice()
      if (kept === null) continue
      all = addCounts(all, kept)
      days.push({ day, won: kept.won, lost: kept.lost })
    }
    return { kept: countsView(all), days, filtersTried }
  }

  /** The proof of each chart, and of each source from outside; those with the most trades first. */
  prove(): Promise<OwnProof[]> {
    this.#proving ??= this.#days()
      .then((days) => this.#proofs.read(days, newSlice()))
      .finally(() => {
        this.#proving = null
      })
    return this.#proving
  }

  /** Questions at the same time share one count. */
  #days(): Promise<AccountDay[]> {
    this.#counting ??= this.#countAll().finally(() => {
      this.#counting = null
    })
    return this.#counting
  }

  #firstDayOf(period: StatisticsQuery['period']): string | null {
    return firstDayOf(period, new Date(this.#dependencies.now()))
  }

  async #countAll(): Promise<AccountDay[]> {
    const { reader, now } = this.#dependencies
    const firstMs = reader.firstTradeAtMs()
    if (firstMs === null) return []
    const lastMs = dayStartMs(tradingDayOf(now()))
    const slice = newSlice()
    const all: AccountDay[] = []
    const firstDayMs = Math.max(dayStartMs(tradingDayOf(firstMs)), lastMs - keptDaysMax * dayMs)
    for (let atMs = firstDayMs; atMs <= lastMs; atMs += dayMs)
      all.push(...(await this.#dayOf(tradingDayOf(atMs), slice)))
    return all
  }

  async #dayOf(day: string, slice: Slice): Promise<AccountDay[]> {
    const count = this.#dependencies.reader.countTrades(dayStartMs(day) - sendingMs, dayEndMs(day))
    await slice()
    const kept = this.#ended.get(day)
    if (kept?.count === count) return kept.accounts
    const { accounts, isEnded } = await this.#countDay(day, slice)
    if (isEnded && dayEndMs(day) + sendingMs < this.#dependencies.now()) this.#keep(day, { count, accounts })
    return accounts
  }

  async #countDay(day: string, slice: Slice): Promise<{ accounts: AccountDay[]; isEnded: boolean }> {
    const count = new DayCount(day)
    let isEnded = true
    let place = { atMs: dayStartMs(day) - sendingMs, id: '' }
    for (;;) {
      const portion = this.#dependencies.reader.tradesAfter(place, dayEndMs(day), portionTrades)
      for (const record of portion) {
        isEnded &&= isFinal(record.state)
        count.add(record)
      }
      await slice()
      const last = portion.at(-1)
      if (last === undefined || portion.length < portionTrades) return { accounts: await count.finish(slice), isEnded }
      place = { atMs: last.intendedAtMs, id: last.id }
    }
  }

  #keep(day: string, ended: EndedDay): void {
    this.#ended.set(day, ended)
    for (const oldest of this.#ended.keys()) {
      if (this.#ended.size <= keptDaysMax) return
      this.#ended.delete(oldest)
    }
  }
}

type AskedDays = Pick<AccountDay, 'account' | 'currency'> & { from: string | null }

function daysOf(days: readonly AccountDay[], { account, currency, from }: AskedDays): AccountDay[] {
  return days.filter(
    (day) => day.account === account && day.currency === currency && (from === null || day.day >= from),
  )
}

async function joinCells(days: readonly AccountDay[]): Promise<CountedCell[]> {
  const slice = newSlice()
  const cells = new Map<string, CountedCell>()
  for (const day of days) {
    for (const cell of day.cells.values()) addCell(cells, cell)
    await slice()
  }
  return [...cells.values()]
}

function newSlice(): Slice {
  let beganAtMs = performance.now()
  return async () => {
    if (performance.now() - beganAtMs < sliceMs) return
    await setImmediate()
    beganAtMs = performance.now()
  }
}
