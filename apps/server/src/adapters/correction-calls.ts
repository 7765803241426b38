import Stripe from 'stripe'
import { AppError } from '#server/features/app-error.ts'
import type { Payments } from '#server/features/billing/ports.ts'
import { stripeAnswer, stripeAnswerOrNull } from './stripe-answers.ts'

/** What is put right afterwards: money given back, time given, a person forgotten. */
export function correctionCalls(stripe: Stripe): Pick<Payments, 'refundPayment' | 'extendTrial' | 'deleteCustomer'> {
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
    extendTrial: ({ providerId, until, idempotencyKey }) =>
      stripeAnswer(async () => {
        const trialEnd = Math.floor(until.getTime() / 1_000)
        await stripe.subscriptions.update(
          providerId,
          { trial_end: trialEnd, proration_behavior: 'none' },
          { idempotencyKey },
        )
      }),
    deleteCustomer: async (customerId) => {
      await stripeAnswerOrNull(() => stripe.customers.del(customerId))
    },
  }
}
