import { useSearchParams } from 'react-router'
import { isSimulationKept } from '#web/features/trading/simulation/kept-simulation.ts'
import { usePageQuery } from '#web/shared/hooks/use-address-filter.ts'
import { asksForSimulation, simulatedQuery } from '@stratomate/contracts/site/simulated-dashboard-address'

/** Whether simulated charts are watched in the place of the own dashboard: by its address, or since before in this tab. */
export function useWatching(): { isWatching: boolean; watch: () => void } {
  const query = usePageQuery()
  const [, setQuery] = useSearchParams()
  return { isWatching: asksForSimulation(query) || isSimulationKept(), watch: () => setQuery(simulatedQuery) }
}
