import type { DatabaseSync } from 'node:sqlite'
import { emptySum } from './row-digest.ts'

/** The name of a journal and the last link of its chain, whose hash is over all links before and the sum of all rows. */
export function readChainHead(db: DatabaseSync): { id: string; seq: number; hash: string } {
  const id = String(db.prepare('select value from journal').get()?.['value'])
  const last = db.prepare('select seq, hash from chain order by seq desc limit 1').get()
  // Safe: the column is a strict blob.
  const hash = (last?.['hash'] as Uint8Array | undefined) ?? emptySum()
  return { id, seq: Number(last?.['seq'] ?? 0), hash: Buffer.from(hash).toString('hex') }
}
