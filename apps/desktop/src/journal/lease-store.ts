import type { DatabaseSync } from 'node:sqlite'
import { type DiskWatch, strictDisk } from '../engine/disk-fault.ts'

/** A lease as it lies on disk. `used` was last reported with `seq`; a closing lease is never spent again. */
export type StoredLease = {
  jti: string
  token: string
  expiresAtMs: number
  seq: number
  used: number
  isClosing: boolean
}

/**
 * Leases on disk, in the journal's database, so that they last over a restart without the server. What cannot be written
 * waits in memory until `save`.
 */
export class LeaseStore {
  readonly #db: DatabaseSync
  readonly #disk: DiskWatch
  /** Null for one that is to be removed. */
  readonly #waiting = new Map<string, StoredLease | null>()

  constructor(db: DatabaseSync, disk: DiskWatch = strictDisk) {
    this.#db = db
    this.#disk = disk
  }

  all(): StoredLease[] {
    return this.#db
      .prepare('select * from leases order by expires_at_ms')
      .all()
      .map((row) => ({
        jti: String(row['jti']),
        token: String(row['token']),
        expiresAtMs: Number(row['expires_at_ms']),
        seq: Number(row['seq']),
        used: Number(row['used']),
        isClosing: row['closing'] === 1,
      }))
  }

  /** Answers whether it is on the disk: a lease that is forgotten would cost its trades for the day. */
  put(lease: StoredLease): 'kept' | 'waits' {
    this.#waiting.set(lease.jti, lease)
    return this.#trySave()
  }

  remove(jti: string): void {
    this.#waiting.set(jti, null)
    this.#trySave()
  }

  /** Writes what waits. Throws when the disk does not take it. */
  save(): void {
    if (this.#waiting.size === 0) return
    this.#db.exec('pragma synchronous = full')
    this.#db.exec('begin immediate')
    try {
      for (const [jti, lease] of this.#waiting) {
        if (lease === null) this.#db.prepare('delete from leases where jti = ?').run(jti)
        else this.#write(lease)
      }
      this.#db.exec('commit')
    } catch (error) {
      if (this.#db.isTransaction) this.#db.exec('rollback')
      throw error
    }
    this.#waiting.clear()
  }

  #write({ jti, token, expiresAtMs, seq, used, isClosing }: StoredLease): void {
    this.#db
      .prepare(`
        insert into leases (jti, token, expires_at_ms, seq, used, closing) values (?, ?, ?, ?, ?, ?)
        on conflict (jti) do update set seq = excluded.seq, used = excluded.used, closing = excluded.closing`)
      .run(jti, token, expiresAtMs, seq, used, isClosing ? 1 : 0)
  }

  #trySave(): 'kept' | 'waits' {
    try {
      this.save()
      return 'kept'
    } catch (error) {
      this.#disk.failed('the reserved trades', error)
      return 'waits'
    }
  }
}
