import type { Payments } from './ports.ts'
import type { StoredPurchase } from './queries.ts'

/**
 * Closes the first payments that are still open in another tab, so that nobody pays them beside what runs now. One that
 * was paid a moment ago asks for nothing any more and stays.
 */
export async function withdrawPending(payments: Payments, purchases: readonly StoredPurchase[]): Promise<void> {
  for (const purchase of purchases) {
    if (purchase.kind !== 'subscription' || purchase.status !== 'pending') continue
    const { providerId } = purchase.row
    const { form } = await payments.readSubscriptionForm(providerId)
    if (form !== null) await payments.cancelSubscription(providerId)
  }
}
