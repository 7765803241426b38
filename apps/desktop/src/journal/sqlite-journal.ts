import type { DatabaseSync, StatementSync } from 'node:sqlite'
import type { Refusal, Trade } from '@stratomate/contracts'
import { type DiskWatch, strictDisk } from '../engine/disk-fault.ts'
import type { Journal, JournalEntry } from '../engine/ports.ts'
import { toWireTrade, type TradeRecord } from '../engine/trade-record.ts'

export type TradeToReport = { trade: Trade; version: number }

/** What the reporter needs of the journal: the outbox is whatever changed since it was last told. */
export type ReportQueue = {
  tradesToReport(limit: number): TradeToReport[]
  markTradesReported(reports: readonly { id: string; version: number; problem: string | null }[]): void
  refusalsToReport(limit: number): Refusal[]
  markRefusalsReported(ids: readonly string[]): void
}

const keptSignalsMs = 7 * 86_400_000

/**
 * The journal on disk. All methods are synchronous; a commit has been flushed when it returns. Notes that cannot be
 * written wait in memory until `save`.
 */
export class SqliteJournal implements Journal, ReportQueue {
  readonly #db: DatabaseSync
  readonly #disk: DiskWatch
  readonly #waitingNotes = new Map<string, string>()
  readonly #insertSignal: StatementSync
  readonly #findSignal: StatementSync
  readonly #putTrade: StatementSync
  readonly #putRefusal: StatementSync
  readonly #putSeen: StatementSync
  readonly #putTurn: StatementSync
  readonly #putMeta: StatementSync
  #highestTimeMs: number
  #durability: 'full' | 'normal' = 'full'
  #isUntidy = false

  constructor(db: DatabaseSync, disk: DiskWatch = strictDisk) {
    this.#db = db
    this.#disk = disk
    this.#insertSignal = db.prepare('insert into signals (id, at_ms) values (?, ?)')
    this.#findSignal = db.prepare('select 1 from signals where id = ?')
    this.#putTrade = db.prepare(`
      insert into trades (id, signal_id, lease_id, state, intended_at_ms, version, record) values (?, ?, ?, ?, ?, 1, ?)
      on conflict (id) do update set state = excluded.state, record = excluded.record, version = version + 1`)
    this.#putRefusal = db.prepare(
      'insert into refusals (id, at_ms, record) values (?, ?, ?) on conflict (id) do nothing',
    )
    this.#putSeen = db.prepare(
      'insert into seen_signals (id, at_ms, record) values (?, ?, ?) on conflict (id) do nothing',
    )
    this.#putTurn = db.prepare('insert into turns (at_ms, record) values (?, ?)')
    this.#putMeta = db.prepare(
      'insert into meta (key, value) values (?, ?) on conflict (key) do update set value = excluded.value',
    )
    this.#highestTimeMs = Number(this.readNote('highest_time_ms') ?? 0)
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
    const statement = this.#db.prepare(
      'update trades set reported_version = max(reported_version, ?), report_problem = ? where id = ?',
    )
    this.#marks(() => {
      for (const { id, version, problem } of reports) statement.run(version, problem, id)
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
    const statement = this.#db.prepare('update refusals set reported = 1 where id = ?')
    this.#marks(() => {
      for (const id of ids) statement.run(id)
    })
  }

  /** The highest time that was ever journaled, Unix milliseconds; 0 in a new journal. */
  highestTimeMs(): number {
    return this.#highestTimeMs
  }

  /** Remembers the time, so that a clock that is set back is noticed after a restart too. */
  keepHighestTime(nowMs: number): void {
    this.#try('the time', () => this.#transaction('normal', () => this.#raiseHighestTime(nowMs)))
  }

  /** The time was false: it has not come yet. */
  lowerHighestTime(toMs: number): void {
    this.#highestTimeMs = Math.min(this.#highestTimeMs, toMs)
    this.writeNote('highest_time_ms', String(this.#highestTimeMs))
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
      for (const [key, value] of this.#waitingNotes) this.#putMeta.run(key, value)
    })
    this.#waitingNotes.clear()
  }

  /** Drops what nothing asks for any more: signals and turns older than a week and refusals that were reported long ago. */
  prune(nowMs: number): void {
    const prune = (from: string): void => void this.#db.prepare(`delete from ${from}`).run(nowMs - keptSignalsMs)
    this.#try('the journal', () =>
      this.#transaction('normal', () => {
        prune('signals where at_ms < ?')
        prune('refusals where reported = 1 and at_ms < ?')
        prune('seen_signals where at_ms < ?')
        prune('turns where at_ms < ?')
      }),
    )
  }

  close(): void {
    this.#db.close()
  }

  /** Moves the log of changes into the database file while nothing else is to be done; signals never wait for it. */
  tidy(): void {
    if (!this.#isUntidy) return
    this.#isUntidy = false
    this.#try('the journal', () => this.#db.exec('pragma wal_checkpoint(passive)'))
  }

  #writeAll(entries: readonly JournalEntry[], nowMs: number): void {
    for (const entry of entries) this.#write(entry)
    this.#raiseHighestTime(nowMs)
  }

  #write(entry: JournalEntry): void {
    switch (entry.kind) {
      case 'signal':
        this.#insertSignal.run(entry.id, entry.atMs)
        return
      case 'trade': {
        const { id, signalId, leaseId, state, intendedAtMs } = entry.trade
        this.#putTrade.run(id, signalId, leaseId, state, intendedAtMs, JSON.stringify(entry.trade))
        return
      }
      case 'refusal': {
        const { refusal, seen } = entry
        const atMs = Date.parse(refusal.at)
        this.#putRefusal.run(refusal.id, atMs, JSON.stringify(refusal))
        if (seen !== undefined) this.#putSeen.run(refusal.id, atMs, JSON.stringify(seen))
        return
      }
      case 'turn':
        this.#putTurn.run(entry.turn.nowMs, JSON.stringify(entry.turn))
        return
      default:
        entry satisfies never
    }
  }

  #raiseHighestTime(nowMs: number): void {
    if (nowMs <= this.#highestTimeMs) return
    this.#putMeta.run('highest_time_ms', String(nowMs))
    this.#highestTimeMs = nowMs
  }

  /** What could not be marked is reported again. Throws after the fault was told. */
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

  /** `full` flushes to the disk at the end; `normal` survives a crash of the process, not a power cut. */
  #transaction(durability: 'full' | 'normal', work: () => void): void {
    if (durability !== this.#durability) {
      this.#db.exec(`pragma synchronous = ${durability}`)
      this.#durability = durability
    }
    this.#isUntidy = true
    this.#db.exec('begin immediate')
    try {
      work()
      this.#db.exec('commit')
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('rollback')
      throw error
    }
  }
}

function tradeOf(record: unknown): TradeRecord {
  // Safe: only this class writes the column, from the same type.
  return JSON.parse(String(record)) as TradeRecord
}
