import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { bringUpToDate } from './journal-schema.ts'

/** Pages of 4 KB in the write-ahead file after which a commit moves them into the journal itself. */
const brakePages = 4_000

/** Another process of the same person already uses this data folder. */
export class AlreadyRunningError extends Error {
  override readonly name = 'AlreadyRunningError'
}

/**
 * Opens the journal and keeps it for this process alone; the operating system frees it however the process ends.
 * Every commit is on the disk when it returns. Throws an AlreadyRunningError when another process holds it, and a
 * NewerJournalError when a newer app wrote it. Whether it is whole is asked by `checkJournal`.
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

/** The same without a look at what is in it. Throws what SQLite says of a file that is no database. */
export function lockJournal(path: string): DatabaseSync {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const db = new DatabaseSync(path)
  try {
    // Exclusive before WAL: the lock is then taken by the first write and kept, which is our single-instance lock.
    db.exec(
      'pragma busy_timeout = 2000; pragma locking_mode = exclusive; pragma journal_mode = wal; pragma synchronous = full',
    )
    // Checkpoints happen between orders (SqliteJournal.tidyWhenLong); this size is only the emergency brake.
    db.exec(`pragma wal_autocheckpoint = ${brakePages}; pragma journal_size_limit = ${brakePages * 4_096}`)
    db.exec('begin immediate; commit')
    return db
  } catch (error) {
    db.close()
    if (error instanceof Error && /locked|busy/iu.test(error.message)) {
      throw new AlreadyRunningError('Stratomate Desktop is already running with this data folder.')
    }
    throw error
  }
}
