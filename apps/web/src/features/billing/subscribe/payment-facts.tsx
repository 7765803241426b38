import type { Tier } from '@stratomate/contracts/billing/schemas'
import { subscriptionPlans } from '@stratomate/domain/billing/plans'
import { formatStake } from '@stratomate/std/format-number'
import { CircleSlash, CreditCard, Lock } from 'lucide-react'
import type { ReactNode } from 'react'

/** `isLater`: the next step saves a card that is charged after the trial. */
type PaymentFactsProps = { tier: Tier; isLater: boolean }

/** What somebody asks before they press the button above: whether it charges, who gets the card, how it ends. */
export function PaymentFacts({ tier, isLater }: PaymentFactsProps) {
  const amount = formatStake(subscriptionPlans[tier].priceCents, 'USD')
  return (
    <ul className="grid gap-2 border-t border-line pt-5 text-sm text-text-2">
      <Fact icon={<CreditCard {...iconLook} />}>
        <span>Nothing is charged in this step.</span>{' '}
        {isLater ? 'The next saves your card.' : `The next charges ${amount}.`}
      </Fact>
      <Fact icon={<Lock {...iconLook} />}>Your card goes to the payment provider directly.</Fact>
      <Fact icon={<CircleSlash {...iconLook} />}>Cancel anytime on your dashboard.</Fact>
    </ul>
  )
}

const iconLook = {
  size: 16,
  strokeWidth: 1.75,
  'aria-hidden': true,
  className: 'mt-0.5 flex-none text-text-3',
} as const

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="flex items-start gap-2.5">
      {icon}
      <span>{children}</span>
    </li>
  )
}
