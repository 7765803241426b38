import type { DatabaseSync } from 'node:sqlite'
import type { Refusal } from '@stratomate/contracts'
import type { SeenSignal } from '@stratomate/engine/ports'
import type { TradeRecord } from '@stratomate/engine/orders/trade-record'
import { type TurnRecord, wholeTurns, type WrittenTurn } from '@stratomate/engine/orders/turn-record'
import { dayMs } from '@stratomate/std/time'

/** A signal in the order of time: refused, with what was known of it, or traded. */
export type JournaledAlert =
  | { kind: 'refused'; atMs: number; id: string; refusal: Refusal; seen: SeenSignal | null }
  | { kind: 'traded'; atMs: number; id: string; trade: TradeRecord }

/** Where a page ends; the next one begins before it. */
export type Place = { atMs: number; id: string }

/**
 * Reads the journal, newest first and in pages. An order that the gate took back is listed as its refusal, so that no
 * signal is listed twice.
 */
export class JournalReader {
  readonly #db: DatabaseSync
  readonly #settle: () => void

  /** @param settle writes what was committed last into the tables; unneeded for a journal that nobody writes */
  constructor(db: DatabaseSync, settle: () => void = () => {}) {
    this.#db = db
    this.#settle = settle
  }

  alertsBefore(place: Place | null, limit: number): JournaledAlert[] {
    this.#settle()
    const { atMs, id } = place ?? newest
    const rows = this.#db
      .prepare(`
        select * from (
          select 'refused' as kind, at_ms, id, record,
            (select record from seen_signals where seen_signals.id = refusals.id) as seen
          from refusals where (at_ms, id) < (?1, ?2) order by at_ms desc, id desc limit ?3)
        union all
        select * from (
          select 'traded', intended_at_ms, id, record, null
          from trades where (intended_at_ms, id) < (?1, ?2)
            and (state <> 'rejected' or record ->> '$.reason' is null)
          order by intended_at_ms desc, id desc limit ?3)
        order by at_ms desc, id desc limit ?3`)
      .all(atMs, id, limit)
    return rows.map((row): JournaledAlert => {
      const base = { atMs: Number(row['at_ms']), id: String(row['id']) }
      // Safe: only the journal writes these columns, from the same types.
      return row['kind'] === 'traded'
        ? { ...base, kind: 'traded', trade: JSON.parse(String(row['record'])) as TradeRecord }
        : {
            ...base,
            kind: 'refused',
            refusal: JSON.parse(String(row['record'])) as Refusal,
            seen: row['seen'] === null ? null : (JSON.parse(String(row['seen'])) as SeenSignal),
          }
    })
  }

  /** Ended trades before a place. */
  closedTradesBefore(place: Place | null, limit: number): TradeRecord[] {
    this.#settle()
    const { atMs, id } = place ?? newest
    return this.#trades(
      `select record from trades where (intended_at_ms, id) < (?, ?) and state in ('settled', 'rejected')
       order by intended_at_ms desc, id desc limit ?`,
      [atMs, id, limit],
    )
  }

  /** Trades that were intended from one instant until before another, oldest first. */
  tradesBetween(fromMs: number, toMs: number): TradeRecord[] {
    this.#settle()
    return this.#trades(
      'select record from trades where intended_at_ms >= ? and intended_at_ms < ? order by intended_at_ms, id',
      [fromMs, toMs],
    )
  }

  /** When the oldest trade was intended; null without any. First writes what was committed last into its table. */
  firstTradeAtMs(): number | null {
    this.#settle()
    const first = this.#db.prepare('select min(intended_at_ms) as at_ms from trades').get()?.['at_ms'] ?? null
    return first === null ? null : Number(first)
  }

  /** How many trades were intended from one instant until before another. */
  countTrades(fromMs: number, beforeMs: number): number {
    const count = this.#db.prepare(
      'select count(*) as count from trades where intended_at_ms >= ? and intended_at_ms < ?',
    )
    return Number(count.get(fromMs, beforeMs)?.['count'])
  }

  /** Trades after a place and before an instant, oldest first: for reading many in portions. */
  tradesAfter({ atMs, id }: Place, beforeMs: number, limit: number): TradeRecord[] {
    return this.#trades(
      `select record from trades where (intended_at_ms, id) > (?, ?) and intended_at_ms < ?
       order by intended_at_ms, id limit ?`,
      [atMs, id, beforeMs, limit],
    )
  }

  /** What was judged from the beginning of a day (UTC) until before another instant, oldest first; a week is kept. */
  turnsBetween(fromMs: number, toMs: number): TurnRecord[] {
    this.#settle()
    const rows = this.#db
      .prepare('select record from turns where at_ms >= ? and at_ms < ? order by at_ms, id')
      .all(fromMs, toMs)
    // Safe: only the journal writes the column, from the same type.
    return wholeTurns(rows.map((row) => JSON.parse(String(row['record'])) as WrittenTurn))
  }

  /** The first instants of the days (UTC) on which signals were judged, newest first. */
  recordedDays(): number[] {
    this.#settle()
    const rows = this.#db
      .prepare(`select distinct cast(at_ms / ${dayMs} as integer) as day from turns order by day desc`)
      .all()
    return rows.map((row) => Number(row['day']) * dayMs)
  }

  /** What is wrong with the file, in SQLite's words; null when nothing is. */
  damage(): string | null {
    const answer = String(this.#db.prepare('pragma quick_check(1)').get()?.['quick_check'] ?? 'no answer')
    return answer === 'ok' ? null : answer
  }

  #trades(sql: string, values: (string | number)[]): TradeRecord[] {
    const rows = this.#db.prepare(sql).all(...values)
    // Safe: only the journal writes the column, from the same type.
    return rows.map((row) => JSON.parse(String(row['record'])) as TradeRecord)
  }
}

const newest: Place = { atMs: Number.MAX_SAFE_INTEGER, id: '' }
