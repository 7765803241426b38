/** The views of the dashboard, by what `view` in the address says. */
export const dashboardViews = [
  { view: 'live', label: 'Live', address: '/dashboard' },
  { view: 'statistics', label: 'Statistics', address: '/dashboard?view=statistics' },
  { view: 'journal', label: 'Journal', address: '/dashboard?view=journal' },
] as const

export type DashboardView = (typeof dashboardViews)[number]['view']

export function dashboardViewOf(asked: string | null): DashboardView {
  return dashboardViews.find(({ view }) => view === asked)?.view ?? 'live'
}
