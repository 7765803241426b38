import Stripe from 'stripe'
import { AppError } from '#server/features/app-error.ts'

/**
 * What the provider answered; its failures become `payments_unavailable`, and `conflict` where two tabs asked for
 * different things at once.
 */
export async function stripeAnswer<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof Stripe.errors.StripeIdempotencyError) throw new AppError('conflict', { cause: error })
    if (error instanceof Stripe.errors.StripeError) throw new AppError('payments_unavailable', { cause: error })
    throw error
  }
}

/** What was found at the provider, or null when it has no such thing, or only one of the other mode (test or live). */
export async function stripeAnswerOrNull<Result>(call: () => Promise<Result>): Promise<Result | null> {
  return stripeAnswer(async () => {
    try {
      return await call()
    } catch (error) {
      if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing') return null
      throw error
    }
  })
}
