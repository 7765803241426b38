import { dayMs } from '@stratomate/std/time'
import { publishPosts } from '#server/features/community/posts/publish-posts.ts'
import type { Ctx } from '#server/features/context.ts'
import { findReference } from './find-reference.ts'
import type { ProofRunAnswer, RunProof } from './ports.ts'
import { beginOldest, type BegunCheck, deleteOldChecks, finishCheck, returnAttempt } from './queries/proof-checks.ts'

/** A proof that crashes its server is tried this often. */
const attemptsMax = 3
/** The limit of one run of the job; the next run continues. */
const atOnceMax = 20
/** How long a proof is kept that no post carries. */
const keptDays = 90

type Work = Pick<Ctx, 'db' | 'now' | 'bus' | 'log'>

/** Runs the proofs that wait, one after the other, the oldest first; posts that carry them show the result at once. */
export async function checkProofs(ctx: Work, run: RunProof): Promise<void> {
  for (let count = 0; count < atOnceMax; count += 1) {
    const begun = await beginOldest(ctx.db)
    if (begun === null) return
    const answer = await answerOf(ctx, run, begun)
    // It waits for the next run, or for the next start of the service.
    if (answer === null) return
    const outcome = { effective: null, refusal: null, reference: null, ...answer }
    await publishPosts(ctx, await finishCheck(ctx.db, begun.id, { ...outcome, checkedAt: ctx.now() }))
  }
}

/** Removes old proofs that no post carries. */
export async function purgeProofChecks({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await deleteOldChecks(db, new Date(now().getTime() - keptDays * dayMs))
}

async function answerOf(
  { db, log }: Work,
  run: RunProof,
  { id, proof, candles, facts, attempts }: BegunCheck,
): Promise<ProofRunAnswer | null> {
  if (attempts > attemptsMax) return { state: 'refused', refusal: 'not_computed' }
  try {
    const answer = await run({ proof, candles, reference: await findReference(db, facts) })
    if (answer === null) await returnAttempt(db, id)
    return answer
  } catch (error) {
    log.warn({ err: error, proof: id, attempts }, 'proof not computed')
    return attempts === attemptsMax ? { state: 'refused', refusal: 'not_computed' } : null
  }
}
