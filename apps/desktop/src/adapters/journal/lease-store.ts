import type { DatabaseSync } from 'node:sqlite'
import { JournalRows } from './journal-rows.ts'
import { type DiskWatch, strictDisk } from '#desktop/platform/files/disk-fault.ts'

/** A lease as it is stored on disk. `used` was last reported with `seq`; a closing lease is never spent again. */
export type StoredLease = {
  jti: string
  token: string
  expiresAtMs: number
  seq: number
  used: number
  isClosing: boolean
}

/**
 * Leases on disk, in the journal's database, so that they survive a restart without the server. What cannot be written
 * waits in memory until `save`.
 */
export class LeaseStore {
  readonly #db: DatabaseSync
  readonly #rows: JournalRows
  readonly #disk: DiskWatch
  /** Null for one that must be removed. */
  readonly #waiting = new Map<string, StoredLease | null>()

  constructor(db: DatabaseSync, disk: DiskWatch = strictDisk) {
    this.#db = db
    this.#rows = new JournalRows(db)
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

  /** Answers whether it is on the disk: forgetting a lease would cost its trades for the day. */
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
    this.#rows.chain.transaction('full', () => {
      for (const [jti, lease] of this.#waiting) {
        if (lease === null) this.#rows.remove('leases', jti)
        else this.#write(lease)
      }
    })
    this.#waiting.clear()
  }

  #write({ jti, token, expiresAtMs, seq, used, isClosing }: StoredLease): void {
    const cells = [jti, token, expiresAtMs, seq, used, isClosing ? 1 : 0]
    this.#rows.put('leases', cells, this.#rows.find('leases', jti))
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
