import type { Subscription } from '@stratomate/contracts/billing/schemas'
import { hasEnded } from '@stratomate/domain/billing/subscription-status'
import { Banner } from '@stratomate/ui/banner'

/** After the end of a plan: that nothing is traded, which no empty figure below says. The plans follow it. */
export function EndedBanner({ subscription }: { subscription: Subscription }) {
  if (!hasEnded(subscription)) return null
  return (
    <Banner
      tone="warning"
      title={subscription.source === 'trial' ? 'Your free trial has ended' : 'Your subscription has ended'}
      className="mb-4"
    >
      No trades are placed until you choose a plan. What you traded, your statistics and your journal stay here.
    </Banner>
  )
}
