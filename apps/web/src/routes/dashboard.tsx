import { useEffect } from 'react'
import { useSubscription } from '#web/features/billing/plans/use-subscription.ts'
import { usePageQuery } from '#web/shared/hooks/use-address-filter.ts'
import { pageMeta } from '#web/shared/page/page-meta.ts'
import { leaveForSignIn } from '#web/shared/session/return-address.ts'
import { useSession } from '#web/shared/session/use-session.ts'
import { DashboardFailure } from './dashboard/dashboard-failure.tsx'
import { DashboardReady } from './dashboard/dashboard-ready.tsx'
import { DashboardRecords } from './dashboard/dashboard-records.tsx'
import { DashboardSkeleton } from './dashboard/dashboard-skeleton.tsx'
import { DashboardWithoutPlan } from './dashboard/dashboard-without-plan.tsx'
import { dashboardViewOf } from './dashboard/dashboard-views.ts'

export function meta() {
  return pageMeta({
    path: '/dashboard',
    title: 'Dashboard',
    description: 'Your subscription, your charts and your trades, live.',
  })
}

/** Loading, none found, error, ready: one of four at a time. What was traded stays readable without a plan. */
export default function DashboardRoute() {
  const session = useSession()
  const userId = session.kind === 'member' ? session.user.id : null
  const subscription = useSubscription({ userId })
  const view = dashboardViewOf(usePageQuery().get('view'))
  const isAnonymous = session.kind === 'anonymous'
  useEffect(() => {
    if (isAnonymous) leaveForSignIn()
  }, [isAnonymous])

  if (userId !== null && view !== 'live') return <DashboardRecords view={view} />
  if (subscription.isError) {
    return <DashboardFailure error={subscription.error} onRetry={() => void subscription.refetch()} />
  }
  if (userId === null || subscription.isPending) return <DashboardSkeleton />
  if (subscription.data === null) return <DashboardWithoutPlan />
  return <DashboardReady subscription={subscription.data} />
}
