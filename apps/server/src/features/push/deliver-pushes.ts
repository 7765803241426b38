import { hourMs, minuteMs } from '@stratomate/std/time'
import { newClaim } from '../claim.ts'
import type { Ctx } from '../context.ts'
import type { PushSender } from './ports.ts'
import {
  claimDuePushes,
  deleteExpiredBrowser,
  deletePush,
  deletePushesBefore,
  type DuePush,
  postponePush,
} from './queries.ts'

const batchSize = 50
const attemptsMax = 6
/** News of yesterday's pause helps nobody. */
const keptMs = 4 * hourMs
/** What push services answer for a browser that is gone (RFC 8030). */
const goneStatuses: readonly number[] = [404, 410]

/** Sends what is due, all at once. A temporary failure is tried again after 1, 2, 4 … minutes. */
export async function deliverPushes(ctx: Pick<Ctx, 'db' | 'now'>, push: Pick<PushSender, 'send'>): Promise<void> {
  const due = await claimDuePushes(ctx.db, newClaim(ctx.now(), batchSize))
  await Promise.all(due.map((message) => deliver(ctx, push, message)))
}

async function deliver(ctx: Pick<Ctx, 'db' | 'now'>, push: Pick<PushSender, 'send'>, message: DuePush): Promise<void> {
  const { id, subscriptionId, title, path } = message
  const answer = await push.send(message, JSON.stringify({ title, path }))
  const status = answer.kind === 'answered' ? answer.status : null
  if (status !== null && goneStatuses.includes(status)) {
    await deleteExpiredBrowser(ctx.db, subscriptionId)
    return
  }
  const attempts = message.attempts + 1
  const isTaken = status !== null && status >= 200 && status < 300
  if (isTaken || attempts >= attemptsMax) await deletePush(ctx.db, id)
  else {
    const nextAttemptAt = new Date(ctx.now().getTime() + 2 ** (attempts - 1) * minuteMs)
    await postponePush(ctx.db, id, { attempts, nextAttemptAt })
  }
}

/** Deletes messages that have waited too long to be useful. */
export async function forgetPushes({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await deletePushesBefore(db, new Date(now().getTime() - keptMs))
}
