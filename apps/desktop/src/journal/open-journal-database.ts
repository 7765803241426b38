import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Another process of the same person already uses this data folder. */
export class AlreadyRunningError extends Error {
  override readonly name = 'AlreadyRunningError'
}

const schema = `
  create table if not exists meta (key text primary key, value text not null) strict, without rowid;
  create table if not exists signals (id text primary key, at_ms real not null) strict, without rowid;
  create table if not exists trades (
    id text primary key, signal_id text not null unique, lease_id text not null, state text not null,
    intended_at_ms real not null, version integer not null, reported_version integer not null default 0,
    report_problem text, record text not null
  ) strict, without rowid;
  create index if not exists trades_to_report on trades (intended_at_ms) where version > reported_version;
  create index if not exists trades_by_time on trades (intended_at_ms);
  create table if not exists refusals (
    id text primary key, at_ms real not null, reported integer not null default 0, record text not null
  ) strict, without rowid;
  create index if not exists refusals_to_report on refusals (at_ms) where reported = 0;
  create index if not exists refusals_by_time on refusals (at_ms);
  create table if not exists seen_signals (id text primary key, at_ms real not null, record text not null) strict, without rowid;
  create table if not exists turns (id integer primary key, at_ms real not null, record text not null) strict;
  create index if not exists turns_by_time on turns (at_ms);
  create table if not exists leases (
    jti text primary key, token text not null, expires_at_ms real not null,
    seq integer not null default 0, used integer not null default 0, closing integer not null default 0
  ) strict, without rowid;
`

/**
 * Opens the journal and keeps it for this process alone; the operating system frees it however the process ends.
 * Every commit is on the disk when it returns. Throws an AlreadyRunningError when another process holds it.
 */
export function openJournalDatabase(path: string): DatabaseSync {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  const db = new DatabaseSync(path)
  try {
    // Exclusive before WAL: the lock is then taken by the first write and kept, which is our single-instance lock.
    db.exec(
      'pragma busy_timeout = 2000; pragma locking_mode = exclusive; pragma journal_mode = wal; pragma synchronous = full',
    )
    // Checkpoints happen in quiet moments (SqliteJournal.tidy); this size is only the emergency brake.
    db.exec('pragma wal_autocheckpoint = 16000')
    db.exec(`begin immediate; ${schema} commit`)
    return db
  } catch (error) {
    db.close()
    if (error instanceof Error && /locked|busy/iu.test(error.message)) {
      throw new AlreadyRunningError('Stratomate Desktop is already running with this data folder.')
    }
    throw error
  }
}
