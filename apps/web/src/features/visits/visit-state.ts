/** What the server answers about a page; the count may be missing when an older server answers. */
type Visits = { count?: number; shouldDisplay: boolean }

export type VisitState = { kind: 'hidden' } | { kind: 'visible'; count: number }

/** Nothing is shown below the threshold or without a count (SPEC §4). */
export function visitState(visits: Visits): VisitState {
  if (!visits.shouldDisplay || visits.count === undefined) return { kind: 'hidden' }
  return { kind: 'visible', count: visits.count }
}

/** The count as the pages' language writes it: `1,284`. */
export function formatVisits(count: number): string {
  return count.toLocaleString('en-US')
}
