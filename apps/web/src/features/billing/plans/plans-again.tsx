import type { Subscription, Tier } from '@stratomate/contracts/billing/schemas'
import { subscriptionPlans } from '@stratomate/domain/billing/plans'
import { formatPrice } from '@stratomate/std/format-number'
import { Card, CardTitle } from '@stratomate/ui/card'
import { Tag } from '@stratomate/ui/tag'
import { clsx } from 'clsx'
import { LinkButton, TextLink } from '#web/shared/page/link-button.tsx'
import { formatLimit, tiers } from './chart-need.ts'

/**
 * After the end of a plan: that nothing is traded, which no empty figure says, and the tiers side by side with the former
 * one marked, each one press from its payment.
 */
export function PlansAgain({ subscription, className }: { subscription: Subscription; className?: string }) {
  const { tier: last, source } = subscription
  return (
    <Card as="section" aria-labelledby="plans-again-title" className={clsx('flex flex-col', className)}>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-4 py-3.5 md:px-5">
        <div className="max-w-prose">
          <CardTitle id="plans-again-title">
            {source === 'trial' ? 'Your free trial has ended' : 'Your subscription has ended'}
          </CardTitle>
          <p className="mt-1 text-sm text-text-2">
            No trades are placed until you choose a plan. What you traded, your statistics and your journal stay here.
          </p>
        </div>
        <TextLink to="/pricing#plans" className="text-sm text-text-2">
          Compare the plans
        </TextLink>
      </div>
      <ul className="grid flex-1 border-t border-line md:grid-cols-3">
        {tiers.map((tier) => (
          <Again
            key={tier}
            tier={tier}
            mark={tier !== last ? null : source === 'trial' ? 'Your choice' : 'Your last plan'}
          />
        ))}
      </ul>
    </Card>
  )
}

function Again({ tier, mark }: { tier: Tier; mark: string | null }) {
  const { name, priceCents, tradesPerDay, charts } = subscriptionPlans[tier]
  const rows = [
    ['Trades per day', formatLimit(tradesPerDay)],
    ['Charts at once', formatLimit(charts)],
  ] as const
  return (
    <li
      className={clsx(
        'flex flex-col border-line p-4 not-first:border-t md:p-5 md:not-first:border-t-0 md:not-first:border-l',
        mark !== null && 'bg-s2 max-md:order-first max-md:border-t-0 max-md:not-first:border-b',
      )}
    >
      <div className="max-md:flex max-md:items-start max-md:justify-between max-md:gap-4">
        <div className="flex min-h-7 flex-wrap items-center gap-x-2.5 gap-y-1">
          <h3 className="text-base leading-snug font-semibold tracking-normal">{name}</h3>
          {mark === null ? null : <Tag>{mark}</Tag>}
        </div>
        <p className="flex flex-none items-baseline gap-2 md:mt-1">
          <span className="text-lg font-semibold tabular-nums md:text-value">{formatPrice(priceCents)}</span>
          <span className="text-sm text-text-3">per month</span>
        </p>
      </div>
      <dl className="mt-1 mb-3 text-sm max-md:flex max-md:flex-wrap max-md:gap-x-6 md:mt-3 md:mb-4">
        {rows.map(([term, value]) => (
          <div key={term} className="flex gap-x-2 md:justify-between md:gap-3 md:border-t md:border-line md:py-2">
            <dt className="text-text-2">{term}</dt>
            <dd className="font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <LinkButton
        to={`/subscribe?tier=${tier}`}
        variant={mark === null ? 'secondary' : 'primary'}
        className="mt-auto w-full"
      >
        Choose {name}
      </LinkButton>
    </li>
  )
}
