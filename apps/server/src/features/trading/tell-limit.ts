import { brand } from '@stratomate/brand'
import type { Quota } from '@stratomate/contracts'
import type { Ctx } from '../context.ts'
import type { Db } from '../database.ts'
import { notify } from '../notifications/notify.ts'
import { selectOwnerEmail } from './queries-owner.ts'

/** Tells and mails that the trades of the day are used up, once a day, to whoever wants to know. */
export async function tellLimit(
  tx: Db,
  ctx: Pick<Ctx, 'actor' | 'now' | 'newId' | 'mail'>,
  { userId, quota }: { userId: string; quota: Quota },
): Promise<void> {
  if (quota.limit <= 0 || quota.remaining > 0) return
  await notify(tx, ctx, { kind: 'limit', userId, cause: `daily-limit:${quota.day}`, day: quota.day })
  const to = await selectOwnerEmail(tx, userId)
  if (to === null) return
  const resets = `${quota.resetsAt.slice(0, 10)} at 00:00 UTC`
  await ctx.mail.queue(tx, {
    dedupeKey: `daily-limit:${userId}:${quota.day}`,
    to,
    topic: 'limit',
    subject: `Your ${brand.name} trades of the day are used up`,
    text: `All ${quota.limit} automated trades of the day were placed. Trading pauses and goes on by itself on ${resets}.\n\nTrades that you place at the broker yourself do not count. Plans with more trades: ${brand.website}/pricing\n\n${brand.name} · ${brand.tagline}`,
  })
}
