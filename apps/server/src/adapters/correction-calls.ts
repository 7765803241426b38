import Stripe from 'stripe'
import { AppError } from '#server/features/app-error.ts'
import type { Payments } from '#server/features/billing/ports.ts'
import { stripeAnswer, stripeAnswerOrNull } from './stripe-answers.ts'

/** Marks a subscription whose next charge was moved after it had been paid. */
export const metadataGivenDays = 'stratomate_given_days'

/** What administrators correct afterwards: refunds, extra time, and forgetting a person. */
export function correctionCalls(stripe: Stripe): Pick<Payments, 'refundPayment' | 'moveNextCharge' | 'deleteCustomer'> {
  return {
    refundPayment: ({ paymentId, idempotencyKey }) =>
      stripeAnswer(async () => {
        try {
          await stripe.refunds.create({ payment_intent: paymentId }, { idempotencyKey })
        } catch (error) {
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
          const message = 'The payment provider has nothing left to give back of this payment.'
          throw new AppError('conflict', { message, cause: error })
        }
      }),
    moveNextCharge: ({ providerId, until, of, idempotencyKey }) =>
      stripeAnswer(async () => {
        const moved: Stripe.SubscriptionUpdateParams = {
          trial_end: Math.floor(until.getTime() / 1_000),
          proration_behavior: 'none',
          // The provider can only move the next charge by a trial, so it calls the added time a trial.
          ...(of === 'paid' ? { metadata: { [metadataGivenDays]: 'true' } } : {}),
        }
        await stripe.subscriptions.update(providerId, moved, { idempotencyKey })
      }),
    deleteCustomer: async (customerId) => {
      await stripeAnswerOrNull(() => stripe.customers.del(customerId))
    },
  }
}
