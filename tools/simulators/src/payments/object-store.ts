import { DatabaseSync } from 'node:sqlite'

/** An object of the provider, as JSON. */
export type Stored = { id: string; object: string; created: number }

export type SavedAnswer = { fingerprint: string; status: number; body: string }

/** How long to wait for a file that another process holds. */
const busyMsMax = 5_000

/** The simulator's own file: objects by id, and the answers of calls that carried an idempotency key. */
export class ObjectStore {
  readonly #db: DatabaseSync

  constructor(file: string) {
    // An earlier simulator may still be closing the file.
    this.#db = new DatabaseSync(file, { timeout: busyMsMax })
    this.#db.exec(`
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      CREATE TABLE IF NOT EXISTS objects (id TEXT PRIMARY KEY, kind TEXT NOT NULL, position INTEGER NOT NULL, json TEXT NOT NULL);
      CREATE INDEX IF NOT EXISTS objects_kind ON objects (kind, position);
      CREATE INDEX IF NOT EXISTS objects_position ON objects (position);
      CREATE TABLE IF NOT EXISTS answers (key TEXT PRIMARY KEY, fingerprint TEXT NOT NULL, status INTEGER NOT NULL, body TEXT NOT NULL);
    `)
  }

  save(value: Stored): void {
    this.#db
      .prepare(
        `INSERT INTO objects (id, kind, position, json) VALUES (?, ?, (SELECT coalesce(max(position), 0) + 1 FROM objects), ?)
         ON CONFLICT (id) DO UPDATE SET json = excluded.json`,
      )
      .run(value.id, value.object, JSON.stringify(value))
  }

  read<Kind extends Stored>(id: string): Kind | null {
    const row = this.#db.prepare('SELECT json FROM objects WHERE id = ?').get(id)
    return row === undefined ? null : parse<Kind>(row['json'])
  }

  remove(id: string): void {
    this.#db.prepare('DELETE FROM objects WHERE id = ?').run(id)
  }

  /** All objects of a kind, the newest first. */
  list<Kind extends Stored>(kind: Kind['object']): Kind[] {
    const rows = this.#db.prepare('SELECT json FROM objects WHERE kind = ? ORDER BY position DESC').all(kind)
    return rows.map((row) => parse<Kind>(row['json']))
  }

  readAnswer(key: string): SavedAnswer | null {
    const row = this.#db.prepare('SELECT fingerprint, status, body FROM answers WHERE key = ?').get(key)
    if (row === undefined) return null
    return { fingerprint: String(row['fingerprint']), status: Number(row['status']), body: String(row['body']) }
  }

  saveAnswer(key: string, answer: SavedAnswer): void {
    this.#db
      .prepare('INSERT OR IGNORE INTO answers (key, fingerprint, status, body) VALUES (?, ?, ?, ?)')
      .run(key, answer.fingerprint, answer.status, answer.body)
  }

  /** Runs a call's writes as one. */
  atomically<Result>(work: () => Result): Result {
    this.#db.exec('BEGIN IMMEDIATE')
    try {
      const result = work()
      this.#db.exec('COMMIT')
      return result
    } catch (error) {
      this.#db.exec('ROLLBACK')
      throw error
    }
  }

  close(): void {
    this.#db.close()
  }
}

// Safe: only `save` writes this column, and it writes a value of the kind that is asked for by id or kind.
function parse<Kind extends Stored>(json: unknown): Kind {
  return JSON.parse(String(json)) as Kind
}
