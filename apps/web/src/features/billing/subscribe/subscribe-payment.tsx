import type { SubscriptionStarted, Tier } from '@stratomate/contracts/billing/schemas'
import { subscriptionPlans } from '@stratomate/domain/billing/plans'
import { Button } from '@stratomate/ui/button'
import { useToast } from '@stratomate/ui/toast'
import { ArrowLeft } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import { useNavigate } from 'react-router'
import { formatDate } from '#web/shared/format/format-time.ts'
import { formatStake } from '@stratomate/std/format-number'
import { FormSkeleton } from '#web/features/billing/payment/form-skeleton.tsx'
import { paidToast, savedToast } from '#web/features/billing/payment/payment-return.ts'
import type { Pay } from '#web/features/billing/payment/payment-fields.tsx'
import { paymentProblem } from '#web/features/billing/payment/payment-problem.ts'
import { ResultTitle } from '#web/features/billing/payment/result-title.tsx'

const PaymentPanel = lazy(async () => ({
  default: (await import('#web/features/billing/payment/payment-panel.tsx')).PaymentPanel,
}))

type SubscribePaymentProps = {
  tier: Tier
  begun: SubscriptionStarted
  riskNote: ReactNode
  onBack: () => void
}

/** The second step: the card, which is charged today or saved for a named day. */
export function SubscribePayment({ tier, begun, riskNote, onBack }: SubscribePaymentProps) {
  const { kind, clientSecret, chargedAt } = begun
  const { priceCents } = subscriptionPlans[tier]
  const amount = formatStake(priceCents, 'USD')
  const toast = useToast()
  const navigate = useNavigate()
  const pay: Pay = async ({ provider, elements }) => {
    const confirmParams = { return_url: `${window.location.origin}/payment-success` }
    const order = { elements, clientSecret, confirmParams, redirect: 'if_required' } as const
    const answer = kind === 'payment' ? await provider.confirmPayment(order) : await provider.confirmSetup(order)
    // A bank with its own confirmation page leads back to the result by itself.
    if (answer.error !== undefined) return paymentProblem(answer.error)
    const { id, status } = 'paymentIntent' in answer ? answer.paymentIntent : answer.setupIntent
    if (status === 'succeeded') toast(kind === 'payment' ? paidToast : savedToast)
    await navigate(`/payment-success?${kind}_intent=${id}&redirect_status=succeeded`)
    return null
  }
  return (
    <>
      <ResultTitle as="h2" className="text-lg">
        {kind === 'payment' ? `Pay ${amount} today` : 'Save a card'}
      </ResultTitle>
      <p className="mt-2 mb-5 text-text-2">
        {kind === 'payment'
          ? `Then ${amount} every month until you cancel.`
          : `Nothing is charged today. ${amount} is charged on ${formatDate(chargedAt)} and every month after; cancel before with no charge.`}
      </p>
      <Suspense fallback={<FormSkeleton />}>
        <PaymentPanel
          form={begun}
          charge={kind === 'payment' ? { kind: 'subscription', amountCents: priceCents } : { kind: 'setup' }}
          submitLabel={kind === 'payment' ? 'Subscribe Now' : 'Save card'}
          pay={pay}
          note={riskNote}
        />
      </Suspense>
      <Button
        variant="quiet"
        icon={<ArrowLeft size={16} aria-hidden="true" />}
        className="mt-3 w-full"
        onClick={onBack}
      >
        Back
      </Button>
    </>
  )
}
