import type { Db } from '#server/features/database.ts'
import { markPublished, type ProofCheckRow, selectCheck } from './queries/proof-checks.ts'

/** A proof that an account has sent; null when there is none or it is somebody else's. */
export async function findOwnProof(db: Db, id: string, userId: string): Promise<ProofCheckRow | null> {
  const check = await selectCheck(db, id)
  return check === null || check.userId !== userId ? null : check
}

/**
 * Notes that a post carries a proof from now on. Its results count from the first publication, also when that post is
 * deleted and another one carries it: otherwise whoever dislikes the count could begin it again.
 */
export async function publishProof(tx: Db, proofId: string, now: Date): Promise<void> {
  await markPublished(tx, proofId, now)
}
