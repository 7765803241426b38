import { and, desc, eq, gt, lt, ne, sql } from 'drizzle-orm'
import { mailCodes } from '#server/db/tables/index.ts'
import type { Db } from '#server/features/database.ts'

export type MailCodeRow = typeof mailCodes.$inferSelect
type CodeOf = Pick<MailCodeRow, 'email' | 'purpose'>

/** Keeps a code in place of the last one that this browser asked for. */
export async function upsertCode(
  db: Db,
  row: Pick<MailCodeRow, 'email' | 'purpose' | 'browserHash' | 'codeHash' | 'createdAt' | 'expiresAt'>,
): Promise<void> {
  const { codeHash, createdAt, expiresAt } = row
  await db
    .insert(mailCodes)
    .values(row)
    .onConflictDoUpdate({
      target: [mailCodes.email, mailCodes.purpose, mailCodes.browserHash],
      set: { codeHash, createdAt, expiresAt, ownTries: 0, strangerTries: 0 },
    })
}

/** Counts a try of the browser that asked for the code; null when it has no code with tries left. */
export async function countOwnTry(
  db: Db,
  code: CodeOf & { browserHash: string; now: Date; triesMax: number },
): Promise<MailCodeRow | null> {
  const { email, purpose, browserHash, ownTries, expiresAt } = mailCodes
  const rows = await db
    .update(mailCodes)
    .set({ ownTries: sql`${ownTries} + 1` })
    .where(
      and(
        eq(email, code.email),
        eq(purpose, code.purpose),
        eq(browserHash, code.browserHash),
        gt(expiresAt, code.now),
        lt(ownTries, code.triesMax),
      ),
    )
    .returning()
  return rows[0] ?? null
}

/** Counts a try of any other browser at the newest code of a mailbox; null when there is none with tries left. */
export async function countStrangerTry(
  db: Db,
  code: CodeOf & { browserHash: string; now: Date; triesMax: number },
): Promise<MailCodeRow | null> {
  const { id, email, purpose, browserHash, createdAt, strangerTries, expiresAt } = mailCodes
  const newest = db
    .select({ id })
    .from(mailCodes)
    .where(
      and(eq(email, code.email), eq(purpose, code.purpose), ne(browserHash, code.browserHash), gt(expiresAt, code.now)),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(1)
  const rows = await db
    .update(mailCodes)
    .set({ strangerTries: sql`${strangerTries} + 1` })
    .where(and(eq(id, newest), lt(strangerTries, code.triesMax)))
    .returning()
  return rows[0] ?? null
}

/** Removes a code that was right; false when another call used it at the same moment. */
export async function deleteCode(db: Db, { id, codeHash }: Pick<MailCodeRow, 'id' | 'codeHash'>): Promise<boolean> {
  const rows = await db
    .delete(mailCodes)
    .where(and(eq(mailCodes.id, id), eq(mailCodes.codeHash, codeHash)))
    .returning({ id: mailCodes.id })
  return rows.length === 1
}

export async function deleteCodesOf(db: Db, { email, purpose }: CodeOf): Promise<void> {
  await db.delete(mailCodes).where(and(eq(mailCodes.email, email), eq(mailCodes.purpose, purpose)))
}

export async function deleteExpiredCodes(db: Db, now: Date): Promise<void> {
  await db.delete(mailCodes).where(lt(mailCodes.expiresAt, now))
}
