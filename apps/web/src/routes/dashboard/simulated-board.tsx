import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'

/** Prices, rules and charts are loaded by those who want to watch them. */
const SimulatedDashboard = lazy(async () => ({
  default: (await import('#web/features/trading/simulation/simulated-dashboard.tsx')).SimulatedDashboard,
}))

/** The simulated dashboard in the place of the own one, until it is closed. */
export function SimulatedBoard() {
  const [, setQuery] = useSearchParams()
  return (
    <Suspense fallback={<DashboardSkeleton />}>
      <SimulatedDashboard onClose={() => setQuery({}, { replace: true })} />
    </Suspense>
  )
}
