import type { Db } from '#server/features/database.ts'
import { type ProofCheckRow, selectCheck } from './queries/proof-checks.ts'

/** A proof that an account has sent; null for one of somebody else, and for none. */
export async function findOwnProof(db: Db, id: string, userId: string): Promise<ProofCheckRow | null> {
  const check = await selectCheck(db, id)
  return check === null || check.userId !== userId ? null : check
}
