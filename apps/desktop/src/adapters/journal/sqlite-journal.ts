import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Refusal, Trade } from '@stratomate/contracts'
import { dayMs } from '@stratomate/std/time'
import { type DiskWatch, strictDisk } from '#desktop/platform/files/disk-fault.ts'
import type { Journal, JournalEntry } from '@stratomate/engine/ports'
import { toWireTrade, type TradeRecord } from '@stratomate/engine/orders/trade-record'

export type TradeToReport = { trade: Trade; version: number }
import type { CheckpointThread } from './checkpoint-thread.ts'
import { type CommittedEntries, readCommits } from './committed-entries.ts'
import { EntryTables } from './entry-tables.ts'
import { JournalRows } from './journal-rows.ts'
import { type Cell, digestedColumns, type JournalTable } from './row-digest.ts'

/** What the reporter needs of the journal: the outbox is whatever changed since the last report. */
export type ReportQueue = {
  tradesToReport(limit: number): TradeToReport[]
  markTradesReported(reports: readonly { id: string; version: number; problem: string | null }[]): void
  refusalsToReport(limit: number): Refusal[]
  markRefusalsReported(ids: readonly string[]): void
}

const keptSignalsMs = 7 * dayMs
/** Transactions in the write-ahead file, some 20 KB each, that are worth a checkpoint. */
const longTransactions = 100

export type JournalOptions = {
  disk?: DiskWatch
  /** Makes checkpoints beside the orders; without it they are made where `tidy` is called. */
  checkpoints?: Pick<CheckpointThread, 'start' | 'close'>
}

/** A signal comes into the journal once, and has one trade. */
export class RepeatedEntryError extends Error {
  override readonly name = 'RepeatedEntryError'

  constructor(kind: 'signal' | 'trade of signal', id: string) {
    super(`The journal already has the ${kind} ${id}.`)
  }
}

/**
 * The journal on disk. All methods are synchronous; a commit has been flushed when it returns. Notes that cannot be
 * written wait in memory until `save`.
 */
export class SqliteJournal implements Journal, ReportQueue {
  readonly #db: DatabaseSync
  readonly #rows: JournalRows
  readonly #disk: DiskWatch
  readonly #checkpoints: NonNullable<JournalOptions['checkpoints']> | null
  readonly #waitingNotes = new Map<string, string>()
  readonly #findSignal: StatementSync
  readonly #findTrade: StatementSync
  readonly #tables: EntryTables
  /** What is on the disk, and not in its tables yet. */
  readonly #committed: CommittedEntries
  #untidy = 0

  constructor(db: DatabaseSync, { disk = strictDisk, checkpoints }: JournalOptions = {}) {
    this.#db = db
    this.#disk = disk
    this.#checkpoints = checkpoints ?? null
    this.#rows = new JournalRows(db)
    this.#rows.chain.onHeadFault = (error) => disk.failed('the head of the journal', error)
    this.#findSignal = db.prepare('select 1 from signals where id = ?')
    this.#findTrade = db.prepare('select id from trades where signal_id = ?')
    this.#committed = readCommits(db)
    this.#tables = new EntryTables(db, this.#rows)
  }

  /** One row for all of it: an order waits for this flush. The tables follow with the next note, or when they are read. */
  commit(entries: readonly JournalEntry[], nowMs: number): void {
    this.#refuseRepeated(entries)
    const id = this.#committed.lastId + 1
    const record = JSON.stringify(entries)
    this.#transaction('full', () => {
      this.#rows.insert('commits', [id, record])
      this.#raiseHighestTime(nowMs)
    })
    this.#committed.add(id, entries)
  }

  note(entries: readonly JournalEntry[], nowMs: number): void {
    this.#settle(entries, nowMs)
  }

  hasSignal(id: string): boolean {
    return this.#committed.hasSignal(id) || this.#findSignal.get(id) !== undefined
  }

  /** Puts what was committed into its tables, before they are read; what a full disk does not take waits. */
  settle(): void {
    if (this.#committed.lastId > 0) this.#try('the journal', () => this.#settle([], 0))
  }

  tradesSince(sinceMs: number): TradeRecord[] {
    const rows = this.#db
      .prepare(`select record from trades where state not in ('settled', 'rejected') or intended_at_ms >= ?`)
      .all(sinceMs)
    // A full disk holds nobody from following the trades that are in its commits only.
    const all = [...rows.map((row) => tradeOf(row['record'])), ...this.#committed.trades()]
    return [...new Map(all.map((trade) => [trade.id, trade])).values()]
  }

  tradesToReport(limit: number): TradeToReport[] {
    this.settle()
    const rows = this.#db
      .prepare('select record, version from trades where version > reported_version order by intended_at_ms limit ?')
      .all(limit)
    return rows.flatMap((row) => {
      const trade = toWireTrade(tradeOf(row['record']))
      return trade === null ? [] : [{ trade, version: Number(row['version']) }]
    })
  }

  markTradesReported(reports: readonly { id: string; version: number; problem: string | null }[]): void {
    this.#marks(() => {
      for (const { id, version, problem } of reports) {
        const before = this.#rows.find('trades', id)
        if (before === null) continue
        const reported = Math.max(Number(before['reported_version']), version)
        this.#rows.put(
          'trades',
          cellsOf('trades', before, { reported_version: reported, report_problem: problem }),
          before,
        )
      }
    })
  }

  refusalsToReport(limit: number): Refusal[] {
    this.settle()
    const rows = this.#db.prepare('select record from refusals where reported = 0 order by at_ms limit ?').all(limit)
    // Safe: only this class writes the column, from the same type.
    return rows.map((row) => JSON.parse(String(row['record'])) as Refusal)
  }

  /** Signals that were refused from one instant until before another, Unix milliseconds; a week is kept. */
  refusalsBetween(fromMs: number, toMs: number): Refusal[] {
    this.settle()
    const rows = this.#db
      .prepare('select record from refusals where at_ms >= ? and at_ms < ? order by at_ms')
      .all(fromMs, toMs)
    // Safe: only this class writes the column, from the same type.
    return rows.map((row) => JSON.parse(String(row['record'])) as Refusal)
  }

  markRefusalsReported(ids: readonly string[]): void {
    this.#marks(() => {
      for (const id of ids) {
        const before = this.#rows.find('refusals', id)
        if (before !== null) this.#rows.put('refusals', cellsOf('refusals', before, { reported: 1 }), before)
      }
    })
  }

  /** The highest time that was ever journaled, Unix milliseconds; 0 in a new journal. */
  highestTimeMs(): number {
    return this.#rows.chain.highestTimeMs()
  }

  /** Remembers the time, so that a clock that is set back is noticed after a restart too. */
  keepHighestTime(nowMs: number): void {
    this.#try('the time', () => this.#transaction('normal', () => this.#raiseHighestTime(nowMs)))
  }

  /** The time was false: it has not come yet. */
  lowerHighestTime(toMs: number): void {
    if (toMs >= this.highestTimeMs()) return
    this.#try('the time', () => this.#transaction('full', () => this.#rows.chain.setHighestTime(toMs)))
  }

  readNote(key: string): string | null {
    const waiting = this.#waitingNotes.get(key)
    if (waiting !== undefined) return waiting
    const row = this.#db.prepare('select value from meta where key = ?').get(key)
    return row === undefined ? null : String(row['value'])
  }

  writeNote(key: string, value: string): void {
    this.#waitingNotes.set(key, value)
    this.#try('a note of the journal', () => this.save())
  }

  /** Writes the notes that wait. Throws when the disk does not take them. */
  save(): void {
    if (this.#waitingNotes.size === 0) return
    this.#transaction('full', () => {
      for (const [key, value] of this.#waitingNotes) this.#rows.put('meta', [key, value], this.#rows.find('meta', key))
    })
    this.#waitingNotes.clear()
  }

  /** Drops what nothing asks for any more: signals and turns older than a week and refusals that were reported long ago. */
  prune(nowMs: number): void {
    const beforeMs = nowMs - keptSignalsMs
    this.settle()
    this.#try('the journal', () =>
      this.#transaction('normal', () => {
        this.#rows.prune('signals', 'at_ms < ?', beforeMs)
        this.#rows.prune('refusals', 'reported = 1 and at_ms < ?', beforeMs)
        this.#rows.prune('seen_signals', 'at_ms < ?', beforeMs)
        // Whole days: later turns of a day refer to the charts of its first.
        this.#rows.prune('turns', 'at_ms < ?', Math.floor(beforeMs / dayMs) * dayMs)
      }),
    )
  }

  close(): void {
    this.settle()
    void this.#checkpoints?.close()
    this.#rows.chain.close()
    this.#db.close()
  }

  /** Moves the log of changes into the database file: a start after a crash would read all of it. */
  tidy(): void {
    if (this.#untidy === 0) return
    this.#untidy = 0
    // What was written while the thread moved the rest is little; then the file begins anew instead of growing.
    const moveRest = (): void => this.#try('the journal', () => this.#db.exec('pragma wal_checkpoint(passive)'))
    if (this.#checkpoints === null) moveRest()
    else this.#checkpoints.start(moveRest)
  }

  #settle(entries: readonly JournalEntry[], nowMs: number): void {
    const committed = this.#committed.entries()
    this.#transaction('normal', () => {
      this.#tables.putAll([...committed, ...entries])
      if (this.#committed.lastId > 0) this.#rows.prune('commits', 'id <= ?', this.#committed.lastId)
      this.#raiseHighestTime(nowMs)
    })
    this.#committed.clear()
  }

  /** The tables would refuse it too, but only after its order has left. */
  #refuseRepeated(entries: readonly JournalEntry[]): void {
    const signals = new Set<string>()
    const trades = new Map<string, string>()
    for (const entry of entries) {
      if (entry.kind === 'signal') {
        if (signals.has(entry.id) || this.hasSignal(entry.id)) throw new RepeatedEntryError('signal', entry.id)
        signals.add(entry.id)
      } else if (entry.kind === 'trade') {
        const { id, signalId } = entry.trade
        // A new signal has no trade from before: there is nothing to look for.
        const known = trades.get(signalId) ?? (signals.has(signalId) ? id : this.#tradeOf(signalId)) ?? id
        if (known !== id) throw new RepeatedEntryError('trade of signal', signalId)
        trades.set(signalId, id)
      }
    }
  }

  #tradeOf(signalId: string): string | null {
    const inTable = this.#committed.tradeOf(signalId) ?? this.#findTrade.get(signalId)?.['id']
    return typeof inTable === 'string' ? inTable : null
  }

  #raiseHighestTime(nowMs: number): void {
    if (nowMs > this.highestTimeMs()) this.#rows.chain.setHighestTime(nowMs)
  }

  /** What could not be marked is reported again. Throws after the fault was reported to the disk watch. */
  #marks(work: () => void): void {
    try {
      this.#transaction('normal', work)
    } catch (error) {
      this.#disk.failed('the journal', error)
      throw error
    }
  }

  #try(what: string, work: () => void): void {
    try {
      work()
    } catch (error) {
      this.#disk.failed(what, error)
    }
  }

  #transaction(durability: 'full' | 'normal', work: () => void): void {
    this.#rows.chain.transaction(durability, work)
    this.#untidy += 1
    if (this.#checkpoints !== null && this.#untidy >= longTransactions) this.tidy()
  }
}

/** The cells of a row with some of them changed. */
function cellsOf(table: JournalTable, row: Record<string, unknown>, change: Record<string, Cell>): Cell[] {
  // Safe: the columns of these tables are strict.
  return digestedColumns[table].map((column) => (column in change ? change[column] : row[column]) as Cell)
}

function tradeOf(record: unknown): TradeRecord {
  // Safe: only this class writes the column, from the same type.
  return JSON.parse(String(record)) as TradeRecord
}
