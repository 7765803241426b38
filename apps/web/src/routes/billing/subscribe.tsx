import { ManageSubscription } from '#web/features/billing/plans/manage-subscription.tsx'
import { RiskLine } from '#web/features/billing/payment/risk-line.tsx'
import { useSubscription } from '#web/features/billing/plans/use-subscription.ts'
import { type TrialView, useTrialOffer } from '#web/features/billing/trial/use-trial-offer.ts'
import { SubscribePage } from '#web/features/billing/subscribe/subscribe-page.tsx'
import { pageMeta } from '#web/shared/page/page-meta.ts'
import { useSession } from '#web/shared/session/use-session.ts'

export function meta() {
  return pageMeta({
    path: '/subscribe',
    title: 'Subscribe',
    description: 'Subscribe to a tier: what it holds, what is charged today, and what later.',
  })
}

export default function SubscribeRoute() {
  const session = useSession()
  const subscription = useSubscription({ userId: session.kind === 'member' ? session.user.id : null })
  const trial = useTrialOffer()
  return (
    <div className="mx-auto max-w-marketing px-4 pt-28 md:px-6 lg:px-8 lg:pt-32">
      <h1 className="text-2xl md:text-3xl">Subscribe</h1>
      <p className="mt-4 max-w-prose text-md text-text-2">
        A subscription belongs to your account, not to a device. Cancel anytime.
      </p>
      <SubscribePage
        session={session}
        // Not knowing what there is must not keep anybody from subscribing: the service refuses a second one itself.
        subscription={subscription.isError ? null : subscription.data}
        trial={trialOf(trial)}
        manage={
          subscription.data ? <ManageSubscription subscription={subscription.data} label="Change the plan" /> : null
        }
        riskNote={<RiskLine />}
      />
    </div>
  )
}

/** Undefined while it is asked for; null when there is nobody to ask for, or the service could not say. */
function trialOf(view: TrialView) {
  if (view.kind === 'member') return view.offer
  return view.kind === 'loading' ? undefined : null
}
