import type { DatabaseSync } from 'node:sqlite'

/** A lease as it lies on disk. `used` was last reported with `seq`; a closing lease is never spent again. */
export type StoredLease = {
  jti: string
  token: string
  expiresAtMs: number
  seq: number
  used: number
  isClosing: boolean
}

/** Leases on disk, in the journal's database, so that they last over a restart without the server. */
export class LeaseStore {
  readonly #db: DatabaseSync

  constructor(db: DatabaseSync) {
    this.#db = db
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

  /** On the disk when it returns: a lease that is forgotten would cost its trades for the day. */
  put({ jti, token, expiresAtMs, seq, used, isClosing }: StoredLease): void {
    this.#db.exec('pragma synchronous = full')
    this.#db
      .prepare(`
        insert into leases (jti, token, expires_at_ms, seq, used, closing) values (?, ?, ?, ?, ?, ?)
        on conflict (jti) do update set seq = excluded.seq, used = excluded.used, closing = excluded.closing`)
      .run(jti, token, expiresAtMs, seq, used, isClosing ? 1 : 0)
  }

  remove(jti: string): void {
    this.#db.prepare('delete from leases where jti = ?').run(jti)
  }
}
