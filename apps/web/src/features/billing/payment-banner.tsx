import type { Subscription } from '@stratomate/contracts/billing'
import { problemGraceMs } from '@stratomate/domain/entitlements'
import { Banner } from '@stratomate/ui/banner'

const graceDays = problemGraceMs / 86_400_000

/** A failed charge: what it means for trading, and what helps. */
export function PaymentBanner({ subscription }: { subscription: Subscription }) {
  if (subscription.status !== 'problem') return null
  return (
    <Banner tone="warning" title="Payment Issue" className="mb-4">
      The last charge failed. Trading stops {graceDays} days after that, unless the payment is settled under 'Manage
      Subscription'.
    </Banner>
  )
}
