import { createHash } from 'node:crypto'
import { type FormRecord, recordOf, textOf } from './form-body.ts'
import type { CardBehavior, IntentError, PaymentMethodObject } from './provider-objects.ts'
import { ProviderError } from './provider-error.ts'

/** The provider's published test numbers, as far as they are simulated. */
const behaviors: Readonly<Record<string, CardBehavior>> = {
  '4242424242424242': 'works',
  '5555555555554444': 'works',
  '4000000000000002': 'declined',
  '4000000000009995': 'no-funds',
  '4000000000000069': 'expired',
  '4000000000000127': 'wrong-code',
  '4000002500003155': 'asks',
  '4000000000000341': 'fails-later',
  // A number of ours, because the provider has no test card whose bank answers late.
  '4000000000007726': 'slow',
}

export const cardErrors = {
  declined: {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'generic_decline',
    message: 'Your card was declined.',
  },
  'no-funds': {
    type: 'card_error',
    code: 'card_declined',
    decline_code: 'insufficient_funds',
    message: 'Your card has insufficient funds.',
  },
  expired: { type: 'card_error', code: 'expired_card', message: 'Your card has expired.' },
  'wrong-code': { type: 'card_error', code: 'incorrect_cvc', message: 'Your card’s security code is incorrect.' },
} as const satisfies Partial<Record<CardBehavior, IntentError>>

export const authenticationFailed = {
  type: 'card_error',
  code: 'payment_intent_authentication_failure',
  message: 'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
} as const satisfies IntentError

type TestCard = Pick<PaymentMethodObject, 'card' | 'sim_behavior'>

/**
 * The card of `payment_method_data`. Its number is reduced to brand and last digits here and stored nowhere. Refuses
 * numbers that are not test cards, so that nobody enters a real one.
 */
export function readTestCard(form: FormRecord): TestCard {
  const card = recordOf(recordOf(form, 'payment_method_data'), 'card')
  const number = (textOf(card, 'number') ?? '').replaceAll(/\D/gu, '')
  const behavior = behaviors[number]
  if (behavior === undefined) {
    const message =
      'Your card number is not a test number. Use 4242 4242 4242 4242; real cards are never accepted here.'
    throw new ProviderError(402, message, { type: 'card_error', code: 'incorrect_number' })
  }
  const year = Number(textOf(card, 'exp_year'))
  return {
    sim_behavior: behavior,
    card: {
      brand: number.startsWith('5') ? 'mastercard' : 'visa',
      last4: number.slice(-4),
      exp_month: Number(textOf(card, 'exp_month')) || 12,
      exp_year: year < 100 ? 2_000 + year : year || 2_040,
      fingerprint: createHash('sha256').update(number).digest('base64url').slice(0, 16),
    },
  }
}
