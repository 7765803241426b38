import { trialPlan } from '@stratomate/domain/plans'
import { Card } from '@stratomate/ui/card'
import { LinkButton } from '#web/shared/link-button.tsx'
import { TrialLimits } from './trial-limits.tsx'

/** Nothing was bought yet: what the trial gives, and where to begin. */
export function NoSubscriptionCard() {
  return (
    <Card
      as="section"
      aria-labelledby="no-subscription-title"
      className="mx-auto mt-8 grid max-w-prose gap-6 p-6 md:p-10"
    >
      <div>
        <h2 id="no-subscription-title" className="text-lg">
          No Subscription Found
        </h2>
        <p className="mt-2 text-text-2">
          Try it for {trialPlan.days} days on your own charts. No card is asked, and without one it simply ends.
        </p>
      </div>
      <TrialLimits />
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/pricing#free-trial" variant="primary">
          Start free trial
        </LinkButton>
        <LinkButton to="/#pricing">See the tiers</LinkButton>
      </div>
    </Card>
  )
}
