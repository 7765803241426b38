const watched = 'simulated'

/** The query of the dashboard with its simulated charts running. */
export const simulatedQuery = { watch: watched } as const

/** The dashboard with its simulated charts running: where links lead that promise them, and what a reload keeps. */
export const simulatedDashboardAddress = `/dashboard?watch=${watched}`

/** Whether the query of the dashboard asks for simulated charts. */
export function asksForSimulation(query: URLSearchParams): boolean {
  return query.get('watch') === watched
}
