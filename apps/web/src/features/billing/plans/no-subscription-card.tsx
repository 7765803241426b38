import { tierDefault, trialPlan } from '@stratomate/domain/billing/plans'
import { Card } from '@stratomate/ui/card'
import { clsx } from 'clsx'
import { LinkButton } from '#web/shared/page/link-button.tsx'
import { TrialLimits } from '#web/features/billing/trial/trial-limits.tsx'
import { useTrialOffer } from '#web/features/billing/trial/use-trial-offer.ts'

/** Nothing was bought yet: what the trial gives where it is available, and where to begin. */
export function NoSubscriptionCard() {
  const view = useTrialOffer()
  const isOpen = view.kind !== 'member' || view.offer.state === 'open'
  return (
    <Card
      as="section"
      aria-labelledby="no-subscription-title"
      className={clsx('grid gap-6 p-4 md:p-5', isOpen && 'lg:grid-cols-2 lg:gap-x-12')}
    >
      <div>
        <h2 id="no-subscription-title" className="text-lg">
          No Subscription Found
        </h2>
        <p className="mt-2 text-text-2">
          {isOpen
            ? `Try it for ${trialPlan.days} days on your own charts. Without a card it simply ends.`
            : 'Trial used: choose a plan.'}
        </p>
      </div>
      {isOpen ? (
        <div className="lg:col-start-2 lg:row-span-2 lg:self-center">
          <TrialLimits tier={tierDefault} />
        </div>
      ) : null}
      <div>
        <div className="flex flex-wrap gap-3">
          {isOpen ? (
            <LinkButton to="/pricing#free-trial" variant="primary">
              Start free trial
            </LinkButton>
          ) : null}
          <LinkButton to="/#pricing" variant={isOpen ? 'secondary' : 'primary'}>
            See the tiers
          </LinkButton>
        </div>
        {isOpen ? <p className="mt-2.5 text-sm text-text-2">No credit card required.</p> : null}
      </div>
    </Card>
  )
}
