import { AppError } from '#server/features/app-error.ts'
import type { Ctx } from '#server/features/context.ts'
import type { Payments } from '../ports.ts'
import { insertEvent } from '../queries/events.ts'
import type { RefusalCount } from './create-refusal-count.ts'

type SignedCall = { body: Buffer; signature: string | undefined }

type EventCtx = Pick<Ctx, 'db' | 'now' | 'log'> & { refusedEvents: RefusalCount }

/**
 * Stores an event of the provider, once by its id; a job acts on it. Errors: malformed_request when the signature is
 * wrong, too old or over another body; those are counted for administrators.
 */
export async function receiveEvent(ctx: EventCtx, payments: Payments, call: SignedCall): Promise<void> {
  const read = payments.readEvent(call.body, call.signature)
  if (read.kind === 'refused') {
    if (read.because !== 'form') ctx.refusedEvents.add(read.because)
    ctx.log.warn({ because: read.because }, 'payment event refused')
    throw new AppError('malformed_request', { message: 'The signature of this call is not valid.' })
  }
  const { event } = read
  const now = ctx.now()
  const isNew = await insertEvent(ctx.db, { ...event, receivedAt: now, nextAttemptAt: now })
  ctx.log.info({ eventId: event.id, type: event.type, isNew }, 'payment event received')
}
