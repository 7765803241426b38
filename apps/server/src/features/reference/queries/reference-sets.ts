import { and, asc, count, desc, eq, gt, lt, sql } from 'drizzle-orm'
import { referencePieces, referenceSets } from '#server/db/tables/index.ts'
import type { Db } from '#server/features/database.ts'

export type ReferenceSetRow = typeof referenceSets.$inferSelect

/** The most pieces of one history that are read at once: a million candles, the most that a proof may have. */
const piecesMax = 20

export function selectSets(db: Db, limit: number): Promise<ReferenceSetRow[]> {
  const { symbol, timeframeS, source } = referenceSets
  return db.select().from(referenceSets).orderBy(symbol, timeframeS, source).limit(limit)
}

export async function countSets(db: Db): Promise<number> {
  const rows = await db.select({ sets: count() }).from(referenceSets)
  return rows[0]?.sets ?? 0
}

/**
 * A set, locked for this transaction, and begun with `row` where there is none. Null when another writer removes it at
 * the same time.
 */
export async function lockSet(db: Db, row: ReferenceSetRow): Promise<ReferenceSetRow | null> {
  await db.insert(referenceSets).values(row).onConflictDoNothing()
  const rows = await db
    .select()
    .from(referenceSets)
    .where(
      and(
        eq(referenceSets.symbol, row.symbol),
        eq(referenceSets.timeframeS, row.timeframeS),
        eq(referenceSets.source, row.source),
      ),
    )
    .for('update')
  return rows[0] ?? null
}

export async function updateSet(db: Db, id: string, change: Partial<ReferenceSetRow>): Promise<ReferenceSetRow> {
  const rows = await db.update(referenceSets).set(change).where(eq(referenceSets.id, id)).returning()
  const updated = rows[0]
  if (updated === undefined) throw new Error('A locked set of reference candles was not there.')
  return updated
}

/**
 * The set with which candles of a symbol and timeframe are compared: one of that timeframe, else of the longest one of
 * which it can be composed.
 */
export async function selectSetFor(
  db: Db,
  { symbol, timeframeS }: Pick<ReferenceSetRow, 'symbol' | 'timeframeS'>,
): Promise<ReferenceSetRow | null> {
  const rows = await db
    .select()
    .from(referenceSets)
    .where(and(eq(referenceSets.symbol, symbol), sql`${timeframeS} % ${referenceSets.timeframeS} = 0`))
    .orderBy(desc(referenceSets.timeframeS), asc(referenceSets.fromS), asc(referenceSets.id))
    .limit(1)
  return rows[0] ?? null
}

type Range = { setId: string; fromS: number; toS: number }

/** The packed pieces with candles in a range of Unix seconds, the oldest first. */
export async function selectPieces(db: Db, { setId, fromS, toS }: Range): Promise<Uint8Array[]> {
  const rows = await db
    .select({ packed: referencePieces.packed })
    .from(referencePieces)
    .where(and(eq(referencePieces.setId, setId), gt(referencePieces.toS, fromS), lt(referencePieces.fromS, toS)))
    .orderBy(asc(referencePieces.fromS))
    .limit(piecesMax)
  return rows.map(({ packed }) => packed)
}

type Piece = typeof referencePieces.$inferInsert

export async function selectLastPiece(db: Db, setId: string): Promise<typeof referencePieces.$inferSelect | null> {
  const rows = await db
    .select()
    .from(referencePieces)
    .where(eq(referencePieces.setId, setId))
    .orderBy(desc(referencePieces.fromS))
    .limit(1)
  return rows[0] ?? null
}

/** Stores a piece, or the same piece with more candles at its end. */
export async function putPiece(db: Db, piece: Piece): Promise<void> {
  const { toS, candles, packed, addedAt } = piece
  await db
    .insert(referencePieces)
    .values(piece)
    .onConflictDoUpdate({
      target: [referencePieces.setId, referencePieces.fromS],
      set: { toS, candles, packed, addedAt },
    })
}
