import { and, asc, desc, eq, ilike, type SQL, sql } from 'drizzle-orm'
import { escapeLike } from '#server/db/conditions.ts'
import { journalNotes, tradeStatistics } from '#server/db/tables/index.ts'
import type { Db } from '#server/features/database.ts'

export type NoteRow = typeof journalNotes.$inferSelect
type NoteKey = { userId: string; day: string; subject: string }

const isOf = ({ userId, day, subject }: NoteKey) =>
  and(eq(journalNotes.userId, userId), eq(journalNotes.day, day), eq(journalNotes.subject, subject))

/** All notes of a day: its own and those of its trades. */
export function selectNotesOfDay(db: Db, { userId, day }: Omit<NoteKey, 'subject'>): Promise<NoteRow[]> {
  return db
    .select()
    .from(journalNotes)
    .where(and(eq(journalNotes.userId, userId), eq(journalNotes.day, day)))
}

export async function selectNote(db: Db, key: NoteKey): Promise<NoteRow | null> {
  const rows = await db.select().from(journalNotes).where(isOf(key))
  return rows[0] ?? null
}

/**
 * Writes a note or changes it; its candles are those of the first writing. False when the person has `max` notes
 * already.
 */
export async function putNote(db: Db, row: NoteRow, max: number): Promise<boolean> {
  const { id, userId, day, subject, text, tags, candles, updatedAt } = row
  const changed = await db
    .update(journalNotes)
    .set({ text, tags, updatedAt })
    .where(isOf(row))
    .returning({ id: journalNotes.id })
  if (changed.length > 0) return true
  if ((await db.$count(journalNotes, eq(journalNotes.userId, userId))) >= max) return false
  await db
    .insert(journalNotes)
    .values({ id, userId, day, subject, text, tags, candles, updatedAt })
    .onConflictDoUpdate({
      target: [journalNotes.userId, journalNotes.day, journalNotes.subject],
      set: { text, tags, updatedAt },
    })
  return true
}

export async function deleteNote(db: Db, key: NoteKey): Promise<void> {
  await db.delete(journalNotes).where(isOf(key))
}

/** Notes by a part of their text and a tag, newest day first, the day before its trades. */
export function selectNotes(
  db: Db,
  { userId, text, tag, count }: { userId: string; text: string; tag: string; count: number },
): Promise<NoteRow[]> {
  const conditions: (SQL | undefined)[] = [
    eq(journalNotes.userId, userId),
    text === '' ? undefined : ilike(journalNotes.text, `%${escapeLike(text)}%`),
    tag === '' ? undefined : sql`${journalNotes.tags} @> ${JSON.stringify([tag])}::jsonb`,
  ]
  return db
    .select()
    .from(journalNotes)
    .where(and(...conditions))
    .orderBy(desc(journalNotes.day), asc(journalNotes.subject))
    .limit(count)
}

/** How often a person uses each tag, the most used first. */
export async function selectTags(db: Db, userId: string): Promise<{ tag: string; count: number }[]> {
  const result = await db.execute<{ tag: string; count: number }>(sql`
    select tag, count(*)::int as count
    from ${journalNotes}, jsonb_array_elements_text(${journalNotes.tags}) as tag
    where ${journalNotes.userId} = ${userId} group by tag order by count desc, tag limit 200`)
  return result.rows
}

/** The nearest days before and after one that have settled trades or notes. */
export async function selectDaysBeside(
  db: Db,
  { userId, day }: { userId: string; day: string },
): Promise<{ before: string | null; after: string | null }> {
  const days = sql`(
    select ${tradeStatistics.day} as day from ${tradeStatistics}
    where ${tradeStatistics.userId} = ${userId} and ${tradeStatistics.dimension} = 'total'
    union all select ${journalNotes.day} from ${journalNotes} where ${journalNotes.userId} = ${userId}
  ) as days`
  const result = await db.execute<{ before: string | null; after: string | null }>(sql`
    select max(day) filter (where day < ${day}::date)::text as before,
      min(day) filter (where day > ${day}::date)::text as after from ${days}`)
  return result.rows[0] ?? { before: null, after: null }
}
