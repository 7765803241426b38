import { brand } from '@stratomate/brand'
import type { DeliveryProblem } from '@stratomate/contracts'
import { endsWebhook, webhookRetryWaitMs } from '@stratomate/domain/webhooks/webhook-retry'
import { unseal } from '../accounts/second-factor/seal.ts'
import { newClaim } from '../claim.ts'
import type { Ctx } from '../context.ts'
import type { Db } from '../database.ts'
import { notify } from '../notifications/notify.ts'
import type { OutsideAnswer, OutsideSender } from './ports.ts'
import {
  claimDueDeliveries,
  deleteOldDeliveries,
  type DeliveryRow,
  markFailing,
  markReceived,
  recordTry,
  selectWebhook,
  switchOff,
  type WebhookRow,
} from './queries.ts'
import { webhookHeaders } from './sign-webhook.ts'

const batchSize = 100
/** After this time in a run, a webhook that answers slowly gets no further delivery. */
const patienceMs = 10_000

/** What delivering needs; `secret` keys what only this installation reads. */
export type Delivering = { outside: Pick<OutsideSender, 'post'>; secret: string }

/**
 * Sends what is due: the deliveries of one webhook one after the other, several webhooks at once. After a delivery that
 * is not accepted, the others of its webhook wait for the next run. A delivery that was cut off is sent again under the
 * same id.
 */
export async function deliverWebhooks(ctx: Ctx, delivering: Delivering): Promise<void> {
  const claim = newClaim(ctx.now(), batchSize)
  const due = await claimDueDeliveries(ctx.db, claim)
  const queues = Map.groupBy(due, ({ webhookId }) => webhookId)
  await Promise.all([...queues.values()].map((deliveries) => deliverQueue(ctx, delivering, deliveries)))
}

async function deliverQueue(ctx: Ctx, delivering: Delivering, deliveries: readonly DeliveryRow[]): Promise<void> {
  const stopAtMs = ctx.now().getTime() + patienceMs
  for (const delivery of deliveries) {
    if (!(await deliver(ctx, delivering, delivery)) || ctx.now().getTime() >= stopAtMs) return
  }
}

/** Answers whether it was accepted. */
async function deliver(ctx: Ctx, { outside, secret }: Delivering, delivery: DeliveryRow): Promise<boolean> {
  const webhook = await selectWebhook(ctx.db, { id: delivery.webhookId, userId: delivery.userId })
  if (webhook === null || webhook.switchedOffAt !== null) return false
  const now = ctx.now()
  const secrets = secretsOf(webhook, { installation: secret, now })
  if (secrets === null) {
    ctx.log.error({ webhook: webhook.id }, 'secret of a webhook not readable')
    await ctx.db.transaction((tx) => endWebhook(tx, ctx, webhook))
    return false
  }
  const signed = { id: delivery.id, timestampS: Math.floor(now.getTime() / 1_000), body: delivery.body }
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': `${brand.name}-Webhooks/1`,
    ...webhookHeaders(signed, secrets),
  }
  const answer = await outside.post({ url: webhook.url, headers, body: delivery.body })
  const status = answer.kind === 'answered' ? answer.status : null
  const attempts = delivery.attempts + 1
  const problem = problemOf(answer)
  if (problem !== null) {
    await recordFailure(ctx, { delivery, webhook, failure: { attempts, status, problem } })
    return false
  }
  await recordTry(ctx.db, { id: delivery.id, state: 'delivered', attempts, status, problem }, delivery.nextAttemptAt)
  await markReceived(ctx.db, webhook.id)
  return true
}

/** Null when they were sealed by another installation, because its backup was restored with another secret. */
function secretsOf(webhook: WebhookRow, { installation, now }: { installation: string; now: Date }): string[] | null {
  const { id, sealedSecret, sealedOldSecret, oldSecretUntil } = webhook
  const open = (text: string) => unseal(text, { installation, about: `webhook:${id}` }).toString()
  const hasOld = sealedOldSecret !== null && oldSecretUntil !== null && oldSecretUntil > now
  try {
    return [open(sealedSecret), ...(hasOld ? [open(sealedOldSecret)] : [])]
  } catch {
    // Its owner has to add it again, with a new secret.
    return null
  }
}

function problemOf(answer: OutsideAnswer): DeliveryProblem | null {
  if (answer.kind === 'failed') return answer.problem
  return answer.status >= 200 && answer.status < 300 ? null : 'answer'
}

type Failure = {
  delivery: DeliveryRow
  webhook: WebhookRow
  failure: { attempts: number; status: number | null; problem: DeliveryProblem }
}

async function recordFailure(ctx: Ctx, { delivery, webhook, failure }: Failure): Promise<void> {
  const now = ctx.now()
  const waitMs = webhookRetryWaitMs(failure.attempts)
  const isGivenUp = waitMs === null
  const next: Partial<DeliveryRow> = isGivenUp
    ? { state: 'failed' }
    : { nextAttemptAt: new Date(now.getTime() + waitMs) }
  await ctx.db.transaction(async (tx) => {
    await recordTry(tx, { id: delivery.id, ...failure, ...next }, delivery.nextAttemptAt)
    const failing = await markFailing(tx, webhook.id, { at: now, isGivenUp })
    if (failing === null || !endsWebhook({ givenUp: failing.givenUp, status: failure.status })) return
    await endWebhook(tx, ctx, webhook)
  })
}

async function endWebhook(tx: Db, ctx: Ctx, { id, userId, url }: WebhookRow): Promise<void> {
  const now = ctx.now()
  if (!(await switchOff(tx, id, now))) return
  const cause = `webhook-off:${id}:${now.getTime()}`
  await notify(tx, ctx, { kind: 'webhook', userId, cause, host: new URL(url).host })
}

/** Deletes the deliveries that are no longer listed. */
export async function forgetDeliveries({ db }: Pick<Ctx, 'db'>): Promise<void> {
  await deleteOldDeliveries(db)
}
