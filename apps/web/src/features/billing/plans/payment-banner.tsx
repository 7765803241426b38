import type { Subscription } from '@stratomate/contracts/billing/schemas'
import { Banner } from '@stratomate/ui/banner'
import { useNow } from '@stratomate/ui/hooks/use-now'
import { formatMoment } from '#web/shared/format/format-time.ts'
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

function graceText(graceEndsAt: string | null, nowMs: number): string {
  if (graceEndsAt === null) return 'The last charge failed. Trading stops soon unless it is settled.'
  const at = formatMoment(graceEndsAt)
  return Date.parse(graceEndsAt) > nowMs
    ? `The last charge failed. Trading stops on ${at} unless it is settled before.`
    : `The last charge failed, and trading stopped on ${at}. It resumes as soon as the charge is settled.`
}
