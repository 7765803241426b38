import type { ProofFacts } from '@stratomate/contracts'
import type { Db } from '#server/features/database.ts'
import { selectPieces, selectSetFor } from './queries/reference-sets.ts'

/** The set that candles of a symbol and timeframe are compared with; null for none. */
export async function findReferenceSet(
  db: Db,
  chart: Pick<ProofFacts, 'symbol' | 'timeframeS'>,
): Promise<{ id: string; source: string } | null> {
  return selectSetFor(db, chart)
}

/** The packed pieces of a set with candles in a range of Unix seconds, the oldest first and a million candles at most. */
export async function readPieces(
  db: Db,
  range: { setId: string; fromS: number; toS: number },
): Promise<readonly Uint8Array[]> {
  return selectPieces(db, range)
}
