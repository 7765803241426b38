import type { Db } from '#server/features/database.ts'
import { markPublished, type ProofCheckRow, selectCheck } from './queries/proof-checks.ts'

/** A proof that an account has sent; null for one of somebody else, and for none. */
export async function findOwnProof(db: Db, id: string, userId: string): Promise<ProofCheckRow | null> {
  const check = await selectCheck(db, id)
  return check === null || check.userId !== userId ? null : check
}

/**
 * Notes that a post carries a proof from now on. What its rule does is counted from the first such moment, also when that post is
 * deleted and another one carries it: else whoever dislikes the count would begin it again.
 */
export async function publishProof(tx: Db, proofId: string, now: Date): Promise<void> {
  await markPublished(tx, proofId, now)
}
