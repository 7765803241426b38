import { z } from 'zod'
import { InvoiceView, Licence, Tier } from '../billing/schemas.ts'
import { Id, Instant, PageQuery, pageOf, singleLine } from '../values.ts'

/** An event that the payment provider sent. It only causes a read of the provider's present state. */
export const ProviderEventView = z.object({
  id: z.string(),
  type: z.string(),
  customerId: z.string().nullable(),
  paymentId: z.string().nullable(),
  liveMode: z.boolean(),
  createdAt: Instant,
  receivedAt: Instant,
  /** Null while it waits. */
  handledAt: Instant.nullable(),
  attempts: z.int().min(0),
  nextAttemptAt: Instant,
  lastError: z.string().nullable(),
})
export type ProviderEventView = z.infer<typeof ProviderEventView>

/** Calls of the last hour with a wrong signature: because of its time, or because it fits none of our secrets. */
export const RefusedEvents = z.object({ clock: z.int().min(0), secret: z.int().min(0), lastAt: Instant.nullable() })
export type RefusedEvents = z.infer<typeof RefusedEvents>

export const ProviderEventsPage = pageOf(ProviderEventView).extend({ refused: RefusedEvents })
export type ProviderEventsPage = z.infer<typeof ProviderEventsPage>

export const ProviderEventsQuery = PageQuery.extend({
  state: z.enum(['waiting', 'failing', 'handled']).optional(),
  type: z.string().max(100).optional(),
  /** A customer, a payment or an event of the provider. */
  about: z.string().max(255).optional(),
})
export type ProviderEventsQuery = z.infer<typeof ProviderEventsQuery>

/** The administrator's reason; stays in the audit. */
const Reason = singleLine(300).pipe(z.string().min(1, 'Say why.'))

/** Gives the whole payment back. The id is that of a license, or the provider's of an invoice. */
export const RefundInput = z.strictObject({
  kind: z.enum(['licence', 'invoice']),
  id: z.string().min(1).max(255),
  reason: Reason,
})
export type RefundInput = z.infer<typeof RefundInput>

/** More days for a trial, or more months of updates for a license. */
export const ExtendInput = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('subscription'), id: Id, days: z.int().min(1).max(30), reason: Reason }),
  z.strictObject({ kind: z.literal('licence'), id: Id, months: z.int().min(1).max(60), reason: Reason }),
])
export type ExtendInput = z.infer<typeof ExtendInput>

/** Ends it at once, without a refund. */
export const RevokeInput = z.strictObject({ kind: z.enum(['subscription', 'licence']), id: Id, reason: Reason })
export type RevokeInput = z.infer<typeof RevokeInput>

/** Everything an account has bought. */
export const AccountPurchases = z.object({
  subscriptions: z.array(
    z.object({
      id: Id,
      providerId: z.string(),
      customerId: z.string().nullable(),
      tier: Tier,
      status: z.string(),
      startedAt: Instant,
      trialEndsAt: Instant.nullable(),
      endsAt: Instant.nullable(),
      cancelsAt: Instant.nullable(),
    }),
  ),
  licences: z.array(
    z.object({
      id: Id,
      plan: Licence,
      amountCents: z.int(),
      paymentId: z.string().nullable(),
      state: z.enum(['paid', 'refunded', 'withdrawn']),
      paidAt: Instant.nullable(),
      updatesUntil: Instant.nullable(),
    }),
  ),
  /** The newest hundred invoices and receipts. */
  invoices: z.array(InvoiceView),
})
export type AccountPurchases = z.infer<typeof AccountPurchases>
