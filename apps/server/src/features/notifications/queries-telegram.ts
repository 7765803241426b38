import type { NotificationKind } from '@stratomate/contracts'
import { and, asc, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { telegramCodes, telegramLinks, telegramMessages, users } from '#server/db/tables/index.ts'
import type { Claim } from '../claim.ts'
import type { Db } from '../database.ts'

export type TelegramLink = typeof telegramLinks.$inferSelect
export type TelegramMessage = Pick<
  typeof telegramMessages.$inferSelect,
  'id' | 'userId' | 'text' | 'attempts' | 'nextAttemptAt' | 'createdAt'
> & { chatId: string }

export async function selectLink(db: Db, userId: string): Promise<TelegramLink | null> {
  const rows = await db.select().from(telegramLinks).where(eq(telegramLinks.userId, userId))
  return rows[0] ?? null
}

/** Links a Telegram account: it belongs to the account that invited it last. */
export async function upsertLink(db: Db, link: typeof telegramLinks.$inferInsert): Promise<void> {
  const { userId, chatId, name, linkedAt } = link
  await db.delete(telegramLinks).where(and(eq(telegramLinks.chatId, chatId), sql`${telegramLinks.userId} <> ${userId}`))
  await db
    .insert(telegramLinks)
    .values(link)
    .onConflictDoUpdate({ target: telegramLinks.userId, set: { chatId, name, linkedAt } })
}

export async function updateLinkKinds(db: Db, userId: string, kinds: NotificationKind[]): Promise<void> {
  await db.update(telegramLinks).set({ kinds }).where(eq(telegramLinks.userId, userId))
}

/** Unlinks an account and forgets what was still to be sent. */
export async function deleteLink(db: Db, userId: string): Promise<void> {
  await db.delete(telegramMessages).where(eq(telegramMessages.userId, userId))
  await db.delete(telegramLinks).where(eq(telegramLinks.userId, userId))
}

export async function selectLinkOfChat(db: Db, chatId: string): Promise<TelegramLink | null> {
  const rows = await db.select().from(telegramLinks).where(eq(telegramLinks.chatId, chatId))
  return rows[0] ?? null
}

/** The account that a chat is connected with, and when it was suspended. */
export async function selectOwnerOfChat(
  db: Db,
  chatId: string,
): Promise<{ userId: string; suspendedAt: Date | null } | null> {
  const rows = await db
    .select({ userId: users.id, suspendedAt: users.suspendedAt })
    .from(telegramLinks)
    .innerJoin(users, eq(users.id, telegramLinks.userId))
    .where(eq(telegramLinks.chatId, chatId))
  return rows[0] ?? null
}

/** Stores the one code of an account, in place of an earlier one. */
export async function upsertCode(db: Db, code: typeof telegramCodes.$inferInsert): Promise<void> {
  const { codeHash, expiresAt } = code
  await db
    .insert(telegramCodes)
    .values(code)
    .onConflictDoUpdate({ target: telegramCodes.userId, set: { codeHash, expiresAt } })
}

/** Uses a code up; null for one that is not known. */
export async function takeCode(db: Db, codeHash: string): Promise<{ userId: string; expiresAt: Date } | null> {
  const rows = await db
    .delete(telegramCodes)
    .where(eq(telegramCodes.codeHash, codeHash))
    .returning({ userId: telegramCodes.userId, expiresAt: telegramCodes.expiresAt })
  return rows[0] ?? null
}

export async function deleteCodesBefore(db: Db, before: Date): Promise<void> {
  await db.delete(telegramCodes).where(lt(telegramCodes.expiresAt, before))
}

export async function insertMessage(db: Db, message: typeof telegramMessages.$inferInsert): Promise<void> {
  await db.insert(telegramMessages).values(message)
}

/** Takes what is due, the oldest first, with where it goes; it belongs to one process until the claim ends. */
export async function claimDueMessages(db: Db, { now, until, count }: Claim): Promise<TelegramMessage[]> {
  const due = db
    .select({ id: telegramMessages.id })
    .from(telegramMessages)
    .where(and(lte(telegramMessages.nextAttemptAt, now), isNull(telegramMessages.failedAt)))
    .orderBy(asc(telegramMessages.nextAttemptAt), asc(telegramMessages.createdAt))
    .limit(count)
    .for('update', { skipLocked: true })
  const claimed = await db
    .update(telegramMessages)
    .set({ nextAttemptAt: until })
    .where(inArray(telegramMessages.id, due))
    .returning({ id: telegramMessages.id })
  const { id, userId, text, attempts, nextAttemptAt, createdAt } = telegramMessages
  return db
    .select({ id, userId, text, attempts, nextAttemptAt, createdAt, chatId: telegramLinks.chatId })
    .from(telegramMessages)
    .innerJoin(telegramLinks, eq(telegramLinks.userId, telegramMessages.userId))
    .where(
      inArray(
        id,
        claimed.map((message) => message.id),
      ),
    )
    .orderBy(asc(createdAt))
}

export async function deleteMessage(db: Db, id: string): Promise<void> {
  await db.delete(telegramMessages).where(eq(telegramMessages.id, id))
}

/** `at`: when it is due again, or when it was given up. */
type Postponement = { attempts: number; at: Date; reason: string }

export async function postponeMessage(db: Db, id: string, { attempts, at, reason }: Postponement): Promise<void> {
  await db
    .update(telegramMessages)
    .set({ attempts, nextAttemptAt: at, lastError: reason })
    .where(eq(telegramMessages.id, id))
}

/** Gives a message up; it is kept for an administrator. */
export async function failMessage(db: Db, id: string, { attempts, at, reason }: Postponement): Promise<void> {
  await db
    .update(telegramMessages)
    .set({ attempts, failedAt: at, lastError: reason })
    .where(eq(telegramMessages.id, id))
}

export async function deleteMessagesFailedBefore(db: Db, before: Date): Promise<void> {
  await db.delete(telegramMessages).where(lt(telegramMessages.failedAt, before))
}

/** Sends nothing before an instant, including messages that were claimed and not sent yet. */
export async function postponeAll(db: Db, until: Date, claimedUntil: Date): Promise<void> {
  const { nextAttemptAt } = telegramMessages
  await db
    .update(telegramMessages)
    .set({ nextAttemptAt: until })
    .where(or(lt(nextAttemptAt, until), eq(nextAttemptAt, claimedUntil)))
}
