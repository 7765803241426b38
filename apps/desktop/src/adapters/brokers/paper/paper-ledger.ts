import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { RefusalCode, TradeResult } from '@stratomate/contracts'
import { isDiskFault } from '#desktop/platform/files/disk-fault.ts'
import type { PaperBar, PaperFound, PaperOrder } from './paper-messages.ts'
import { paperBalanceCents, paperQuote, paperSettlement } from '@stratomate/engine/paper/paper-rules'
import { placesKept, putNewest } from '@stratomate/engine/keep-newest'

export type Placement =
  | { kind: 'placed'; order: PaperFound; isRepeat: boolean }
  | { kind: 'rejected'; code: RefusalCode }

type OpenOrder = PaperOrder & { payoutPct: number; placedAtMs: number }
type Row = {
  order: OpenOrder
  end: { result: TradeResult; profitCents: number; closePrice: number } | null
  isNew: boolean
}
type Feed = { lastTimeS: number; heardAtMs: number }

/**
 * When a chart is silent for this long while the same chart runs elsewhere, it was replaced: its stakes are refunded.
 */
const feedSilentMsMax = 60_000

/**
 * After this many changed pages the changes are moved into the file even while orders arrive. Each move is a flush, for
 * which the app's journal, on the same disk, has to wait too; in quiet moments they are moved much earlier.
 */
const brakePages = 16_000

/** What SQLite answers for a damaged file. */
const sqliteCorrupt = 11

const schema = `
  create table if not exists account (id integer primary key check (id = 1), balance_cents integer not null) strict;
  create table if not exists orders (
    id text primary key, state text not null check (state in ('open', 'settled')), record text not null,
    payout_pct real not null, placed_at_ms real not null, result text, profit_cents integer, close_price real
  ) strict, without rowid;
  create index if not exists orders_open on orders (state) where state = 'open';
  insert into account values (1, ${paperBalanceCents}) on conflict do nothing;
`

/**
 * The paper broker's books: one row per client order id, so that an id is placed once however often it arrives. One
 * process at a time; a second waits up to `waitMsMax` for the first to finish its work. While the disk refuses writes,
 * ends of orders wait in memory and no order is placed.
 */
export class PaperLedger {
  readonly #db: DatabaseSync
  readonly #statements: Readonly<Record<'begin' | 'commit' | 'insert' | 'settle' | 'balance' | 'find', StatementSync>>
  readonly #open = new Map<string, OpenOrder>()
  readonly #waiting = new Map<string, Row>()
  readonly #feeds = new Map<string, Feed>()
  readonly #now: () => number
  readonly #startedAtMs: number
  #balanceCents: number
  #isUntidy = false

  constructor(path: string, now: () => number, waitMsMax = 15_000) {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    this.#now = now
    this.#startedAtMs = now()
    this.#db = new DatabaseSync(path)
    this.#db.exec(`pragma busy_timeout = ${waitMsMax}; pragma locking_mode = exclusive; pragma journal_mode = wal`)
    this.#db.exec(`pragma synchronous = full; pragma wal_autocheckpoint = ${brakePages}`)
    this.#db.exec(`begin immediate; ${schema} commit`)
    this.#check()
    this.#statements = statementsOf(this.#db)
    this.#balanceCents = Number(this.#db.prepare('select balance_cents from account').get()?.['balance_cents'])
    for (const row of this.#db.prepare(`select * from orders where state = 'open'`).all()) {
      const order = { ...orderOf(row), payoutPct: Number(row['payout_pct']), placedAtMs: Number(row['placed_at_ms']) }
      this.#open.set(order.id, order)
    }
  }

  balanceCents(): number {
    return this.#balanceCents
  }

  /**
   * Does all work of one turn; it is on the disk when this returns. A fault of the disk is answered beside the result:
   * then no order of the turn was placed.
   */
  transaction<Result>(work: () => Result): { result: Result; fault: Error | null; undone: ReadonlySet<string> } {
    const result = work()
    const undone = new Set<string>()
    try {
      this.save()
      return { result, fault: null, undone }
    } catch (error) {
      if (!isDiskFault(error) || !(error instanceof Error)) throw error
      for (const { order, isNew } of this.#waiting.values()) if (isNew) undone.add(order.id)
      for (const id of undone) this.#undo(id)
      return { result, fault: error, undone }
    }
  }

  /** Writes what waits, all or nothing. Throws when the disk refuses it. */
  save(): void {
    if (this.#waiting.size === 0) return
    this.#statements.begin.run()
    try {
      for (const row of this.#waiting.values()) this.#write(row)
      this.#statements.balance.run(this.#balanceCents)
      this.#statements.commit.run()
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('rollback')
      throw error
    }
    this.#waiting.clear()
    this.#isUntidy = true
  }

  /** Moves the changes since the last time into the file, for moments without orders. Throws what SQLite says. */
  tidy(): void {
    if (!this.#isUntidy) return
    this.#db.exec('pragma wal_checkpoint(passive)')
    this.#isUntidy = false
  }

  place(order: PaperOrder): Placement {
    const known = this.find(order.id)
    if (known !== null) return { kind: 'placed', order: known, isRepeat: true }
    const quote = paperQuote(order, order.entryUtcS ?? order.entryTimeS)
    if (quote.kind === 'unknown') return { kind: 'rejected', code: 'unknown_symbol' }
    if (quote.kind === 'closed') return { kind: 'rejected', code: 'market_closed' }
    if (order.stakeCents > this.#balanceCents) return { kind: 'rejected', code: 'low_balance' }
    const placedAtMs = this.#now()
    const open = { ...order, payoutPct: quote.payoutPct, placedAtMs }
    this.#balanceCents -= order.stakeCents
    this.#open.set(order.id, open)
    this.#waiting.set(order.id, { order: open, end: null, isNew: true })
    return { kind: 'placed', order: foundOf({ order: open, end: null }), isRepeat: false }
  }

  find(id: string): PaperFound | null {
    const waiting = this.#waiting.get(id)
    if (waiting !== undefined) return foundOf(waiting)
    const row = this.#statements.find.get(id)
    if (row === undefined) return null
    const order = { ...orderOf(row), placedAtMs: Number(row['placed_at_ms']), payoutPct: Number(row['payout_pct']) }
    if (row['state'] !== 'settled') return foundOf({ order, end: null })
    // Safe: the column is only written with a TradeResult.
    const result = row['result'] as TradeResult
    const end = { result, profitCents: Number(row['profit_cents']), closePrice: Number(row['close_price']) }
    return foundOf({ order, end })
  }

  /** A candle closed: settles what expires with it. Candles that are not newer are ignored. */
  closeBar(bar: PaperBar): PaperFound[] {
    const nowMs = this.#now()
    const isNew = bar.timeS > (this.#feeds.get(bar.feed)?.lastTimeS ?? -1)
    if (!isNew) return []
    putNewest(this.#feeds, [bar.feed, { lastTimeS: bar.timeS, heardAtMs: nowMs }], placesKept)
    const settled: PaperFound[] = []
    for (const order of this.#open.values()) {
      if (order.symbol !== bar.symbol || order.timeframeS !== bar.timeframeS) continue
      const isOwnFeed = order.feed === bar.feed
      if (isOwnFeed && bar.timeS + bar.timeframeS >= order.expiresTimeS) settled.push(this.#settle(order, bar.close))
      else if (!isOwnFeed && this.#isSilent(order.feed, nowMs)) settled.push(this.#refund(order))
    }
    return settled
  }

  close(): void {
    this.#db.close()
  }

  /** Throws SQLite's error when the file was changed from outside. */
  #check(): void {
    const answer = this.#db.prepare('pragma integrity_check(1)').get()?.['integrity_check']
    if (answer === 'ok') return
    this.#db.close()
    throw Object.assign(new Error(String(answer)), { errcode: sqliteCorrupt })
  }

  #undo(id: string): void {
    this.#balanceCents += this.#waiting.get(id)?.order.stakeCents ?? 0
    this.#waiting.delete(id)
    this.#open.delete(id)
  }

  #write({ order, end, isNew }: Row): void {
    const { payoutPct, placedAtMs, ...record } = order
    const { insert, settle } = this.#statements
    if (isNew) insert.run(order.id, JSON.stringify(record), payoutPct, placedAtMs)
    if (end !== null) settle.run(end.result, end.profitCents, end.closePrice, order.id)
  }

  #isSilent(feed: string, nowMs: number): boolean {
    return nowMs - (this.#feeds.get(feed)?.heardAtMs ?? this.#startedAtMs) > feedSilentMsMax
  }

  #refund(order: OpenOrder): PaperFound {
    return this.#settle({ ...order, ties: 'refund' }, order.price)
  }

  #settle(order: OpenOrder, closePrice: number): PaperFound {
    const { result, profitCents } = paperSettlement(order, closePrice, order.ties)
    const isNew = this.#waiting.get(order.id)?.isNew ?? false
    const row: Row = { order, end: { result, profitCents, closePrice }, isNew }
    this.#waiting.set(order.id, row)
    this.#balanceCents += order.stakeCents + profitCents
    this.#open.delete(order.id)
    return foundOf(row)
  }
}

function statementsOf(db: DatabaseSync) {
  return {
    begin: db.prepare('begin immediate'),
    commit: db.prepare('commit'),
    insert: db.prepare(`insert into orders (id, state, record, payout_pct, placed_at_ms) values (?, 'open', ?, ?, ?)`),
    settle: db.prepare(
      `update orders set state = 'settled', result = ?, profit_cents = ?, close_price = ? where id = ?`,
    ),
    balance: db.prepare('update account set balance_cents = ?'),
    find: db.prepare('select * from orders where id = ?'),
  }
}

function foundOf({ order, end }: Pick<Row, 'order' | 'end'>): PaperFound {
  const { id, sentAtMs, placedAtMs, payoutPct, price: entryPrice } = order
  const settlement = end === null ? null : { result: end.result, profitCents: end.profitCents }
  const exitPrice = end?.closePrice ?? null
  return { id, ref: id, sentAtMs, placedAtMs, payoutPct, entryPrice, exitPrice, settlement }
}

function orderOf(row: Record<string, unknown>): PaperOrder {
  // Safe: only this class writes the column, from the same type.
  return JSON.parse(String(row['record'])) as PaperOrder
}
