import { newClaim } from '#server/features/claim.ts'
import type { Ctx } from '#server/features/context.ts'
import type { Payments } from '../ports.ts'
import { insertCustomer, selectCustomer } from '../queries.ts'
import { claimDueEvents, type ProviderEventRow, selectEventAge, updateEvent } from '../queries/events.ts'
import { selectLicenceByPayment } from '../queries/licences.ts'
import { syncCustomerAndAnnounce, syncPaymentAndAnnounce } from './sync-and-announce.ts'

const batchMax = 50
const waitMsMax = 3_600_000

/**
 * Acts on every remembered event that is due: reads the present state of what it names, whatever the event itself says,
 * so that order and repetition do not matter. An event is marked as handled last; a failure is tried again, later and
 * later.
 */
export async function handleEvents(ctx: Ctx, payments: Payments): Promise<void> {
  const claim = newClaim(ctx.now(), batchMax)
  const due = await claimDueEvents(ctx.db, claim)
  for (const event of due) if (ctx.now() < claim.until) await handleOne(ctx, payments, event)
  if (due.length === batchMax) await handleEvents(ctx, payments)
}

async function handleOne(ctx: Ctx, payments: Payments, event: ProviderEventRow): Promise<void> {
  const attempts = event.attempts + 1
  try {
    if (event.liveMode === payments.form.testMode) {
      ctx.log.warn({ eventId: event.id, type: event.type }, 'payment event of the other mode is ignored')
    } else {
      await act(ctx, payments, event)
    }
    await updateEvent(ctx.db, event.id, { handledAt: ctx.now(), attempts, lastError: null })
  } catch (error) {
    const lastError = error instanceof Error ? error.message.slice(0, 300) : 'unknown'
    const waitMs = Math.min(waitMsMax, 1_000 * 2 ** Math.min(attempts, 12))
    const nextAttemptAt = new Date(ctx.now().getTime() + waitMs)
    ctx.log.warn({ err: error, eventId: event.id, attempts }, 'payment event is tried again')
    await updateEvent(ctx.db, event.id, { attempts, nextAttemptAt, lastError })
  }
}

async function act(ctx: Ctx, payments: Payments, event: ProviderEventRow): Promise<void> {
  const licence = event.paymentId === null ? null : await selectLicenceByPayment(ctx.db, event.paymentId)
  if (licence !== null) await syncPaymentAndAnnounce(ctx, payments, licence)
  if (event.customerId === null) return
  if (event.type === 'checkout.session.completed') await adoptCustomer(ctx, payments, event.customerId)
  if ((await selectCustomer(ctx.db, event.customerId)) === null) {
    ctx.log.info({ eventId: event.id, type: event.type }, 'payment event of an unknown customer')
    return
  }
  await syncCustomerAndAnnounce(ctx, payments, event.customerId)
}

/** A buyer in the provider's own table of prices is known by an email, and claims the purchase by proving that. */
async function adoptCustomer(ctx: Ctx, payments: Payments, customerId: string): Promise<void> {
  if ((await selectCustomer(ctx.db, customerId)) !== null) return
  const email = await payments.readCustomerEmail(customerId)
  if (email !== null) await insertCustomer(ctx.db, { customerId, email: email.toLowerCase(), createdAt: ctx.now() })
}

/** When the payment provider last sent an event, and since when the oldest event waits to be handled. */
export function readEventAge(ctx: Pick<Ctx, 'db'>): Promise<{ lastAt: Date | null; waitingSince: Date | null }> {
  return selectEventAge(ctx.db)
}
