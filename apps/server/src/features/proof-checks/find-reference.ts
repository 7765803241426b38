import type { ProofFacts } from '@stratomate/contracts'
import { secondMs } from '@stratomate/std/time'
import type { Db } from '#server/features/database.ts'
import { findReferenceSet, readPieces } from '#server/features/reference/read-pieces.ts'
import type { ReferencePieces } from './ports.ts'

/** The reference candles with which a proof's are compared; null where no set has its symbol and timeframe. */
export async function findReference(
  db: Db,
  { symbol, timeframeS, from, to }: Pick<ProofFacts, 'symbol' | 'timeframeS' | 'from' | 'to'>,
): Promise<ReferencePieces | null> {
  const set = await findReferenceSet(db, { symbol, timeframeS })
  if (set === null) return null
  const range = { setId: set.id, fromS: secondsOf(from), toS: secondsOf(to) + timeframeS }
  return { source: set.source, pieces: await readPieces(db, range) }
}

function secondsOf(instant: string): number {
  return Date.parse(instant) / secondMs
}
