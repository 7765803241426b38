import { NoSubscriptionCard } from '#web/features/billing/plans/no-subscription-card.tsx'
import { StepsAhead } from '#web/features/trading/first-run/steps-ahead.tsx'
import { WatchCard } from '#web/features/trading/first-run/watch-card.tsx'
import { DashboardTitle } from './dashboard-title.tsx'
import { SimulatedBoard } from './simulated-board.tsx'
import { useWatching } from './use-watching.ts'

/** The dashboard of an account that never had a plan: where to begin, and what can be watched at once. */
export function DashboardWithoutPlan() {
  const { isWatching, watch } = useWatching()
  if (isWatching) return <SimulatedBoard />
  return (
    <>
      <DashboardTitle view="live" />
      <NoSubscriptionCard />
      <WatchCard look="wide" isLead={false} onWatch={watch} />
      <StepsAhead />
    </>
  )
}
