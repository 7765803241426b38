import type { Tier } from '@stratomate/contracts/billing/schemas'
import { subscriptionPlans } from '@stratomate/domain/billing/plans'
import { formatPrice } from '@stratomate/std/format-number'
import { LinkButton } from '#web/shared/page/link-button.tsx'
import { FactList } from '#web/features/billing/checkout/fact-list.tsx'
import { tierFacts, tiers } from '#web/features/billing/checkout/plan-facts.ts'

type TierSummaryProps = {
  tier: Tier
  /** The payment has begun, so the tier stays. */
  isFixed: boolean
}

/** The chosen tier, its price and what it holds. */
export function TierSummary({ tier, isFixed }: TierSummaryProps) {
  const { name, priceCents } = subscriptionPlans[tier]
  return (
    <section aria-label="Your order">
      <div className="flex items-start justify-between gap-4">
        <div>
          <h2 className="text-lg">{name}</h2>
          <p className="mt-2 flex items-baseline gap-2">
            <span className="text-value font-semibold tabular-nums">{formatPrice(priceCents)}</span>
            <span className="text-text-3">per month</span>
          </p>
        </div>
        {isFixed ? null : <ChangeTier tier={tier} />}
      </div>
      <div className="mt-4">
        <FactList facts={tierFacts(tier)} />
      </div>
    </section>
  )
}

/** The other tiers, one press away; links, so that they work before the script does. */
function ChangeTier({ tier }: { tier: Tier }) {
  return (
    <details className="group relative -mt-2.5 text-right">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center text-sm font-medium underline underline-offset-2 hover:text-accent-text">
        Change plan
      </summary>
      <div className="absolute right-0 z-1 mt-2 grid w-64 gap-2 rounded-md border border-line bg-s1 p-2 shadow-menu">
        {tiers
          .filter((other) => other !== tier)
          .map((other) => (
            <LinkButton key={other} to={`/subscribe?tier=${other}`} replace preventScrollReset>
              {subscriptionPlans[other].name}, {formatPrice(subscriptionPlans[other].priceCents)} a month
            </LinkButton>
          ))}
      </div>
    </details>
  )
}
