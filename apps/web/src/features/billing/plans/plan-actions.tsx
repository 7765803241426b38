import type { Subscription } from '@stratomate/contracts/billing/schemas'
import { clsx } from 'clsx'
import { subscriptionPlans, tiersAgain } from '@stratomate/domain/billing/plans'
import { formatPrice } from '@stratomate/std/format-number'
import { LinkButton } from '#web/shared/page/link-button.tsx'
import { ManageSubscription } from './manage-subscription.tsx'
import { planSteps, type PlanStep } from './plan-step.ts'

/** The next actions beside a plan: only those that work in its state. */
export function PlanActions({ subscription, className }: { subscription: Subscription; className?: string }) {
  return (
    <div className={clsx('grid gap-2', className)}>
      {planSteps(subscription).map((step, place) => (
        <Step key={step} step={step} subscription={subscription} variant={place === 0 ? 'primary' : 'secondary'} />
      ))}
    </div>
  )
}

type StepProps = { step: PlanStep; subscription: Subscription; variant: 'primary' | 'secondary' }

function Step({ step, subscription, variant }: StepProps) {
  switch (step) {
    case 'manage':
      return <ManageSubscription subscription={subscription} />
    case 'see-plans':
      return <LinkButton to="/pricing#plans">See the plans</LinkButton>
    case 'finish-payment':
      return (
        <LinkButton to={`/subscribe?tier=${subscription.tier ?? ''}`} variant={variant}>
          Finish the payment
        </LinkButton>
      )
    case 'choose-again':
      return <ChooseAgain subscription={subscription} />
    case 'see-license':
      return (
        <div className="grid grid-cols-2 gap-2">
          <LinkButton to="/account?tab=licenses">License</LinkButton>
          <LinkButton to="/account?tab=billing">Invoices</LinkButton>
        </div>
      )
    default:
      return step satisfies never
  }
}

/** After an end: first the former tier, then the others. */
function ChooseAgain({ subscription: { tier: last } }: { subscription: Subscription }) {
  return (
    <>
      <p className="text-sm text-text-2">Choose a plan to trade again:</p>
      {tiersAgain(last).map((tier) => (
        <LinkButton key={tier} to={`/subscribe?tier=${tier}`}>
          {subscriptionPlans[tier].name}, {formatPrice(subscriptionPlans[tier].priceCents)} a month
        </LinkButton>
      ))}
    </>
  )
}

/** How to get more trades a day: the provider's page for a paying person, the plans for everybody else. */
export function MoreTrades({ subscription }: { subscription: Subscription }) {
  if (subscription.status === 'active' && subscription.source === 'subscription') {
    return <ManageSubscription subscription={subscription} label="Change the plan" />
  }
  return (
    <LinkButton to="/pricing#plans" size="sm">
      See the plans
    </LinkButton>
  )
}
