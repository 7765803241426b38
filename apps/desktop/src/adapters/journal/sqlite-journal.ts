import type { DatabaseSync } from 'node:sqlite'
import type { Refusal, Trade } from '@stratomate/contracts'
import { dayMs } from '@stratomate/std/time'
import { type DiskWatch, strictDisk } from '#desktop/platform/files/disk-fault.ts'
import type { Journal, JournalEntry } from '@stratomate/engine/ports'
import { toWireTrade, type TradeRecord } from '@stratomate/engine/orders/trade-record'

export type TradeToReport = { trade: Trade; version: number }
import type { CheckpointThread } from './checkpoint-thread.ts'
import { CommitLog } from './commit-log.ts'
import { JournalRows } from './journal-rows.ts'
import { type Cell, digestedColumns, type JournalTable } from './row-digest.ts'

/** What the reporter needs of the journal: the outbox is everything that changed since the last report. */
export type ReportQueue = {
  tradesToReport(limit: number): TradeToReport[]
  markTradesReported(reports: readonly { id: string; version: number; problem: string | null }[]): void
  refusalsToReport(limit: number): Refusal[]
  markRefusalsReported(ids: readonly string[]): void
}

const keptSignalsMs = 7 * dayMs
/**
 * How many pages in the write-ahead file, as far as they can be counted here, make a checkpoint worthwhile in a quiet
 * moment, and at any moment.
 */
const untidyPages = { quiet: 1_000, max: 2_000 }
/** Pages of each transaction beside its rows: the chain and the roots of the tables. */
const transactionPages = 4

export type JournalOptions = {
  disk?: DiskWatch
  /** Makes checkpoints beside the orders; without it they are made when `tidy` is called. */
  checkpoints?: Pick<CheckpointThread, 'start' | 'close'>
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
  readonly #log: CommitLog
  #untidy = 0

  constructor(db: DatabaseSync, { disk = strictDisk, checkpoints }: JournalOptions = {}) {
    this.#db = db
    this.#disk = disk
    this.#checkpoints = checkpoints ?? null
    this.#rows = new JournalRows(db)
    this.#rows.chain.onHeadFault = (error) => disk.failed('the head of the journal', error)
    this.#log = new CommitLog({
      db,
      rows: this.#rows,
      transaction: (durability, pages, work) => this.#transaction(durability, pages, work),
      failed: (error) => disk.failed('the journal', error),
    })
  }

  /**
   * One row for everything, because an order waits for this flush. The tables follow after some milliseconds, or when
   * they are read.
   */
  commit(entries: readonly JournalEntry[], nowMs: number): void {
    this.#log.add('full', entries, nowMs)
  }

  note(entries: readonly JournalEntry[], nowMs: number): void {
    if (entries.length > 0) this.#log.add('normal', entries, nowMs)
  }

  hasSignal(id: string): boolean {
    return this.#log.hasSignal(id)
  }

  /** Writes what was committed into its tables, before they are read; what a full disk refuses waits. */
  settle(): void {
    this.#log.settle()
  }

  tradesSince(sinceMs: number): TradeRecord[] {
    const rows = this.#db
      .prepare(`select record from trades where state not in ('settled', 'rejected') or intended_at_ms >= ?`)
      .all(sinceMs)
    // Even on a full disk, trades that are only in the commits can be followed.
    const all = [...rows.map((row) => tradeOf(row['record'])), ...this.#log.trades()]
    return [...new Map(all.map((trade) => [trade.id, trade])).values()]
  }

  tradesToReport(limit: number): TradeToReport[] {
    this.#log.settleForReports()
    const rows = this.#db
      .prepare('select record, version from trades where version > reported_version order by intended_at_ms limit ?')
      .all(limit)
    return rows.flatMap((row) => {
      const trade = toWireTrade(tradeOf(row['record']))
      return trade === null ? [] : [{ trade, version: Number(row['version']) }]
    })
  }

  markTradesReported(reports: readonly { id: string; version: number; problem: string | null }[]): void {
    this.#marks(reports.length, () => {
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
    this.#log.settleForReports()
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
    this.#marks(ids.length, () => {
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
    this.#try('the time', () => this.#transaction('normal', 0, () => this.#rows.chain.raiseHighestTime(nowMs)))
  }

  /** The remembered time was wrong: it is in the future. */
  lowerHighestTime(toMs: number): void {
    if (toMs >= this.highestTimeMs()) return
    this.#try('the time', () => this.#transaction('full', 0, () => this.#rows.chain.setHighestTime(toMs)))
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

  /** Writes the notes that wait. Throws when the disk refuses them. */
  save(): void {
    if (this.#waitingNotes.size === 0) return
    this.#transaction('full', this.#waitingNotes.size, () => {
      for (const [key, value] of this.#waitingNotes) this.#rows.put('meta', [key, value], this.#rows.find('meta', key))
    })
    this.#waitingNotes.clear()
  }

  /**
   * Deletes what is no longer needed: signals and turns older than a week, and refusals that were reported long ago.
   */
  prune(nowMs: number): void {
    const beforeMs = nowMs - keptSignalsMs
    this.settle()
    this.#try('the journal', () =>
      this.#transaction('normal', 0, () => {
        this.#rows.prune('signals', 'at_ms < ?', beforeMs)
        this.#rows.prune('refusals', 'reported = 1 and at_ms < ?', beforeMs)
        this.#rows.prune('seen_signals', 'at_ms < ?', beforeMs)
        // Whole days: later turns of a day refer to the charts of its first one.
        this.#rows.prune('turns', 'at_ms < ?', Math.floor(beforeMs / dayMs) * dayMs)
      }),
    )
  }

  close(): void {
    this.#log.close()
    void this.#checkpoints?.close()
    this.#rows.chain.close()
    this.#db.close()
  }

  /** Moves the log of changes into the database file: a start after a crash would read all of it. */
  tidy(): void {
    if (this.#untidy === 0) return
    this.#untidy = 0
    // Little was written while the thread moved the rest; after it the file begins again instead of growing.
    const moveRest = (): void => {
      if (this.#db.isOpen) this.#try('the journal', () => this.#db.exec('pragma wal_checkpoint(passive)'))
    }
    if (this.#checkpoints === null) moveRest()
    else this.#checkpoints.start(moveRest)
  }

  /** Trades that could not be marked are reported again. Throws after the fault was reported to the disk watch. */
  #marks(rows: number, work: () => void): void {
    try {
      this.#transaction('normal', rows, work)
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

  #transaction(durability: 'full' | 'normal', pages: number, work: () => void): void {
    this.#rows.chain.transaction(durability, work)
    this.#untidy += transactionPages + pages
    const isDue = this.#untidy >= (this.#log.isQuiet() ? untidyPages.quiet : untidyPages.max)
    if (this.#checkpoints !== null && isDue) this.tidy()
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
