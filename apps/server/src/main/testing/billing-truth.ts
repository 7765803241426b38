import type {
  ChargeObject,
  CustomerObject,
  PaymentIntentObject,
  SubscriptionObject,
} from '@stratomate/simulators/payments/provider-objects'
import { eq } from 'drizzle-orm'
import type { Connection } from '#server/db/connect.ts'
import { licences, paymentCustomers, subscriptions } from '#server/db/tables/index.ts'
import type { OpenProvider } from './open-clock-shop.ts'

export type BillingTruth = {
  subscriptions: { id: string; tier: string; status: string; endsAtS: number; cancelsAtS: number | null }[]
  licences: { paymentId: string; state: string }[]
}

/**
 * What the provider holds of one account, in our words, written a second time so that it does not share the product's
 * mistakes.
 */
export function heldTruth({ provider }: OpenProvider, userId: string): BillingTruth {
  const customers = provider.ledger
    .list<CustomerObject>('customer')
    .filter(({ metadata }) => metadata['userId'] === userId)
  const own = customers.flatMap(({ id }) => provider.listSubscriptions(id))
  return { subscriptions: own.map(subscriptionTruth).toSorted(byId), licences: [] }
}

/** What is stored of one account. */
export async function storedTruth({ db }: Connection, userId: string): Promise<BillingTruth> {
  const rows = await db
    .select({ row: subscriptions })
    .from(subscriptions)
    .innerJoin(paymentCustomers, eq(paymentCustomers.customerId, subscriptions.customerId))
    .where(eq(paymentCustomers.userId, userId))
  const bought = await db.select().from(licences).where(eq(licences.userId, userId))
  const seconds = (date: Date | null) => (date === null ? null : date.getTime() / 1_000)
  return {
    subscriptions: rows
      .map(({ row }) => ({
        id: row.providerId,
        tier: row.tier,
        status: row.status ?? row.providerStatus,
        endsAtS: seconds(row.endsAt) ?? Number.NaN,
        cancelsAtS: seconds(row.cancelsAt),
      }))
      .toSorted(byId),
    licences: bought.flatMap(({ paymentId, state }) => (paymentId === null ? [] : [{ paymentId, state }])),
  }
}

/** What the provider holds of the payments that are stored for licences. */
export function heldLicences({ provider }: OpenProvider, stored: BillingTruth): BillingTruth['licences'] {
  return stored.licences.map(({ paymentId }) => {
    const intent = provider.ledger.require<PaymentIntentObject>(paymentId, 'payment_intent')
    const charge = provider.ledger.find<ChargeObject>(intent.latest_charge ?? '', 'charge')
    if (intent.status === 'canceled') return { paymentId, state: 'cancelled' }
    if (charge === null) return { paymentId, state: 'open' }
    return { paymentId, state: charge.refunded || isHeld(provider, paymentId) ? 'refunded' : 'paid' }
  })
}

/** A bank still holds the money, or has kept it. */
function isHeld(provider: OpenProvider['provider'], paymentId: string): boolean {
  return provider.engine.disputesOf(paymentId).some(({ status }) => status !== 'won')
}

const statusLabels = {
  incomplete: 'pending',
  incomplete_expired: 'expired',
  trialing: 'trial',
  active: 'active',
  past_due: 'problem',
} as const

function subscriptionTruth(object: SubscriptionObject): BillingTruth['subscriptions'][number] {
  const [item] = object.items.data
  const wasAsked = object.cancellation_details.reason === 'cancellation_requested'
  return {
    id: object.id,
    tier: /^stratomate_(.+)_\d+$/u.exec(item?.price.lookup_key ?? '')?.[1] ?? '',
    status: object.status === 'canceled' ? (wasAsked ? 'cancelled' : 'expired') : statusLabels[object.status],
    endsAtS: object.ended_at ?? object.cancel_at ?? item?.current_period_end ?? Number.NaN,
    cancelsAtS: object.cancel_at,
  }
}

function byId(one: { id: string }, other: { id: string }): number {
  return one.id < other.id ? -1 : 1
}
