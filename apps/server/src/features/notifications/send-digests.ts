import { digestPeriod } from '@stratomate/domain'
import type { Ctx } from '../context.ts'
import type { Db } from '../database.ts'
import type { Mail } from '../ports.ts'
import { isEmpty, wordsOfNews } from './news-of.ts'
import { factsOf } from './notification-text-of.ts'
import { markDigested, type ReadNotification, selectUndigested } from './queries.ts'
import { lockDigest, selectDueReaders, upsertDigest } from './queries-digest.ts'
import { type Paragraph, say, type Words } from '../say.ts'

const batchSize = 100
const shownMax = 20

type Reader = { userId: string; email: string }

/**
 * Mails everybody who wants it what is unread, once for each period. The mail, the mark on what it contains and the
 * period are one transaction, so a digest that was cut off is made again, and one that was made is not.
 */
export async function sendDigests(ctx: Pick<Ctx, 'db' | 'now' | 'mail'>): Promise<void> {
  const now = ctx.now()
  const periods = { daily: digestPeriod('daily', now), weekly: digestPeriod('weekly', now) }
  for (const reader of await selectDueReaders(ctx.db, periods, batchSize)) {
    await ctx.db.transaction((tx) => sendDigest(tx, ctx, { reader, now }))
  }
}

async function sendDigest(
  tx: Db,
  ctx: Pick<Ctx, 'mail'>,
  { reader, now }: { reader: Reader; now: Date },
): Promise<void> {
  const { userId } = reader
  const digest = await lockDigest(tx, userId)
  const rhythm = digest?.rhythm === 'weekly' ? 'weekly' : 'daily'
  const period = digestPeriod(rhythm, now)
  if (digest !== null && digest.lastPeriod >= period) return
  await upsertDigest(tx, { userId, rhythm, lastPeriod: period })
  // A person who has just turned it on gets the first one with the next period.
  if (digest === null) return
  const unread = await selectUndigested(tx, userId, shownMax + 1)
  if (unread.length === 0) return
  await ctx.mail.queue(tx, digestMail(reader, { unread, period }))
  await markDigested(tx, userId, { notices: unread, at: now })
}

function digestMail({ userId, email }: Reader, digest: { unread: readonly ReadNotification[]; period: string }): Mail {
  const { unread, period } = digest
  return {
    dedupeKey: `digest:${userId}:${period}`,
    to: email,
    topic: 'digest',
    subject: subjectOf(unread.length),
    paragraphs: [
      say('What you have not read yet:'),
      ...unread.slice(0, shownMax).map(linesOf),
      say('All of it: {page}', { page: { page: '/notifications' } }),
    ],
  }
}

function subjectOf(count: number): Words {
  if (count === 1) return say('1 unread notification at {brand}')
  return count > shownMax
    ? say('More than {count} unread notifications at {brand}', { count: shownMax })
    : say('{count} unread notifications at {brand}', { count })
}

function linesOf(row: ReadNotification): Paragraph {
  const { title, detail, path } = wordsOfNews(factsOf(row))
  const page = say('{page}', { page: { page: path } })
  return [title, ...(detail === null || isEmpty(detail) ? [] : [detail]), page]
}
