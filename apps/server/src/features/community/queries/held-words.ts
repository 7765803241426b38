import { asc, sql } from 'drizzle-orm'
import { heldWords } from '#server/db/tables/index.ts'
import type { Db } from '#server/features/database.ts'

/** The listed words as they are compared, in order. */
export async function selectHeldWords(db: Db): Promise<string[]> {
  const rows = await db.select({ word: heldWords.word }).from(heldWords).orderBy(asc(heldWords.word))
  return rows.map(({ word }) => word)
}

/** Replaces the whole list; two who do so at once wait for each other, and the list of the later one stays. */
export async function replaceHeldWords(db: Db, words: readonly string[], addedAt: Date): Promise<void> {
  await db.execute(sql`lock table ${heldWords} in share row exclusive mode`)
  await db.delete(heldWords)
  if (words.length > 0) await db.insert(heldWords).values(words.map((word) => ({ word, addedAt })))
}
