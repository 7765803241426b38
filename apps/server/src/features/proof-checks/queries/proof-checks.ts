import { and, asc, desc, eq, gt, isNull, lt, notExists, sql } from 'drizzle-orm'
import { posts, proofChecks, users } from '#server/db/tables/index.ts'
import type { Db } from '#server/features/database.ts'

const checkColumns = {
  id: proofChecks.id,
  userId: proofChecks.userId,
  facts: proofChecks.facts,
  state: proofChecks.state,
  refusal: proofChecks.refusal,
  effective: proofChecks.effective,
  reference: proofChecks.reference,
  sentAt: proofChecks.sentAt,
  checkedAt: proofChecks.checkedAt,
}

/** A proof without its file and its candles. */
export type ProofCheckRow = Pick<typeof proofChecks.$inferSelect, keyof typeof checkColumns>

/** Locks an account, so that its proofs are counted one after the other. */
export async function lockSender(db: Db, userId: string): Promise<void> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update')
}

export async function selectSameCheck(db: Db, userId: string, contentHash: string): Promise<ProofCheckRow | null> {
  const isSame = and(eq(proofChecks.userId, userId), eq(proofChecks.contentHash, contentHash))
  const rows = await db.select(checkColumns).from(proofChecks).where(isSame)
  return rows[0] ?? null
}

/** When the proofs that an account sent after `from` were sent, the oldest first. */
export async function selectSentAfter(db: Db, userId: string, from: Date): Promise<Date[]> {
  const rows = await db
    .select({ sentAt: proofChecks.sentAt })
    .from(proofChecks)
    .where(and(eq(proofChecks.userId, userId), gt(proofChecks.sentAt, from)))
    .orderBy(asc(proofChecks.sentAt))
  return rows.map(({ sentAt }) => sentAt)
}

export async function insertCheck(db: Db, row: typeof proofChecks.$inferInsert): Promise<ProofCheckRow> {
  const rows = await db.insert(proofChecks).values(row).returning(checkColumns)
  const inserted = rows[0]
  if (inserted === undefined) throw new Error('A proof was inserted and not returned.')
  return inserted
}

export function selectChecks(db: Db, userId: string, count: number): Promise<ProofCheckRow[]> {
  return db
    .select(checkColumns)
    .from(proofChecks)
    .where(eq(proofChecks.userId, userId))
    .orderBy(desc(proofChecks.sentAt), desc(proofChecks.id))
    .limit(count)
}

export async function selectCheck(db: Db, id: string): Promise<ProofCheckRow | null> {
  const rows = await db.select(checkColumns).from(proofChecks).where(eq(proofChecks.id, id))
  return rows[0] ?? null
}

export type BegunCheck = Pick<ProofCheckRow, 'id' | 'facts'> & {
  proof: string
  candles: Uint8Array
  attempts: number
}

/** The proof that has waited longest, with this try counted; null when none waits. */
export async function beginOldest(db: Db): Promise<BegunCheck | null> {
  const { id, proof, candles, facts, attempts, state, sentAt } = proofChecks
  const oldest = sql`(select ${id} from ${proofChecks} where ${state} = 'waiting' order by ${sentAt}, ${id} limit 1)`
  const rows = await db
    .update(proofChecks)
    .set({ attempts: sql`${attempts} + 1` })
    .where(sql`${id} = ${oldest}`)
    .returning({ id, proof, candles, facts, attempts })
  const row = rows[0]
  return row === undefined || row.candles === null ? null : { ...row, candles: row.candles }
}

/** A try that was cut off by the end of the service does not count. */
export async function returnAttempt(db: Db, id: string): Promise<void> {
  await db
    .update(proofChecks)
    .set({ attempts: sql`${proofChecks.attempts} - 1` })
    .where(eq(proofChecks.id, id))
}

type Finished = Pick<ProofCheckRow, 'state' | 'refusal' | 'effective' | 'reference'> & { checkedAt: Date }

/** Stores the result of a waiting proof and deletes its candles; answers the ids of the posts that carry it. */
export async function finishCheck(db: Db, id: string, finished: Finished): Promise<string[]> {
  await db
    .update(proofChecks)
    .set({ ...finished, candles: null })
    .where(and(eq(proofChecks.id, id), eq(proofChecks.state, 'waiting')))
  return selectCarrying(db, id)
}

/** The posts that carry a proof. */
export async function selectCarrying(db: Db, id: string): Promise<string[]> {
  const rows = await db.select({ id: posts.id }).from(posts).where(eq(posts.proofId, id))
  return rows.map((row) => row.id)
}

/** Has a reproduced proof run once more, on the candles that came with it this time. */
export async function runAgain(db: Db, id: string, candles: Uint8Array): Promise<ProofCheckRow | null> {
  const rows = await db
    .update(proofChecks)
    .set({ state: 'waiting', candles, attempts: 0 })
    .where(and(eq(proofChecks.id, id), eq(proofChecks.state, 'reproduced')))
    .returning(checkColumns)
  return rows[0] ?? null
}

/** Notes when a proof was published; only the first time counts. */
export async function markPublished(db: Db, id: string, publishedAt: Date): Promise<void> {
  await db
    .update(proofChecks)
    .set({ publishedAt })
    .where(and(eq(proofChecks.id, id), isNull(proofChecks.publishedAt)))
}

/** Removes proofs from before `before` that no post carries. */
export async function deleteOldChecks(db: Db, before: Date): Promise<void> {
  const carrying = db.select({ id: posts.id }).from(posts).where(eq(posts.proofId, proofChecks.id))
  await db.delete(proofChecks).where(and(lt(proofChecks.sentAt, before), notExists(carrying)))
}
