import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { DashboardTitle } from './dashboard-title.tsx'

/** Prices, rules and charts are loaded by those who want to watch them: the drawing with the board, not after it. */
const SimulatedDashboard = lazy(async () => {
  const [board] = await Promise.all([
    import('#web/features/trading/simulation/simulated-dashboard.tsx'),
    import('#web/features/trading/charts/candle-chart.tsx'),
  ])
  return { default: board.SimulatedDashboard }
})

/**
 * The simulated dashboard in the place of the own one, until it is closed. Its title is alone: what belongs to the
 * account, as its badge of demo or live, would be taken for the simulation's.
 */
export function SimulatedBoard() {
  const [, setQuery] = useSearchParams()
  return (
    <>
      <DashboardTitle view="live" />
      <Suspense fallback={<DashboardSkeleton />}>
        <SimulatedDashboard onClose={() => setQuery({}, { replace: true })} />
      </Suspense>
    </>
  )
}
