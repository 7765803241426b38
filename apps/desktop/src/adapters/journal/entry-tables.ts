import type { DatabaseSync } from 'node:sqlite'
import type { JournalEntry } from '@stratomate/engine/ports'
import { isReportable, type TradeRecord } from '@stratomate/engine/orders/trade-record'
import type { JournalRows } from './journal-rows.ts'

/** More versions than a trade ever has. */
const neverReported = 1_000_000_000

/** The version of a new trade that the server has: a trade that the server never gets counts as reported for ever. */
export function reportedAtFirst(trade: Pick<TradeRecord, 'leaseId'>): number {
  return isReportable(trade) ? 0 : neverReported
}

/** Writes entries into the tables. Everything here must be called inside a transaction of the chain. */
export class EntryTables {
  readonly #rows: JournalRows
  #lastTurn: number

  constructor(db: DatabaseSync, rows: JournalRows) {
    this.#rows = rows
    this.#lastTurn = Number(db.prepare('select max(id) as id from turns').get()?.['id'] ?? 0)
  }

  /** Of several forms of one trade only the last one may be included. */
  putAll(entries: readonly JournalEntry[]): void {
    const newSignals = new Set(entries.flatMap((entry) => (entry.kind === 'signal' ? [entry.id] : [])))
    for (const entry of entries) {
      if (entry.kind !== 'trade') this.#put(entry)
      else this.#putTrade(entry.trade, newSignals)
    }
  }

  #put(entry: Exclude<JournalEntry, { kind: 'trade' }>): void {
    switch (entry.kind) {
      case 'signal':
        this.#rows.insert('signals', [entry.id, entry.atMs])
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

  #putTrade(trade: TradeRecord, newSignals: ReadonlySet<string>): void {
    const { id, signalId, leaseId, state, intendedAtMs } = trade
    // The trade of a new signal is new too, so no search is needed.
    const before = newSignals.has(signalId) ? null : this.#rows.findTrade(id)
    const version = Number(before?.['version'] ?? 0) + 1
    const reported = Number(before?.['reported_version'] ?? reportedAtFirst(trade))
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
}
