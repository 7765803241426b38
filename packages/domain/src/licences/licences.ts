import type { Licence } from '@stratomate/contracts'
import { licencePlans } from '../billing/plans.ts'

/**
 * Until when a license bought at an instant gets updates (DECISIONS, Plans), in Unix milliseconds; null is for life.
 * Bought on February 29, it ends on February 28.
 */
export function licenceUpdatesUntil(licence: Licence, boughtAtMs: number): number | null {
  const years = licencePlans[licence].updatesYears
  if (years === null) return null
  const date = new Date(boughtAtMs)
  const day = date.getUTCDate()
  date.setUTCFullYear(date.getUTCFullYear() + years)
  // The calendar has moved on to March 1 where the day does not exist.
  if (date.getUTCDate() !== day) date.setUTCDate(0)
  return date.getTime()
}

/** The state of a payment for a license, in our words. A partial refund takes nothing away. */
export type LicenceState = 'open' | 'paid' | 'cancelled' | 'refunded'

/** What decides it, as the payment provider reports it; amounts in whole cents. */
export type ProviderPayment = {
  status: string
  amountReceived: number
  currency: string
  refunded: boolean
  disputed: boolean
}

/**
 * Whether the payer has confirmed a payment or a card and the provider works on it: nothing is left to pay or enter.
 */
export function isBeingConfirmed(providerStatus: string): boolean {
  return providerStatus === 'processing' || providerStatus === 'requires_capture'
}

/** The provider's state of a payment of `priceCents` in our words; another amount or currency never counts as paid. */
export function licenceStateOf(payment: ProviderPayment, priceCents: number): LicenceState {
  if (payment.status === 'canceled') return 'cancelled'
  if (payment.status !== 'succeeded') return 'open'
  if (payment.amountReceived < priceCents || payment.currency !== 'usd') return 'open'
  return payment.refunded || payment.disputed ? 'refunded' : 'paid'
}
