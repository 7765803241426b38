import type { Subscription, Tier } from '@stratomate/contracts/billing/schemas'
import { subscriptionPlans } from '@stratomate/domain/billing/plans'
import type { ReactNode } from 'react'
import { LinkButton } from '#web/shared/page/link-button.tsx'
import { subscriptionName } from '#web/shared/format/subscription-labels.ts'

type AlreadySubscribedProps = {
  tier: Tier
  subscription: Subscription
  /** Opens the provider's page, where the tier, the card and the end are changed. */
  manage: ReactNode
}

/** One subscription at a time: which one there is, and how it becomes the other. */
export function AlreadySubscribed({ tier, subscription, manage }: AlreadySubscribedProps) {
  const own = subscriptionName(subscription)
  const asked = subscriptionPlans[tier].name
  return (
    <div className="grid gap-4">
      <h2 className="text-lg">You already have an active plan</h2>
      <p className="text-text-2">
        {subscription.tier === tier
          ? `You are on ${own}. Its card and its end are changed at the payment provider.`
          : `You are on ${own}. Change it to ${asked} at the payment provider instead of paying for both.`}{' '}
        Nothing is charged here.
      </p>
      {manage}
      <LinkButton to="/dashboard">Open the dashboard</LinkButton>
    </div>
  )
}
