import { useSearchParams } from 'react-router'
import { NoSubscriptionCard } from '#web/features/billing/plans/no-subscription-card.tsx'
import { WatchCard } from '#web/features/trading/first-run/watch-card.tsx'
import { isSimulationKept } from '#web/features/trading/simulation/kept-simulation.ts'
import { usePageQuery } from '#web/shared/hooks/use-address-filter.ts'
import { asksForSimulation, simulatedQuery } from '#web/shared/page/simulated-dashboard-address.ts'
import { DashboardTitle } from './dashboard-title.tsx'
import { SimulatedBoard } from './simulated-board.tsx'

/** The dashboard of an account that never had a plan: where to begin, and what can be watched at once. */
export function DashboardWithoutPlan() {
  const query = usePageQuery()
  const [, setQuery] = useSearchParams()
  if (asksForSimulation(query) || isSimulationKept()) {
    return (
      <>
        <DashboardTitle view="live" />
        <SimulatedBoard />
      </>
    )
  }
  return (
    <>
      <DashboardTitle view="live" />
      <div className="kpi:first-run-columns grid grid-cols-1 items-start gap-4">
        <NoSubscriptionCard />
        <WatchCard isLead={false} onWatch={() => setQuery(simulatedQuery)} />
      </div>
    </>
  )
}
