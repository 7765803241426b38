import type { Subscription } from '@stratomate/contracts/billing/schemas'
import { hasEnded } from '@stratomate/domain/billing/subscription-status'
import { CardTitle } from '@stratomate/ui/card'
import { useNow } from '@stratomate/ui/hooks/use-now'
import { minuteMs } from '@stratomate/std/time'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { formatDate } from '#web/shared/format/format-time.ts'
import { StatusBadge } from '#web/shared/format/status-badge.tsx'
import {
  nextDate,
  subscriptionName,
  timeLeftLabel,
  updatesLabel,
  wireLimitLabel,
} from '#web/shared/format/subscription-labels.ts'
import { PlanActions } from './plan-actions.tsx'

type SubscriptionOverviewProps = {
  /** A separate card, or a strip of one line where the page is wide enough. */
  look: 'card' | 'strip'
  subscription: Subscription
  /** Today's live count, where it is known; -1 is unlimited. */
  tradesRemaining: number
  /** In the place of the next actions, where the page has them already; null for nothing. */
  actions?: ReactNode
}

const stripLook = 'lg:flex lg:items-center lg:gap-x-8'

/** The limits of a trial are its own and not those of its tier, so its name says that it is one. */
function overviewName(subscription: Subscription): string {
  const name = subscriptionName(subscription)
  return subscription.source === 'trial' && subscription.tier !== null ? `${name} trial` : name
}

/** What was bought, what is left of it today, and the next actions. */
export function SubscriptionOverview({ look, subscription, tradesRemaining, actions }: SubscriptionOverviewProps) {
  const nowMs = useNow(minuteMs)
  const next = nextDate(subscription)
  const left = next?.isEnd === true ? timeLeftLabel(next.date, nowMs) : null
  const rows = [
    ['Start Date', formatDate(subscription.startDate)],
    ...(next === null ? [] : [[next.label, formatDate(next.date)] as const]),
    ...(subscription.source === 'licence' ? [['Updates until', updatesLabel(subscription.updatesUntil)] as const] : []),
    // What has ended allows nothing: two zeros would say less than its date.
    ...(hasEnded(subscription)
      ? []
      : ([
          ['Trades remaining', wireLimitLabel(tradesRemaining)],
          ['Charts allowed', wireLimitLabel(subscription.chartsAllowed)],
        ] as const)),
  ] as const
  return (
    <section aria-labelledby="subscription-title" className={look === 'strip' ? stripLook : 'flex h-full flex-col'}>
      <div>
        <CardTitle id="subscription-title" className={clsx(look === 'strip' && 'lg:text-sm lg:text-text-2')}>
          Subscription Overview
        </CardTitle>
        <div className={clsx('mt-3.5 flex items-center justify-between gap-3', look === 'strip' && 'lg:mt-1')}>
          <p className={clsx('text-plan font-semibold', look === 'strip' && 'lg:text-md lg:tracking-normal')}>
            {overviewName(subscription)}
          </p>
          <span className={clsx('flex', look === 'strip' && 'lg:-my-1')}>
            <StatusBadge status={subscription.status} />
          </span>
        </div>
      </div>
      <dl
        className={clsx(
          'mt-4',
          actions !== null && 'mb-5',
          look === 'strip' && 'lg:my-0 lg:flex lg:flex-1 lg:flex-wrap lg:gap-x-6 lg:gap-y-2',
        )}
      >
        {rows.map(([term, value]) => (
          <div
            key={term}
            className={clsx(
              'flex justify-between gap-3 border-t border-line py-2.5',
              look === 'strip' && 'lg:block lg:border-t-0 lg:py-0',
            )}
          >
            <dt className={clsx('text-text-2', look === 'strip' && 'lg:text-sm')}>
              {term}
              {term !== next?.label || left === null ? null : (
                <>
                  {' '}
                  <span aria-hidden="true">·</span> {left}
                </>
              )}
            </dt>
            <dd className={clsx('font-medium tabular-nums', look === 'strip' && 'lg:mt-1')}>{value}</dd>
          </div>
        ))}
      </dl>
      {actions === undefined ? (
        <PlanActions subscription={subscription} className={clsx(look === 'strip' && 'lg:flex')} />
      ) : (
        actions
      )}
    </section>
  )
}
