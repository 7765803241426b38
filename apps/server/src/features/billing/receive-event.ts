import { AppError } from '../app-error.ts'
import type { Ctx } from '../context.ts'
import type { Payments } from './ports.ts'
import { insertEvent } from './queries-events.ts'

type SignedCall = { body: Buffer; signature: string | undefined }

/**
 * Remembers what the provider tells, once by its id; a job acts on it. Errors: malformed_request when the signature is
 * wrong, too old or over another body.
 */
export async function receiveEvent(
  ctx: Pick<Ctx, 'db' | 'now' | 'log'>,
  payments: Payments,
  call: SignedCall,
): Promise<void> {
  const event = payments.readEvent(call.body, call.signature)
  if (event === null) throw new AppError('malformed_request', { message: 'The signature of this call is not valid.' })
  const now = ctx.now()
  const isNew = await insertEvent(ctx.db, { ...event, receivedAt: now, nextAttemptAt: now })
  ctx.log.info({ eventId: event.id, type: event.type, isNew }, 'payment event received')
}
