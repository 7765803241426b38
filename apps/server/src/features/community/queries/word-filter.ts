import { asc, sql } from 'drizzle-orm'
import { wordFilterEntries } from '#server/db/tables/index.ts'
import type { Db } from '#server/features/database.ts'

/** The listed words, as they are compared, in order. */
export async function selectWordFilter(db: Db): Promise<string[]> {
  const rows = await db
    .select({ word: wordFilterEntries.word })
    .from(wordFilterEntries)
    .orderBy(asc(wordFilterEntries.word))
  return rows.map(({ word }) => word)
}

/** Replaces the whole list; two who do so at once wait for each other, and the later list stays. */
export async function replaceWordFilter(db: Db, words: readonly string[], addedAt: Date): Promise<void> {
  await db.execute(sql`lock table ${wordFilterEntries} in share row exclusive mode`)
  await db.delete(wordFilterEntries)
  if (words.length > 0) await db.insert(wordFilterEntries).values(words.map((word) => ({ word, addedAt })))
}
