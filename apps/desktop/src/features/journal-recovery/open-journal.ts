import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import type { Log } from '@stratomate/engine/ports'
import type { TradeRecord } from '@stratomate/engine/orders/trade-record'
import { dayMs } from '@stratomate/std/time'
import { checkJournal, type JournalCheck } from '#desktop/adapters/journal/check-journal.ts'
import { readCommits } from '#desktop/adapters/journal/committed-entries.ts'
import { readHead } from '#desktop/adapters/journal/journal-head.ts'
import { JournalRows } from '#desktop/adapters/journal/journal-rows.ts'
import { bringUpToDate } from '#desktop/adapters/journal/journal-schema.ts'
import {
  AlreadyRunningError,
  journalPathOf,
  lockJournal,
  openJournalDatabase,
} from '#desktop/adapters/journal/open-journal-database.ts'
import { salvageJournal } from '#desktop/adapters/journal/salvage-journal.ts'
import { setJournalAside } from '#desktop/adapters/journal/set-journal-aside.ts'
import { reportedAtFirst } from '#desktop/adapters/journal/entry-tables.ts'
import { bookedTrades } from './booked-trades.ts'

export type OpenJournalDependencies = {
  dataFolder: string
  confirmsJournal?: boolean
  log: Pick<Log, 'info' | 'warn' | 'error'>
  now: () => number
}

/** The note of the journal that says what was lost, until a person has confirmed it. */
export const journalLossNote = 'journal_loss'

/** Order files delete what is older. */
const comparedMs = 30 * dayMs

/**
 * Checks whether the journal of a data folder is complete, and opens it. A damaged one is renamed, and a new one is
 * made of all its rows that can be verified and of the order files. What was lost is logged, and noted in the journal
 * until a person confirms it.
 */
export function openJournal(dependencies: OpenJournalDependencies): DatabaseSync {
  const { dataFolder, log, now } = dependencies
  const path = journalPathOf(dataFolder)
  const head = readHead(path)
  const isThere = existsSync(path)
  const booked = bookedTrades(dataFolder, now() - comparedMs, log)
  const opened = isThere ? openWhole(path) : { db: null, reason: 'it is gone' }
  if (opened.db !== null) {
    const { db, check } = opened
    if (check.kind === 'cut_by_restart')
      log.warn('The computer was restarted before the last news were on the disk. They are asked for at the broker.')
    if (dependencies.confirmsJournal === true) confirmLoss(db)
    const added = addTrades(db, booked)
    if (added > 0) noteLoss(db, log, `The journal of trades lacked ${trades(added)} that the order books have.`)
    return db
  }
  const isNew = !isThere && head === null && booked.length === 0
  if (isNew) return openJournalDatabase(path)
  const aside = setJournalAside(path, now())
  const db = openJournalDatabase(path)
  const kept = salvageJournal({ path: aside, journal: head?.journal ?? null }, db)
  const added = addTrades(db, booked)
  const where = isThere ? ` The damaged file is kept as ${basename(aside)}.` : ''
  noteLoss(
    db,
    log,
    `The journal of trades was damaged (${opened.reason}).${where} ${trades(kept.trades)} were read from it, ${trades(added)} more are from the order books. Signals that were refused may be missing.`,
  )
  return db
}

type Opened = { db: DatabaseSync; check: JournalCheck } | { db: null; reason: string }

/** Throws an AlreadyRunningError, a NewerJournalError, and the faults of a disk that is full or read-only. */
function openWhole(path: string): Opened {
  let db: DatabaseSync | null = null
  try {
    db = lockJournal(path)
    const check = checkJournal(db, readHead(path))
    if (check.kind !== 'damaged') {
      bringUpToDate(db)
      return { db, check }
    }
    db.close()
    return { db: null, reason: check.reason }
  } catch (error) {
    if (db?.isOpen === true) db.close()
    if (error instanceof AlreadyRunningError || !isDamage(error)) throw error
    return { db: null, reason: error instanceof Error ? error.message : 'it cannot be opened' }
  }
}

/**
 * Of all errors that SQLite gives when it opens a file, only those of a full or read-only disk leave the file as it is.
 */
function isDamage(error: unknown): boolean {
  if (!(error instanceof Error) || !('errcode' in error) || typeof error.errcode !== 'number') return false
  const kind = error.errcode & 0xff
  return kind !== sqliteFull && kind !== sqliteReadOnly
}

const sqliteReadOnly = 8
const sqliteFull = 13

/** Adds the trades that the journal lacks; answers how many. */
function addTrades(db: DatabaseSync, booked: readonly TradeRecord[]): number {
  const rows = new JournalRows(db)
  const committed = new Set(
    readCommits(db)
      .trades()
      .map(({ id }) => id),
  )
  const missing = booked.filter(({ id }) => !committed.has(id) && rows.find('trades', id) === null)
  if (missing.length === 0) return 0
  const bySignal = db.prepare('select 1 from trades where signal_id = ?')
  rows.chain.transaction('full', () => {
    for (const trade of missing) {
      const { id, leaseId, state, intendedAtMs } = trade
      // A signal has only one trade; a row that contradicts this is kept nevertheless.
      const isTaken = bySignal.get(trade.signalId) !== undefined
      const signalId = isTaken ? `${trade.signalId} again` : trade.signalId
      const reported = reportedAtFirst(trade)
      const cells = [id, signalId, leaseId, state, intendedAtMs, 1, reported, null, JSON.stringify(trade)]
      rows.insert('trades', cells)
      if (rows.find('signals', signalId) === null) rows.insert('signals', [signalId, intendedAtMs])
    }
  })
  return missing.length
}

function noteLoss(db: DatabaseSync, log: Pick<Log, 'error'>, words: string): void {
  const rows = new JournalRows(db)
  rows.chain.transaction('full', () => rows.put('meta', [journalLossNote, words], rows.find('meta', journalLossNote)))
  log.error(`${words} Trading waits until you have compared the trades with your broker and confirmed it.`)
}

/** This confirms only the loss that an earlier start reported: the loss of this start is noted afterwards. */
function confirmLoss(db: DatabaseSync): void {
  const rows = new JournalRows(db)
  const before = rows.find('meta', journalLossNote)
  if (before !== null) rows.chain.transaction('full', () => rows.put('meta', [journalLossNote, ''], before))
}

function trades(count: number): string {
  return count === 1 ? '1 trade' : `${count} trades`
}
