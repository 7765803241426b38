import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { dayMs } from '@stratomate/std/time'
import { type DiskWatch, isDamage, isDiskFault, strictDisk } from '#desktop/platform/files/disk-fault.ts'
import type { BrokerOrder, FoundOrder } from '@stratomate/engine/ports'
import type { Deal, SentOrder, Settlement } from './deal.ts'

type StoreState = 'sent' | 'placed' | 'settled' | 'rejected'
export type StoredOrder = SentOrder & {
  readonly state: StoreState
  readonly ref: string | null
  readonly placedAtMs: number | null
  readonly payoutPct: number | null
  readonly closesAtMs: number | null
  /** Missing in older files. */
  readonly entryPrice?: number | null
  /** Missing in older files, and until the trade has ended. */
  readonly exitPrice?: number | null
  readonly settlement: Settlement | null
}

const keptMs = 30 * dayMs
const schema = `
  create table if not exists orders (
    id text primary key, state text not null check (state in ('sent', 'placed', 'settled', 'rejected')),
    ref text unique, sent_at_ms real not null, record text not null
  ) strict, without rowid;
  create index if not exists orders_open on orders (state) where state in ('sent', 'placed');
`

/**
 * What this computer has sent to one account of a broker, one row per order id. A row is in the file before its order
 * is sent, so that after any crash of the app it is known what may have been sent, and an id is never sent a second
 * time. It is not flushed: after a power cut the journal, which is, restores missing rows (`RemoteBroker.adopt`).
 * Updates of an order wait in memory while the disk refuses writes.
 */
export class OrderStore {
  readonly #db: DatabaseSync
  readonly #disk: DiskWatch
  readonly #open = new Map<string, StoredOrder>()
  readonly #waiting = new Map<string, StoredOrder>()

  /** @param nowMs rows older than 30 days before it are forgotten */
  constructor(path: string, nowMs: number, disk: DiskWatch = strictDisk) {
    this.#disk = disk
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
    this.#db = openStore(path)
    this.#prune(nowMs)
    for (const row of this.#db.prepare(`select record from orders where state in ('sent', 'placed')`).all()) {
      const order = orderOf(row)
      this.#open.set(order.id, order)
    }
  }

  get(id: string): StoredOrder | null {
    return this.#open.get(id) ?? this.#waiting.get(id) ?? this.#read('select record from orders where id = ?', id)
  }

  byRef(ref: string): StoredOrder | null {
    const waiting = this.#waiting.values().find((order) => order.ref === ref)
    return waiting ?? this.#read('select record from orders where ref = ?', ref)
  }

  /** Sent or placed and not yet ended, oldest first. */
  open(): StoredOrder[] {
    return [...this.#open.values()].toSorted((one, other) => one.sentAtMs - other.sentAtMs)
  }

  sent(): StoredOrder[] {
    return this.open().filter(({ state }) => state === 'sent')
  }

  /** All or nothing; orders may only be sent once this is in the file. */
  write(orders: readonly SentOrder[]): void {
    const rows = orders.map((order): StoredOrder => {
      const unknown = { ref: null, placedAtMs: null, payoutPct: null, closesAtMs: null, settlement: null }
      return { ...order, ...unknown, state: 'sent' }
    })
    this.#db.exec('begin immediate')
    try {
      const insert = this.#db.prepare(
        `insert into orders (id, state, ref, sent_at_ms, record) values (?, 'sent', null, ?, ?)`,
      )
      for (const row of rows) insert.run(row.id, row.sentAtMs, JSON.stringify(row))
      this.#db.exec('commit')
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('rollback')
      throw error
    }
    for (const row of rows) this.#open.set(row.id, row)
  }

  place(order: StoredOrder, deal: Deal, placedAtMs: number): StoredOrder {
    const { ref, payoutPct, closesAtMs, entryPrice } = deal
    return this.#save({ ...order, state: 'placed', ref, payoutPct, closesAtMs, entryPrice, placedAtMs })
  }

  /** Updates an open trade. An entry price is stored; a new end stays in memory, because the broker sends it again. */
  follow(order: StoredOrder, { closesAtMs, entryPrice }: Deal): StoredOrder {
    const isNewEntry = typeof order.entryPrice !== 'number' && entryPrice !== null
    if (isNewEntry) return this.#save({ ...order, closesAtMs, entryPrice })
    if (closesAtMs === order.closesAtMs) return order
    const after = { ...order, closesAtMs }
    this.#open.set(order.id, after)
    return after
  }

  settle(order: StoredOrder, { settlement, exitPrice }: Pick<Deal, 'settlement' | 'exitPrice'>): StoredOrder {
    return this.#save({ ...order, state: 'settled', settlement, exitPrice })
  }

  reject(order: StoredOrder): StoredOrder {
    return this.#save({ ...order, state: 'rejected' })
  }

  /** Writes what waits. Throws when the disk refuses it. */
  save(): void {
    if (this.#waiting.size === 0) return
    const update = this.#db.prepare('update orders set state = ?, ref = ?, record = ? where id = ?')
    for (const order of this.#waiting.values()) {
      update.run(order.state, order.ref, JSON.stringify(order), order.id)
      this.#waiting.delete(order.id)
    }
  }

  close(): void {
    this.#trySave()
    this.#db.close()
  }

  #save(order: StoredOrder): StoredOrder {
    if (order.state === 'sent' || order.state === 'placed') this.#open.set(order.id, order)
    else this.#open.delete(order.id)
    this.#waiting.set(order.id, order)
    this.#trySave()
    return order
  }

  #trySave(): void {
    try {
      this.save()
    } catch (error) {
      if (!isDiskFault(error)) throw error
      this.#disk.failed('the order book', error)
    }
  }

  #prune(nowMs: number): void {
    const old = this.#db.prepare(`delete from orders where sent_at_ms < ? and state in ('settled', 'rejected')`)
    try {
      old.run(nowMs - keptMs)
    } catch (error) {
      if (!isDiskFault(error)) throw error
      this.#disk.failed('the order book', error)
    }
  }

  #read(query: string, value: string): StoredOrder | null {
    const row = this.#db.prepare(query).get(value)
    return row === undefined ? null : orderOf(row)
  }
}

/** The order file cannot be read; the message says what a person can do about it. */
export class DamagedStoreError extends Error {
  override readonly name = 'DamagedBookError'
}

function openStore(path: string): DatabaseSync {
  const db = new DatabaseSync(path)
  try {
    db.exec('pragma busy_timeout = 5000; pragma journal_mode = wal; pragma synchronous = normal')
    const answer = db.prepare('pragma integrity_check(1)').get()?.['integrity_check']
    if (answer !== 'ok') throw new DamagedStoreError(damagedMessage(path))
    db.exec(schema)
    return db
  } catch (error) {
    db.close()
    throw isDamage(error) ? new DamagedStoreError(damagedMessage(path)) : error
  }
}

function damagedMessage(path: string): string {
  return `The order book ${path} is damaged. Look at your open trades at the broker, move this file away, then start again.`
}

function orderOf(row: Record<string, unknown>): StoredOrder {
  // Safe: only this class writes the column, from the same type.
  return JSON.parse(String(row['record'])) as StoredOrder
}

/** The order as the engine knows it; unclear while the broker has not confirmed it. */
export function foundOf(order: StoredOrder): FoundOrder {
  const { id, ref, sentAtMs, placedAtMs, payoutPct, entryPrice = null, exitPrice = null, settlement } = order
  if (placedAtMs === null || payoutPct === null) return { id, sentAtMs, isUnclear: true }
  const found: BrokerOrder = { id, ref, sentAtMs, placedAtMs, payoutPct, entryPrice, exitPrice, settlement }
  return found
}
