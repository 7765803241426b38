import type { Subscription } from '@stratomate/contracts/billing/schemas'
import { CardTitle } from '@stratomate/ui/card'
import { formatDate } from '#web/shared/format/format-time.ts'
import { StatusBadge } from '#web/shared/format/status-badge.tsx'
import { nextDate, subscriptionName, updatesLabel, wireLimitLabel } from '#web/shared/format/subscription-labels.ts'
import { PlanActions } from './plan-actions.tsx'

type SubscriptionOverviewProps = {
  subscription: Subscription
  /** The live count of the day, where it is known; -1 is unlimited. */
  tradesRemaining: number
}

export function SubscriptionOverview({ subscription, tradesRemaining }: SubscriptionOverviewProps) {
  const next = nextDate(subscription)
  const rows = [
    ['Start Date', formatDate(subscription.startDate)],
    ...(next === null ? [] : [[next.label, formatDate(next.date)] as const]),
    ...(subscription.source === 'licence' ? [['Updates until', updatesLabel(subscription.updatesUntil)] as const] : []),
    ['Trades remaining', wireLimitLabel(tradesRemaining)],
    ['Charts allowed', wireLimitLabel(subscription.chartsAllowed)],
  ] as const
  return (
    <section aria-labelledby="subscription-title">
      <CardTitle id="subscription-title">Subscription Overview</CardTitle>
      <div className="mt-3.5 flex items-center justify-between gap-3">
        <p className="text-plan font-semibold">{subscriptionName(subscription)}</p>
        <StatusBadge status={subscription.status} />
      </div>
      <dl className="mt-4 mb-5">
        {rows.map(([term, value]) => (
          <div key={term} className="flex justify-between gap-3 border-t border-line py-2.5">
            <dt className="text-text-2">{term}</dt>
            <dd className="font-medium tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <PlanActions subscription={subscription} />
    </section>
  )
}
