import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Refusal, Trade } from '@stratomate/contracts'
import { dayMs } from '@stratomate/std/time'
import { type DiskWatch, strictDisk } from '#desktop/platform/files/disk-fault.ts'
import type { Journal, JournalEntry } from '@stratomate/engine/ports'
import { toWireTrade, type TradeRecord } from '@stratomate/engine/orders/trade-record'

export type TradeToReport = { trade: Trade; version: number }
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
/** Transactions in the write-ahead file: some 20 KB each. */
const longTransactions = 100
const longestTransactions = 400

/**
 * The journal on disk. All methods are synchronous; a commit has been flushed when it returns. Notes that cannot be
 * written wait in memory until `save`.
 */
export class SqliteJournal implements Journal, ReportQueue {
  readonly #db: DatabaseSync
  readonly #rows: JournalRows
  readonly #disk: DiskWatch
  readonly #waitingNotes = new Map<string, string>()
  readonly #findSignal: StatementSync
  #lastTurn: number
  #untidy = 0

  constructor(db: DatabaseSync, disk: DiskWatch = strictDisk) {
    this.#db = db
    this.#disk = disk
    this.#rows = new JournalRows(db)
    this.#rows.chain.onHeadFault = (error) => disk.failed('the head of the journal', error)
    this.#findSignal = db.prepare('select 1 from signals where id = ?')
    this.#lastTurn = Number(db.prepare('select max(id) as id from turns').get()?.['id'] ?? 0)
  }

  commit(entries: readonly JournalEntry[], nowMs: number): void {
    this.#transaction('full', () => this.#writeAll(entries, nowMs))
  }

  note(entries: readonly JournalEntry[], nowMs: number): void {
    this.#transaction('normal', () => this.#writeAll(entries, nowMs))
  }

  hasSignal(id: string): boolean {
    return this.#findSignal.get(id) !== undefined
  }

  tradesSince(sinceMs: number): TradeRecord[] {
    const rows = this.#db
      .prepare(`select record from trades where state not in ('settled', 'rejected') or intended_at_ms >= ?`)
      .all(sinceMs)
    return rows.map((row) => tradeOf(row['record']))
  }

  tradesToReport(limit: number): TradeToReport[] {
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
    const rows = this.#db.prepare('select record from refusals where reported = 0 order by at_ms limit ?').all(limit)
    // Safe: only this class writes the column, from the same type.
    return rows.map((row) => JSON.parse(String(row['record'])) as Refusal)
  }

  /** Signals that were refused from one instant until before another, Unix milliseconds; a week is kept. */
  refusalsBetween(fromMs: number, toMs: number): Refusal[] {
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
    this.#try('the journal', () =>
      this.#transaction('normal', () => {
        this.#rows.prune('signals', 'at_ms < ?', beforeMs)
        this.#rows.prune('refusals', 'reported = 1 and at_ms < ?', beforeMs)
        this.#rows.prune('seen_signals', 'at_ms < ?', beforeMs)
        this.#rows.prune('turns', 'at_ms < ?', beforeMs)
      }),
    )
  }

  close(): void {
    this.#rows.chain.close()
    this.#db.close()
  }

  /**
   * The same while signals keep coming, as soon as the log of changes is long: between two orders when it can be, else
   * when it is much longer. A start after a crash would read all of it.
   */
  tidyWhenLong(isIdle: () => boolean): void {
    if (this.#untidy < longTransactions) return
    if (this.#untidy >= longestTransactions || isIdle()) this.tidy()
  }

  /** Moves the log of changes into the database file while nothing else is to be done; signals never wait for it. */
  tidy(): void {
    if (this.#untidy === 0) return
    this.#untidy = 0
    this.#try('the journal', () => this.#db.exec('pragma wal_checkpoint(passive)'))
  }

  #writeAll(entries: readonly JournalEntry[], nowMs: number): void {
    for (const entry of entries) this.#write(entry)
    this.#raiseHighestTime(nowMs)
  }

  #write(entry: JournalEntry): void {
    switch (entry.kind) {
      case 'signal':
        this.#rows.insert('signals', [entry.id, entry.atMs])
        return
      case 'trade':
        this.#putTrade(entry.trade)
        return
      case 'refusal':
        this.#putRefusal(entry)
        return
      case 'turn':
        this.#lastTurn += 1
        this.#rows.insert('turns', [this.#lastTurn, entry.turn.nowMs, JSON.stringify(entry.turn)])
        return
      default:
        entry satisfies never
    }
  }

  #putTrade(trade: TradeRecord): void {
    const { id, signalId, leaseId, state, intendedAtMs } = trade
    const before = this.#rows.findTrade(id)
    const version = Number(before?.['version'] ?? 0) + 1
    const reported = Number(before?.['reported_version'] ?? 0)
    const reportProblem = before?.['report_problem']
    const problem = typeof reportProblem === 'string' ? reportProblem : null
    const record = JSON.stringify(trade)
    this.#rows.put('trades', [id, signalId, leaseId, state, intendedAtMs, version, reported, problem, record], before)
  }

  #putRefusal({ refusal, seen }: JournalEntry & { kind: 'refusal' }): void {
    const { id } = refusal
    const atMs = Date.parse(refusal.at)
    if (this.#rows.find('refusals', id) === null) this.#rows.insert('refusals', [id, atMs, 0, JSON.stringify(refusal)])
    if (seen !== undefined && this.#rows.find('seen_signals', id) === null)
      this.#rows.insert('seen_signals', [id, atMs, JSON.stringify(seen)])
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
    this.#untidy += 1
    this.#rows.chain.transaction(durability, work)
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
