const watched = 'simulated'

/** The query of the dashboard with running simulated charts. */
export const simulatedQuery = { watch: watched } as const

/** The address of the dashboard with running simulated charts; a reload keeps them. */
export const simulatedDashboardAddress = `/dashboard?watch=${watched}`

/** Whether the query of the dashboard asks for simulated charts. */
export function asksForSimulation(query: URLSearchParams): boolean {
  return query.get('watch') === watched
}
