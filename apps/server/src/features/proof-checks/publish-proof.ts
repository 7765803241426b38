import type { Db } from '#server/features/database.ts'
import { markPublished } from './queries/proof-checks.ts'

/**
 * Notes that a post carries a proof from now on. What its rule does is counted from the first such moment, also when that post is
 * deleted and another one carries it: else whoever dislikes the count would begin it again.
 */
export async function publishProof(tx: Db, proofId: string, now: Date): Promise<void> {
  await markPublished(tx, proofId, now)
}
