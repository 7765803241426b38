import type { Subscription } from '@stratomate/contracts/billing/schemas'
import { Banner } from '@stratomate/ui/banner'
import { useNow } from '@stratomate/ui/hooks/use-now'
import { graceText } from './grace-text.ts'
import { ManageSubscription } from './manage-subscription.tsx'

/** A failed charge: until when trading continues, and the button to settle it. */
export function PaymentBanner({ subscription }: { subscription: Subscription }) {
  const nowMs = useNow(60_000)
  const { status, graceEndsAt } = subscription
  if (status !== 'problem') return null
  return (
    <Banner
      tone="problem"
      title="Payment Issue"
      className="mb-4"
      action={<ManageSubscription subscription={subscription} label="Update payment method" variant="primary" />}
    >
      {graceText(graceEndsAt, nowMs)}
    </Banner>
  )
}
