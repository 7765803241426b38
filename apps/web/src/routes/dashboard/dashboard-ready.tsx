import type { Subscription } from '@stratomate/contracts/billing/schemas'
import type { Device } from '@stratomate/contracts/trading/schemas'
import { hasEnded } from '@stratomate/domain/billing/subscription-status'
import { Badge } from '@stratomate/ui/badge'
import { Card } from '@stratomate/ui/card'
import { Tag } from '@stratomate/ui/tag'
import { FlaskConical } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useSearchParams } from 'react-router'
import { MoreTrades } from '#web/features/billing/plans/plan-actions.tsx'
import { PlansAgain } from '#web/features/billing/plans/plans-again.tsx'
import { PaymentBanner } from '#web/features/billing/plans/payment-banner.tsx'
import { SubscriptionOverview } from '#web/features/billing/plans/subscription-overview.tsx'
import { activityTabOf } from '#web/features/trading/activity/activity.ts'
import { ChartsAndDay } from '#web/features/trading/events/charts-and-day.tsx'
import { FirstRun } from '#web/features/trading/first-run/first-run.tsx'
import { WatchCard } from '#web/features/trading/first-run/watch-card.tsx'
import { NextStepStrip } from '#web/features/trading/first-run/next-step-strip.tsx'
import { LimitBanner } from '#web/features/trading/halts/limit-banner.tsx'
import { PauseButton } from '#web/features/trading/halts/pause-button.tsx'
import { PausedBanner } from '#web/features/trading/halts/paused-banner.tsx'
import { QuickStats } from '#web/features/trading/statistics/quick-stats.tsx'
import { RecentActivity } from '#web/features/trading/activity/recent-activity.tsx'
import { describeAccount } from '#web/features/trading/live/describe-account.ts'
import {
  useChartList,
  useDevices,
  useQuota,
  useRefusals,
  useTrades,
} from '#web/features/trading/live/use-account-data.ts'
import { useDayTurn } from '#web/features/trading/statistics/use-day-turn.ts'
import { subscriptionName } from '#web/shared/format/subscription-labels.ts'
import { usePageQuery } from '#web/shared/hooks/use-address-filter.ts'
import { DashboardFailure } from './dashboard-failure.tsx'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { DashboardTitle } from './dashboard-title.tsx'
import { SimulatedBoard } from './simulated-board.tsx'
import { useWatching } from './use-watching.ts'

/** The dashboard of an account that has a plan; every part follows the live events. */
export function DashboardReady({ subscription }: { subscription: Subscription }) {
  const quota = useQuota()
  const trades = useTrades()
  const refusals = useRefusals()
  const charts = useChartList()
  const devices = useDevices({ isWanted: true })
  const query = usePageQuery()
  const [, setQuery] = useSearchParams()
  const { isWatching, watch } = useWatching()
  useDayTurn({ resetsAt: quota.data?.resetsAt, readAtMs: quota.dataUpdatedAt })

  const failed = [quota, trades, refusals, charts, devices].find(({ isError, data }) => isError && data === undefined)
  if (failed !== undefined) {
    const retry = () => [quota, trades, refusals, charts, devices].forEach((part) => void part.refetch())
    return <DashboardFailure error={failed.error} onRetry={retry} />
  }
  if (!quota.data || !trades.data || !refusals.data || !charts.data || !devices.data) return <DashboardSkeleton />
  const board = {
    subscription,
    quota: quota.data,
    trades: trades.data,
    refusals: refusals.data,
    devices: devices.data,
  }
  const isFirstRun = charts.data.length === 0 && trades.data.length === 0 && quota.data.used === 0
  const isOver = hasEnded(subscription) && subscription.source !== 'licence'
  /** After the plan there is nothing to set up: without charts, the plans and what stays take their place. */
  const isPast = isOver && charts.data.length === 0
  if ((isFirstRun || isPast) && isWatching) return <SimulatedBoard />
  return (
    <>
      <TopRow devices={isOver ? [] : devices.data} />
      <PaymentBanner subscription={subscription} />
      <LimitBanner quota={quota.data} action={<MoreTrades subscription={subscription} />} />
      <PausedBanner devices={devices.data} />
      {isPast ? (
        <PastBoard {...board} hasTraded={!isFirstRun} onWatch={watch} />
      ) : isFirstRun ? (
        <>
          <FirstRun devices={devices.data} isLead={subscription.status !== 'problem'} onWatch={watch} />
          <Card as="aside" aria-label="Account" className="mt-4 p-4 md:p-5">
            <SubscriptionOverview look="strip" subscription={subscription} tradesRemaining={quota.data.remaining} />
          </Card>
        </>
      ) : (
        <ChartBoard {...board} isOver={isOver} />
      )}
      <RecentActivity
        trades={trades.data}
        refusals={refusals.data}
        isOver={isOver}
        tab={activityTabOf(query.get('activity'))}
        onTab={(tab) => setQuery(tab === 'all' ? {} : { activity: tab }, { replace: true, preventScrollReset: true })}
      />
      <p className="pt-6 text-xs text-text-3">Past results do not predict future results.</p>
    </>
  )
}

type BoardProps = { subscription: Subscription } & ComponentProps<typeof QuickStats>

/** After the plan, without charts: the plans, and what stays. */
function PastBoard({
  subscription,
  hasTraded,
  onWatch,
  ...day
}: BoardProps & { hasTraded: boolean; onWatch: () => void }) {
  return (
    <>
      <PlansAgain subscription={subscription} />
      <Card as="aside" aria-label="Account" className="mt-4 p-4 md:p-5">
        <SubscriptionOverview
          look="strip"
          subscription={subscription}
          tradesRemaining={day.quota.remaining}
          actions={null}
        />
      </Card>
      {hasTraded ? (
        <div className="mt-4">
          <QuickStats {...day} />
        </div>
      ) : null}
      <WatchCard look="strip" isLead={false} reader="former" onWatch={onWatch} />
    </>
  )
}

/** The day and its charts; once the plan is over also the plans, and nothing to set up. */
function ChartBoard({ subscription, isOver, ...day }: BoardProps & { isOver: boolean }) {
  const { quota, trades, refusals, devices } = day
  return (
    <>
      {isOver ? (
        <PlansAgain subscription={subscription} className="mb-4" />
      ) : (
        <NextStepStrip devices={devices} tradeCount={trades.length} />
      )}
      <QuickStats {...day} />
      <ChartsAndDay
        planName={subscriptionName(subscription)}
        chartsAllowed={quota.chartsAllowed}
        quota={quota}
        trades={trades}
        refusals={refusals}
        devices={isOver ? null : devices}
      />
      <Card as="aside" aria-label="Account" className="mt-4 p-4 md:p-5">
        <SubscriptionOverview
          look="strip"
          subscription={subscription}
          tradesRemaining={quota.remaining}
          actions={isOver ? null : undefined}
        />
      </Card>
    </>
  )
}

function TopRow({ devices }: { devices: readonly Device[] }) {
  const account = describeAccount(devices)
  return (
    <DashboardTitle view="live">
      <div className="flex w-full flex-wrap items-center gap-3 empty:hidden md:w-auto">
        {account === null ? null : account.isLive ? (
          <Tag tone="filled">{account.label}</Tag>
        ) : (
          <Badge icon={<FlaskConical size={15} strokeWidth={1.75} aria-hidden="true" />}>{account.label}</Badge>
        )}
        <PauseButton devices={devices} />
      </div>
    </DashboardTitle>
  )
}
