import { RiskLine } from '#web/features/billing/payment/risk-line.tsx'
import { useSubscription } from '#web/features/billing/plans/use-subscription.ts'
import { CheckoutPage } from '#web/features/billing/checkout/checkout-page.tsx'
import { pageMeta } from '#web/shared/page/page-meta.ts'
import { useSession } from '#web/shared/session/use-session.ts'

export function meta() {
  return pageMeta({
    path: '/checkout',
    title: 'Checkout',
    description: 'Buy a one-time license: what it holds, what it costs, and how it is paid.',
  })
}

export default function CheckoutRoute() {
  const session = useSession()
  const subscription = useSubscription({ userId: session.kind === 'member' ? session.user.id : null })
  return (
    <div className="mx-auto max-w-marketing px-4 pt-28 md:px-6 lg:px-8 lg:pt-32">
      <h1 className="text-2xl md:text-3xl">Checkout</h1>
      <p className="mt-4 max-w-prose text-md text-text-2">
        A license is paid once and belongs to your account, not to a device.
      </p>
      <CheckoutPage subscription={subscription.data} riskNote={<RiskLine />} />
    </div>
  )
}
