import type { DatabaseSync } from 'node:sqlite'
import { diskCause } from '#desktop/platform/files/disk-fault.ts'
import { linksKept } from './journal-chain.ts'
import { type Head, wasRestartedSince } from './journal-head.ts'
import { chainVersion, tablesOf, versionOf } from './journal-schema.ts'
import {
  type Cell,
  digestedColumns,
  emptySum,
  type LinkContent,
  linkHash,
  rowDigest,
  toggleDigest,
} from './row-digest.ts'

export type JournalCheck =
  | { kind: 'whole' }
  /** Complete up to its last flush; the computer was restarted, and what came after that flush is gone. */
  | { kind: 'cut_by_restart'; links: number }
  | { kind: 'damaged'; reason: string }

/** Above this size the structure is only checked quickly: the digests still prove every row. */
const wholeCheckBytesMax = 64 * 1_048_576

type Link = LinkContent & { hash: Uint8Array }

/**
 * Whether the journal contains everything that was ever written to it: its structure, every row, the chain over them,
 * and that it reaches at least to its head.
 */
export function checkJournal(db: DatabaseSync, head: Head | null): JournalCheck {
  try {
    return judge(db, head)
  } catch (error) {
    const isOurs = error instanceof Error && 'errcode' in error
    if (!isOurs && diskCause(error) === null) throw error
    return damaged(error instanceof Error ? error.message : 'it cannot be read')
  }
}

function judge(db: DatabaseSync, head: Head | null): JournalCheck {
  if (versionOf(db) < chainVersion) {
    // Written before there was a chain, or empty: if it has a head beside it, it is not the journal that was here.
    const isKnown = head !== null
    return isKnown ? damaged('another journal is in its place') : structureOf(db)
  }
  const structure = structureOf(db)
  if (structure.kind !== 'whole') return structure
  const links = linksOf(db)
  const last = links.at(-1)
  if (last === undefined || !isChain(links)) return damaged('its chain is broken')
  if (!isSumOf(db, last.sum)) return damaged('entries were changed or are missing')
  return head === null ? { kind: 'whole' } : compare({ db, links, last }, head)
}

function compare({ db, links, last }: { db: DatabaseSync; links: Link[]; last: Link }, head: Head): JournalCheck {
  const name = String(db.prepare('select value from journal').get()?.['value'])
  if (name !== head.journal) return damaged('another journal is in its place')
  if (last.seq < head.seq) {
    const missing = head.seq - last.seq
    const isCut = last.seq >= head.flushedSeq && wasRestartedSince(head)
    return isCut ? { kind: 'cut_by_restart', links: missing } : damaged(`its last ${missing} changes are missing`)
  }
  const same = links.find(({ seq }) => seq === head.seq)
  const isOther = same !== undefined && Buffer.from(same.hash).toString('hex') !== head.hash
  return isOther ? damaged('another journal is in its place') : { kind: 'whole' }
}

function structureOf(db: DatabaseSync): JournalCheck {
  const pages = Number(db.prepare('pragma page_count').get()?.['page_count'])
  const bytes = pages * Number(db.prepare('pragma page_size').get()?.['page_size'])
  const check = bytes > wholeCheckBytesMax ? 'quick_check' : 'integrity_check'
  const answer = String(Object.values(db.prepare(`pragma ${check}(1)`).get() ?? { nothing: 'no answer' })[0])
  return answer === 'ok' ? { kind: 'whole' } : damaged(answer)
}

function linksOf(db: DatabaseSync): Link[] {
  return db
    .prepare('select seq, highest_ms, sum, hash from chain order by seq')
    .all()
    .map((row) => {
      // Safe: both columns are strict blobs.
      const [sum, hash] = [row['sum'] as Uint8Array, row['hash'] as Uint8Array]
      return { seq: Number(row['seq']), highestMs: Number(row['highest_ms']), sum, hash }
    })
}

/** Without gaps, and each with the hash over the one before. */
function isChain(links: readonly Link[]): boolean {
  const first = links[0]
  if (first === undefined || (first.seq > 1 && links.length < linksKept)) return false
  return links.every(({ hash, ...link }, at) => {
    const before = links[at - 1]
    if (before === undefined) return true
    return link.seq === before.seq + 1 && linkHash(before.hash, link).equals(hash)
  })
}

/** Whether every row still has its digest, and all of them together are the sum of the last link. */
function isSumOf(db: DatabaseSync, expected: Uint8Array): boolean {
  const sum = emptySum()
  for (const table of tablesOf(db)) {
    const rows = db.prepare(`select digest, ${digestedColumns[table].join(', ')} from ${table}`)
    // Objects with names would take twice as long, and a start waits for this.
    rows.setReturnArrays(true)
    for (const row of rows.iterate()) {
      const [kept, ...cells] = Object.values(row)
      // Safe: the columns of these tables are strict.
      const digest = rowDigest(table, cells as Cell[])
      if (!(kept instanceof Uint8Array) || !digest.equals(kept)) return false
      toggleDigest(sum, digest)
    }
  }
  return Buffer.from(sum).equals(expected)
}

function damaged(reason: string): JournalCheck {
  return { kind: 'damaged', reason }
}
