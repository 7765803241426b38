import type { MailSettings } from '@stratomate/contracts'
import type { Language } from '@stratomate/contracts/site/languages'
import { and, asc, desc, eq, inArray, lt, lte, ne, sql } from 'drizzle-orm'
import { mailSettings, outboxMails, preferences, users } from '#server/db/tables/index.ts'
import type { Claim } from '../claim.ts'
import type { Db } from '../database.ts'

export type OutboxMail = typeof outboxMails.$inferSelect

type NewMail = Pick<
  OutboxMail,
  'dedupeKey' | 'to' | 'subject' | 'text' | 'language' | 'topic' | 'unsubscribeUrl' | 'replyTo' | 'state'
>

export async function insertMail(db: Db, mail: NewMail, now: Date): Promise<void> {
  await db
    .insert(outboxMails)
    .values({ ...mail, createdAt: now, nextAttemptAt: now })
    .onConflictDoNothing({ target: outboxMails.dedupeKey })
}

/** `to` null: mails to everybody. */
export function selectNewestMails(db: Db, { to, count }: { to: string | null; count: number }): Promise<OutboxMail[]> {
  return db
    .select()
    .from(outboxMails)
    .where(to === null ? undefined : eq(outboxMails.to, to))
    .orderBy(desc(outboxMails.createdAt), desc(outboxMails.id))
    .limit(count)
}

/** Takes due mails, the oldest first; each belongs to one process until the claim ends. */
export async function claimDueMails(db: Db, { now, until, count }: Claim): Promise<OutboxMail[]> {
  const due = db
    .select({ id: outboxMails.id })
    .from(outboxMails)
    .where(and(eq(outboxMails.state, 'queued'), lte(outboxMails.nextAttemptAt, now)))
    .orderBy(asc(outboxMails.nextAttemptAt))
    .limit(count)
    .for('update', { skipLocked: true })
  const mails = await db
    .update(outboxMails)
    .set({ nextAttemptAt: until })
    .where(inArray(outboxMails.id, due))
    .returning()
  return mails.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
}

type Outcome = Partial<Pick<OutboxMail, 'state' | 'attempts' | 'nextAttemptAt' | 'lastError' | 'sentAt'>>

export async function updateMail(db: Db, id: string, outcome: Outcome): Promise<void> {
  await db.update(outboxMails).set(outcome).where(eq(outboxMails.id, id))
}

type Settings = typeof mailSettings.$inferSelect

/** An account that receives mails: what it wants, in which language. */
export type Reader = { userId: string; settings: MailSettings | null; language: Language | null }

/** The account with an email address; null when there is none. */
export async function selectReader(db: Db, email: string): Promise<Reader | null> {
  const rows = await db
    .select({ userId: users.id, settings: mailSettings, language: preferences.language })
    .from(users)
    .leftJoin(mailSettings, eq(mailSettings.userId, users.id))
    .leftJoin(preferences, eq(preferences.userId, users.id))
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
  return rows[0] ?? null
}

/** The language that a person has chosen; null for none. */
export async function selectReaderLanguage(db: Db, userId: string): Promise<Language | null> {
  const rows = await db
    .select({ language: preferences.language })
    .from(preferences)
    .where(eq(preferences.userId, userId))
  return rows[0]?.language ?? null
}

export async function selectMailSettings(db: Db, userId: string): Promise<MailSettings | null> {
  const rows = await db.select().from(mailSettings).where(eq(mailSettings.userId, userId))
  return rows[0] === undefined ? null : withoutOwner(rows[0])
}

/** Changes the named settings; the others begin with their defaults. */
export async function upsertMailSettings(
  db: Db,
  userId: string,
  change: { [Topic in keyof MailSettings]?: boolean | undefined },
): Promise<MailSettings> {
  const set = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  const rows = await db
    .insert(mailSettings)
    .values({ userId, ...set })
    .onConflictDoUpdate({ target: mailSettings.userId, set: { userId, ...set } })
    .returning()
  if (rows[0] === undefined) throw new Error('Settings that were just written are missing.')
  return withoutOwner(rows[0])
}

function withoutOwner({ userId: _owner, ...settings }: Settings): MailSettings {
  return settings
}

/** Removes address, subject and text from older mails; what is left prevents a second mail for the same cause. */
export async function blankMailsBefore(db: Db, before: Date): Promise<void> {
  const { state, createdAt, to } = outboxMails
  await db
    .update(outboxMails)
    .set({
      to: '',
      subject: '',
      text: '',
      unsubscribeUrl: null,
      replyTo: null,
      lastError: null,
      state: sql`case when ${state} = 'queued' then 'failed' else ${state} end`,
    })
    .where(and(lt(createdAt, before), ne(to, '')))
}
