/** What the server answers for a page; an older server may leave the count out. */
type Visits = { count?: number; shouldDisplay: boolean }

export type VisitState = { kind: 'hidden' } | { kind: 'visible'; count: number }

/** Nothing is shown below the threshold or without a count (SPEC §4). */
export function visitState(visits: Visits): VisitState {
  if (!visits.shouldDisplay || visits.count === undefined) return { kind: 'hidden' }
  return { kind: 'visible', count: visits.count }
}

/** The count in the format of the page's language: `1,284`. */
export function formatVisits(count: number): string {
  return count.toLocaleString('en-US')
}
