import {
  type DeliveryInput,
  type WebhookChange,
  WebhookDelivery,
  type WebhookInput,
  webhooksMax,
  webhookTestEvent,
  type WebhookSecret,
  type WebhookView,
} from '@stratomate/contracts'
import { dayMs } from '@stratomate/std/time'
import { seal } from '../accounts/second-factor/seal.ts'
import { AppError } from '../app-error.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { type Ctx, requireMember, requireRecentSignIn } from '../context.ts'
import type { OutsideSender } from './ports.ts'
import {
  deleteWebhook,
  type DeliveryRow,
  insertDelivery,
  insertWebhook,
  reviveDelivery,
  selectDeliveries,
  selectWebhook,
  selectWebhooks,
  updateWebhook,
  type WebhookRow,
} from './queries.ts'
import { webhookBody } from './queue-webhooks.ts'
import { makeWebhookSecret } from './sign-webhook.ts'
import { webhookAddedMail } from './webhook-added-mail.ts'

/** `secret` encrypts what only this installation reads. */
type Place = { secret: string; outside: Pick<OutsideSender, 'isCallable'> }

/** The signed-in person's webhooks, the oldest first. Errors: signed_out. */
export async function listWebhooks(ctx: Ctx): Promise<WebhookView[]> {
  const { userId } = requireMember(ctx)
  return (await selectWebhooks(ctx.db, userId)).map((row) => viewOf(ctx, row))
}

/**
 * Adds a webhook and mails its owner. The secret is answered once. Errors: signed_out, sign_in_again, webhook_address,
 * too_many_webhooks.
 */
export async function addWebhook(ctx: Ctx, place: Place, { url, events }: WebhookInput): Promise<WebhookSecret> {
  const { userId, email } = requireRecentSignIn(ctx)
  if (!place.outside.isCallable(url)) throw new AppError('webhook_address')
  const secret = makeWebhookSecret()
  const id = ctx.newId()
  const sealedSecret = sealed(secret, { id, installation: place.secret })
  const row = await ctx.db.transaction(async (tx) => {
    const stored = await insertWebhook(tx, { id, userId, url, events, sealedSecret, createdAt: ctx.now() }, webhooksMax)
    if (stored === null) throw new AppError('too_many_webhooks')
    await recordAudit(tx, ctx, { action: 'webhook.add', subjectId: id, detail: { events: events.join(' ') } })
    await ctx.mail.queue(tx, webhookAddedMail({ to: email, id, url }))
    return stored
  })
  return { webhook: viewOf(ctx, row), secret }
}

/** Changes the events, or switches a webhook on that was switched off. Errors: signed_out, not_found. */
export async function changeWebhook(ctx: Ctx, id: string, { events, isOn }: WebhookChange): Promise<WebhookView> {
  const { userId } = requireMember(ctx)
  const change: Partial<WebhookRow> = {
    ...(events === undefined ? {} : { events }),
    ...(isOn === undefined ? {} : { switchedOffAt: null, failingSince: null, givenUp: 0 }),
  }
  return ctx.db.transaction(async (tx) => {
    const key = { id, userId }
    const row = Object.keys(change).length === 0 ? await selectWebhook(tx, key) : await updateWebhook(tx, key, change)
    if (row === null) throw new AppError('not_found')
    await recordAudit(tx, ctx, { action: 'webhook.change', subjectId: id, detail: { events: row.events.join(' ') } })
    return viewOf(ctx, row)
  })
}

/** Nothing more is sent to it. Errors: signed_out, not_found when it belongs to somebody else or does not exist. */
export async function removeWebhook(ctx: Ctx, id: string): Promise<void> {
  const { userId } = requireMember(ctx)
  await ctx.db.transaction(async (tx) => {
    if (!(await deleteWebhook(tx, { id, userId }))) throw new AppError('not_found')
    await recordAudit(tx, ctx, { action: 'webhook.remove', subjectId: id })
  })
}

/** A new secret; for a day the old one signs too. Errors: signed_out, sign_in_again, not_found. */
export async function rotateWebhook(ctx: Ctx, place: Pick<Place, 'secret'>, id: string): Promise<WebhookSecret> {
  const { userId } = requireRecentSignIn(ctx)
  const secret = makeWebhookSecret()
  const row = await ctx.db.transaction(async (tx) => {
    const before = await selectWebhook(tx, { id, userId })
    if (before === null) throw new AppError('not_found')
    await recordAudit(tx, ctx, { action: 'webhook.rotate', subjectId: id })
    return updateWebhook(
      tx,
      { id, userId },
      {
        sealedSecret: sealed(secret, { id, installation: place.secret }),
        sealedOldSecret: before.sealedSecret,
        oldSecretUntil: new Date(ctx.now().getTime() + dayMs),
      },
    )
  })
  if (row === null) throw new AppError('not_found')
  return { webhook: viewOf(ctx, row), secret }
}

/** What was sent to a webhook lately, the newest first. Errors: signed_out, not_found. */
export async function listDeliveries(ctx: Ctx, id: string): Promise<WebhookDelivery[]> {
  await ownWebhook(ctx, id)
  return (await selectDeliveries(ctx.db, id)).map(deliveryView)
}

/** Sends a delivery again under its own id, or a test. Errors: signed_out, not_found, webhook_off. */
export async function sendDelivery(ctx: Ctx, id: string, { replay }: DeliveryInput): Promise<WebhookDelivery> {
  const { userId, switchedOffAt } = await ownWebhook(ctx, id)
  if (switchedOffAt !== null) throw new AppError('webhook_off')
  const now = ctx.now()
  if (replay === null) {
    const body = webhookBody({ event: webhookTestEvent, at: now, data: { webhookId: id } })
    const times = { createdAt: now, nextAttemptAt: now }
    const test = { id: ctx.newId(), webhookId: id, userId, event: webhookTestEvent, body, ...times }
    return deliveryView(await insertDelivery(ctx.db, test))
  }
  const row = await reviveDelivery(ctx.db, { id: replay, webhookId: id }, now)
  if (row === null) throw new AppError('not_found')
  return deliveryView(row)
}

async function ownWebhook(ctx: Ctx, id: string): Promise<WebhookRow> {
  const { userId } = requireMember(ctx)
  const row = await selectWebhook(ctx.db, { id, userId })
  if (row === null) throw new AppError('not_found')
  return row
}

function sealed(secret: string, { id, installation }: { id: string; installation: string }): string {
  return seal(Buffer.from(secret), { installation, about: `webhook:${id}` })
}

function viewOf({ now }: Pick<Ctx, 'now'>, row: WebhookRow): WebhookView {
  const { id, url, events, createdAt, oldSecretUntil, failingSince, switchedOffAt } = row
  const isFailing = failingSince === null ? 'active' : 'failing'
  const hasOldSecret = oldSecretUntil !== null && oldSecretUntil > now()
  return {
    id,
    url,
    events,
    state: switchedOffAt === null ? isFailing : 'off',
    createdAt: createdAt.toISOString(),
    oldSecretUntil: hasOldSecret ? oldSecretUntil.toISOString() : null,
  }
}

function deliveryView(row: DeliveryRow): WebhookDelivery {
  const { id, event, createdAt, state, attempts, status, problem, nextAttemptAt } = row
  return WebhookDelivery.parse({
    id,
    event,
    at: createdAt.toISOString(),
    state,
    attempts,
    status,
    problem,
    nextAttemptAt: state === 'waiting' ? nextAttemptAt.toISOString() : null,
  })
}
