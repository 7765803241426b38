import type { WebhookEvent } from '@stratomate/contracts'
import type { Ctx } from '../context.ts'
import type { Db } from '../database.ts'
import { insertDeliveries } from './queries.ts'

/** Something that happened to an account; `data` is what its programs get. */
export type Happening = { userId: string; event: WebhookEvent; data: Readonly<Record<string, unknown>> }

/**
 * Stores what the webhooks of accounts are to be sent, within the transaction of the cause, so that neither happens
 * without the other. One statement for all; nothing is stored for accounts without a webhook that wants it.
 */
export async function queueWebhooks(
  tx: Db,
  { now }: Pick<Ctx, 'now'>,
  happenings: readonly Happening[],
): Promise<void> {
  if (happenings.length === 0) return
  const at = now()
  await insertDeliveries(
    tx,
    happenings.map(({ userId, event, data }) => ({ userId, event, body: webhookBody({ event, at, data }) })),
    at,
  )
}

/** A delivery as the Standard Webhooks scheme words it. */
export function webhookBody({ event, at, data }: { event: string; at: Date; data: object }): string {
  return JSON.stringify({ type: event, timestamp: at.toISOString(), data })
}
