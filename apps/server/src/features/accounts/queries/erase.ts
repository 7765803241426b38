import { eq, inArray, like, or, sql } from 'drizzle-orm'
import * as tables from '#server/db/tables/index.ts'
import type { Db } from '#server/features/database.ts'
import type { Person } from './export.ts'

/** Names that the audit keeps with an entry; they are removed with the account. */
const namingDetails = ['computerName', 'name'] as const

/**
 * Takes a person out of the database. Rows that are only theirs go; what must stay (payments, the used trial, the
 * audit) stays with an account that has no name, no email and no way in.
 */
export async function erasePerson(db: Db, person: Person, now: Date): Promise<void> {
  const { userId } = person
  await eraseMessages(db, person)
  await eraseChats(db, person)
  await db.delete(tables.communityWritings).where(isOwnWriting(userId))
  // Posts and replies stay without a name.
  await db.update(tables.communityMembers).set({ userId: null }).where(eq(tables.communityMembers.userId, userId))
  // Leases are deleted together with their devices.
  const owned = [
    tables.sessions,
    tables.credentials,
    tables.oidcLinks,
    tables.passkeys,
    tables.accessTokens,
    tables.authenticators,
    tables.knownBrowsers,
    tables.factorLinks,
    tables.mailSettings,
    tables.preferences,
    tables.notifications,
    tables.digestSettings,
    tables.telegramLinks,
    tables.telegramCodes,
    tables.telegramMessages,
    tables.webhookDeliveries,
    tables.pushMessages,
    tables.pushSubscriptions,
    tables.webhooks,
    tables.consents,
    tables.devices,
    tables.deviceRequests,
    tables.chosenIndicators,
    tables.quotaDays,
    tables.leases,
    tables.trades,
    tables.refusals,
    tables.journalNotes,
    tables.chartProofs,
    tables.proofChecks,
    tables.tradeStatistics,
    tables.moneyCourses,
    tables.triedFilters,
  ] as const
  for (const table of owned) await db.delete(table).where(eq(table.userId, userId))
  await anonymisePurchases(db, userId)
  await anonymiseAudit(db, userId)
  await db
    .update(tables.users)
    .set({
      name: 'Deleted account',
      email: `deleted-${userId}@deleted.invalid`,
      emailVerified: false,
      image: null,
      firstName: null,
      lastName: null,
      country: null,
      role: 'member',
      updatedAt: now,
      // Also stops a sign-in that is just under way.
      suspendedAt: now,
    })
    .where(eq(tables.users.id, userId))
}

function isOwnWriting(userId: string) {
  const { communityMembers, communityWritings } = tables
  return sql`${communityWritings.authorId} in (select ${communityMembers.id} from ${communityMembers} where ${communityMembers.userId} = ${userId})`
}

async function eraseMessages(db: Db, { email, mailbox }: Person): Promise<void> {
  const { supportMessages, feedbackEntries, outboxMails, acknowledgements, pendingSignUps, mailCodes } = tables
  await db.delete(tables.oidcSignUps).where(eq(tables.oidcSignUps.email, email))
  const messages = await db
    .delete(supportMessages)
    .where(eq(sql`lower(${supportMessages.email})`, email))
    .returning({ id: supportMessages.id })
  const feedback = await db
    .delete(feedbackEntries)
    .where(eq(sql`lower(${feedbackEntries.email})`, email))
    .returning({ id: feedbackEntries.id })
  const copies = [...messages, ...feedback].map(({ id }) => `message-team:${id}`)
  if (copies.length > 0) await db.delete(outboxMails).where(inArray(outboxMails.dedupeKey, copies))
  await db.delete(outboxMails).where(eq(sql`lower(${outboxMails.to})`, email))
  await db.delete(acknowledgements).where(eq(acknowledgements.mailbox, mailbox))
  await db.delete(pendingSignUps).where(eq(pendingSignUps.email, email))
  await db.delete(mailCodes).where(eq(mailCodes.email, email))
}

/**
 * The person's own chats are deleted with the mails that quote them; answers given as a member of the team stay,
 * without the name.
 */
async function eraseChats(db: Db, { userId, email }: Person): Promise<void> {
  const { conversations, conversationMessages, outboxMails } = tables
  const chats = await db
    .delete(conversations)
    .where(or(eq(conversations.userId, userId), eq(sql`lower(${conversations.email})`, email)))
    .returning({ id: conversations.id })
  for (const { id } of chats) await db.delete(outboxMails).where(like(outboxMails.dedupeKey, `chat-team:${id}:%`))
  await db
    .update(conversationMessages)
    .set({ name: 'Team', authorId: null })
    .where(eq(conversationMessages.authorId, userId))
}

/** Amounts, dates and the provider's ids stay, as bookkeeping demands. */
async function anonymisePurchases(db: Db, userId: string): Promise<void> {
  const { paymentCustomers, paymentForms, licences, usedTrials } = tables
  const own = db
    .select({ id: paymentCustomers.customerId })
    .from(paymentCustomers)
    .where(eq(paymentCustomers.userId, userId))
  const bought = db.select({ id: licences.id }).from(licences).where(eq(licences.userId, userId))
  const { buyer, customerId, licenceId } = paymentForms
  await db
    .delete(paymentForms)
    .where(or(eq(buyer, `user:${userId}`), inArray(customerId, own), inArray(licenceId, bought)))
  await db.update(paymentCustomers).set({ email: null, visitorHash: null }).where(eq(paymentCustomers.userId, userId))
  await db
    .update(licences)
    .set({ email: null, buyer: sql`'erased:' || ${licences.id}`, keyHash: null })
    .where(eq(licences.userId, userId))
  await db.update(usedTrials).set({ userId: null }).where(eq(usedTrials.userId, userId))
}

async function anonymiseAudit(db: Db, userId: string): Promise<void> {
  const { auditEntries } = tables
  // The entry about an added computer is recorded by the computer itself, so its owner is in `detail`.
  const isTheirs = sql`${auditEntries.actorId} = ${userId} or ${auditEntries.subjectId} = ${userId} or ${auditEntries.detail} ->> 'userId' = ${userId}`
  for (const name of namingDetails) {
    await db
      .update(auditEntries)
      .set({ detail: sql`${auditEntries.detail} - ${name}::text` })
      .where(isTheirs)
  }
}

/** The computers of an account that are signed in. */
export async function selectDeviceIds(db: Db, userId: string): Promise<string[]> {
  const rows = await db.select({ id: tables.devices.id }).from(tables.devices).where(eq(tables.devices.userId, userId))
  return rows.map(({ id }) => id)
}

/** Holds the account until the transaction ends; false when it is gone. */
export async function lockUser(db: Db, userId: string): Promise<boolean> {
  const rows = await db
    .select({ suspendedAt: tables.users.suspendedAt })
    .from(tables.users)
    .where(eq(tables.users.id, userId))
    .for('update')
  return rows[0] !== undefined && rows[0].suspendedAt === null
}

/** Subscriptions of an account that may still charge it or start to. */
export async function selectRunningSubscriptions(db: Db, userId: string): Promise<string[]> {
  const { providerId, status } = tables.subscriptions
  const rows = await db
    .select({ providerId, status })
    .from(tables.subscriptions)
    .where(eq(tables.subscriptions.userId, userId))
  return rows.filter((row) => row.status !== 'cancelled' && row.status !== 'expired').map((row) => row.providerId)
}
