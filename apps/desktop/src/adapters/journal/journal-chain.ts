import type { DatabaseSync, StatementSync } from 'node:sqlite'
import { JournalHead } from './journal-head.ts'
import { emptySum, linkHash, toggleDigest } from './row-digest.ts'

/** Links that the journal keeps; the head is at most a few behind. */
export const linksKept = 4_096

const chains = new WeakMap<DatabaseSync, JournalChain>()

/** The chain of an open journal: one for everything that writes to it. */
export function chainOf(db: DatabaseSync): JournalChain {
  const known = chains.get(db)
  if (known !== undefined) return known
  const chain = new JournalChain(db)
  chains.set(db, chain)
  return chain
}

/**
 * Every transaction of the journal, and the chain over them: each adds a link with a hash over the link before and the
 * sum of all rows, in the same transaction, and then writes the head beside the journal.
 */
export class JournalChain {
  readonly #db: DatabaseSync
  readonly #journal: string
  readonly #head: JournalHead
  readonly #putLink: StatementSync
  readonly #begin: StatementSync
  readonly #commit: StatementSync
  #seq: number
  #hash: Uint8Array
  #sum: Uint8Array
  #flushedSeq: number
  #highestMs: number
  #isChanged = false
  #isHeadDue = false
  #isClosed = false
  #durability: 'full' | 'normal' = 'full'
  /** The head could not be written, but the journal was. */
  onHeadFault: (error: unknown) => void = () => {}

  constructor(db: DatabaseSync) {
    this.#db = db
    this.#journal = String(db.prepare(`select value from journal`).get()?.['value'])
    const last = db.prepare('select * from chain order by seq desc limit 1').get()
    this.#seq = Number(last?.['seq'] ?? 0)
    // Safe: both columns are strict blobs.
    this.#hash = (last?.['hash'] as Uint8Array | undefined) ?? emptySum()
    this.#sum = (last?.['sum'] as Uint8Array | undefined) ?? emptySum()
    this.#highestMs = Number(last?.['highest_ms'] ?? 0)
    this.#flushedSeq = this.#seq
    this.#putLink = db.prepare('insert or replace into chain (slot, seq, highest_ms, sum, hash) values (?, ?, ?, ?, ?)')
    this.#begin = db.prepare('begin immediate')
    this.#commit = db.prepare('commit')
    this.#head = new JournalHead(db.location() ?? '')
  }

  /** Adds the digest of a new row, or removes that of a deleted one. Only inside a transaction. */
  toggle(digest: Uint8Array): void {
    toggleDigest(this.#sum, digest)
    this.#isChanged = true
  }

  /** The highest time that was ever journaled, Unix milliseconds; 0 in a new journal. */
  highestTimeMs(): number {
    return this.#highestMs
  }

  /** Sets the highest time when it is higher. Only inside a transaction. */
  raiseHighestTime(ms: number): void {
    if (ms > this.#highestMs) this.setHighestTime(ms)
  }

  /** Sets the highest time. Only inside a transaction. */
  setHighestTime(ms: number): void {
    this.#highestMs = ms
    this.#isChanged = true
  }

  /** `full` flushes to the disk at the end; `normal` survives a crash of the process, not a power cut. */
  transaction(durability: 'full' | 'normal', work: () => void): void {
    this.#setDurability(durability)
    const [sumBefore, highestBefore] = [Uint8Array.from(this.#sum), this.#highestMs]
    this.#isChanged = false
    this.#begin.run()
    try {
      work()
      const link = this.#isChanged ? this.#addLink() : null
      this.#commit.run()
      if (link !== null) this.#advance(link)
    } catch (error) {
      this.#sum = sumBefore
      this.#highestMs = highestBefore
      if (this.#db.isTransaction) this.#db.exec('rollback')
      throw error
    }
    if (durability === 'full') this.#flushedSeq = this.#seq
    if (this.#isChanged) this.#writeHeadSoon()
  }

  /** After this turn, so that an order that waits for the journal never waits for the head, which may be behind. */
  #writeHeadSoon(): void {
    if (this.#isHeadDue) return
    this.#isHeadDue = true
    setImmediate(() => {
      if (!this.#isClosed) this.#writeHead()
    })
  }

  #writeHead(): void {
    this.#isHeadDue = false
    try {
      const hash = Buffer.from(this.#hash).toString('hex')
      this.#head.write({ journal: this.#journal, seq: this.#seq, hash, flushedSeq: this.#flushedSeq })
    } catch (error) {
      this.onHeadFault(error)
    }
  }

  close(): void {
    if (this.#isHeadDue) this.#writeHead()
    this.#isClosed = true
    this.#head.close()
    chains.delete(this.#db)
  }

  #addLink(): { seq: number; hash: Uint8Array } {
    const seq = this.#seq + 1
    const highestMs = this.#highestMs
    const hash = linkHash(this.#hash, { seq, highestMs, sum: this.#sum })
    this.#putLink.run(seq % linksKept, seq, highestMs, this.#sum, hash)
    return { seq, hash }
  }

  #advance({ seq, hash }: { seq: number; hash: Uint8Array }): void {
    this.#seq = seq
    this.#hash = hash
  }

  #setDurability(durability: 'full' | 'normal'): void {
    if (durability === this.#durability) return
    this.#db.exec(`pragma synchronous = ${durability}`)
    this.#durability = durability
  }
}

/** The name of a journal and the last link of its chain, whose hash is over all links before and the sum of all rows. */
export function readChainHead(db: DatabaseSync): { id: string; seq: number; hash: string } {
  const id = String(db.prepare('select value from journal').get()?.['value'])
  const last = db.prepare('select seq, hash from chain order by seq desc limit 1').get()
  // Safe: the column is a strict blob.
  const hash = (last?.['hash'] as Uint8Array | undefined) ?? emptySum()
  return { id, seq: Number(last?.['seq'] ?? 0), hash: Buffer.from(hash).toString('hex') }
}
