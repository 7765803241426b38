import { and, eq, gt, sql } from 'drizzle-orm'
import type { ForwardResult, ProofFacts } from '@stratomate/contracts'
import { posts, proofChecks, referenceSets } from '#server/db/tables/index.ts'
import type { Db } from '#server/features/database.ts'

/** A rule that crashes its server is tried this often on the same candles. */
const attemptsMax = 3

/** A published proof with reference candles on which its rule has not run yet. */
export type DueForward = {
  id: string
  proof: string
  facts: ProofFacts
  publishedAt: Date
  setId: string
  source: string
  toS: number
}

/** The published proof that has waited longest, with this try counted; null when none waits. */
export async function beginDueForward(db: Db): Promise<DueForward | null> {
  const { id, proof, facts, publishedAt, state, forwardSetId, forwardToS, forwardAttempts } = proofChecks
  const { symbol, timeframeS, fromS, toS } = referenceSets
  const isOwnSet = sql`${forwardSetId} = ${referenceSets.id}`
  const fits = sql`${symbol} = ${facts} ->> 'symbol' and (${facts} ->> 'timeframeS')::int % ${timeframeS} = 0`
  const carrying = db.select({ id: posts.id }).from(posts).where(eq(posts.proofId, id))
  const rows = await db
    .select({ id, proof, facts, publishedAt, setId: referenceSets.id, source: referenceSets.source, toS })
    .from(proofChecks)
    .innerJoin(referenceSets, sql`${isOwnSet} or (${forwardSetId} is null and ${fits})`)
    .where(
      and(
        eq(state, 'reproduced'),
        sql`${forwardAttempts} < ${attemptsMax}`,
        gt(toS, sql`greatest(coalesce(${forwardToS}, 0), extract(epoch from ${publishedAt}))`),
        sql`exists ${carrying}`,
      ),
    )
    .orderBy(sql`${forwardToS} nulls first`, id, sql`${timeframeS} desc`, fromS, referenceSets.id)
    .limit(1)
  const due = rows[0]
  if (due?.publishedAt === undefined || due.publishedAt === null) return null
  await db
    .update(proofChecks)
    .set({ forwardAttempts: sql`${forwardAttempts} + 1`, forwardSetId: due.setId })
    .where(eq(id, due.id))
  return { ...due, publishedAt: due.publishedAt }
}

/** A run that was cut off by the end of the service does not count as a try. */
export async function returnForward(db: Db, proofId: string): Promise<void> {
  const { id, forwardAttempts } = proofChecks
  await db
    .update(proofChecks)
    .set({ forwardAttempts: sql`${forwardAttempts} - 1` })
    .where(eq(id, proofId))
}

type Finished = { toS: number; forward: ForwardResult | null }

/** Stores the results of a rule up to `toS`; without a result the earlier one stays. */
export async function finishForward(db: Db, proofId: string, { toS, forward }: Finished): Promise<void> {
  await db
    .update(proofChecks)
    .set({ forwardToS: toS, forwardAttempts: 0, ...(forward === null ? {} : { forward }) })
    .where(eq(proofChecks.id, proofId))
}
