import { Banner } from '@stratomate/ui/banner'
import type { Licence, Subscription, Tier } from '@stratomate/contracts/billing/schemas'
import { licencePlans, type PlanLimits, subscriptionPlans } from '@stratomate/domain/billing/plans'
import { hasLimitsOf } from './plan-facts.ts'

/** Shown before the payment, where the purchase gives nothing new. */
export function OverlapNote({ words }: { words: string | null }) {
  return words === null ? null : (
    <Banner tone="warning" title="You have this already" className="mb-5">
      {words}
    </Banner>
  )
}

type Wanted = { kind: 'license'; plan: Licence } | { kind: 'subscription'; tier: Tier }
type Named = Pick<PlanLimits, 'tradesPerDay' | 'charts'> & { name: string }

/**
 * The note for somebody who would pay for what they already have: a plan with the same limits or better is in force.
 * Null when the purchase gives more.
 */
export function overlapMessage(subscription: Subscription | null | undefined, wanted: Wanted): string | null {
  const own = planInForce(subscription)
  const asked = namedOf(wanted)
  if (own === null || !hasLimitsOf(own, asked)) return null
  const known = `Your ${own.name} already has the limits of the ${asked.name}, or better.`
  if (wanted.kind === 'subscription') return `${known} This adds the indicator add-ons and nothing else.`
  if (subscription?.source === 'licence') return `${known} This adds nothing.`
  return `${known} This adds nothing while it runs, and counts once it has ended.`
}

/** The limits of what is paid and in force; a trial ends by itself and does not count. */
function planInForce(subscription: Subscription | null | undefined): Named | null {
  if (!subscription || !['active', 'problem'].includes(subscription.status)) return null
  const { source, plan, tier } = subscription
  if (source === 'licence') return plan === null ? null : namedOf({ kind: 'license', plan })
  return tier === null ? null : namedOf({ kind: 'subscription', tier })
}

function namedOf(wanted: Wanted): Named {
  const plan = wanted.kind === 'license' ? licencePlans[wanted.plan] : subscriptionPlans[wanted.tier]
  return { name: `${plan.name} ${wanted.kind}`, tradesPerDay: plan.tradesPerDay, charts: plan.charts }
}
