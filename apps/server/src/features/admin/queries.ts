import { and, desc, eq, ilike, isNotNull, isNull, notLike, or } from 'drizzle-orm'
import { escapeLike } from '#server/db/conditions.ts'
import { isAfter, type Page } from '#server/features/newest-first.ts'
import {
  accessTokens,
  auditEntries,
  devices,
  outboxMails,
  sessions,
  users,
  visitCounters,
  webhooks,
} from '#server/db/tables/index.ts'
import type { Db } from '../database.ts'

export type AccountRow = typeof users.$inferSelect
type AccountsPage = Page & {
  search: string | undefined
  role: string | undefined
  state: 'suspended' | 'unverified' | undefined
}

/** Accounts, the newest first. */
export async function selectAccounts(
  db: Db,
  { search, role, state, after, count }: AccountsPage,
): Promise<AccountRow[]> {
  const like = search === undefined || search === '' ? undefined : `%${escapeLike(search)}%`
  const isId = search !== undefined && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/u.test(search)
  return db
    .select()
    .from(users)
    .where(
      and(
        isId ? eq(users.id, search) : undefined,
        like === undefined || isId ? undefined : or(ilike(users.email, like), ilike(users.name, like)),
        role === undefined ? undefined : eq(users.role, role),
        state === 'suspended' ? isNotNull(users.suspendedAt) : undefined,
        state === 'unverified' ? eq(users.emailVerified, false) : undefined,
        isAfter({ at: users.createdAt, id: users.id }, after),
      ),
    )
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(count)
}

/** The account of an email; null when nobody has it. */
export async function selectAccountId(db: Db, email: string): Promise<string | null> {
  const rows = await db.select({ id: users.id }).from(users).where(eq(users.email, email.toLowerCase()))
  return rows[0]?.id ?? null
}

/** Changes an account and answers it; null when there is none of that id. */
export async function updateAccount(
  db: Db,
  id: string,
  change: Partial<Pick<AccountRow, 'role' | 'suspendedAt'>>,
): Promise<AccountRow | null> {
  const rows = await db.update(users).set(change).where(eq(users.id, id)).returning()
  return rows[0] ?? null
}

export async function selectAccountForChange(db: Db, id: string): Promise<AccountRow | null> {
  const rows = await db.select().from(users).where(eq(users.id, id)).for('update')
  return rows[0] ?? null
}

/** Ends every session of an account; answers how many there were. */
export async function deleteSessionsOf(db: Db, userId: string): Promise<number> {
  const rows = await db.delete(sessions).where(eq(sessions.userId, userId)).returning({ id: sessions.id })
  return rows.length
}

/** Removes every access token of an account; answers how many there were. */
export async function deleteAccessTokensOf(db: Db, userId: string): Promise<number> {
  const rows = await db.delete(accessTokens).where(eq(accessTokens.userId, userId)).returning({ id: accessTokens.id })
  return rows.length
}

/** Removes every webhook of an account: whoever was signed in may have added it. Answers how many there were. */
export async function deleteWebhooksOf(db: Db, userId: string): Promise<number> {
  const rows = await db.delete(webhooks).where(eq(webhooks.userId, userId)).returning({ id: webhooks.id })
  return rows.length
}

/** Signs every computer of an account out; answers which there were. */
export async function revokeDevicesOf(db: Db, userId: string, revokedAt: Date): Promise<string[]> {
  const rows = await db
    .update(devices)
    .set({ revokedAt })
    .where(and(eq(devices.userId, userId), isNull(devices.revokedAt)))
    .returning({ id: devices.id })
  return rows.map(({ id }) => id)
}

type AuditPage = Page & { action: string | undefined; subject: string | undefined; except: string | null }
export type AuditRow = typeof auditEntries.$inferSelect & { actorEmail: string | null }

/** The audit, the newest first, without the actions of a pattern of SQL. */
export async function selectAudit(db: Db, { action, subject, except, after, count }: AuditPage): Promise<AuditRow[]> {
  const rows = await db
    .select({ entry: auditEntries, actorEmail: users.email })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(
      and(
        action === undefined || action === '' ? undefined : ilike(auditEntries.action, `${escapeLike(action)}%`),
        subject === undefined || subject === '' ? undefined : eq(auditEntries.subjectId, subject),
        except === null ? undefined : notLike(auditEntries.action, except),
        isAfter({ at: auditEntries.at, id: auditEntries.id }, after),
      ),
    )
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(count)
  return rows.map(({ entry, actorEmail }) => ({ ...entry, actorEmail }))
}

export type MailRow = typeof outboxMails.$inferSelect
type MailsPage = Page & { state: string | undefined; to: string | undefined }

export async function selectMails(db: Db, { state, to, after, count }: MailsPage): Promise<MailRow[]> {
  return db
    .select()
    .from(outboxMails)
    .where(
      and(
        state === undefined ? undefined : eq(outboxMails.state, state),
        to === undefined || to === '' ? undefined : ilike(outboxMails.to, `%${escapeLike(to)}%`),
        isAfter({ at: outboxMails.createdAt, id: outboxMails.id }, after),
      ),
    )
    .orderBy(desc(outboxMails.createdAt), desc(outboxMails.id))
    .limit(count)
}

export async function selectPageVisits(db: Db): Promise<(typeof visitCounters.$inferSelect)[]> {
  return db.select().from(visitCounters).orderBy(visitCounters.path)
}
