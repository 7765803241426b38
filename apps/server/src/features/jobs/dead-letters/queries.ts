import { deadLettersMax, type DeadLetter, type DeadLetterKind } from '@stratomate/contracts/admin/dead-letters'
import { and, desc, eq, gte, inArray, isNotNull, isNull, ne } from 'drizzle-orm'
import {
  jobFailures,
  outboxMails,
  providerEvents,
  telegramMessages,
  webhookDeliveries,
  webhooks,
} from '#server/db/tables/index.ts'
import type { Db } from '#server/features/database.ts'

type Found = Omit<DeadLetter, 'since'> & { since: Date }

/** An event that has failed this often has failed for eight minutes, longer than any hiccup of the provider. */
const eventAttempts = 8

/** The newest failed work of each kind. */
export const selectFailed = {
  mail: async (db: Db): Promise<Found[]> => {
    const { id, subject, attempts, lastError, createdAt, state, to } = outboxMails
    const rows = await db
      .select({ id, about: subject, attempts, reason: lastError, since: createdAt })
      .from(outboxMails)
      // A mail without an address is so old that its text is gone too.
      .where(and(eq(state, 'failed'), ne(to, '')))
      .orderBy(desc(createdAt))
      .limit(deadLettersMax)
    return rows.map((row) => ({ ...row, kind: 'mail', isRetried: false }))
  },
  telegram: async (db: Db): Promise<Found[]> => {
    const { id, attempts, lastError, createdAt, failedAt } = telegramMessages
    const rows = await db
      .select({ id, attempts, reason: lastError, since: createdAt })
      .from(telegramMessages)
      .where(isNotNull(failedAt))
      .orderBy(desc(createdAt))
      .limit(deadLettersMax)
    return rows.map((row) => ({ ...row, kind: 'telegram', about: 'Message of the bot', isRetried: false }))
  },
  webhook: async (db: Db): Promise<Found[]> => {
    const { id, event, attempts, problem, status, createdAt, state, webhookId } = webhookDeliveries
    const rows = await db
      .select({ id, event, url: webhooks.url, attempts, problem, status, since: createdAt })
      .from(webhookDeliveries)
      .innerJoin(webhooks, eq(webhooks.id, webhookId))
      // A webhook that was switched off takes nothing more.
      .where(and(eq(state, 'failed'), isNull(webhooks.switchedOffAt)))
      .orderBy(desc(createdAt))
      .limit(deadLettersMax)
    return rows.map(({ event: about, url, problem: failure, status: answered, ...row }) => ({
      ...row,
      kind: 'webhook',
      // The rest of the address may contain a secret of its owner.
      about: `${about} to ${new URL(url).host}`,
      reason: answered === null ? failure : `answer ${answered}`,
      isRetried: false,
    }))
  },
  payment_event: async (db: Db): Promise<Found[]> => {
    const { id, type, attempts, lastError, receivedAt, handledAt } = providerEvents
    const rows = await db
      .select({ id, about: type, attempts, reason: lastError, since: receivedAt })
      .from(providerEvents)
      .where(and(isNull(handledAt), gte(attempts, eventAttempts)))
      .orderBy(desc(receivedAt))
      .limit(deadLettersMax)
    return rows.map((row) => ({ ...row, kind: 'payment_event', isRetried: true }))
  },
  job: async (db: Db): Promise<Found[]> => {
    const rows = await db.select().from(jobFailures).orderBy(desc(jobFailures.since)).limit(deadLettersMax)
    return rows.map(({ name, attempts, lastError, since }) => {
      return { kind: 'job', id: name, about: name, attempts, reason: lastError, since, isRetried: true }
    })
  },
} as const satisfies Record<DeadLetterKind, (db: Db) => Promise<Found[]>>

type Again = { id: string; now: Date }

/** Makes failed work due at once, as if it were new; false when there is none of that id. */
export const reviveFailed = {
  mail: async (db: Db, { id, now }: Again): Promise<boolean> => {
    const rows = await db
      .update(outboxMails)
      .set({ state: 'queued', attempts: 0, nextAttemptAt: now, lastError: null })
      .where(and(eq(outboxMails.id, id), eq(outboxMails.state, 'failed'), ne(outboxMails.to, '')))
      .returning({ id: outboxMails.id })
    return rows.length === 1
  },
  telegram: async (db: Db, { id, now }: Again): Promise<boolean> => {
    const rows = await db
      .update(telegramMessages)
      .set({ failedAt: null, attempts: 0, nextAttemptAt: now, lastError: null })
      .where(and(eq(telegramMessages.id, id), isNotNull(telegramMessages.failedAt)))
      .returning({ id: telegramMessages.id })
    return rows.length === 1
  },
  webhook: async (db: Db, { id, now }: Again): Promise<boolean> => {
    const { id: webhookId, switchedOffAt } = webhooks
    const taking = db.select({ id: webhookId }).from(webhooks).where(isNull(switchedOffAt))
    const rows = await db
      .update(webhookDeliveries)
      .set({ state: 'waiting', attempts: 0, nextAttemptAt: now, status: null, problem: null })
      .where(
        and(
          eq(webhookDeliveries.id, id),
          eq(webhookDeliveries.state, 'failed'),
          inArray(webhookDeliveries.webhookId, taking),
        ),
      )
      .returning({ id: webhookDeliveries.id })
    return rows.length === 1
  },
  payment_event: async (db: Db, { id, now }: Again): Promise<boolean> => {
    const rows = await db
      .update(providerEvents)
      .set({ attempts: 0, nextAttemptAt: now, lastError: null })
      .where(and(eq(providerEvents.id, id), isNull(providerEvents.handledAt)))
      .returning({ id: providerEvents.id })
    return rows.length === 1
  },
  job: async (db: Db, { id }: Again): Promise<boolean> => {
    const rows = await db.select().from(jobFailures).where(eq(jobFailures.name, id))
    return rows.length === 1
  },
} as const satisfies Record<DeadLetterKind, (db: Db, again: Again) => Promise<boolean>>
