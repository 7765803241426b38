import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { digestAllRows } from './journal-rows.ts'
import { emptySum, type JournalTable, journalTables, linkHash, toggleDigest } from './row-digest.ts'

/** The version of the journal that this app writes; a newer one belongs to a newer app. */
export const journalVersion = 3

/** The first form with a chain over its rows. */
export const chainVersion = 2

const firstTables = journalTables.filter((table) => table !== 'commits')

/** The journal was written by a newer version of the app. */
export class NewerJournalError extends Error {
  override readonly name = 'NewerJournalError'
}

const tables = `
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

/** The chain over all transactions, and the name that distinguishes this journal from every other. */
const chainTables = `
  create table journal (value text not null) strict;
  create table chain (
    slot integer primary key, seq integer not null, highest_ms real not null, sum blob not null, hash blob not null
  ) strict;
`

/**
 * The entries of each commit, as one text, until they are in their tables: a commit, which waits for the disk, then
 * writes little.
 */
const commitsTable = 'create table commits (id integer primary key, record text not null, digest blob not null) strict;'

/** The version in which a journal was written; 0 for one from before the chain, and for a new one. */
export function versionOf(db: DatabaseSync): number {
  return Number(db.prepare('pragma user_version').get()?.['user_version'] ?? 0)
}

/** The tables whose rows the chain of this journal sums up. */
export function tablesOf(db: DatabaseSync): readonly JournalTable[] {
  return versionOf(db) < journalVersion ? firstTables : journalTables
}

/**
 * Brings a journal to the present version: makes what it lacks, each step in one transaction. Throws a
 * NewerJournalError when a newer app wrote it.
 */
export function bringUpToDate(db: DatabaseSync): void {
  const version = versionOf(db)
  if (version > journalVersion) {
    throw new NewerJournalError(
      'The journal was written by a newer version of the app. Install the newest one from the download page.',
    )
  }
  if (version < chainVersion) addChain(db)
  if (version < journalVersion)
    db.exec(`begin immediate; ${commitsTable} pragma user_version = ${journalVersion}; commit`)
}

/** Gives a journal from before the chain, or a new one, its digests and its first link. */
function addChain(db: DatabaseSync): void {
  db.exec(`begin immediate; ${tables} ${chainTables}`)
  for (const table of firstTables) db.exec(`alter table ${table} add column digest blob`)
  db.prepare('insert into journal (value) values (?)').run(randomUUID())
  const sum = emptySum()
  for (const digest of digestAllRows(db, firstTables)) toggleDigest(sum, digest)
  const highestMs = Number(db.prepare(`select value from meta where key = 'highest_time_ms'`).get()?.['value'] ?? 0)
  const link = db.prepare('insert into chain (slot, seq, highest_ms, sum, hash) values (1, 1, ?, ?, ?)')
  link.run(highestMs, sum, linkHash(emptySum(), { seq: 1, highestMs, sum }))
  db.exec(`pragma user_version = ${chainVersion}; commit`)
}
