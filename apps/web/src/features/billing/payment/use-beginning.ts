import type { SubscriptionStarted } from '@stratomate/contracts/billing/schemas'
import type { BodyOf } from '@stratomate/contracts/endpoints'
import { useToast } from '@stratomate/ui/toast'
import { useState } from 'react'
import { beginSubscription } from './begin-payment.ts'
import { isBought, isConfirming } from './payment-confirming.tsx'

type Wish = BodyOf<'createSubscription'>

/** The words of SPEC §8 for a subscription that could not be begun. */
export const subscriptionErrorMessages = {
  title: 'Subscription Error',
  description: 'There was a problem setting up your subscription. Please try again.',
} as const

/**
 * Begins a subscription. While an earlier payment for it is being confirmed, the state keeps the request and `ask`
 * repeats it; an existing purchase is an answer and not a failure.
 */
export function useBeginning(onBegun: (begun: SubscriptionStarted) => void) {
  const toast = useToast()
  const [state, setState] = useState<Beginning>({ kind: 'form' })
  const begin = async (wish: Wish): Promise<void> => {
    try {
      onBegun(await beginSubscription(wish))
    } catch (error) {
      if (isConfirming(error)) return setState({ kind: 'confirming', wish })
      if (isBought(error)) return setState({ kind: 'bought', refusal: error })
      toast({ ...subscriptionErrorMessages, variant: 'destructive' })
      throw error
    }
  }
  const ask = async () => {
    if (state.kind !== 'confirming') return
    try {
      await begin(state.wish)
    } catch (error) {
      // Asked again in a moment.
      console.warn('The payment that is being confirmed was not asked about', error)
    }
  }
  return { state, begin, ask, reset: () => setState({ kind: 'form' }) }
}

type Beginning = { kind: 'form' } | { kind: 'confirming'; wish: Wish } | { kind: 'bought'; refusal: unknown }
