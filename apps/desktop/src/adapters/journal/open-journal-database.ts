import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { bringUpToDate } from './journal-schema.ts'

/** Pages of 4 KB in the write-ahead file after which a commit moves them into the journal itself. */
const brakePages = 16_000

/** Where the journal of a data folder is. */
export function journalPathOf(dataFolder: string): string {
  return join(dataFolder, 'journal.db')
}

/** Another process of the same person already uses this data folder. */
export class AlreadyRunningError extends Error {
  override readonly name = 'AlreadyRunningError'
}

/**
 * Opens the journal for this process alone; the operating system frees it however the process ends. Every commit is on
 * the disk when it returns. Throws an AlreadyRunningError when another process holds it, and a NewerJournalError when a
 * newer app wrote it. `checkJournal` checks whether it is complete.
 */
export function openJournalDatabase(path: string): DatabaseSync {
  const db = lockJournal(path)
  try {
    bringUpToDate(db)
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

/** The same without reading its content. Throws SQLite's error for a file that is not a database. */
export function lockJournal(path: string): DatabaseSync {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const db = new JournalDatabase(path)
  try {
    db.exec('pragma busy_timeout = 2000; pragma journal_mode = wal; pragma synchronous = full')
    // A separate thread makes checkpoints; this size is only an emergency brake.
    db.exec(`pragma wal_autocheckpoint = ${brakePages}; pragma journal_size_limit = ${brakePages * 4_096}`)
    db.exec('begin immediate; commit')
    db.lock()
    return db
  } catch (error) {
    db.close()
    if (error instanceof Error && /locked|busy/iu.test(error.message)) {
      throw new AlreadyRunningError('Stratomate Desktop is already running with this data folder.')
    }
    throw error
  }
}

/**
 * The journal, and the lock that shows that this process has it: an empty database beside it, which SQLite keeps locked
 * until it is closed or the process ends. The journal itself stays open to the thread that makes its checkpoints.
 */
class JournalDatabase extends DatabaseSync {
  readonly #path: string
  #lock: DatabaseSync | null = null

  constructor(path: string) {
    super(path)
    this.#path = path
  }

  lock(): void {
    this.#lock = new DatabaseSync(`${this.#path}.lock`)
    this.#lock.exec('pragma locking_mode = exclusive; pragma journal_mode = memory; begin exclusive; commit')
  }

  override close(): void {
    super.close()
    this.#lock?.close()
    this.#lock = null
  }
}
