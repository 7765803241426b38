import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm'
import type { ProvedChart } from '@stratomate/contracts'
import { chartProofs } from '#server/db/tables/index.ts'
import type { Db } from '#server/features/database.ts'

export type ProofRow = Omit<typeof chartProofs.$inferSelect, 'id'>
export type ProofKey = ProvedChart & { userId: string }

/** Replaces symbol and timeframe in the proof of all trades of a source from outside. */
export const wholeSource = { symbol: '', timeframeS: 0 } as const

/** One key for each chart of each person. */
export function proofKeyOf({
  userId,
  account,
  symbol,
  timeframeS,
  indicatorId,
}: Omit<ProofKey, 'account'> & { account: string }): string {
  return JSON.stringify([userId, account, symbol, timeframeS, indicatorId])
}

/** The proofs of charts, locked for this transaction in the order of their keys; those of no trade yet are absent. */
export async function lockProofs(db: Db, keys: readonly ProofKey[]): Promise<Map<string, ProofRow>> {
  const column = (name: keyof ProofKey) => sql.param(keys.map((key) => key[name]))
  const { userId, account, symbol, timeframeS, indicatorId } = chartProofs
  const rows = await db
    .select()
    .from(chartProofs)
    .where(
      sql`(${userId}, ${account}, ${symbol}, ${timeframeS}, ${indicatorId}) in (select * from unnest(
        ${column('userId')}::uuid[], ${column('account')}::text[], ${column('symbol')}::text[],
        ${column('timeframeS')}::int[], ${column('indicatorId')}::text[]))`,
    )
    .orderBy(userId, account, symbol, timeframeS, indicatorId)
    .for('update')
  return new Map(rows.map(({ id: _id, ...row }) => [proofKeyOf(row), row]))
}

/** The proofs of all symbols of sources from outside, without those of the sources themselves. */
export async function selectSymbolProofs(db: Db, userId: string, sources: readonly string[]): Promise<ProofRow[]> {
  const { userId: owner, indicatorId, symbol } = chartProofs
  const isPart = and(eq(owner, userId), inArray(indicatorId, [...sources]), ne(symbol, wholeSource.symbol))
  const rows = await db.select().from(chartProofs).where(isPart)
  return rows.map(({ id: _id, ...row }) => row)
}

/** Stores proofs in full; false when one of the new ones was stored by another call meanwhile. */
export async function putProofs(db: Db, rows: readonly ProofRow[], known: ReadonlySet<string>): Promise<boolean> {
  const fresh = rows.filter((row) => !known.has(proofKeyOf(row)))
  for (const row of rows) {
    if (!known.has(proofKeyOf(row))) continue
    const { won, lost, stakeCents, payoutUnits, above, below, expected, state, changedAt } = row
    await db
      .update(chartProofs)
      .set({ won, lost, stakeCents, payoutUnits, above, below, expected, state, changedAt })
      .where(isOf(row))
  }
  if (fresh.length === 0) return true
  const added = await db.insert(chartProofs).values(fresh).onConflictDoNothing().returning({ id: chartProofs.id })
  return added.length === fresh.length
}

export async function selectProofs(db: Db, userId: string, count: number): Promise<ProofRow[]> {
  return db
    .select()
    .from(chartProofs)
    .where(eq(chartProofs.userId, userId))
    .orderBy(desc(sql`${chartProofs.won} + ${chartProofs.lost}`), chartProofs.symbol, chartProofs.timeframeS)
    .limit(count)
}

/** Null where the person has no such chart. */
export async function updateStop(
  db: Db,
  key: ProofKey,
  stop: Pick<ProofRow, 'stopsWhenBroken'>,
): Promise<ProofRow | null> {
  const rows = await db.update(chartProofs).set(stop).where(isOf(key)).returning()
  return rows[0] ?? null
}

function isOf(key: Omit<ProofKey, 'account'> & { account: string }) {
  return and(
    eq(chartProofs.userId, key.userId),
    eq(chartProofs.account, key.account),
    eq(chartProofs.symbol, key.symbol),
    eq(chartProofs.timeframeS, key.timeframeS),
    eq(chartProofs.indicatorId, key.indicatorId),
  )
}
