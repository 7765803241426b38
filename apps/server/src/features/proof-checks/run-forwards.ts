import { secondMs } from '@stratomate/std/time'
import { publishPosts } from '#server/features/community/posts/publish-posts.ts'
import type { Ctx } from '#server/features/context.ts'
import { readPieces } from '#server/features/reference/read-pieces.ts'
import type { ForwardAnswer, RunForward } from './ports.ts'
import { beginDueForward, type DueForward, finishForward, returnForward } from './queries/forwards.ts'
import { selectCarrying } from './queries/proof-checks.ts'

/** The limit of one run of the job; the next run continues. */
const atOnceMax = 50
/** Candles before the publication that warm a rule up: more than any indicator looks back. */
const warmUpCandles = 5_000

type Work = Pick<Ctx, 'db' | 'now' | 'bus' | 'log'>

/**
 * Runs the rules of published proofs on the reference candles that were added since the last run, from their
 * publication to the newest candle; posts that carry them show the result at once.
 */
export async function runForwards(ctx: Work, run: RunForward): Promise<void> {
  for (let count = 0; count < atOnceMax; count += 1) {
    const due = await beginDueForward(ctx.db)
    if (due === null) return
    const answer = await answerOf(ctx, run, due)
    if (answer === 'later') return
    const forward = answer !== null && 'forward' in answer ? answer.forward : null
    await finishForward(ctx.db, due.id, { toS: due.toS, forward })
    if (forward !== null) await publishPosts(ctx, await selectCarrying(ctx.db, due.id))
  }
}

/** Null for a rule that could not be computed: it is tried again with newer candles. */
async function answerOf(
  { db, log }: Work,
  run: RunForward,
  { id, proof, facts, publishedAt, setId, source, toS }: DueForward,
): Promise<ForwardAnswer | 'later' | null> {
  const publishedS = Math.ceil(publishedAt.getTime() / secondMs)
  const fromS = publishedS - warmUpCandles * facts.timeframeS
  try {
    const pieces = await readPieces(db, { setId, fromS, toS })
    const answer = await run({ proof, publishedS, reference: { source, pieces } })
    if (answer !== null) return answer
    await returnForward(db, id)
    return 'later'
  } catch (error) {
    log.warn({ err: error, proof: id }, 'published rule not run on reference candles')
    return null
  }
}
