import { and, asc, eq, getTableColumns, gt, or, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import * as tables from '#server/db/tables/index.ts'
import type { Db } from '#server/features/database.ts'
import { byAccount, type ExportSection, type Person, tradingSections } from './export-trading.ts'

export type { ExportSection, Person } from './export-trading.ts'

/** In the community an account has a separate identity. */
const byAuthor =
  (column: PgColumn) =>
  ({ userId }: Person) =>
    sql`${column} in (select ${tables.communityMembers.id} from ${tables.communityMembers} where ${tables.communityMembers.userId} = ${userId})`
const byEmail =
  (column: PgColumn) =>
  ({ email }: Person) =>
    eq(sql`lower(${column})`, email)

/** A chat from before there was an account is found by its email. */
const isOfChat = ({ userId, email }: Person) =>
  or(eq(tables.conversations.userId, userId), eq(sql`lower(${tables.conversations.email})`, email))

const { oidcLinks, oidcSignUps: waiting, webhooks, webhookDeliveries: deliveries, pushMessages } = tables
const { pushSubscriptions: browsers } = tables
const hashes = ['browserHash']
const pushKeys = ['endpoint', 'p256dh', 'auth']
const sealedSecrets = ['sealedSecret', 'sealedOldSecret']

/** Every table that holds something of an account. A test refuses a new one that is missing here. */
export const exportSections: readonly ExportSection[] = [
  { name: 'account', table: tables.users, key: tables.users.id, isOf: byAccount(tables.users.id) },
  { name: 'consents', table: tables.consents, key: tables.consents.id, isOf: byAccount(tables.consents.userId) },
  {
    name: 'signInMeans',
    table: tables.credentials,
    key: tables.credentials.id,
    isOf: byAccount(tables.credentials.userId),
    omit: ['password', 'accessToken', 'refreshToken', 'idToken'],
  },
  { name: 'oidcLinks', table: oidcLinks, key: oidcLinks.issuer, isOf: byAccount(oidcLinks.userId) },
  { name: 'oidcSignUps', table: waiting, key: waiting.browserHash, isOf: byEmail(waiting.email), omit: hashes },
  {
    name: 'passkeys',
    table: tables.passkeys,
    key: tables.passkeys.id,
    isOf: byAccount(tables.passkeys.userId),
    omit: ['publicKey', 'credentialID'],
  },
  {
    name: 'accessTokens',
    table: tables.accessTokens,
    key: tables.accessTokens.id,
    isOf: byAccount(tables.accessTokens.userId),
    omit: ['secretHash'],
  },
  {
    name: 'authenticators',
    table: tables.authenticators,
    key: tables.authenticators.userId,
    isOf: byAccount(tables.authenticators.userId),
    omit: ['sealedSecret'],
  },
  {
    name: 'sessions',
    table: tables.sessions,
    key: tables.sessions.id,
    isOf: byAccount(tables.sessions.userId),
    omit: ['token'],
  },
  {
    name: 'knownBrowsers',
    table: tables.knownBrowsers,
    key: tables.knownBrowsers.browserHash,
    isOf: byAccount(tables.knownBrowsers.userId),
    omit: ['browserHash'],
  },
  {
    name: 'factorLinks',
    table: tables.factorLinks,
    key: tables.factorLinks.userId,
    isOf: byAccount(tables.factorLinks.userId),
    omit: ['tokenHash'],
  },
  {
    name: 'signUpsThatWait',
    table: tables.pendingSignUps,
    key: tables.pendingSignUps.id,
    isOf: byEmail(tables.pendingSignUps.email),
    omit: ['passwordHash', 'browserHash'],
  },
  {
    name: 'mailCodes',
    table: tables.mailCodes,
    key: tables.mailCodes.id,
    isOf: byEmail(tables.mailCodes.email),
    omit: ['codeHash', 'browserHash'],
  },
  {
    name: 'devices',
    table: tables.devices,
    key: tables.devices.id,
    isOf: byAccount(tables.devices.userId),
    omit: ['refreshHash', 'previousRefreshHash'],
  },
  {
    name: 'deviceSignIns',
    table: tables.deviceRequests,
    key: tables.deviceRequests.id,
    isOf: byAccount(tables.deviceRequests.userId),
    omit: ['deviceCodeHash', 'userCode'],
  },
  {
    name: 'subscriptions',
    table: tables.subscriptions,
    key: tables.subscriptions.id,
    isOf: byAccount(tables.subscriptions.userId),
  },
  {
    name: 'licenses',
    table: tables.licences,
    key: tables.licences.id,
    isOf: byAccount(tables.licences.userId),
    omit: ['buyer', 'keyHash'],
  },
  {
    name: 'paymentCustomers',
    table: tables.paymentCustomers,
    key: tables.paymentCustomers.customerId,
    isOf: byAccount(tables.paymentCustomers.userId),
    omit: ['visitorHash'],
  },
  {
    name: 'paymentForms',
    table: tables.paymentForms,
    key: tables.paymentForms.key,
    isOf: ({ userId }) => eq(tables.paymentForms.buyer, `user:${userId}`),
    omit: ['secretHash', 'addressHash'],
  },
  {
    name: 'invoices',
    table: tables.invoices,
    key: tables.invoices.id,
    isOf: ({ userId }) =>
      sql`${tables.invoices.customerId} in (select ${tables.paymentCustomers.customerId} from ${tables.paymentCustomers} where ${tables.paymentCustomers.userId} = ${userId})`,
  },
  {
    name: 'usedTrials',
    table: tables.usedTrials,
    key: tables.usedTrials.mailboxHash,
    isOf: byAccount(tables.usedTrials.userId),
  },
  ...tradingSections,
  {
    name: 'chats',
    table: tables.conversations,
    key: tables.conversations.id,
    isOf: isOfChat,
    omit: ['secretHash'],
  },
  {
    name: 'chatMessages',
    table: tables.conversationMessages,
    key: tables.conversationMessages.id,
    isOf: (person) =>
      sql`${tables.conversationMessages.conversationId} in (select ${tables.conversations.id} from ${tables.conversations} where ${isOfChat(person)})`,
    omit: ['authorId'],
  },
  {
    name: 'supportMessages',
    table: tables.supportMessages,
    key: tables.supportMessages.id,
    isOf: byEmail(tables.supportMessages.email),
  },
  {
    name: 'feedback',
    table: tables.feedbackEntries,
    key: tables.feedbackEntries.id,
    isOf: byEmail(tables.feedbackEntries.email),
  },
  {
    name: 'acknowledgements',
    table: tables.acknowledgements,
    key: tables.acknowledgements.mailbox,
    isOf: ({ mailbox }) => eq(tables.acknowledgements.mailbox, mailbox),
  },
  {
    name: 'mailSettings',
    table: tables.mailSettings,
    key: tables.mailSettings.userId,
    isOf: byAccount(tables.mailSettings.userId),
  },
  {
    name: 'preferences',
    table: tables.preferences,
    key: tables.preferences.userId,
    isOf: byAccount(tables.preferences.userId),
  },
  {
    name: 'mails',
    table: tables.outboxMails,
    key: tables.outboxMails.id,
    isOf: byEmail(tables.outboxMails.to),
    // A text may contain a code that still opens the account; its owner has the mail itself.
    omit: ['text', 'dedupeKey', 'unsubscribeUrl', 'replyTo'],
  },
  {
    name: 'notifications',
    table: tables.notifications,
    key: tables.notifications.id,
    isOf: byAccount(tables.notifications.userId),
    omit: ['cause'],
  },
  {
    name: 'digestSettings',
    table: tables.digestSettings,
    key: tables.digestSettings.userId,
    isOf: byAccount(tables.digestSettings.userId),
  },
  {
    name: 'telegramLink',
    table: tables.telegramLinks,
    key: tables.telegramLinks.userId,
    isOf: byAccount(tables.telegramLinks.userId),
  },
  {
    name: 'telegramInvitation',
    table: tables.telegramCodes,
    key: tables.telegramCodes.userId,
    isOf: byAccount(tables.telegramCodes.userId),
    omit: ['codeHash'],
  },
  {
    name: 'telegramMessages',
    table: tables.telegramMessages,
    key: tables.telegramMessages.id,
    isOf: byAccount(tables.telegramMessages.userId),
  },
  { name: 'pushBrowsers', table: browsers, key: browsers.id, isOf: byAccount(browsers.userId), omit: pushKeys },
  { name: 'pushMessages', table: pushMessages, key: pushMessages.id, isOf: byAccount(pushMessages.userId) },
  { name: 'webhooks', table: webhooks, key: webhooks.id, isOf: byAccount(webhooks.userId), omit: sealedSecrets },
  { name: 'webhookDeliveries', table: deliveries, key: deliveries.id, isOf: byAccount(deliveries.userId) },
  {
    name: 'communityAuthor',
    table: tables.communityMembers,
    key: tables.communityMembers.id,
    isOf: byAccount(tables.communityMembers.userId),
  },
  { name: 'posts', table: tables.posts, key: tables.posts.id, isOf: byAuthor(tables.posts.authorId), omit: ['words'] },
  { name: 'replies', table: tables.replies, key: tables.replies.id, isOf: byAuthor(tables.replies.authorId) },
  {
    name: 'writingsOfTheDay',
    table: tables.communityWritings,
    key: tables.communityWritings.id,
    isOf: byAuthor(tables.communityWritings.authorId),
  },
  {
    name: 'postLikes',
    table: tables.postLikes,
    key: tables.postLikes.postId,
    isOf: byAuthor(tables.postLikes.memberId),
  },
  {
    name: 'replyLikes',
    table: tables.replyLikes,
    key: tables.replyLikes.replyId,
    isOf: byAuthor(tables.replyLikes.memberId),
  },
  { name: 'votes', table: tables.postVotes, key: tables.postVotes.postId, isOf: byAuthor(tables.postVotes.memberId) },
  {
    name: 'audit',
    table: tables.auditEntries,
    key: tables.auditEntries.id,
    isOf: ({ userId }) => or(eq(tables.auditEntries.actorId, userId), eq(tables.auditEntries.subjectId, userId)),
    omit: ['actorId'],
  },
]

const pageSize = 500

/** One person's next rows of a section after the row with the key `after`. */
export function selectExportPage(
  db: Db,
  { table, key, isOf, omit = [] }: ExportSection,
  { person, after }: { person: Person; after: unknown },
): Promise<ExportRow[]> {
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => !omit.includes(name))
  return db
    .select({ shown: Object.fromEntries(columns), key })
    .from(table)
    .where(and(isOf(person), after === null ? undefined : gt(key, after)))
    .orderBy(asc(key))
    .limit(pageSize)
}

export type ExportRow = { shown: Record<string, unknown>; key: unknown }
